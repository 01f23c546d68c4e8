import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/core/api.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import type { Reader } from './dashboard-queries.ts'
import { hideSuggestion, refreshStories } from './story-changes.ts'

/** Dismisses a story from a child's suggestions permanently, with a way to undo that. */
export function useDismissal(reader: Reader) {
  const client = useQueryClient()
  return async (storyId: string, title: string) => {
    if (!reader) return
    const setDismissed = (isDismissed: boolean) =>
      api.suggestion.dismiss({ ...reader, storyId, isDismissed })
    const undo = async () => {
      await setDismissed(false).catch(() => void showToast(m.dashboard_undo_failed(), 'error'))
      await refreshStories(client)
    }
    hideSuggestion(client, storyId)
    try {
      await setDismissed(true)
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
