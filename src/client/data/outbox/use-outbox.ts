import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { Keeping } from '../keeping.ts'
import type { Outbox } from './outbox.ts'
import type { Fate } from './outbox-fates.ts'
import type { Shown } from './outbox-view.ts'
import type { Wish } from './wish.ts'

const nothing: Shown = { waiting: [], done: [] }

/** What waits in an outbox; nothing where there is none. */
function useShown(outbox: Outbox | undefined): Shown {
  return useSyncExternalStore(
    useCallback((listener) => outbox?.subscribe(listener) ?? (() => undefined), [outbox]),
    () => outbox?.shown() ?? nothing,
    () => nothing,
  )
}

interface Early {
  wish: Wish
  resolve: (fate: Promise<Fate>) => void
}

export interface OutboxAccess {
  shown: Shown
  /** As `Outbox.add`; right after signing in it waits a moment for the outbox itself. */
  add: Outbox['add']
  leave: () => void
  /** Null where nobody is kept for yet. */
  outbox: Outbox | null
}

export const OutboxContext = createContext<OutboxAccess | null>(null)

/** The outbox of the account that is kept for; for the auth provider. */
export function useOutboxOf(keeping: Keeping | null, uid: string | undefined): OutboxAccess {
  const outbox = keeping?.outbox
  const shown = useShown(outbox)
  const current = useRef(outbox)
  const early = useRef<Early[]>([])
  current.current = outbox
  useEffect(() => {
    if (!outbox) return
    for (const { wish, resolve } of early.current.splice(0)) resolve(outbox.add(wish))
  }, [outbox])
  useEffect(() => {
    const wishes = early.current
    // Whoever signs in next has nothing to do with them.
    return () => void (uid !== undefined && wishes.splice(0))
  }, [uid])
  const add = useCallback((wish: Wish) => {
    if (current.current) return current.current.add(wish)
    return new Promise<Fate>((resolve) => early.current.push({ wish, resolve }))
  }, [])
  const leave = useCallback(() => current.current?.leave(), [])
  return useMemo(() => ({ shown, add, leave, outbox: outbox ?? null }), [shown, add, leave, outbox])
}

/** What waits to be sent for the account, and how to add to it. Throws outside the auth provider. */
export function useOutbox(): OutboxAccess {
  const access = use(OutboxContext)
  if (access === null) throw new Error('useOutbox must be used within the AuthProvider')
  return access
}
