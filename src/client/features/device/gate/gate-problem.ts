import { ORPCError } from '@orpc/client'
import { m } from '../../../paraglide/messages.js'

const minuteSeconds = 60

/** Why a PIN or password did not open the gate, for the user; `wrongText` is for a wrong one. */
export function gateProblem(error: Error | null, wrongText: string): string | null {
  if (error === null) return null
  if (!(error instanceof ORPCError)) return m.gate_unreachable()
  if (error.code === 'WRONG_SECRET') return wrongText
  if (error.code === 'EMAIL_UNVERIFIED') return m.gate_unverified()
  if (error.status !== 429) return m.gate_unreachable()
  const seconds = Number(error.data?.retryAfterSeconds ?? minuteSeconds)
  return seconds < 2 * minuteSeconds
    ? m.gate_wait_seconds({ seconds: Math.ceil(seconds) })
    : m.gate_wait_minutes({ minutes: Math.ceil(seconds / minuteSeconds) })
}
