import { ORPCError } from '@orpc/client'
import { m } from '../../paraglide/messages.js'
import { waitText } from '../session/form-problem.ts'

const defaultWaitSeconds = 60

/** The sentence for a call that failed; what was typed stays where it is. */
export function callProblem(error: unknown): string {
  if (!(error instanceof ORPCError)) return m.login_error_network()
  if (error.code === 'GATE_CLOSED') return m.settings_gate_closed()
  if (error.code === 'EMAIL_UNPROVEN') return m.settings_unproven()
  if (error.code === 'LAST_METHOD') return m.settings_google_last()
  if (error.status === 401) return m.settings_signed_out()
  if (error.status === 429) {
    const seconds = Number(error.data?.retryAfterSeconds)
    return waitText(seconds > 0 ? seconds : defaultWaitSeconds)
  }
  return m.login_error_unexpected()
}
