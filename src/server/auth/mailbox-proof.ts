import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { account, session, user, verification } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion } from '../db/privacy-schema.ts'
import { parentPin } from '../db/schema.ts'

/**
 * Google says that this person owns the mailbox `email`. An account of that address whose mailbox
 * was never proven may be a stranger's: its passwords, PIN, links and sessions become void, and it counts
 * as proven, so that the sign-in at hand links to it. Nothing happens to a proven account.
 */
export async function takeOverUnproven(
  db: Database,
  { email, subject }: { email: string; subject: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const linkedElsewhere = tx
      .select({ one: sql`1` })
      .from(account)
      .where(
        and(
          eq(account.providerId, 'google'),
          eq(account.accountId, subject),
          ne(account.userId, user.id),
        ),
      )
    const [taken] = await tx
      .update(user)
      .set({ emailVerified: true })
      .where(
        and(
          eq(user.email, email.toLowerCase()),
          eq(user.emailVerified, false),
          notExists(linkedElsewhere),
        ),
      )
      .returning({ id: user.id })
    if (!taken) return
    await tx.delete(account).where(eq(account.userId, taken.id))
    await unlock(tx, taken.id)
    await tx.delete(session).where(eq(session.userId, taken.id))
    await tx.delete(verification).where(eq(verification.value, taken.id))
  })
}

/**
 * A mailed password reset was used: the mailbox is proven. Where it was not before, every other way
 * to sign in may be a stranger's and goes; other reset links and all sessions end in any case.
 */
export async function proveByReset(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const proven = await tx
      .update(user)
      .set({ emailVerified: true })
      .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
      .returning({ id: user.id })
    if (proven.length > 0) {
      await unlock(tx, userId)
      await tx
        .delete(account)
        .where(and(eq(account.userId, userId), ne(account.providerId, 'credential')))
    }
    await tx.delete(session).where(eq(session.userId, userId))
    await tx.delete(verification).where(eq(verification.value, userId))
  })
}

/** Removes the PIN and the lock that a stranger may have set. */
async function unlock(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(parentPin).where(eq(parentPin.userId, userId))
  await tx.delete(accountDeletion).where(eq(accountDeletion.userId, userId))
}
