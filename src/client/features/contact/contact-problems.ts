import { ORPCError } from '@orpc/client'
import { m } from '../../paraglide/messages.js'
import type { FormProblem } from '../session/form-problem.ts'
import { waitText } from '../session/form-problem.ts'

const defaultWaitSeconds = 60

/** Why a message did not arrive; what was typed stays where it is. */
export function contactProblems(error: unknown): FormProblem[] {
  const about = (text: string) => [{ field: null, text }]
  if (!(error instanceof ORPCError)) return about(m.contact_error_network())
  if (error.status === 429) {
    const seconds = Number(error.data?.retryAfterSeconds)
    return about(waitText(seconds > 0 ? seconds : defaultWaitSeconds))
  }
  return about(error.status === 400 ? m.contact_error_refused() : m.contact_error_unexpected())
}
