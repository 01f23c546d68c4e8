import { ORPCError } from '@orpc/client'
import { rateLimitText } from '../../lib/call-problem.ts'
import { m } from '../../paraglide/messages.js'
import type { FormProblem } from '../session/form/form-problem.ts'

/** The problems of a failed declaration. */
export function declarationProblems(error: unknown): FormProblem[] {
  const oneProblem = (text: string) => [{ field: null, text }]
  if (!(error instanceof ORPCError)) return oneProblem(m.declaration_offline())
  if (error.status === 429) return oneProblem(rateLimitText(error))
  if (error.status !== 400) return oneProblem(m.declaration_unexpected())
  const problems = refusedFields(error.data).map((field) => ({ field, text: fieldProblem(field) }))
  return problems.length > 0 ? problems : oneProblem(m.declaration_refused())
}

function refusedFields(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return []
  const { fields } = data
  if (!Array.isArray(fields)) return []
  return [...new Set(fields.map(({ path }) => String(path)))].filter((path) => path !== '')
}

function fieldProblem(field: string): string {
  if (field === 'email' || field === 'receiptEmail') return m.login_error_email()
  if (field === 'name') return m.declaration_name_missing()
  return m.declaration_refused()
}
