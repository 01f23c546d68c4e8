import { waitText } from '../../../lib/call-problem.ts'
import { formatLongDate } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import type { AuthResult } from '../api/auth-answer.ts'
import { reasonText } from './credentials.ts'

/** A problem of a form; `field` is the name of its input, if any. */
export interface FormProblem {
  field: string | null
  text: string
  /** The field's label. */
  label?: string | undefined
  /** What the user can do about it. */
  action?: 'sign-in' | 'new-link' | 'reset' | 'forgot'
}

/** Problems of the sign-in form. A mailed link helps, even after too many attempts of a stranger. */
export function signInProblems(result: AuthResult): FormProblem[] {
  const problems = formProblems(result)
  if (result.kind === 'too-many')
    return problems.map((problem) => ({ ...problem, action: 'reset' }))
  if (result.kind !== 'wrong-credentials') return problems
  return problems.map((problem) => ({ ...problem, action: 'forgot' }))
}

/** Problems for a result; empty on success. */
export function formProblems(result: AuthResult): FormProblem[] {
  const oneProblem = (text: string, rest: Partial<FormProblem> = {}) => [
    { field: null, text, ...rest },
  ]
  switch (result.kind) {
    case 'ok':
      return []
    case 'wrong-credentials':
      return oneProblem(m.login_error_credentials())
    case 'address-in-use':
      return oneProblem(m.login_error_in_use(), { field: 'email', action: 'sign-in' })
    case 'too-many':
      return oneProblem(waitText(result.retryAfterSeconds))
    case 'invalid-fields':
      return result.fields.map(({ field, reason }) => ({
        field: field === 'newPassword' ? 'password' : field,
        text: reasonText(reason),
      }))
    case 'link-expired':
      return oneProblem(m.login_link_expired(), { action: 'new-link' })
    case 'other-account':
      return oneProblem(m.login_verify_other())
    case 'already-verified':
      return oneProblem(m.login_verify_already())
    case 'signed-out':
      return oneProblem(m.login_error_session())
    case 'wrong-password':
      return oneProblem(m.settings_password_wrong(), { field: 'currentPassword' })
    case 'gate-closed':
      return oneProblem(m.settings_gate_closed())
    case 'not-fresh':
      return oneProblem(m.settings_fresh())
    case 'email-unverified':
      return oneProblem(m.settings_google_unverified())
    case 'already-linked':
      return oneProblem(m.settings_google_already())
    case 'google-unavailable':
      return oneProblem(m.login_google_unavailable())
    case 'locked':
      return oneProblem(lockedText(result.dueAt))
    case 'network':
      return oneProblem(m.login_error_network())
    case 'unexpected':
      return oneProblem(m.login_error_unexpected())
  }
}

function lockedText(dueAt: string | null): string {
  if (dueAt === null) return m.login_error_locked()
  return m.login_error_locked_until({ date: formatLongDate(dueAt) })
}

/** The sentence for an error code of Google or the server; null if the user cancelled. */
export function googleErrorText(code: string): string | null {
  if (code === 'access_denied') return null
  if (code === 'account_not_linked') return m.login_google_not_linked()
  if (code === 'GOOGLE_UNAVAILABLE') return m.login_google_unavailable()
  if (code === 'ACCOUNT_LOCKED') return m.login_error_locked()
  return m.login_google_failed()
}
