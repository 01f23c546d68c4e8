import type { Receipt } from '../../../contract/billing.ts'
import { forgetKept, keep, readKept } from '../../lib/kept.ts'
import type { SaidLine } from './declared.ts'

/** What arrived: the server's receipt, and what was declared in the words of the form. */
export interface Sent extends Receipt {
  lines: SaidLine[]
  email: string
  /** Null where the receipt went to `email` only. */
  receiptEmail: string | null
}

const storage = () => sessionStorage
const keyOf = (path: string) => `declared:${path}`

/** Keeps what was sent from a page for a reload in this tab. */
export function keepSent(path: string, sent: Sent): void {
  keep(keyOf(path), sent, storage)
}

/** What this tab sent from a page and has not left yet; null for nothing. */
export function readSent(path: string): Sent | null {
  const kept = readKept(keyOf(path), storage)
  return isSent(kept) ? kept : null
}

/** Forgets it: nobody else at this device is to read it. */
export function forgetSent(path: string): void {
  forgetKept(keyOf(path), storage)
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
