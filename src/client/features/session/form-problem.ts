import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import type { AuthResult } from './auth-answer.ts'
import { reasonText } from './credentials.ts'

/** One complaint about a form; `field` is the name of the input it belongs to, if any. */
export interface FormProblem {
  field: string | null
  text: string
  /** The way out, where there is one. */
  action?: 'sign-in' | 'new-link' | 'reset'
}

const minuteSeconds = 60

/** How long to wait, in words that fit the length. */
export function waitText(seconds: number): string {
  return seconds < 2 * minuteSeconds
    ? m.login_error_wait_seconds({ seconds: Math.ceil(seconds) })
    : m.login_error_wait_minutes({ minutes: Math.ceil(seconds / minuteSeconds) })
}

/** What the form for signing in says; a mailed link lets in owners whom somebody's guessing shuts out. */
export function signInProblemsOf(result: AuthResult): FormProblem[] {
  const wayOut = result.kind === 'too-many' ? ({ action: 'reset' } as const) : {}
  return problemsOf(result).map((problem) => ({ ...problem, ...wayOut }))
}

/** What the form says to a result; nothing when it went well. */
export function problemsOf(result: AuthResult): FormProblem[] {
  const about = (text: string, rest: Partial<FormProblem> = {}) => [{ field: null, text, ...rest }]
  switch (result.kind) {
    case 'ok':
      return []
    case 'wrong-credentials':
      return about(m.login_error_credentials())
    case 'address-in-use':
      return about(m.login_error_in_use(), { field: 'email', action: 'sign-in' })
    case 'too-many':
      return about(waitText(result.retryAfterSeconds))
    case 'invalid-fields':
      return result.fields.map(({ field, reason }) => ({
        field: field === 'newPassword' ? 'password' : field,
        text: reasonText(reason),
      }))
    case 'link-expired':
      return about(m.login_link_expired(), { action: 'new-link' })
    case 'other-account':
      return about(m.login_verify_other())
    case 'already-verified':
      return about(m.login_verify_already())
    case 'signed-out':
      return about(m.login_error_session())
    case 'wrong-password':
      return about(m.settings_password_wrong(), { field: 'currentPassword' })
    case 'gate-closed':
      return about(m.settings_gate_closed())
    case 'not-fresh':
      return about(m.settings_fresh())
    case 'address-unproven':
      return about(m.settings_google_unproven())
    case 'already-linked':
      return about(m.settings_google_already())
    case 'google-unavailable':
      return about(m.login_google_unavailable())
    case 'locked':
      return about(lockedText(result.dueAt))
    case 'network':
      return about(m.login_error_network())
    case 'unexpected':
      return about(m.login_error_unexpected())
  }
}

function lockedText(dueAt: string | null): string {
  if (dueAt === null) return m.login_error_locked()
  return m.login_error_locked_until({ date: longDate(dueAt, getLocale()) })
}

/** The sentence for the reason with which Google or the server ended a sign-in; null for "closed". */
export function googleErrorText(code: string): string | null {
  if (code === 'access_denied') return null
  if (code === 'account_not_linked') return m.login_google_not_linked()
  if (code === 'GOOGLE_UNAVAILABLE') return m.login_google_unavailable()
  if (code === 'ACCOUNT_LOCKED') return m.login_error_locked()
  return m.login_google_failed()
}
