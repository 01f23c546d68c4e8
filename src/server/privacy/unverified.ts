import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { user, verification } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { detachUnverified } from './detach-accounts.ts'

const lifetimeMs = 48 * 3_600_000
// Small enough for the statement timeout, even after a flood of sign-ups.
const batchSize = 500

type Files = Pick<FileStore, 'keyOf'>

/**
 * Deletes accounts older than 48 hours whose mailbox was never verified, with all their data; returns
 * their number. To be called regularly.
 */
export async function deleteUnverifiedAccounts(
  db: Database,
  { now, files }: { now: Date; files: Files },
): Promise<number> {
  const isDue = lt(user.createdAt, new Date(now.getTime() - lifetimeMs))
  let total = 0
  for (;;) {
    const count = await db.transaction((tx) => deleteUnverified(tx, isDue, files))
    total += count
    if (count < batchSize) return total
  }
}

/**
 * Deletes one account immediately if its mailbox was never verified: it must not block an address that may
 * be a stranger's. False where it was verified, or has paid.
 */
export async function deleteIfUnverified(
  tx: Transaction,
  userId: string,
  files: Files,
): Promise<boolean> {
  return (await deleteUnverified(tx, eq(user.id, userId), files)) === 1
}

async function deleteUnverified(
  tx: Transaction,
  isDue: ReturnType<typeof eq>,
  files: Files,
): Promise<number> {
  // An unverified account cannot order. If one has paid nevertheless, it stays, as its subscription runs.
  const payment = tx
    .select({ one: sql`1` })
    .from(profile)
    .where(
      and(
        eq(profile.userId, user.id),
        or(
          ne(profile.basePlan, 'free'),
          ne(profile.stripeCustomerId, ''),
          ne(profile.checkoutSessionId, ''),
          isNotNull(profile.lastPaymentDate),
        ),
      ),
    )
  // Locked rows wait for the next run: one of them may be about to be verified.
  const due = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.emailVerified, false), isDue, notExists(payment)))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return 0
  // The lock waits for changes of these accounts, so that they are committed before they are counted.
  await tx
    .select({ userId: profile.userId })
    .from(profile)
    .where(inArray(profile.userId, ids))
    .orderBy(profile.userId)
    .for('update')
  await detachUnverified(tx, ids, files)
  await tx.delete(verification).where(inArray(verification.value, ids))
  await tx.delete(user).where(inArray(user.id, ids))
  return ids.length
}
