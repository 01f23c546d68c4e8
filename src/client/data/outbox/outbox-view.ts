import { withJoined } from './outbox-box.ts'
import type { Joining, Waiting } from './wish.ts'
import { isOfProfile } from './wish.ts'

/** For who shows what is wished for. */
export interface Shown {
  waiting: readonly Waiting[]
  /** What was done to the user document since the page began; the live document may be late. */
  done: readonly Waiting[]
}

/** What one tab knows of the changes that wait. */
export interface OutboxView {
  shown: () => Shown
  subscribe: (listener: () => void) => () => void
  /** Whether a change is not yet known to be through. */
  isOpen: (waiting: Waiting) => boolean
  /** Shows a wish before it is kept. */
  wish: (added: Waiting) => void
  /** Shows a wish as it waits now, for the one it was merged with. */
  join: (joining: Joining) => void
  /** What was kept comes before what was told meanwhile. */
  begin: (kept: readonly Waiting[]) => void
  /** Of these, shows only what still waits. */
  keepOnly: (known: readonly Waiting[], kept: readonly Waiting[]) => void
  /** From now on the change counts as through, though it is still shown. */
  close: (waiting: Waiting) => void
  /** Shows what is through no longer as a wish. */
  end: (waiting: Waiting, isDone: boolean) => void
}

export function createOutboxView(): OutboxView {
  const closed = new Set<string>()
  const listeners = new Set<() => void>()
  let shown: Shown = { waiting: [], done: [] }
  const show = (next: Partial<Shown>) => {
    shown = { ...shown, ...next }
    for (const listener of listeners) listener()
  }
  const isOpen = ({ idempotencyKey }: Waiting) => !closed.has(idempotencyKey)
  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOpen,
    wish: (added) => show({ waiting: [...shown.waiting, added] }),
    join: ({ added, replaces }) => {
      if (!isOpen(added)) return
      const others = shown.waiting.filter((known) => !isSame(known, added))
      const isKnown = others.length < shown.waiting.length
      if (!isKnown || replaces !== null) show({ waiting: withJoined(others, { added, replaces }) })
    },
    begin: (kept) => {
      const told = shown.waiting.filter((known) => !kept.some((one) => isSame(one, known)))
      show({ waiting: [...kept, ...told].filter(isOpen) })
    },
    keepOnly: (known, kept) => {
      const gone = known.filter((one) => !kept.some((other) => isSame(one, other)))
      if (gone.length === 0) return
      show({ waiting: shown.waiting.filter((one) => !gone.some((other) => isSame(one, other))) })
    },
    close: ({ idempotencyKey }) => closed.add(idempotencyKey),
    end: (ended, isDone) =>
      show({
        waiting: shown.waiting.filter((known) => !isSame(known, ended)),
        done: isDone && isOfProfile(ended) ? [...shown.done, ended] : shown.done,
      }),
  }
}

const isSame = (one: Waiting, other: Waiting) => one.idempotencyKey === other.idempotencyKey
