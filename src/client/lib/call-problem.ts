import { ORPCError } from '@orpc/client'
import { m } from '../paraglide/messages.js'

const minuteSeconds = 60

/** The sentence that says how long to wait: in seconds below two minutes, then in minutes. */
export function waitText(seconds: number): string {
  return seconds < 2 * minuteSeconds
    ? m.login_error_wait_seconds({ seconds: Math.ceil(seconds) })
    : m.login_error_wait_minutes({ minutes: Math.ceil(seconds / minuteSeconds) })
}

/** The sentence for a call refused with 429; if the error names no wait, it says one minute. */
export function rateLimitText({ data }: { data?: { retryAfterSeconds?: unknown } }): string {
  const seconds = Number(data?.retryAfterSeconds)
  return waitText(seconds > 0 ? seconds : minuteSeconds)
}

/** The sentence for a failed call of a signed-in user. */
export function callProblem(error: unknown): string {
  if (!(error instanceof ORPCError)) return m.login_error_network()
  if (error.code === 'MAINTENANCE') return m.call_maintenance()
  if (error.code === 'GATE_CLOSED') return m.settings_gate_closed()
  if (error.code === 'EMAIL_UNVERIFIED') return m.settings_unverified()
  if (error.code === 'LAST_METHOD') return m.settings_google_last()
  if (error.status === 401) return m.settings_signed_out()
  if (error.status === 429) return rateLimitText(error)
  return m.login_error_unexpected()
}
