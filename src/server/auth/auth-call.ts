import { pseudonym } from '../platform/pseudonym.ts'
import type { SecurityEvent } from '../platform/security-log.ts'
import type { AuthEndpoint } from './endpoints.ts'
import type { SignedInCaller } from './guard.ts'
import type { MailedClaims } from './mailed-claims.ts'
import type { PasswordAttempt } from './password-attempts.ts'

/** A sign-in call whose input is checked, and whose caller has the session that it needs. */
export interface AuthCall {
  path: string
  endpoint: AuthEndpoint
  input: Record<string, unknown>
  /** Claims of a mailed link; null for other calls, and for a token without our signature. */
  claims: MailedClaims | null
  /** Null for guests, and where the endpoint needs no session. */
  caller: SignedInCaller | null
  /** Whose attempts are counted: the account's id, or the address that a guest enters. */
  subject: unknown
  /** Pseudonym of the client's network. */
  network: string
}

/** Email address of the caller; '' where there is none. */
export const sessionEmail = ({ caller }: Pick<AuthCall, 'caller'>) => caller?.user.email ?? ''

/** The address that this call gives to the account; undefined for other calls. */
export function claimedAddress({ endpoint, input, claims }: AuthCall): string | undefined {
  return endpoint.createsAccount ? String(input.email) : claims?.updateTo
}

/** An address other than the account's own to which this call sends a mail; undefined for none. */
export function mailedAddress({ endpoint, input, claims }: AuthCall): unknown {
  if (!endpoint.isMailedLink) return input.newEmail
  return claims?.requestType === 'change-email-confirmation' ? claims.updateTo : undefined
}

/** How this call changes an account, for the security log; null for other calls. */
export function securityEvent(call: AuthCall): SecurityEvent | null {
  if (call.endpoint.changesPassword) return 'password-changed'
  return claimedAddress(call) && !mailedAddress(call) ? 'address-changed' : null
}

/** Whose password this call compares; null where it compares none. */
export function passwordAttempt({ endpoint, subject, network }: AuthCall): PasswordAttempt | null {
  return endpoint.comparesPassword && typeof subject === 'string' ? { subject, network } : null
}

export const pseudonymOf = (subject: unknown) =>
  typeof subject === 'string' ? pseudonym(subject) : undefined
