import type { Database } from '../db/client.ts'
import { type Counter, resetAccountLimits, resetLimits } from '../http/rate-limit.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import type { AuthLimits } from './endpoints.ts'

const networkLimits = ['signInFromHere', 'signInFromHereHourly'] as const
const accountLimit = 'signInPerAccount'

/** An attempt at a password: the account's id or the address that a guest enters, and the network. */
export interface PasswordAttempt {
  subject: string
  network: string
}

const keyOf = (name: string, { subject, network }: PasswordAttempt) =>
  `${name}:${network}:${pseudonym(subject)}`

/** Counters of an attempt. */
export function attemptCounters(attempt: PasswordAttempt, limits: AuthLimits): Counter[] {
  const perNetwork = networkLimits.map((name): Counter => [keyOf(name, attempt), limits[name]])
  return [...perNetwork, [`${accountLimit}:${pseudonym(attempt.subject)}`, limits[accountLimit]]]
}

/** After the right password: resets the attempts from this network. */
export async function resetLocalAttempts(db: Database, attempt: PasswordAttempt): Promise<void> {
  const keys = networkLimits.map((name) => keyOf(name, attempt))
  await resetLimits(db, keys)
}

/** After a mailed reset: resets the attempts from every network. */
export async function resetAllAttempts(db: Database, email: string): Promise<void> {
  await resetAccountLimits(db, pseudonym(email), [...networkLimits, accountLimit])
}
