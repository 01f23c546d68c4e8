import type { Receipt } from '../../../contract/billing.ts'
import type { ReceiptLine } from './declaration-fields.ts'

/** A received declaration: the server's receipt and the declared lines. */
export interface SentDeclaration extends Receipt {
  lines: ReceiptLine[]
  email: string
  /** Null if the receipt went to `email` only. */
  receiptEmail: string | null
  /** Signed in or with an order number, so that a withdrawal needs no link from a mail. */
  isConfirmed: boolean
}

/** Reads a declaration from the state of a history entry; null if it has none. */
export function readSentDeclaration(state: unknown): SentDeclaration | null {
  if (typeof state !== 'object' || state === null || !('sent' in state)) return null
  return isSentDeclaration(state.sent) ? state.sent : null
}

function isSentDeclaration(stored: unknown): stored is SentDeclaration {
  if (typeof stored !== 'object' || stored === null) return false
  const { number, receivedAt, endsAt, lines, email, receiptEmail, isConfirmed } = stored as Record<
    string,
    unknown
  >
  const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
  return (
    [number, receivedAt, email].every((value) => typeof value === 'string') &&
    [endsAt, receiptEmail].every(isTextOrNull) &&
    typeof isConfirmed === 'boolean' &&
    Array.isArray(lines) &&
    lines.every((line) => Array.isArray(line) && line.length === 2)
  )
}
