import { ORPCError } from '@orpc/client'
import { m } from '../../paraglide/messages.js'
import type { FormProblem } from '../session/form-problem.ts'
import { waitText } from '../session/form-problem.ts'

const defaultWaitSeconds = 60

/** Why a declaration did not arrive; what was typed stays where it is. */
export function declarationProblems(error: unknown): FormProblem[] {
  const about = (text: string) => [{ field: null, text }]
  if (!(error instanceof ORPCError)) return about(m.declaration_offline())
  if (error.status === 429) {
    const seconds = Number(error.data?.retryAfterSeconds)
    return about(waitText(seconds > 0 ? seconds : defaultWaitSeconds))
  }
  if (error.status !== 400) return about(m.declaration_unexpected())
  const refused = fieldsOf(error.data).map((field) => ({ field, text: textOf(field) }))
  return refused.length > 0 ? refused : about(m.declaration_refused())
}

function fieldsOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return []
  const { fields } = data
  if (!Array.isArray(fields)) return []
  return [...new Set(fields.map(({ path }) => String(path)))].filter((path) => path !== '')
}

function textOf(field: string): string {
  if (field === 'email' || field === 'receiptEmail') return m.login_error_email()
  if (field === 'name') return m.declaration_name_missing()
  return m.declaration_refused()
}
