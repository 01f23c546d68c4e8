import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import { session, user, verification } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { deleteInPortions } from '../db/portions.ts'
import { parentPin } from '../db/schema.ts'
import type { Clock } from '../platform/clock.ts'
import type { SessionCache, StoredSession } from './session-cache.ts'

interface SessionReaderOptions {
  db: Database
  clock: Clock
  secret: string
  /** Name of the session's cookie. */
  cookieName: () => Promise<string>
  /** Null: each call asks the database. */
  sessionCache: SessionCache | null
}

/**
 * Reads the session of a request: verifies the cookie's signature, then selects the row by one prepared
 * statement, because every signed-in call needs it (docs/decisions/0004).
 */
export function createSessionReader(options: SessionReaderOptions) {
  const { db, clock, secret, cookieName, sessionCache } = options
  const key = createSecretKey(secret, 'utf8')
  const byToken = db
    .select({
      uid: session.userId,
      isVerified: user.emailVerified,
      hasPin: sql<boolean>`exists (select from ${parentPin} where ${parentPin.userId} = ${session.userId})`,
      sessionId: session.id,
      createdAt: session.createdAt,
      activeChildId: session.activeChildId,
      isKidsMode: session.isKidsMode,
      gateOpenUntil: session.gateOpenUntil,
      confirmedAt: session.confirmedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, sql.placeholder('token')))
    .prepare('session_by_token')

  /** The token of a cookie `<token>.<HMAC-SHA256 in base64>`; null without our signature. */
  function readToken(cookie: string): string | null {
    const dot = cookie.lastIndexOf('.')
    if (dot < 1) return null
    const token = cookie.slice(0, dot)
    const expected = createHmac('sha256', key).update(token).digest()
    const signature = Buffer.from(cookie.slice(dot + 1), 'base64')
    const isValid = signature.length === expected.length && timingSafeEqual(signature, expected)
    return isValid ? token : null
  }

  async function read(cookie: string): Promise<StoredSession | undefined> {
    const token = readToken(cookie)
    if (!token) return undefined
    const select = async () => (await byToken.execute({ token }))[0]
    return sessionCache ? sessionCache.read(cookie, select) : select()
  }

  return async (headers: Headers): Promise<StoredSession | null> => {
    const cookies = headers.get('cookie')
    if (!cookies) return null
    const name = await cookieName()
    const cookie = parse(cookies, name)[name]
    const found = cookie && (sessionCache?.find(cookie) ?? (await read(cookie)))
    return found && found.expiresAt > clock.now() ? found : null
  }
}

/** Deletes expired sessions and verification links. */
export async function deleteExpiredSignIns(db: Database, now: Date): Promise<void> {
  await deleteInPortions(db, session, lt(session.expiresAt, now))
  await deleteInPortions(db, verification, lt(verification.expiresAt, now))
}
