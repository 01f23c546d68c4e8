import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { useFamily } from '../child/use-family.ts'
import { useList } from '../mark/use-list.ts'

/**
 * The server removes a finished story from the remembered ones. At the end of the book, shows a
 * notification of that, with an undo button.
 */
export function useFinishedNotification(storyId: string, title: string, isAtEnd: boolean): void {
  const { activeChild } = useFamily()
  const childId = activeChild?.childId ?? 'default'
  const { storyIds, change, isChanging } = useList('remember', childId)
  const orderBefore = useRef<string[] | null>(null)
  useEffect(() => {
    if (storyIds === null) return
    if (storyIds.includes(storyId)) {
      orderBefore.current = storyIds
      return
    }
    if (!isAtEnd) return
    const order = orderBefore.current
    orderBefore.current = null
    // The button that removes a story shows a notification of its own.
    if (order === null || isChanging) return
    void showToast(m.list_remember_done({ title }), 'info', {
      label: m.list_undo(),
      onAction: () => change({ kind: 'add', storyIds: [storyId], order }),
    })
  }, [storyIds, isAtEnd, storyId, title, change, isChanging])
}
