import { nicknameLength } from '../../../../contract/rules.ts'
import { m } from '../../../paraglide/messages.js'
import type { FieldReason } from '../api/auth-answer.ts'

/** Length limits of a password in characters, as the server enforces them. */
export const passwordLength = { min: 8, max: 128 } as const

/** The problem of a new password, or null. Only the server detects common passwords. */
export function newPasswordError(password: string): string | null {
  if (password === '') return m.login_error_no_password()
  if (password.length < passwordLength.min) return reasonText('password-short')
  return password.length > passwordLength.max ? reasonText('password-long') : null
}

/** The problem of an e-mail address, or null; the verification mail is the real check. */
export function emailError(email: string): string | null {
  if (email === '') return m.login_error_no_email()
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? null : reasonText('invalid-email')
}

/** The problem of a nickname, or null. */
export function nicknameError(nickname: string): string | null {
  const { length } = [...nickname]
  const fits = length >= nicknameLength.min && length <= nicknameLength.max
  return fits ? null : m.login_error_name(nicknameLength)
}

/** The sentence for a refused field. */
export function reasonText(reason: FieldReason): string {
  switch (reason) {
    case 'invalid-email':
      return m.login_error_email()
    case 'invalid-name':
      return m.login_error_name_characters()
    case 'password-short':
      return m.login_error_short(passwordLength)
    case 'password-long':
      return m.login_error_long(passwordLength)
    case 'password-common':
      return m.login_error_common()
    case 'invalid':
      return m.login_error_unexpected()
  }
}
