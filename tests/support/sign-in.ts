import { createAuth } from '../../src/server/auth/auth.ts'
import { type AuthLimits, authLimits } from '../../src/server/auth/endpoints.ts'
import type { GoogleClient } from '../../src/server/auth/google.ts'
import type { AuthGuard } from '../../src/server/auth/guard.ts'
import type { PasswordHashing } from '../../src/server/auth/passwords.ts'
import { findAuthUser } from '../../src/server/auth/users.ts'
import type { Clock } from '../../src/server/platform/clock.ts'
import type { Log } from '../../src/server/platform/log.ts'
import type { Mail } from '../../src/server/platform/mailer.ts'
import { Browser } from './browser.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { quickHashing } from './quick-hashing.ts'

export const goodPassword = 'Igel-unterm-Laubdach'

const unlimited = Object.fromEntries(
  Object.keys(authLimits).map((name) => [name, { max: 100_000, windowSeconds: 60 }]),
) as AuthLimits

/** Sign-in with its own database and its queued mails. */
export async function createTestAuth(
  options: {
    baseUrl?: string
    google?: GoogleClient
    limits?: AuthLimits
    guard?: Partial<AuthGuard>
    passwords?: PasswordHashing
    clock?: Clock
    database?: TestDatabase
    log?: Log
  } = {},
) {
  const database = options.database ?? (await createTestDatabase())
  const baseUrl = options.baseUrl ?? 'http://fabelhain.test'
  const mails: (Mail & { idempotencyKey: string })[] = []
  const signedIn: string[] = []
  const auth = createAuth({
    db: database.db,
    secret: 'a secret of at least thirty-two characters',
    baseUrl,
    google: options.google ?? null,
    passwords: options.passwords ?? quickHashing,
    queueMail: async (_, mail) => {
      mails.push(mail)
    },
    onMailQueued: () => {},
    clock: options.clock ?? { now: () => new Date() },
    log: options.log ?? silentLog,
    limits: options.limits ?? unlimited,
    sessionCache: null,
    guard: { isGateOpen: () => true, isFreshSignIn: () => true, ...options.guard },
    onSignedIn: async ({ email }) => {
      signedIn.push(email)
    },
  })

  return {
    ...database,
    auth,
    baseUrl,
    mails,
    signedIn,
    newBrowser: () => new Browser(new URL(baseUrl).origin, auth.handler),
    async sessionOf(browser: Browser) {
      const session = await auth.getSession(new Headers({ cookie: browser.cookie }))
      const user = session && (await findAuthUser(database.db, session.uid))
      return session && user ? { ...session, user } : null
    },
    /** The token in the newest mail to an address. */
    tokenFor(to: string, name: 'token' | 'verify'): string {
      const mail = mails.findLast((candidate) => candidate.to === to)
      const address = mail?.text.match(/https?:\S+/)?.[0]
      const token = address && new URL(address).searchParams.get(name)
      if (!token) throw new Error(`no ${name} link was mailed to ${to}`)
      return token
    },
  }
}
export type TestAuth = Awaited<ReturnType<typeof createTestAuth>>

let count = 0
/** An unused e-mail address. */
export const newAddress = () => `familie-${++count}@example.org`

/** Registers a new account; the browser is signed in. */
export async function register(app: TestAuth, email = newAddress()) {
  const browser = app.newBrowser()
  const answer = await browser.post('/sign-up/email', {
    name: 'Familie Fuchs',
    email,
    password: goodPassword,
  })
  if (answer.status !== 200) throw new Error(`registration failed: ${JSON.stringify(answer.body)}`)
  return { browser, email }
}
