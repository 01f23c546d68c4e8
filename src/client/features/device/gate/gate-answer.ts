import { ORPCError } from '@orpc/client'
import { m } from '../../../paraglide/messages.js'

const minuteSeconds = 60

/** Why a PIN or password did not open the gate, in words; `wrong` is said of the wrong secret. */
export function gateAnswer(error: Error | null, wrong: string): string | null {
  if (error === null) return null
  if (!(error instanceof ORPCError)) return m.gate_unreachable()
  if (error.code === 'WRONG_SECRET') return wrong
  if (error.code === 'EMAIL_UNPROVEN') return m.gate_unproven()
  if (error.status !== 429) return m.gate_unreachable()
  const seconds = Number(error.data?.retryAfterSeconds ?? minuteSeconds)
  return seconds < 2 * minuteSeconds
    ? m.gate_wait_seconds({ seconds: Math.ceil(seconds) })
    : m.gate_wait_minutes({ minutes: Math.ceil(seconds / minuteSeconds) })
}
