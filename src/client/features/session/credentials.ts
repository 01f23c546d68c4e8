import { nicknameLength } from '../../../contract/rules.ts'
import { m } from '../../paraglide/messages.js'
import type { FieldReason } from './auth-answer.ts'

/** Bounds of a password in characters; the server refuses what lies outside. */
export const passwordLength = { min: 8, max: 128 } as const

/** What is wrong with a new password, or null. Whether it is a common one only the server says. */
export function newPasswordError(password: string): string | null {
  if (password === '') return m.login_error_no_password()
  if (password.length < passwordLength.min) return reasonText('password-short')
  return password.length > passwordLength.max ? reasonText('password-long') : null
}

/** What is wrong with an e-mail address, or null; the mail itself is the real check. */
export function emailError(email: string): string | null {
  if (email === '') return m.login_error_no_email()
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? null : reasonText('invalid-email')
}

/** What is wrong with a nickname, or null. */
export function nicknameError(nickname: string): string | null {
  const { length } = [...nickname]
  const fits = length >= nicknameLength.min && length <= nicknameLength.max
  return fits ? null : m.login_error_name(nicknameLength)
}

/** The sentence for a field that the server refused. */
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
