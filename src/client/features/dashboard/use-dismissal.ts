import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import type { Reader } from './dashboard-queries.ts'
import { hideSuggestion, refreshStories } from './forget-story.ts'

/** Takes a story out of a child's suggestions for good; it can be taken back. */
export function useDismissal(reader: Reader) {
  const client = useQueryClient()
  return async (storyId: string, title: string) => {
    if (!reader) return
    const say = (isDismissed: boolean) =>
      api.suggestion.dismiss({ ...reader, storyId, isDismissed })
    const undo = async () => {
      await say(false).catch(() => void showToast(m.dashboard_undo_failed(), 'error'))
      await refreshStories(client)
    }
    hideSuggestion(client, storyId)
    try {
      await say(true)
      void showToast(m.dashboard_dismissed({ title }), 'info', {
        label: m.dashboard_undo(),
        onAction: () => void undo(),
      })
    } catch {
      void showToast(m.dashboard_dismiss_failed({ title }), 'error')
    }
    await refreshStories(client)
  }
}
