import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { user, verification } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'

const lifetimeMs = 48 * 3_600_000
// Small enough for the statement timeout, whatever a flood of sign-ups has left behind.
const portion = 500

/** What has to be done before accounts go, in the same transaction. */
type BeforeDeletion = (tx: Transaction, userIds: string[]) => Promise<void>

/**
 * Deletes accounts older than 48 hours whose mailbox was never proven, with all they have; returns how
 * many. To be called now and then.
 */
export async function forgetUnprovenAccounts(
  db: Database,
  now: Date,
  beforeDeletion: BeforeDeletion,
): Promise<number> {
  let total = 0
  for (;;) {
    const count = await forgetPortion(db, now, beforeDeletion)
    total += count
    if (count < portion) return total
  }
}

async function forgetPortion(
  db: Database,
  now: Date,
  beforeDeletion: BeforeDeletion,
): Promise<number> {
  // An unproven account cannot buy; should one have paid, its subscription must not go on unseen.
  const payment = db
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
  // Who has said when to go keeps the days of grace.
  const lock = db
    .select({ one: sql`1` })
    .from(accountDeletion)
    .where(eq(accountDeletion.userId, user.id))
  return db.transaction(async (tx) => {
    // Rows in somebody's hands are left for next time: one of them may just be proven.
    const due = await tx
      .select({ id: user.id })
      .from(user)
      .where(
        and(
          eq(user.emailVerified, false),
          lt(user.createdAt, new Date(now.getTime() - lifetimeMs)),
          notExists(payment),
          notExists(lock),
        ),
      )
      .limit(portion)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return 0
    // Held, so that what is being written for them is there before it is counted.
    await tx
      .select({ userId: profile.userId })
      .from(profile)
      .where(inArray(profile.userId, ids))
      .orderBy(profile.userId)
      .for('update')
    await beforeDeletion(tx, ids)
    await tx.delete(verification).where(inArray(verification.value, ids))
    await tx.delete(user).where(inArray(user.id, ids))
    return ids.length
  })
}
