import { and, desc, eq, isNull } from 'drizzle-orm'
import { billingOrder } from '../db/billing-schema.ts'
import { profile } from '../db/schema.ts'
import { endOrder } from './orders.ts'
import type { BillingParts } from './parts.ts'

/**
 * Notes at an open order of a customer why its payment failed last. A payment does not name its order;
 * every item has a price of its own, though.
 */
export async function noteFailure(
  { db, payments }: BillingParts,
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

/** Closes the order of a checkout, if it really ran out. */
export async function endExpired(
  { db, payments }: BillingParts,
  checkoutSessionId: string,
): Promise<void> {
  const isOurs = eq(billingOrder.checkoutSessionId, checkoutSessionId)
  if ((await db.$count(billingOrder, isOurs)) === 0) return
  const { state } = await payments.getCheckout(checkoutSessionId)
  if (state === 'expired') await endOrder(db, checkoutSessionId)
}
