import type { PendingChange } from './pending-change.ts'

/** Why the server does not accept a change. */
export interface Refusal {
  code: string
  /** HTTP status; 0 without an answer of our server. */
  status: number
}

/** `later`: the outcome is unknown, or a later try may succeed; `refusal` says why. */
export type SendResult = FinalResult | { kind: 'later'; refusal: Refusal }

export type FinalResult = { kind: 'done'; result: unknown } | { kind: 'refused'; refusal: Refusal }

/** A change that the server accepted or refused; every tab gets the answer. */
export interface SettledChange {
  change: PendingChange
  answer: FinalResult
  /** Whether a caller in this tab still waits for the answer. */
  isAwaited: boolean
}
