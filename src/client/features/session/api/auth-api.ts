import { emitGateClosed } from '../../../data/core/gate-closed.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { callbackPath, defaultNextPath } from '../address/safe-next-path.ts'
import { type AuthResult, readAuthAnswer } from './auth-answer.ts'

interface PostResult {
  result: AuthResult
  body: unknown
}

/** Posts to Better Auth; without an answer the result is `network`. */
async function post(path: string, fields: object): Promise<PostResult> {
  try {
    const answer = await fetch(`/api/auth${path}`, {
      method: 'POST',
      // Mails use the page's language, not the browser's.
      headers: { 'content-type': 'application/json', 'accept-language': getLocale() },
      body: JSON.stringify(fields),
    })
    const body: unknown = await answer.json().catch(() => undefined)
    const retryAfter = answer.headers.get('retry-after')
    const result = readAuthAnswer(answer.status, { body, retryAfter })
    if (result.kind === 'gate-closed') emitGateClosed()
    return { result, body }
  } catch {
    return { result: { kind: 'network' }, body: undefined }
  }
}

/** Signs in; a wrong password and an unknown address have the same result. */
export async function signIn(email: string, password: string): Promise<AuthResult> {
  return (await post('/sign-in/email', { email, password })).result
}

/** Creates an account, signs in and triggers the verification mail, whose link leads on to `next`. */
export async function signUp(account: {
  name: string
  email: string
  password: string
  next: string
}): Promise<AuthResult> {
  const { next, ...fields } = account
  return (await post('/sign-up/email', { ...fields, callbackURL: mailedPath(next) })).result
}

/** Requests a link to reset the password; the result does not reveal whether the account exists. */
export async function requestPasswordReset(email: string): Promise<AuthResult> {
  return (await post('/request-password-reset', { email })).result
}

/** Sets a new password with the mailed token; ends all sessions of the account. */
export async function resetPassword(token: string, newPassword: string): Promise<AuthResult> {
  return (await post('/reset-password', { token, newPassword })).result
}

/** Sends the verification mail again; its link leads on to `next`, or back to this page. */
export async function sendVerificationMail(
  next = location.pathname + location.search,
): Promise<AuthResult> {
  return (await post('/send-verification-email', { callbackURL: mailedPath(next) })).result
}

/** The default needs no place in the link. */
const mailedPath = (next: string) => (next === defaultNextPath ? undefined : next)

/** Verifies the address with the mailed token, in a session of the same account. */
export async function verifyAddress(token: string): Promise<AuthResult> {
  return (await post('/verify-email', { token })).result
}

/** Changes the password; ends every other session and renews this one's cookie. */
export async function changePassword(
  currentPassword: string,
  newPassword: string,
): Promise<AuthResult> {
  return (await post('/change-password', { currentPassword, newPassword })).result
}

/** Requests another address, which becomes effective through the mailed links. */
export async function changeEmail(newEmail: string): Promise<AuthResult> {
  return (await post('/change-email', { newEmail })).result
}

/** Redirects to Google to sign in; the result matters only if that fails. */
export function redirectToGoogle(next: string): Promise<AuthResult> {
  const callbackURL = callbackPath(next)
  return redirectToProvider('/sign-in/social', { callbackURL, errorCallbackURL: callbackURL })
}

/** Redirects to Google to link it with the account, then back to the settings. */
export function linkGoogle(): Promise<AuthResult> {
  return redirectToProvider('/link-social', {
    callbackURL: '/account-settings?google=connected',
    errorCallbackURL: '/account-settings',
  })
}

async function redirectToProvider(
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
