import { useCallback, useEffect, useMemo } from 'react'
import type { ListName } from '../../../contract/list.ts'
import { useOutbox } from '../../data/outbox/use-outbox.ts'
import { loadToasts } from '../../ui/toast.ts'
import { useFamily } from '../child/use-family.ts'
import { applyListChange, type ListChange, toListChanges, toPendingChanges } from './list-change.ts'

/**
 * The story ids of a child's list with the pending changes, null until they are known, and how to
 * change it. A change shows immediately, in other tabs too; offline it waits, a refused one disappears.
 */
export function useList(list: ListName, childId: string) {
  const { children } = useFamily()
  const { snapshot, add } = useOutbox()
  const savedIds = children.find((child) => child.childId === childId)?.[list] ?? null
  const pending = useMemo(
    () => toListChanges(snapshot.pending, { childId, list }),
    [snapshot, childId, list],
  )

  useEffect(() => {
    // The toast that confirms a change and offers to undo it must be there offline, too.
    loadToasts().catch(() => undefined)
  }, [])

  const change = useCallback(
    (listChange: ListChange) => {
      // `OutboxNotifications` reports why a change was refused.
      for (const pendingChange of toPendingChanges(listChange, { childId, list }))
        add(pendingChange).catch(() => undefined)
    },
    [add, childId, list],
  )
  return {
    storyIds: savedIds && pending.reduce(applyListChange, savedIds),
    change,
    isChanging: pending.length > 0,
  }
}
