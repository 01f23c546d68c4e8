import { useQueryClient } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import { api } from '../../data/core/api.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import type { Reader } from './dashboard-queries.ts'
import { hideSuggestion, hideUnfinished, refreshStories } from './story-changes.ts'

/** Marks a story as finished; undoing that also restores its mark on the list `remember`. */
export function useMarkFinished(reader: Reader, child: Child | null) {
  const client = useQueryClient()
  return async (storyId: string, title: string) => {
    if (!reader) return
    const isRemembered = child?.remember.includes(storyId) ?? false
    hideUnfinished(client, storyId)
    hideSuggestion(client, storyId)
    const undo = async () => {
      try {
        await api.reading.markFinished({ ...reader, storyId, isFinished: false })
        if (isRemembered) {
          await api.list.mark({ ...reader, list: 'remember', storyId, marked: true })
        }
      } catch {
        void showToast(m.dashboard_undo_failed(), 'error')
      }
      await refreshStories(client)
    }
    try {
      await api.reading.markFinished({ ...reader, storyId, isFinished: true })
      void showToast(m.dashboard_finished({ title }), 'info', {
        label: m.dashboard_undo(),
        onAction: () => void undo(),
      })
    } catch {
      void showToast(m.dashboard_finish_failed({ title }), 'error')
    }
    await refreshStories(client)
  }
}
