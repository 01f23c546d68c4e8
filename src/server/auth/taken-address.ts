import { setTimeout as delay } from 'node:timers/promises'
import { createEmailVerificationToken } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { preferredLanguage } from '../http/language.ts'
import { limit } from '../http/rate-limit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Mailing } from '../platform/context.ts'
import type { SignedInCaller } from './guard.ts'
import { changeRequestMail, knownAddressMail } from './mails.ts'
import type { PasswordHashing } from './passwords.ts'
import { pseudonym } from './users.ts'

/** Longer than looking up an address and queuing a mail take, so that time tells nothing. */
const floorMs = 200
const lifetimeSeconds = 86_400
const mailLimit = { max: 3, windowSeconds: 86_400 }

interface TakenAddressParts {
  db: Database
  secret: string
  baseUrl: string
  passwords: PasswordHashing
  clock: Clock
  queueMail: Mailing['queue']
  onMailQueued: () => void
  handleByLibrary: (request: Request) => Promise<Response>
  findCaller: (headers: Headers) => Promise<SignedInCaller | null>
}

const Address = z.object({
  email: z.string().optional(),
  newEmail: z.string().optional(),
  password: z.string().optional(),
})

/** Whether an address has an account. */
export async function isTakenAddress(db: Database, email: string): Promise<boolean> {
  return (await db.$count(user, eq(user.email, email))) > 0
}

/**
 * Tells the owner of an address that somebody named it, a few times a day at most: nobody fills a
 * mailbox, and the page may say the same as for an address that is free.
 */
export async function writeToOwner(
  {
    db,
    clock,
    baseUrl,
    queueMail,
    onMailQueued,
  }: Omit<TakenAddressParts, 'handleByLibrary' | 'findCaller' | 'passwords' | 'secret'>,
  email: string,
  headers: Headers | undefined,
): Promise<void> {
  const now = clock.now()
  const allowed = await limit(db, `known-address:${pseudonym(email)}`, { ...mailLimit, now })
  if (!allowed.ok) return
  const to = { to: email, name: '', language: preferredLanguage(headers) }
  const letter = knownAddressMail(to, new URL('/login', baseUrl).href)
  await queueMail(db, { ...letter, idempotencyKey: `known-address:${crypto.randomUUID()}` })
  onMailQueued()
}

/** The library's handler, where an address that is taken costs the same work and time as a free one. */
export function handleDiscreetly(parts: TakenAddressParts) {
  const { db, secret, baseUrl, passwords, handleByLibrary, findCaller } = parts

  async function signUp(request: Request, { email = '', password = '' }: z.infer<typeof Address>) {
    const response = await handleByLibrary(request)
    if (response.status !== 422 || !(await isTakenAddress(db, email))) return response
    await passwords.hash(password)
    await writeToOwner(parts, email, request.headers)
    return response
  }

  async function changeEmail(request: Request, { newEmail = '' }: z.infer<typeof Address>) {
    const response = await handleByLibrary(request)
    // The library mails nothing then, which the mailbox of whoever asks would tell.
    if (!response.ok || !(await isTakenAddress(db, newEmail))) return response
    const caller = await findCaller(request.headers)
    if (!caller) return response
    const { email, displayName: name, emailVerified } = caller.user
    if (!emailVerified) await writeToOwner(parts, newEmail, request.headers)
    else {
      const kind = { requestType: 'change-email-confirmation' }
      const token = await createEmailVerificationToken(
        secret,
        email,
        newEmail,
        lifetimeSeconds,
        kind,
      )
      const link = new URL('/login', baseUrl)
      link.searchParams.set('verify', token)
      const to = { to: email, name, language: preferredLanguage(request.headers) }
      const letter = changeRequestMail(to, newEmail, link.href)
      await parts.queueMail(db, { ...letter, idempotencyKey: `change:${crypto.randomUUID()}` })
      parts.onMailQueued()
    }
    return response
  }

  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/auth', '')
    if (request.method !== 'POST') return handleByLibrary(request)
    if (path === '/sign-up/email') return signUp(request, await read(request))
    if (path === '/request-password-reset') return slowly(handleByLibrary(request))
    if (path === '/change-email') return slowly(changeEmail(request, await read(request)))
    return handleByLibrary(request)
  }
}

const read = async (request: Request) => Address.parse(await request.clone().json())

async function slowly(answer: Promise<Response>): Promise<Response> {
  const [response] = await Promise.all([answer, delay(floorMs)])
  return response
}
