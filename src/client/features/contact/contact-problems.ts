import { ORPCError } from '@orpc/client'
import { onlineManager } from '@tanstack/react-query'
import { rateLimitText } from '../../lib/call-problem.ts'
import { m } from '../../paraglide/messages.js'
import type { FormProblem } from '../session/form/form-problem.ts'

/** The problems of a failed message. */
export function contactProblems(error: unknown): FormProblem[] {
  const oneProblem = (text: string) => [{ field: null, text }]
  if (!onlineManager.isOnline()) return oneProblem(m.contact_offline())
  if (!(error instanceof ORPCError)) return oneProblem(m.contact_error_network())
  if (error.status === 429) return oneProblem(rateLimitText(error))
  return oneProblem(error.status === 400 ? m.contact_error_refused() : m.contact_error_unexpected())
}
