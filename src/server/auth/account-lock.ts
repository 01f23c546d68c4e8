import { APIError } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { session, user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { accountDeletion } from '../db/privacy-schema.ts'

/** When a locked account is deleted; null where it is not locked. */
export async function findLock(db: Database, userId: string): Promise<Date | null> {
  const [lock] = await db
    .select({ dueAt: accountDeletion.dueAt })
    .from(accountDeletion)
    .where(eq(accountDeletion.userId, userId))
  return lock?.dueAt ?? null
}

/** Whether the account of an address is locked. */
export async function isLockedAddress(db: Database, email: string): Promise<boolean> {
  const locked = await db
    .select({ userId: accountDeletion.userId })
    .from(accountDeletion)
    .innerJoin(user, eq(user.id, accountDeletion.userId))
    .where(eq(user.email, email))
  return locked.length > 0
}

/** Refuses a sign-in to a locked account, even by its owner. */
export async function refuseLocked(db: Database, userId: string): Promise<void> {
  const dueAt = await findLock(db, userId)
  if (dueAt === null) return
  throw new APIError('FORBIDDEN', {
    code: 'ACCOUNT_LOCKED',
    message: 'The account is about to be deleted',
    dueAt: dueAt.toISOString(),
  })
}

/**
 * Deletes a new session of an account that was locked meanwhile, and refuses the sign-in. Call it after
 * the insert of the session, which has waited for a concurrent lock: the lock is visible now.
 */
export async function endLockedSession(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  try {
    await refuseLocked(db, userId)
  } catch (error) {
    await db.delete(session).where(and(eq(session.id, id), eq(session.userId, userId)))
    throw error
  }
}
