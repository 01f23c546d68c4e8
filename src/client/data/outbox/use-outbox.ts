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
import type { Outbox } from './outbox.ts'
import type { OutboxSnapshot } from './outbox-view.ts'
import type { Outcome } from './outcomes.ts'
import type { Change, PendingChange } from './pending-change.ts'

const emptySnapshot: OutboxSnapshot = { pending: [], applied: [] }

function useSnapshot(outbox: Outbox | null): OutboxSnapshot {
  return useSyncExternalStore(
    useCallback((listener) => outbox?.subscribe(listener) ?? (() => undefined), [outbox]),
    () => outbox?.snapshot() ?? emptySnapshot,
    () => emptySnapshot,
  )
}

/** A change that was made before the outbox was loaded. */
interface EarlyChange {
  change: Change
  resolve: (outcome: Promise<Outcome>) => void
}

/** Early changes as the outbox will show them. Their keys are only for display. */
function asPending(early: readonly EarlyChange[], uid = ''): PendingChange[] {
  return early.map(({ change }) => ({
    ...change,
    uid,
    idempotencyKey: crypto.randomUUID(),
    queuedAt: Date.now(),
  }))
}

export interface OutboxAccess {
  snapshot: OutboxSnapshot
  /** As `Outbox.add`. Until the outbox is loaded, the change is shown and waits in this tab. */
  add: Outbox['add']
  leave: () => void
  /** Null for guests and until it is loaded. */
  outbox: Outbox | null
}

export const OutboxContext = createContext<OutboxAccess | null>(null)

/** Access to the outbox of the account `uid`; for the auth provider. */
export function useOutboxAccess(outbox: Outbox | null, uid: string | undefined): OutboxAccess {
  const snapshot = useSnapshot(outbox)
  const outboxRef = useRef(outbox)
  const earlyChanges = useRef<EarlyChange[]>([])
  const [earlyPending, setEarlyPending] = useState<readonly PendingChange[]>([])
  outboxRef.current = outbox
  useEffect(() => {
    if (!outbox) return
    for (const { change, resolve } of earlyChanges.current.splice(0)) resolve(outbox.add(change))
    setEarlyPending([])
  }, [outbox])
  useEffect(() => {
    const changes = earlyChanges.current
    // The next account must not get them.
    return () => {
      if (uid === undefined) return
      changes.splice(0)
      setEarlyPending([])
    }
  }, [uid])
  const add = useCallback(
    (change: Change) => {
      if (outboxRef.current) return outboxRef.current.add(change)
      return new Promise<Outcome>((resolve) => {
        earlyChanges.current.push({ change, resolve })
        setEarlyPending(asPending(earlyChanges.current, uid))
      })
    },
    [uid],
  )
  const leave = useCallback(() => outboxRef.current?.leave(), [])
  return useMemo(
    () => ({
      snapshot: { ...snapshot, pending: [...snapshot.pending, ...earlyPending] },
      add,
      leave,
      outbox,
    }),
    [snapshot, earlyPending, add, leave, outbox],
  )
}

/** The pending changes of the account, and how to add one. Throws outside the auth provider. */
export function useOutbox(): OutboxAccess {
  const access = use(OutboxContext)
  if (access === null) throw new Error('useOutbox must be used within the AuthProvider')
  return access
}
