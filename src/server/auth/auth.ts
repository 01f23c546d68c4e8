import { and, eq } from 'drizzle-orm'
import type { AuthUser } from '../../contract/profile.ts'
import { session as sessionTable } from '../db/auth-schema.ts'
import { createNetworkNames } from '../http/client-address.ts'
import type { Clock } from '../platform/clock.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import type { Session } from '../platform/session.ts'
import { createEnumerationGuard } from './account-enumeration.ts'
import { createBetterAuth, type SignInOptions, sessionSeconds } from './better-auth.ts'
import { type AuthLimits, authLimits } from './endpoints.ts'
import type { AuthGuard, SignedInCaller } from './guard.ts'
import { createAuthHandler, type RequestDetails } from './handler.ts'
import type { SessionCache, StoredSession } from './session-cache.ts'
import { createSessionReader } from './sessions.ts'
import { findAuthUser, recordSignIn } from './users.ts'

/** The interface of sign-in for the rest of the server. */
export interface Auth {
  /** Answers everything below /api/auth. */
  handler(request: Request, details?: RequestDetails): Promise<Response>
  /** The session of a request's headers; null for guests. Read-only. */
  getSession(headers: Headers): Promise<Session | null>
  /** The signed-in user; also extends the session, at most once a day, by the cookies in `setCookie`. */
  refreshSession(headers: Headers): Promise<{ user: AuthUser | null; setCookie: string[] }>
}

export interface AuthOptions extends Omit<SignInOptions, 'onSignedIn'> {
  clock: Clock
  /** Rate limits; tests pass wider ones. */
  limits?: AuthLimits
  guard: AuthGuard
  /** Null: each call asks the database. */
  sessionCache: SessionCache | null
  /** Called after every sign-in, before its answer is sent. */
  onSignedIn?: (user: AuthUser) => Promise<void>
}

/** Whether a session is to be extended: once a day, because it costs more than most calls. */
const isDue = ({ expiresAt }: StoredSession, now: Date) =>
  expiresAt.getTime() - now.getTime() <=
  (sessionSeconds.expiresIn - sessionSeconds.updateAge) * 1_000

/** Creates sign-in on the tables of `auth-schema.ts`. */
export function createAuth(options: AuthOptions): Auth {
  const { db, clock, log, baseUrl, limits = authLimits } = options

  const betterAuth = createBetterAuth({
    ...options,
    async onSignedIn(userId) {
      log.info({ event: 'signed-in', user: pseudonym(userId) }, 'signed in')
      await recordSignIn(db, userId, clock.now())
      const user = await findAuthUser(db, userId)
      if (user) await options.onSignedIn?.(user)
    },
  })

  const getSession = createSessionReader({
    ...options,
    cookieName: async () => (await betterAuth.$context).authCookies.sessionToken.name,
  })

  async function findCaller(headers: Headers): Promise<SignedInCaller | null> {
    const session = await getSession(headers)
    const user = session && (await findAuthUser(db, session.uid))
    return user && { session, user }
  }

  /**
   * Deletes the session that a new one replaces. `previous` is that session where the call itself may
   * have deleted it.
   */
  async function endReplacedSession(
    request: Headers,
    answer: Headers,
    previous: Session | null,
  ): Promise<void> {
    const { authCookies } = await betterAuth.$context
    const prefix = `${authCookies.sessionToken.name}=`
    const newCookie = answer
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((pair) => pair.startsWith(prefix) && pair !== prefix)
    // The same cookie only extends the session.
    const isNew = newCookie !== undefined && !request.get('cookie')?.includes(newCookie)
    const replaced = isNew ? (previous ?? (await getSession(request))) : null
    if (!replaced) return
    const { uid, activeChildId, isKidsMode, gateOpenUntil } = replaced
    await db.delete(sessionTable).where(eq(sessionTable.id, replaced.sessionId))
    // The new session continues with the same child and gate.
    const token = decodeURIComponent(newCookie?.slice(prefix.length) ?? '').split('.')[0] ?? ''
    await db
      .update(sessionTable)
      .set({ activeChildId, isKidsMode, gateOpenUntil })
      .where(and(eq(sessionTable.token, token), eq(sessionTable.userId, uid)))
  }

  return {
    handler: createAuthHandler({
      db,
      clock,
      log,
      limits,
      baseUrl,
      nameNetwork: createNetworkNames(options.secret),
      secret: options.secret,
      handleByBetterAuth: betterAuth.handler,
      hideAccounts: createEnumerationGuard(options),
      guard: options.guard,
      findCaller,
      endReplacedSession,
    }),
    getSession,
    async refreshSession(headers) {
      const session = await getSession(headers)
      const user = session && (await findAuthUser(db, session.uid))
      if (!user || !isDue(session, clock.now())) return { user, setCookie: [] }
      const refreshed = await betterAuth.api.getSession({ headers, returnHeaders: true })
      return { user, setCookie: refreshed.headers.getSetCookie() }
    },
  }
}
