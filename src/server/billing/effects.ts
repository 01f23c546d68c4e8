import { and, eq } from 'drizzle-orm'
import { subscription } from '../db/billing-schema.ts'
import { profile } from '../db/schema.ts'
import type { OutboxEffect } from '../platform/outbox.ts'
import type { BillingParts } from './parts.ts'
import {
  AccountPayload,
  ChangePayload,
  CustomerPayload,
  effectKinds,
  RefundPayload,
} from './queue.ts'
import { isRunning } from './rules.ts'
import { syncCustomer } from './sync.ts'

/** What the outbox does for this noun; each may run again after it was cut off anywhere. */
export function billingEffects(parts: BillingParts): Record<string, OutboxEffect> {
  const { payments } = parts
  return {
    [effectKinds.change]: (payload) => tellWish(parts, ChangePayload.parse(payload)),
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
      await syncCustomer(parts, CustomerPayload.parse(payload).customerId)
    },
  }
}

/**
 * Tells the provider what is wanted now, which may be more than was wanted when this was queued; so
 * the order in which entries are carried out does not matter.
 */
async function tellWish(
  parts: BillingParts,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const { db, payments } = parts
  const [wanted] = await db
    .select({
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      pausedUntil: subscription.pausedUntil,
      wish: subscription.wish,
      withdrawnAt: subscription.withdrawnAt,
      customerId: profile.stripeCustomerId,
    })
    .from(subscription)
    .innerJoin(profile, eq(profile.userId, subscription.userId))
    .where(eq(subscription.subscriptionId, subscriptionId))
  if (!wanted || wanted.wish === null || wanted.withdrawnAt) return
  const { wish, customerId } = wanted
  try {
    await payments.changeSubscription(subscriptionId, wanted, `wish:${subscriptionId}:${wish}`)
  } catch (error) {
    // Where it has ended meanwhile, nothing is left to be told.
    await syncCustomer(parts, customerId)
    if (await hasEnded(parts, subscriptionId)) return
    throw error
  }
  // Whoever changed the mind meanwhile has queued another word.
  await db
    .update(subscription)
    .set({ wish: null })
    .where(and(eq(subscription.subscriptionId, subscriptionId), eq(subscription.wish, wish)))
  await syncCustomer(parts, customerId)
}

async function hasEnded({ db }: BillingParts, subscriptionId: string): Promise<boolean> {
  const [known] = await db
    .select()
    .from(subscription)
    .where(eq(subscription.subscriptionId, subscriptionId))
  return !known || !isRunning(known)
}
