import { ORPCError } from '@orpc/client'
import { callProblem } from '../../../lib/call-problem.ts'
import { m } from '../../../paraglide/messages.js'

/** The sentence for a failed billing call. */
export function billingProblem(error: unknown): string {
  if (!(error instanceof ORPCError)) return callProblem(error)
  if (error.code === 'PROVIDER_UNAVAILABLE') return m.billing_unavailable()
  if (error.code === 'ALREADY_SUBSCRIBED') return m.billing_already()
  if (error.code === 'EMAIL_UNVERIFIED') return m.order_unverified()
  if (error.code === 'NOT_POSSIBLE') return m.billing_not_possible()
  if (error.code === 'GATE_CLOSED') return m.billing_gate_closed()
  return callProblem(error)
}

/** Whether the call failed because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 401
}
