import { useCallback, useEffect, useMemo } from 'react'
import type { ShelfName } from '../../../contract/shelf.ts'
import { useOutbox } from '../../data/outbox/use-outbox.ts'
import { loadToasts } from '../../ui/toast.ts'
import { useFamily } from '../child/use-family.ts'
import type { ShelfChange } from './shelf-change.ts'
import { changedList, changesOf, wishesOf } from './shelf-change.ts'

/**
 * A child's list of ids as it is wished for, null until it is known, and how to change it. A change
 * shows at once, here and in other tabs; it waits while there is no network, and is gone again where
 * the server refuses it. `isChanging`: something of it waits.
 */
export function useShelf(shelf: ShelfName, childId: string) {
  const { children } = useFamily()
  const { shown, add } = useOutbox()
  const known = children.find((child) => child.childId === childId)?.[shelf] ?? null
  const changes = useMemo(
    () => changesOf(shown.waiting, { childId, shelf }),
    [shown, childId, shelf],
  )

  useEffect(() => {
    // What a mark says, and how to undo it, is also wanted without a network.
    loadToasts().catch(() => undefined)
  }, [])

  const change = useCallback(
    (wanted: ShelfChange) => {
      // Why one did not stay is told wherever one is by then.
      for (const wish of wishesOf(wanted, { childId, shelf })) add(wish).catch(() => undefined)
    },
    [add, childId, shelf],
  )
  return {
    list: known && changes.reduce(changedList, known),
    change,
    isChanging: changes.length > 0,
  }
}
