import { onlineManager } from '@tanstack/react-query'
import { api, query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { trace } from '../../../data/traces/traces.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { shownTitles } from '../labels/shown-titles.ts'

interface TopStoriesInput {
  limit: number
  /** Only titles that contain this; blank means all (spec 5.4). */
  search: string
}

/**
 * Most liked stories; a failure shows a toast and is rethrown (spec 8.3). Offline, the page has the last
 * answer or says so itself.
 */
export function topStoriesQuery({ limit, search }: TopStoriesInput) {
  const input = {
    limit,
    ...(search.trim() !== '' && { search }),
    ...shownTitles(),
  }
  return {
    ...query.story.top.queryOptions({ input }),
    ...productQuery,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      try {
        return await trace('top-stories', () => api.story.top(input, { signal }), signal)
      } catch (error) {
        if (!signal.aborted && onlineManager.isOnline())
          void showToast(errorMessage(error), 'error')
        throw error
      }
    },
  }
}

/**
 * The message of an error, or 'Unexpected error' without one. Browsers report a missing network as a
 * `TypeError` with English words of their own.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof TypeError) return m.login_error_network()
  return error instanceof Error && error.message ? error.message : m.site_unexpected_error()
}
