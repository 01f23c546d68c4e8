import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { type OfflineEntry, useOfflineStories } from './offline-state.ts'

/** Removes stories from the device and offers to undo that. */
export function useRemoveOffline() {
  const { manager } = useOfflineStories()
  return async (entries: readonly OfflineEntry[], text: string) => {
    const undo = await manager?.remove(entries.map(({ storyId }) => storyId))
    if (undo) void showToast(text, 'info', { label: m.offline_undo(), onAction: undo })
  }
}
