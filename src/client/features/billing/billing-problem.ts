import { ORPCError } from '@orpc/client'
import { m } from '../../paraglide/messages.js'
import { callProblem } from '../settings/call-problem.ts'

/** The sentence for a call about money that failed. */
export function billingProblem(error: unknown): string {
  if (!(error instanceof ORPCError)) return callProblem(error)
  if (error.code === 'PROVIDER_UNAVAILABLE') return m.billing_unavailable()
  if (error.code === 'ALREADY_SUBSCRIBED') return m.billing_already()
  if (error.code === 'EMAIL_UNPROVEN') return m.order_unproven()
  if (error.code === 'NOT_POSSIBLE') return m.billing_not_possible()
  if (error.code === 'GATE_CLOSED') return m.billing_gate_closed()
  return callProblem(error)
}

/** Whether it failed because nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 401
}
