import { and, eq, sql } from 'drizzle-orm'
import { user } from '../db/auth-schema.ts'
import { subscription } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { BillingDependencies } from './dependencies.ts'
import { derivePlan } from './derived-plan.ts'
import { queueChange } from './queue-effects.ts'
import { canPause, isRunning, pausedUntil } from './rules.ts'

export type ContractRow = typeof subscription.$inferSelect

/** Fields of a contract that its owner can change. */
export type ContractChange = Partial<Pick<ContractRow, 'cancelAtPeriodEnd' | 'pausedUntil'>>

type ChangeResult = 'changed' | 'not-found' | 'not-possible'

/**
 * Changes a contract for its owner; `decide` returns the change, or null where it is not possible.
 * It has effect immediately; the outbox sends it to the provider, and retries until that succeeds.
 */
export async function changeContract(
  { db, clock, mail }: BillingDependencies,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  decide: (contract: ContractRow) => ContractChange | null,
): Promise<ChangeResult> {
  const result = await db.transaction(async (tx): Promise<ChangeResult> => {
    await lockDocument(tx, userId)
    const [contract] = await tx
      .select()
      .from(subscription)
      .where(and(eq(subscription.subscriptionId, subscriptionId), eq(subscription.userId, userId)))
      .for('update')
    if (!contract) return 'not-found'
    const change = isRunning(contract) ? decide(contract) : null
    if (!change) return 'not-possible'
    await writeContractChange(tx, contract, change, clock.now())
    await derivePlan(tx, userId, clock.now())
    return 'changed'
  })
  mail.wake()
  return result
}

/**
 * Locks an account's document; false where there is none. Every transaction locks the user,
 * then the document, then contracts and orders: the order in which a deletion locks them, so that no
 * two transactions deadlock.
 */
export async function lockDocument(tx: Transaction, userId: string): Promise<boolean> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share')
  const locked = await tx
    .select({ userId: profile.userId })
    .from(profile)
    .where(eq(profile.userId, userId))
    .for('no key update')
  return locked.length > 0
}

/** Writes a change and queues it for the provider. */
export async function writeContractChange(
  tx: Transaction,
  { subscriptionId }: ContractRow,
  change: ContractChange,
  now: Date,
): Promise<void> {
  const [written] = await tx
    .update(subscription)
    .set({
      ...change,
      changeCount: sql`${subscription.changeCount} + 1`,
      pendingChange: sql`${subscription.changeCount} + 1`,
      updatedAt: now,
    })
    .where(eq(subscription.subscriptionId, subscriptionId))
    .returning({ number: subscription.pendingChange })
  if (written?.number) await queueChange(tx, { subscriptionId, number: written.number })
}

/** Cancels contracts at the end of their paid periods. */
export async function cancelAtPeriodEnd(
  tx: Transaction,
  contracts: ContractRow[],
  now: Date,
): Promise<void> {
  for (const contract of contracts.filter((one) => !one.cancelAtPeriodEnd)) {
    await writeContractChange(tx, contract, { cancelAtPeriodEnd: true, pausedUntil: null }, now)
  }
}

export const withoutCancellation = (contract: ContractRow): ContractChange | null =>
  contract.cancelAtPeriodEnd ? { cancelAtPeriodEnd: false } : null

export const withPause =
  (months: number) =>
  (contract: ContractRow): ContractChange | null =>
    canPause(contract) ? { pausedUntil: pausedUntil(contract.periodEnd, months) } : null

export const withoutPause = (contract: ContractRow): ContractChange | null =>
  contract.pausedUntil ? { pausedUntil: null } : null
