import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { account, session, user, verification } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion } from '../db/privacy-schema.ts'
import { parentPin } from '../db/schema.ts'

/**
 * Gives an unverified account to the owner of its mailbox, as verified by Google. A stranger may have
 * created it: its passwords, PIN, links and sessions are deleted, and it becomes verified, so that this
 * sign-in links to it. A verified account does not change. `subject` is the id of the Google account.
 */
export async function takeOverUnverified(
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
    const [takenOver] = await tx
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
    if (!takenOver) return
    await tx.delete(account).where(eq(account.userId, takenOver.id))
    await unlock(tx, takenOver.id)
    await tx.delete(session).where(eq(session.userId, takenOver.id))
    await tx.delete(verification).where(eq(verification.value, takenOver.id))
  })
}

/**
 * Verifies the mailbox after a mailed password reset. If it was unverified, all other ways to sign in are
 * deleted, because they may be a stranger's. Other reset links and all sessions end in any case.
 */
export async function verifyByReset(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const verified = await tx
      .update(user)
      .set({ emailVerified: true })
      .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
      .returning({ id: user.id })
    if (verified.length > 0) {
      await unlock(tx, userId)
      await tx
        .delete(account)
        .where(and(eq(account.userId, userId), ne(account.providerId, 'credential')))
    }
    await tx.delete(session).where(eq(session.userId, userId))
    await tx.delete(verification).where(eq(verification.value, userId))
  })
}

/** Removes a PIN and an account lock that a stranger may have set. */
async function unlock(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(parentPin).where(eq(parentPin.userId, userId))
  await tx.delete(accountDeletion).where(eq(accountDeletion.userId, userId))
}
