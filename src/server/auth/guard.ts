import type { AuthUser } from '../../contract/profile.ts'
import type { Session } from '../platform/session.ts'
import type { AuthRefusal } from './answers.ts'
import type { AuthEndpoint } from './endpoints.ts'

/** Rules of the family for a session; injected, because sign-in does not depend on the family. */
export interface AuthGuard {
  /** Whether the parents' area is open in this browser. */
  isGateOpen: (session: Session) => boolean
  /** Whether the owner has just signed in or given the password. */
  isFreshSignIn: (session: Session) => boolean
}

/** The caller of an endpoint that needs a session. */
export interface SignedInCaller {
  session: Session
  user: AuthUser
}

/** Why this caller may not use the endpoint now; null where it may. */
export function refusalOfCaller(
  guard: AuthGuard,
  { changesAccount, linksGoogle }: AuthEndpoint,
  { session, user }: SignedInCaller,
): AuthRefusal | null {
  if (changesAccount && !guard.isGateOpen(session)) return 'GATE_CLOSED'
  if (!linksGoogle) return null
  // Somebody else may have created an account with an unverified mailbox.
  if (!user.emailVerified) return 'EMAIL_NOT_VERIFIED'
  if (user.providerData.some(({ providerId }) => providerId === 'google')) return 'ALREADY_LINKED'
  return guard.isFreshSignIn(session) ? null : 'FRESH_SIGN_IN_NEEDED'
}
