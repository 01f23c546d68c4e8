import type { AuthUser } from '../../contract/profile.ts'
import type { Session } from '../platform/session.ts'
import type { AuthRefusal } from './answers.ts'
import type { AuthEndpoint } from './endpoints.ts'

/** What the family's rules say of a session; handed in, as sign-in knows no family. */
export interface AuthGuard {
  /** Whether the parents' area stands open in this browser. */
  isGateOpen: (session: Session) => Promise<boolean>
  /** Whether the owner has just signed in or given the password. */
  isFreshSignIn: (session: Session) => boolean
}

/** Who makes a call that needs a session. */
export interface SignedInCaller {
  session: Session
  user: AuthUser
}

/** Why this caller may not use that endpoint now; null where nothing stands against it. */
export async function refusalOfCaller(
  guard: AuthGuard,
  { changesAccount, linksGoogle }: AuthEndpoint,
  { session, user }: SignedInCaller,
): Promise<AuthRefusal | null> {
  if (changesAccount && !(await guard.isGateOpen(session))) return 'GATE_CLOSED'
  if (!linksGoogle) return null
  // An account whose mailbox is not proven owns nothing yet.
  if (!user.emailVerified) return 'EMAIL_NOT_VERIFIED'
  if (user.providerData.some(({ providerId }) => providerId === 'google')) return 'ALREADY_LINKED'
  return guard.isFreshSignIn(session) ? null : 'FRESH_SIGN_IN_NEEDED'
}
