import { withEnqueued } from './change-queue.ts'
import { type Enqueued, isProfileChange, type PendingChange } from './pending-change.ts'

export interface OutboxSnapshot {
  pending: readonly PendingChange[]
  /** Accepted changes of the user document since the page began; the live document may not have them yet. */
  applied: readonly PendingChange[]
}

/** The pending changes as one tab shows them. */
export interface OutboxView {
  snapshot: () => OutboxSnapshot
  subscribe: (listener: () => void) => () => void
  /** Whether this tab does not know the change as settled. */
  isOpen: (change: PendingChange) => boolean
  /** Shows a change before it is stored. */
  add: (added: PendingChange) => void
  /** Shows a change in place of the one it was merged with. */
  merge: (enqueued: Enqueued) => void
  /** Inserts the stored changes before those that were added meanwhile. */
  begin: (stored: readonly PendingChange[]) => void
  /** Removes those of `known` that are not in `stored`. */
  removeMissing: (known: readonly PendingChange[], stored: readonly PendingChange[]) => void
  /** Marks the change as settled; it is shown until `remove`. */
  close: (change: PendingChange) => void
  /** `isDone`: the server accepted the change. */
  remove: (change: PendingChange, isDone: boolean) => void
}

export function createOutboxView(): OutboxView {
  const closed = new Set<string>()
  const listeners = new Set<() => void>()
  let snapshot: OutboxSnapshot = { pending: [], applied: [] }
  const show = (next: Partial<OutboxSnapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  const isOpen = ({ idempotencyKey }: PendingChange) => !closed.has(idempotencyKey)
  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOpen,
    add: (added) => show({ pending: [...snapshot.pending, added] }),
    merge: ({ added, replaces }) => {
      if (!isOpen(added)) return
      const others = without(snapshot.pending, [added])
      const isKnown = others.length < snapshot.pending.length
      if (!isKnown || replaces !== null)
        show({ pending: withEnqueued(others, { added, replaces }) })
    },
    begin: (stored) =>
      show({ pending: [...stored, ...without(snapshot.pending, stored)].filter(isOpen) }),
    removeMissing: (known, stored) => {
      const missing = without(known, stored)
      if (missing.length > 0) show({ pending: without(snapshot.pending, missing) })
    },
    close: ({ idempotencyKey }) => closed.add(idempotencyKey),
    remove: (removed, isDone) =>
      show({
        pending: without(snapshot.pending, [removed]),
        applied:
          isDone && isProfileChange(removed) ? [...snapshot.applied, removed] : snapshot.applied,
      }),
  }
}

const without = (changes: readonly PendingChange[], removed: readonly PendingChange[]) =>
  changes.filter(
    ({ idempotencyKey }) => !removed.some((other) => other.idempotencyKey === idempotencyKey),
  )
