import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import { session, verification } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { deleteInPortions } from '../db/portions.ts'
import type { Clock } from '../platform/clock.ts'
import type { Session } from '../platform/session.ts'

interface SessionReaderOptions {
  db: Database
  clock: Clock
  secret: string
  /** Name of the session's cookie. */
  cookieName: () => Promise<string>
}

/**
 * Reads the session of a request: verifies the cookie's signature, then selects the row by one prepared
 * statement on one table, because every signed-in call needs it (docs/decisions/0004).
 */
export function createSessionReader({ db, clock, secret, cookieName }: SessionReaderOptions) {
  const key = createSecretKey(secret, 'utf8')
  const byToken = db
    .select({
      uid: session.userId,
      sessionId: session.id,
      createdAt: session.createdAt,
      activeChildId: session.activeChildId,
      isKidsMode: session.isKidsMode,
      gateOpenUntil: session.gateOpenUntil,
      confirmedAt: session.confirmedAt,
    })
    .from(session)
    .where(
      and(
        eq(session.token, sql.placeholder('token')),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_by_token')

  /** The token of a cookie `<token>.<HMAC-SHA256 in base64>`; null without our signature. */
  function readToken(cookie: string | undefined): string | null {
    const dot = cookie?.lastIndexOf('.') ?? -1
    if (cookie === undefined || dot < 1) return null
    const token = cookie.slice(0, dot)
    const expected = createHmac('sha256', key).update(token).digest()
    const signature = Buffer.from(cookie.slice(dot + 1), 'base64')
    const isValid = signature.length === expected.length && timingSafeEqual(signature, expected)
    return isValid ? token : null
  }

  return async (headers: Headers): Promise<Session | null> => {
    const cookies = headers.get('cookie')
    if (!cookies) return null
    const name = await cookieName()
    const token = readToken(parse(cookies, name)[name])
    if (!token) return null
    const [found] = await byToken.execute({ token, now: clock.now() })
    return found ?? null
  }
}

/** Deletes expired sessions and verification links. */
export async function deleteExpiredSignIns(db: Database, now: Date): Promise<void> {
  await deleteInPortions(db, session, lt(session.expiresAt, now))
  await deleteInPortions(db, verification, lt(verification.expiresAt, now))
}
