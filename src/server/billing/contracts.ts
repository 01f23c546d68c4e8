import { and, eq, sql } from 'drizzle-orm'
import { user } from '../db/auth-schema.ts'
import { subscription } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import { derivePlan } from './derived-plan.ts'
import type { BillingParts } from './parts.ts'
import { queueChange } from './queue.ts'
import { canPause, isRunning, pausedUntil } from './rules.ts'

export type ContractRow = typeof subscription.$inferSelect

/** What an owner can want of a contract. */
export type Wish = Partial<Pick<ContractRow, 'cancelAtPeriodEnd' | 'pausedUntil'>>

type Changed = 'changed' | 'not-found' | 'not-possible'

/**
 * Notes what the owner wants of a contract; `decide` says what, or null where it is not possible. It
 * counts from now on, and the provider is told by the outbox for as long as it takes.
 */
export async function changeContract(
  { db, clock, mail }: BillingParts,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  decide: (contract: ContractRow) => Wish | null,
  andThen: (tx: Transaction, contract: ContractRow) => Promise<void> = async () => {},
): Promise<Changed> {
  const changed = await db.transaction(async (tx): Promise<Changed> => {
    await holdDocument(tx, userId)
    const [contract] = await tx
      .select()
      .from(subscription)
      .where(and(eq(subscription.subscriptionId, subscriptionId), eq(subscription.userId, userId)))
      .for('update')
    if (!contract) return 'not-found'
    const wish = isRunning(contract) ? decide(contract) : null
    if (!wish) return 'not-possible'
    await writeWish(tx, contract, wish, clock.now())
    await derivePlan(tx, userId, clock.now())
    await andThen(tx, { ...contract, ...wish })
    return 'changed'
  })
  mail.wake()
  return changed
}

/**
 * Holds an account's document: the user before it and its contracts and orders after it, in every
 * transaction that holds more than one of them, so that none waits in a circle with the deletion of
 * the account. False where the account is gone.
 */
export async function holdDocument(tx: Transaction, userId: string): Promise<boolean> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share')
  const held = await tx
    .select({ userId: profile.userId })
    .from(profile)
    .where(eq(profile.userId, userId))
    .for('no key update')
  return held.length > 0
}

/** Writes a wish and queues the word to the provider. */
export async function writeWish(
  tx: Transaction,
  { subscriptionId }: ContractRow,
  wish: Wish,
  now: Date,
): Promise<void> {
  const [written] = await tx
    .update(subscription)
    .set({
      ...wish,
      wishes: sql`${subscription.wishes} + 1`,
      wish: sql`${subscription.wishes} + 1`,
      updatedAt: now,
    })
    .where(eq(subscription.subscriptionId, subscriptionId))
    .returning({ wish: subscription.wish })
  if (written?.wish) await queueChange(tx, { subscriptionId, wish: written.wish })
}

/** Has contracts end with their periods. */
export async function endAll(tx: Transaction, contracts: ContractRow[], now: Date): Promise<void> {
  for (const contract of contracts.filter((one) => !one.cancelAtPeriodEnd)) {
    await writeWish(tx, contract, { cancelAtPeriodEnd: true, pausedUntil: null }, now)
  }
}

export const continuing = (contract: ContractRow): Wish | null =>
  contract.cancelAtPeriodEnd ? { cancelAtPeriodEnd: false } : null

export const pausing =
  (months: number) =>
  (contract: ContractRow): Wish | null =>
    canPause(contract) ? { pausedUntil: pausedUntil(contract.periodEnd, months) } : null

export const resuming = (contract: ContractRow): Wish | null =>
  contract.pausedUntil ? { pausedUntil: null } : null
