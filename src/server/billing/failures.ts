import { and, desc, eq } from 'drizzle-orm'
import { billingOrder } from '../db/billing-schema.ts'
import { profile } from '../db/schema.ts'
import { endOrder } from './orders.ts'
import type { BillingParts } from './parts.ts'

/** Notes at the newest open order of a customer why its payment failed last. */
export async function noteFailure(
  { db, payments }: BillingParts,
  { customerId, paymentIntentId }: { customerId: string; paymentIntentId: string },
): Promise<void> {
  const [open] = await db
    .select({ orderNumber: billingOrder.orderNumber })
    .from(billingOrder)
    .innerJoin(profile, eq(profile.userId, billingOrder.userId))
    .where(and(eq(profile.stripeCustomerId, customerId), eq(billingOrder.state, 'open')))
    .orderBy(desc(billingOrder.orderedAt))
    .limit(1)
  if (!open) return
  const failure = await payments.getFailure(paymentIntentId)
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
