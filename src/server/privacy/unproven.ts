import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { user, verification } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { FileStore } from '../files/local.ts'
import { partFromUnproven } from './parting.ts'

const lifetimeMs = 48 * 3_600_000
// Small enough for the statement timeout, even after a flood of sign-ups.
const portion = 500

type Files = Pick<FileStore, 'keyOf'>

/**
 * Deletes accounts older than 48 hours whose mailbox was never proven, with all they have; returns how
 * many. To be called now and then.
 */
export async function forgetUnprovenAccounts(
  db: Database,
  { now, files }: { now: Date; files: Files },
): Promise<number> {
  const isDue = lt(user.createdAt, new Date(now.getTime() - lifetimeMs))
  let total = 0
  for (;;) {
    const count = await db.transaction((tx) => deleteUnproven(tx, isDue, files))
    total += count
    if (count < portion) return total
  }
}

/**
 * Deletes one account at once if its mailbox was never proven: it must not hold an address that may
 * be a stranger's. False where it was proven, or has paid.
 */
export async function deleteIfUnproven(
  tx: Transaction,
  userId: string,
  files: Files,
): Promise<boolean> {
  return (await deleteUnproven(tx, eq(user.id, userId), files)) === 1
}

async function deleteUnproven(
  tx: Transaction,
  isMeant: ReturnType<typeof eq>,
  files: Files,
): Promise<number> {
  // An unproven account cannot buy. If one has paid all the same, its subscription must not go on unseen.
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
  // Locked rows wait for the next time: somebody may be proving one of them.
  const due = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.emailVerified, false), isMeant, notExists(payment)))
    .limit(portion)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return 0
  // Locked, so that everything being written for them is there before it is counted.
  await tx
    .select({ userId: profile.userId })
    .from(profile)
    .where(inArray(profile.userId, ids))
    .orderBy(profile.userId)
    .for('update')
  await partFromUnproven(tx, ids, files)
  await tx.delete(verification).where(inArray(verification.value, ids))
  await tx.delete(user).where(inArray(user.id, ids))
  return ids.length
}
