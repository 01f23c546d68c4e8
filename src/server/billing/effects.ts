import { and, eq } from 'drizzle-orm'
import { subscription } from '../db/billing-schema.ts'
import { profile } from '../db/schema.ts'
import type { OutboxEffect } from '../platform/outbox.ts'
import type { BillingDependencies } from './dependencies.ts'
import {
  AccountPayload,
  ChangePayload,
  CustomerPayload,
  effectKinds,
  RefundPayload,
} from './queue-effects.ts'
import { isRunning } from './rules.ts'
import { syncCustomer } from './sync.ts'

/** Effects of the outbox; each may run again after an interruption at any point. */
export function billingEffects(dependencies: BillingDependencies): Record<string, OutboxEffect> {
  const { payments } = dependencies
  return {
    [effectKinds.change]: (payload) => sendChange(dependencies, ChangePayload.parse(payload)),
    async [effectKinds.refund](payload, key) {
      const { subscriptionId, since } = RefundPayload.parse(payload)
      await payments.endSubscription(subscriptionId)
      await payments.refund(subscriptionId, since, key)
    },
    async [effectKinds.deleteCustomer](payload) {
      await payments.deleteCustomer(CustomerPayload.parse(payload).customerId)
    },
    async [effectKinds.deleteAccount](payload) {
      await payments.deleteCustomersOf(AccountPayload.parse(payload).account)
    },
    async [effectKinds.sync](payload) {
      await syncCustomer(dependencies, CustomerPayload.parse(payload).customerId)
    },
  }
}

/**
 * Sends the newest state of a contract to the provider, also where more changed since the entry was
 * queued; so the order of the entries does not matter.
 */
async function sendChange(
  dependencies: BillingDependencies,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const { db, payments } = dependencies
  const [contract] = await db
    .select({
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      pausedUntil: subscription.pausedUntil,
      pendingChange: subscription.pendingChange,
      withdrawnAt: subscription.withdrawnAt,
      customerId: profile.stripeCustomerId,
    })
    .from(subscription)
    .innerJoin(profile, eq(profile.userId, subscription.userId))
    .where(eq(subscription.subscriptionId, subscriptionId))
  if (!contract || contract.pendingChange === null || contract.withdrawnAt) return
  const { pendingChange, customerId } = contract
  // Stripe knows this prefix from earlier releases.
  const idempotencyKey = `wish:${subscriptionId}:${pendingChange}`
  try {
    await payments.changeSubscription(subscriptionId, contract, idempotencyKey)
  } catch (error) {
    // The contract ended before this change was sent: nothing to do.
    await syncCustomer(dependencies, customerId)
    if (await hasEnded(dependencies, subscriptionId)) return
    throw error
  }
  // A change during the request has an entry of its own.
  await db
    .update(subscription)
    .set({ pendingChange: null })
    .where(
      and(
        eq(subscription.subscriptionId, subscriptionId),
        eq(subscription.pendingChange, pendingChange),
      ),
    )
  await syncCustomer(dependencies, customerId)
}

async function hasEnded({ db }: BillingDependencies, subscriptionId: string): Promise<boolean> {
  const [contract] = await db
    .select()
    .from(subscription)
    .where(eq(subscription.subscriptionId, subscriptionId))
  return !contract || !isRunning(contract)
}
