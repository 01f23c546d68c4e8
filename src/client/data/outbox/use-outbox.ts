import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Keeping } from '../keeping.ts'
import type { Outbox } from './outbox.ts'
import type { Fate } from './outbox-fates.ts'
import type { Shown } from './outbox-view.ts'
import type { Waiting, Wish } from './wish.ts'

const nothing: Shown = { waiting: [], done: [] }

/** What waits in an outbox; nothing where there is none. */
function useShown(outbox: Outbox | undefined): Shown {
  return useSyncExternalStore(
    useCallback((listener) => outbox?.subscribe(listener) ?? (() => undefined), [outbox]),
    () => outbox?.shown() ?? nothing,
    () => nothing,
  )
}

/** What somebody wished for before there was an outbox. */
interface Early {
  wish: Wish
  resolve: (fate: Promise<Fate>) => void
}

/** As the outbox will show it; the key is only for showing. */
function shownEarly(early: readonly Early[], uid = ''): Waiting[] {
  return early.map(({ wish }) => ({
    ...wish,
    uid,
    idempotencyKey: crypto.randomUUID(),
    queuedAt: Date.now(),
  }))
}

export interface OutboxAccess {
  shown: Shown
  /** As `Outbox.add`; where the outbox itself is not there yet, it waits for it and is shown. */
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
  const [waitingEarly, setWaitingEarly] = useState<readonly Waiting[]>([])
  current.current = outbox
  useEffect(() => {
    if (!outbox) return
    for (const { wish, resolve } of early.current.splice(0)) resolve(outbox.add(wish))
    setWaitingEarly([])
  }, [outbox])
  useEffect(() => {
    const wishes = early.current
    // Whoever signs in next has nothing to do with them.
    return () => {
      if (uid === undefined) return
      wishes.splice(0)
      setWaitingEarly([])
    }
  }, [uid])
  const add = useCallback(
    (wish: Wish) => {
      if (current.current) return current.current.add(wish)
      return new Promise<Fate>((resolve) => {
        early.current.push({ wish, resolve })
        setWaitingEarly(shownEarly(early.current, uid))
      })
    },
    [uid],
  )
  const leave = useCallback(() => current.current?.leave(), [])
  return useMemo(
    () => ({
      shown: { ...shown, waiting: [...shown.waiting, ...waitingEarly] },
      add,
      leave,
      outbox: outbox ?? null,
    }),
    [shown, waitingEarly, add, leave, outbox],
  )
}

/** What waits to be sent for the account, and how to add to it. Throws outside the auth provider. */
export function useOutbox(): OutboxAccess {
  const access = use(OutboxContext)
  if (access === null) throw new Error('useOutbox must be used within the AuthProvider')
  return access
}
