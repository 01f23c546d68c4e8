import type { Receipt } from '../../../contract/billing.ts'
import type { SaidLine } from './declared.ts'

/** What arrived: the server's receipt, and what was declared in the words of the form. */
export interface Sent extends Receipt {
  lines: SaidLine[]
  email: string
  /** Null where the receipt went to `email` only. */
  receiptEmail: string | null
}

/** What an entry of the history remembers of a declaration; null for nothing. */
export function sentOf(state: unknown): Sent | null {
  if (typeof state !== 'object' || state === null || !('sent' in state)) return null
  return isSent(state.sent) ? state.sent : null
}

function isSent(kept: unknown): kept is Sent {
  if (typeof kept !== 'object' || kept === null) return false
  const { number, receivedAt, endsAt, lines, email, receiptEmail } = kept as Record<string, unknown>
  const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
  return (
    [number, receivedAt, email].every((value) => typeof value === 'string') &&
    [endsAt, receiptEmail].every(isTextOrNull) &&
    Array.isArray(lines) &&
    lines.every((line) => Array.isArray(line) && line.length === 2)
  )
}
