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
import { pseudonym } from '../platform/pseudonym.ts'
import type { SignedInCaller } from './guard.ts'
import { changeRequestMail, knownAddressMail } from './mails.ts'
import type { PasswordHashing } from './passwords.ts'

/** Longer than it takes to look up an address and queue a mail, so that the response time reveals nothing. */
const minimumMs = 200
const linkSeconds = 86_400
const mailLimit = { max: 3, windowSeconds: 86_400 }

interface MailDependencies {
  db: Database
  clock: Clock
  baseUrl: string
  queueMail: Mailing['queue']
  onMailQueued: () => void
}

/** A checked call that names an address. */
export interface AddressCall {
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
 * Mails the owner of an address that somebody tried to use it, at most three times a day. The page can
 * then show the same text as for a free address.
 */
export async function notifyOwner(
  dependencies: MailDependencies,
  email: string,
  headers: Headers | undefined,
): Promise<void> {
  const { db, clock, baseUrl } = dependencies
  const now = clock.now()
  const allowed = await limit(db, `known-address:${pseudonym(email)}`, { ...mailLimit, now })
  if (!allowed.ok) return
  const to = { to: email, name: '', language: preferredLanguage(headers) }
  await send(dependencies, knownAddressMail(to, new URL('/login', baseUrl).href))
}

async function send({ db, queueMail, onMailQueued }: MailDependencies, mail: Mail): Promise<void> {
  await queueMail(db, { ...mail, idempotencyKey: `address:${crypto.randomUUID()}` })
  onMailQueued()
}

/** Answers a call so that a taken address costs the same work and time as a free one. */
export function createEnumerationGuard(
  dependencies: MailDependencies & { secret: string; passwords: PasswordHashing },
) {
  const { db, baseUrl, secret, passwords } = dependencies

  async function signUp({ input, headers }: AddressCall, answer: () => Promise<Response>) {
    const response = await answer()
    const email = String(input.email)
    if (response.status !== 422 || !(await isTakenAddress(db, email))) return response
    await passwords.hash(String(input.password))
    await notifyOwner(dependencies, email, headers)
    return response
  }

  async function changeEmail(call: AddressCall, answer: () => Promise<Response>) {
    const response = await answer()
    const newEmail = String(call.input.newEmail)
    // Better Auth mails nothing in this case, which the caller's own mailbox would reveal.
    if (response.ok && (await isTakenAddress(db, newEmail)))
      await mailAsForFreeAddress(call, newEmail)
    return response
  }

  /** As for a free address, a verified mailbox must confirm before the new one gets a mail. */
  async function mailAsForFreeAddress({ caller, headers }: AddressCall, newEmail: string) {
    if (!caller?.user.emailVerified) return notifyOwner(dependencies, newEmail, headers)
    const { email, displayName: name } = caller.user
    const token = await createEmailVerificationToken(secret, email, newEmail, linkSeconds, {
      requestType: 'change-email-confirmation',
    })
    const link = new URL(`/login?${new URLSearchParams({ verify: token })}`, baseUrl).href
    const to = { to: email, name, language: preferredLanguage(headers) }
    await send(dependencies, changeRequestMail(to, newEmail, link))
  }

  return (call: AddressCall, answer: () => Promise<Response>): Promise<Response> => {
    switch (call.path) {
      case '/sign-up/email':
        return signUp(call, answer)
      case '/request-password-reset':
        return withMinimumTime(answer())
      case '/change-email':
        return withMinimumTime(changeEmail(call, answer))
      default:
        return answer()
    }
  }
}

async function withMinimumTime(answer: Promise<Response>): Promise<Response> {
  const [response] = await Promise.all([answer, delay(minimumMs)])
  return response
}
