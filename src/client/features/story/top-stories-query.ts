import { api, query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { trace } from '../../data/traces.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { shownTitles } from './shown-titles.ts'

interface TopStoriesInput {
  limit: number
  /** Only titles holding this; blank means all (spec section 5). */
  search: string
}

/** Most liked stories; a failure shows a toast and is thrown on (spec section 8). */
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
        if (!signal.aborted) void showToast(messageOf(error), 'error')
        throw error
      }
    },
  }
}

/** An error's own message, or 'Unexpected error'. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : m.site_unexpected_error()
}
