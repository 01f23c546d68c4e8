import type { Database } from '../db/client.ts'
import type { Counter } from '../http/rate-limit.ts'
import { forgetLimits, forgetLimitsOf } from '../http/rate-limit.ts'
import type { AuthLimits } from './endpoints.ts'
import { pseudonym } from './users.ts'

const fromHere = ['signInFromHere', 'signInFromHereHourly'] as const
const inAll = 'signInPerAccount'

/** Whose password is tried, by the account's id or the address that a guest names, and from where. */
export interface PasswordTry {
  who: string
  network: string
}

const keyOf = (name: string, { who, network }: PasswordTry) =>
  `${name}:${network}:${pseudonym(who)}`

/** What counts a try. */
export function countersOfTry(tried: PasswordTry, limits: AuthLimits): Counter[] {
  const here = fromHere.map((name): Counter => [keyOf(name, tried), limits[name]])
  return [...here, [`${inAll}:${pseudonym(tried.who)}`, limits[inAll]]]
}

/** The right password makes up for typing errors from this network. */
export async function forgetTriesFromHere(db: Database, tried: PasswordTry): Promise<void> {
  const keys = fromHere.map((name) => keyOf(name, tried))
  await forgetLimits(db, keys)
}

/** A mailed reset makes up for all guesses at the old password, from every network. */
export async function forgetAllTries(db: Database, email: string): Promise<void> {
  await forgetLimitsOf(db, pseudonym(email), [...fromHere, inAll])
}
