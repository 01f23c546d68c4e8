import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { useFamily } from '../child/use-family.ts'
import { useShelf } from '../mark/use-shelf.ts'

/**
 * A story read to its end leaves the remembered ones by itself: that is said where the book ends,
 * and can be undone.
 */
export function useFinishedNews(storyId: string, title: string, isAtEnd: boolean): void {
  const { activeChild } = useFamily()
  const childId = activeChild?.childId ?? 'default'
  const { list, change, isChanging } = useShelf('remember', childId)
  const before = useRef<string[] | null>(null)
  useEffect(() => {
    if (list === null) return
    if (list.includes(storyId)) {
      before.current = list
      return
    }
    if (!isAtEnd) return
    const order = before.current
    before.current = null
    // Whoever takes it off by the button has been told there.
    if (order === null || isChanging) return
    void showToast(m.shelf_remember_done({ title }), 'info', {
      label: m.shelf_undo(),
      onAction: () => change({ kind: 'add', storyIds: [storyId], order }),
    })
  }, [list, isAtEnd, storyId, title, change, isChanging])
}
