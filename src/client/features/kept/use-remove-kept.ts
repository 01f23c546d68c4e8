import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import type { KeptEntry } from './kept-state.ts'
import { useKept } from './kept-state.ts'

/** Takes stories from the device and offers to undo that. */
export function useRemoveKept() {
  const { keeper } = useKept()
  return async (entries: readonly KeptEntry[], text: string) => {
    const undo = await keeper?.remove(entries.map(({ storyId }) => storyId))
    if (undo) void showToast(text, 'info', { label: m.offline_undo(), onAction: undo })
  }
}
