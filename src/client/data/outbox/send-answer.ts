import type { Waiting } from './wish.ts'

/** Why the server does not take a change. */
export interface Refusal {
  code: string
  /** 0 where no answer of our server came. */
  status: number
}

/** What became of sending a change. `later`: it cannot be known, or not now; `refusal` says why. */
export type Answer = Final | { kind: 'later'; refusal: Refusal }

export type Final = { kind: 'done'; result: unknown } | { kind: 'refused'; refusal: Refusal }

/** A change that is through; its answer reaches every tab. */
export interface Settled {
  waiting: Waiting
  answer: Final
  /** Whether somebody in this tab waits for the answer. */
  isAwaited: boolean
}
