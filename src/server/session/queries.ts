import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { SignedInBrowser } from '../../contract/session.ts'
import { account, session as sessionTable } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import type { Session } from '../platform/session.ts'
import { describeBrowser } from './rules.ts'

/** More sessions than a family has. */
const mostShown = 50

/** The browsers in which an account is signed in: this one, then the latest ones. */
export async function listSessions(
  db: Database,
  { uid, sessionId: ownId }: Session,
  now: Date,
): Promise<SignedInBrowser[]> {
  const { id, userAgent, createdAt, updatedAt, userId, expiresAt } = sessionTable
  const rows = await db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessionTable)
    .where(and(eq(userId, uid), gt(expiresAt, now)))
    .orderBy(sql`${id} <> ${ownId}`, desc(updatedAt), desc(createdAt), id)
    .limit(mostShown)
  return rows.map((row) => ({
    sessionId: row.id,
    ...describeBrowser(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    isCurrent: row.id === ownId,
  }))
}

/** Whether an account can be signed in to with Google. */
export async function hasGoogle(db: Database, userId: string): Promise<boolean> {
  const isGoogle = and(eq(account.userId, userId), eq(account.providerId, 'google'))
  return (await db.$count(account, isGoogle)) > 0
}
