import { setTimeout as delay } from 'node:timers/promises'
import { createEmailVerificationToken } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { preferredLanguage } from '../http/language.ts'
import { limit } from '../http/rate-limit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Mailing } from '../platform/context.ts'
import type { Mail } from '../platform/mailer.ts'
import type { SignedInCaller } from './guard.ts'
import { changeRequestMail, knownAddressMail } from './mails.ts'
import type { PasswordHashing } from './passwords.ts'
import { pseudonym } from './users.ts'

/** Longer than looking up an address and queuing a mail take, so that time tells nothing. */
const floorMs = 200
const lifetimeSeconds = 86_400
const mailLimit = { max: 3, windowSeconds: 86_400 }

interface LetterParts {
  db: Database
  clock: Clock
  baseUrl: string
  queueMail: Mailing['queue']
  onMailQueued: () => void
}

/** A checked call that names an address. */
export interface NamingCall {
  path: string
  input: Record<string, unknown>
  headers: Headers
  /** Null for guests. */
  caller: SignedInCaller | null
}

/** Whether an address has an account. */
export async function isTakenAddress(db: Database, email: string): Promise<boolean> {
  return (await db.$count(user, eq(user.email, email))) > 0
}

/**
 * Tells the owner of an address that somebody named it, a few times a day at most: nobody fills a
 * mailbox, and the page may say the same as for an address that is free.
 */
export async function writeToOwner(
  parts: LetterParts,
  email: string,
  headers: Headers | undefined,
): Promise<void> {
  const { db, clock, baseUrl } = parts
  const now = clock.now()
  const allowed = await limit(db, `known-address:${pseudonym(email)}`, { ...mailLimit, now })
  if (!allowed.ok) return
  const to = { to: email, name: '', language: preferredLanguage(headers) }
  await send(parts, knownAddressMail(to, new URL('/login', baseUrl).href))
}

async function send({ db, queueMail, onMailQueued }: LetterParts, letter: Mail): Promise<void> {
  await queueMail(db, { ...letter, idempotencyKey: `address:${crypto.randomUUID()}` })
  onMailQueued()
}

/** Has the library answer a call so that an address that is taken costs the work and time of a free one. */
export function createDiscretion(
  parts: LetterParts & { secret: string; passwords: PasswordHashing },
) {
  const { db, baseUrl, secret, passwords } = parts

  async function signUp({ input, headers }: NamingCall, answer: () => Promise<Response>) {
    const response = await answer()
    const email = String(input.email)
    if (response.status !== 422 || !(await isTakenAddress(db, email))) return response
    await passwords.hash(String(input.password))
    await writeToOwner(parts, email, headers)
    return response
  }

  async function changeEmail(call: NamingCall, answer: () => Promise<Response>) {
    const response = await answer()
    const newEmail = String(call.input.newEmail)
    // The library mails nothing then, and the caller's own mailbox would tell.
    if (response.ok && (await isTakenAddress(db, newEmail))) await mailAsForFree(call, newEmail)
    return response
  }

  /** A proven mailbox is asked first, as for every address; only then the new one hears of it. */
  async function mailAsForFree({ caller, headers }: NamingCall, newEmail: string) {
    if (!caller?.user.emailVerified) return writeToOwner(parts, newEmail, headers)
    const { email, displayName: name } = caller.user
    const token = await createEmailVerificationToken(secret, email, newEmail, lifetimeSeconds, {
      requestType: 'change-email-confirmation',
    })
    const link = new URL(`/login?${new URLSearchParams({ verify: token })}`, baseUrl).href
    const to = { to: email, name, language: preferredLanguage(headers) }
    await send(parts, changeRequestMail(to, newEmail, link))
  }

  return (call: NamingCall, answer: () => Promise<Response>): Promise<Response> => {
    switch (call.path) {
      case '/sign-up/email':
        return signUp(call, answer)
      case '/request-password-reset':
        return slowly(answer())
      case '/change-email':
        return slowly(changeEmail(call, answer))
      default:
        return answer()
    }
  }
}

async function slowly(answer: Promise<Response>): Promise<Response> {
  const [response] = await Promise.all([answer, delay(floorMs)])
  return response
}
