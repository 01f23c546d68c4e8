import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import { session } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from '../platform/clock.ts'
import type { Session } from '../platform/session.ts'

interface ReaderOptions {
  db: Database
  clock: Clock
  secret: string
  /** Name of the session's cookie. */
  cookieName: () => Promise<string>
}

/**
 * Reads whose session a request came with: the cookie's signature, then the session's row by one
 * prepared statement on one table, as every signed-in call pays for it (docs/decisions/0004).
 */
export function createSessionReader({ db, clock, secret, cookieName }: ReaderOptions) {
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

  /** The token of a cookie `<token>.<HMAC-SHA256 in base64>`; null where it is not signed by us. */
  function readToken(cookie: string | undefined): string | null {
    const dot = cookie?.lastIndexOf('.') ?? -1
    if (cookie === undefined || dot < 1) return null
    const token = cookie.slice(0, dot)
    const wanted = createHmac('sha256', key).update(token).digest()
    const given = Buffer.from(cookie.slice(dot + 1), 'base64')
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null
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
