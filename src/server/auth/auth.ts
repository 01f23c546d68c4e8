import { and, eq } from 'drizzle-orm'
import type { AuthUser } from '../../contract/profile.ts'
import { session as sessionTable } from '../db/auth-schema.ts'
import { createNetworkNames } from '../http/client-address.ts'
import type { Clock } from '../platform/clock.ts'
import type { Session } from '../platform/session.ts'
import type { AuthLimits } from './endpoints.ts'
import { authLimits } from './endpoints.ts'
import type { AuthGuard, SignedInCaller } from './guard.ts'
import type { AuthCaller } from './handler.ts'
import { createAuthHandler } from './handler.ts'
import type { SignInOptions } from './library.ts'
import { createSignInLibrary } from './library.ts'
import { createSessionReader } from './session-reader.ts'
import { createDiscretion } from './taken-address.ts'
import { findAuthUser, noteSignIn, pseudonym } from './users.ts'

/** Sign-in as the rest of the server sees it. */
export interface Auth {
  /** Answers everything below /api/auth. */
  handler(request: Request, caller?: AuthCaller): Promise<Response>
  /** Whose session these headers carry; null for guests. Reads only. */
  getSession(headers: Headers): Promise<Session | null>
  /** Who is signed in; also prolongs the session, once a day at most, by the cookies in `setCookie`. */
  refreshSession(headers: Headers): Promise<{ user: AuthUser | null; setCookie: string[] }>
}

export interface AuthOptions extends Omit<SignInOptions, 'onSignedIn'> {
  clock: Clock
  /** How often who may try what; tests hand in wider limits. */
  limits?: AuthLimits
  guard: AuthGuard
  /** Called after every sign-in, before its answer goes out. */
  onSignedIn?: (user: AuthUser) => Promise<void>
}

/** Creates sign-in on the tables of `auth-schema.ts`. */
export function createAuth(options: AuthOptions): Auth {
  const { db, clock, log, baseUrl, limits = authLimits } = options

  const library = createSignInLibrary({
    ...options,
    async onSignedIn(userId) {
      log.info({ event: 'signed-in', user: pseudonym(userId) }, 'signed in')
      await noteSignIn(db, userId, clock.now())
      const user = await findAuthUser(db, userId)
      if (user) await options.onSignedIn?.(user)
    },
  })

  const getSession = createSessionReader({
    ...options,
    cookieName: async () => (await library.$context).authCookies.sessionToken.name,
  })

  async function findCaller(headers: Headers): Promise<SignedInCaller | null> {
    const session = await getSession(headers)
    const user = session && (await findAuthUser(db, session.uid))
    return user && { session, user }
  }

  /**
   * A new session ends the one it replaces: a token from before is worth nothing. `known` is the
   * session from before where the call itself may have ended it.
   */
  async function endReplaced(
    request: Headers,
    answer: Headers,
    known: Session | null,
  ): Promise<void> {
    const { authCookies } = await library.$context
    const start = `${authCookies.sessionToken.name}=`
    const fresh = answer
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((pair) => pair.startsWith(start) && pair !== start)
    // The same cookie again only prolongs the session.
    const isNew = fresh !== undefined && !request.get('cookie')?.includes(fresh)
    const before = isNew ? (known ?? (await getSession(request))) : null
    if (!before) return
    const { uid, activeChildId, isKidsMode, gateOpenUntil } = before
    await db.delete(sessionTable).where(eq(sessionTable.id, before.sessionId))
    // The same family in the same browser goes on with the same child.
    const token = decodeURIComponent(fresh?.slice(start.length) ?? '').split('.')[0] ?? ''
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
      handleByLibrary: library.handler,
      discreetly: createDiscretion(options),
      guard: options.guard,
      findCaller,
      endReplaced,
    }),
    getSession,
    async refreshSession(headers) {
      const user = (await findCaller(headers))?.user
      if (!user) return { user: null, setCookie: [] }
      const refreshed = await library.api.getSession({ headers, returnHeaders: true })
      return { user, setCookie: refreshed.headers.getSetCookie() }
    },
  }
}
