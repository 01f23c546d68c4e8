import { and, desc, eq, isNull } from 'drizzle-orm'
import { billingOrder } from '../db/billing-schema.ts'
import { profile } from '../db/schema.ts'
import type { BillingDependencies } from './dependencies.ts'
import { closeExpiredOrder } from './orders.ts'

/**
 * Stores why the last payment of an open order failed. A payment does not name its order, but no two
 * items have the same price.
 */
export async function recordFailure(
  { db, payments }: BillingDependencies,
  { customerId, paymentIntentId }: { customerId: string; paymentIntentId: string },
): Promise<void> {
  const failed = await payments.getFailure(paymentIntentId)
  if (!failed) return
  const { reason: failure, amountCents } = failed
  const [open] = await db
    .select({ orderNumber: billingOrder.orderNumber })
    .from(billingOrder)
    .innerJoin(profile, eq(profile.userId, billingOrder.userId))
    .where(
      and(
        eq(profile.stripeCustomerId, customerId),
        eq(billingOrder.state, 'open'),
        eq(billingOrder.amountCents, amountCents),
        isNull(billingOrder.changes),
      ),
    )
    .orderBy(desc(billingOrder.orderedAt))
    .limit(1)
  if (!open) return
  await db
    .update(billingOrder)
    .set({ failure })
    .where(and(eq(billingOrder.orderNumber, open.orderNumber), eq(billingOrder.state, 'open')))
}

/** Closes the order of a checkout that has expired at the provider. */
export async function closeExpiredCheckout(
  { db, payments }: BillingDependencies,
  checkoutSessionId: string,
): Promise<void> {
  const isOurs = eq(billingOrder.checkoutSessionId, checkoutSessionId)
  if ((await db.$count(billingOrder, isOurs)) === 0) return
  const { state } = await payments.getCheckout(checkoutSessionId)
  if (state === 'expired') await closeExpiredOrder(db, checkoutSessionId)
}
