import { and, eq, sql } from 'drizzle-orm'
import { account, session } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'

/** Signs one browser out and ends its streams; false where the session is missing or another account's. */
export async function endSession(
  db: Database,
  { sessionId, ownerId }: { sessionId: string; ownerId: string },
): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, ownerId)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Signs every browser of an account out; returns the count. */
export async function endAllSessions(db: Database, ownerId: string): Promise<number> {
  const ended = await db
    .delete(session)
    .where(eq(session.userId, ownerId))
    .returning({ id: session.id })
  return ended.length
}

/** Unlinks Google where the account has a password; false where it has none. */
export async function unlinkGoogle(db: Database, ownerId: string): Promise<boolean> {
  const hasPassword = sql`exists (select from account other where other.user_id = ${ownerId}
    and other.provider_id = 'credential' and other.password is not null)`
  const unlinked = await db
    .delete(account)
    .where(and(eq(account.userId, ownerId), eq(account.providerId, 'google'), hasPassword))
    .returning({ id: account.id })
  return unlinked.length > 0
}
