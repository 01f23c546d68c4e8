import { ORPCError } from '@orpc/client'
import { m } from '../../paraglide/messages.js'

/** Why a change of the family was not saved, for the user. */
export function childProblem(error: Error): string {
  if (!(error instanceof ORPCError)) return m.child_unreachable()
  if (error.code === 'GATE_CLOSED') return m.child_gate_closed()
  if (error.code === 'TOO_MANY_CHILDREN') return m.child_too_many()
  return m.child_unreachable()
}
