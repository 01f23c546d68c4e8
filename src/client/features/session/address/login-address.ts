import { safeNextPath } from './safe-next-path.ts'

/** The view of the login page. */
export type LoginView =
  | { kind: 'sign-in' }
  | { kind: 'register' }
  | { kind: 'forgot' }
  | { kind: 'reset'; token: string }
  | { kind: 'verify'; token: string }

export interface LoginAddress {
  view: LoginView
  /** Path to open after the sign-in; always on this site. */
  next: string
  /** Returned from Google by redirect. */
  isFromGoogle: boolean
  /** Error code of Google or the server if the redirect failed. */
  googleError: string | null
}

/** Reads `?mode`, `?token` (to reset the password), `?verify` (a token, too), `?next`, `?via`, `?error`. */
export function readLoginAddress(search: URLSearchParams): LoginAddress {
  return {
    view: readView(search),
    next: safeNextPath(search.get('next')),
    isFromGoogle: search.get('via') === 'google',
    googleError: search.get('error'),
  }
}

function readView(search: URLSearchParams): LoginView {
  const token = search.get('token')
  if (token) return { kind: 'reset', token }
  const verify = search.get('verify')
  if (verify) return { kind: 'verify', token: verify }
  const mode = search.get('mode')
  return { kind: mode === 'register' || mode === 'forgot' ? mode : 'sign-in' }
}

/** Address of one of the page's forms; keeps `next`. */
export function loginPath(
  kind: 'sign-in' | 'register' | 'forgot',
  current: URLSearchParams,
): string {
  const search = new URLSearchParams()
  if (kind !== 'sign-in') search.set('mode', kind)
  const next = current.get('next')
  if (next !== null) search.set('next', next)
  return search.size > 0 ? `/login?${search}` : '/login'
}
