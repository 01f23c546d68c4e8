import { tellGateClosed } from '../../data/gate-closed.ts'
import { getLocale } from '../../paraglide/runtime.js'
import type { AuthResult } from './auth-answer.ts'
import { readAuthAnswer } from './auth-answer.ts'
import { callbackPath } from './safe-next-path.ts'

interface Answer {
  result: AuthResult
  body: unknown
}

/** Posts to Better Auth; a call that got no answer ends as `network`. */
async function post(path: string, fields: object): Promise<Answer> {
  try {
    const answer = await fetch(`/api/auth${path}`, {
      method: 'POST',
      // Mails speak the language that this page shows, whatever the browser is set to.
      headers: { 'content-type': 'application/json', 'accept-language': getLocale() },
      body: JSON.stringify(fields),
    })
    const body: unknown = await answer.json().catch(() => undefined)
    const retryAfter = answer.headers.get('retry-after')
    const result = readAuthAnswer(answer.status, { body, retryAfter })
    if (result.kind === 'gate-closed') tellGateClosed()
    return { result, body }
  } catch {
    return { result: { kind: 'network' }, body: undefined }
  }
}

/** Signs in; one answer for a wrong password and an unknown address. */
export async function signIn(email: string, password: string): Promise<AuthResult> {
  return (await post('/sign-in/email', { email, password })).result
}

/** Creates an account, signs it in and has the address' owner asked by mail. */
export async function signUp(account: {
  name: string
  email: string
  password: string
}): Promise<AuthResult> {
  return (await post('/sign-up/email', account)).result
}

/** Asks for a link to choose a new password; the answer does not tell whether there is an account. */
export async function requestPasswordReset(email: string): Promise<AuthResult> {
  return (await post('/request-password-reset', { email })).result
}

/** Sets the password that the mailed link allows; ends all sessions of the account. */
export async function resetPassword(token: string, newPassword: string): Promise<AuthResult> {
  return (await post('/reset-password', { token, newPassword })).result
}

/** Sends the signed-in account's confirmation mail once more. */
export async function sendVerificationMail(): Promise<AuthResult> {
  return (await post('/send-verification-email', {})).result
}

/** Confirms the address with the mailed link's token, in that account's own session. */
export async function verifyAddress(token: string): Promise<AuthResult> {
  return (await post('/verify-email', { token })).result
}

/** Changes the password; every other session ends, this one goes on under a new cookie. */
export async function changePassword(
  currentPassword: string,
  newPassword: string,
): Promise<AuthResult> {
  return (await post('/change-password', { currentPassword, newPassword })).result
}

/** Asks for another address; it counts when the mailed links have been opened. */
export async function changeEmail(newEmail: string): Promise<AuthResult> {
  return (await post('/change-email', { newEmail })).result
}

/** Leaves this page for Google's, to come back signed in; the answer tells why it could not. */
export function redirectToGoogle(next: string): Promise<AuthResult> {
  const callbackURL = callbackPath(next)
  return goToGoogle('/sign-in/social', { callbackURL, errorCallbackURL: callbackURL })
}

/** Leaves this page for Google's, to come back to the settings with Google joined to the account. */
export function linkGoogle(): Promise<AuthResult> {
  return goToGoogle('/link-social', {
    callbackURL: '/account-settings?google=connected',
    errorCallbackURL: '/account-settings',
  })
}

async function goToGoogle(
  path: string,
  addresses: { callbackURL: string; errorCallbackURL: string },
): Promise<AuthResult> {
  const { result, body } = await post(path, { provider: 'google', ...addresses })
  if (result.kind !== 'ok') return result
  const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined
  if (typeof url !== 'string') return { kind: 'unexpected' }
  location.assign(url)
  return result
}
