import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { billingOrder, legalDeclaration, stripeEvent, subscription } from '../db/billing-schema.ts'
import type { Database } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { Log } from '../platform/log.ts'
import { holdDocument } from './contracts.ts'
import { queueRenewal } from './letters.ts'
import { reconcileOrder } from './orders.ts'
import type { BillingParts } from './parts.ts'
import { queueSync } from './queue.ts'
import { eventLifetimeMs, reminderMs } from './rules.ts'
import { derivePlan } from './sync.ts'
import { handleEvent } from './webhook.ts'

/** Webhooks need a moment; an order that is open for longer is asked about. */
const orderPatienceMs = 10 * 60_000
const batch = 50

/**
 * Finds what no event told: events that did not arrive, and orders that are open for a while. To be
 * called at the start and every 15 minutes (reliability.md, F8 and rule 13).
 */
export async function reconcile(parts: BillingParts, log: Log): Promise<void> {
  for (const event of await parts.payments.listMissedEvents()) await handleEvent(parts, event, log)
  const before = new Date(parts.clock.now().getTime() - orderPatienceMs)
  const open = await parts.db
    .select()
    .from(billingOrder)
    .where(and(eq(billingOrder.state, 'open'), lt(billingOrder.orderedAt, before)))
    .orderBy(billingOrder.orderedAt)
    .limit(batch)
  for (const order of open) await reconcileOrder(parts, order)
}

/**
 * Looks at accounts whose paid time has just ended: what they no longer have is gone at once, and
 * the provider is asked whether it goes on. To be called every minute.
 */
export async function endDueEntitlements({ db, clock, mail }: BillingParts): Promise<void> {
  const now = clock.now()
  const due = await db
    .select({ userId: profile.userId, customerId: profile.stripeCustomerId })
    .from(profile)
    .where(lte(profile.entitledUntil, now))
    .limit(batch)
  for (const { userId, customerId } of due) {
    await db.transaction(async (tx) => {
      await holdDocument(tx, userId)
      await derivePlan(tx, userId, now)
      if (customerId) await queueSync(tx, { customerId, key: now.toISOString() })
    })
  }
  if (due.length > 0) mail.wake()
}

/** Mails about yearly contracts that are renewed within a week, once for each renewal. */
export async function remindOfRenewals(parts: BillingParts): Promise<void> {
  const { db, clock, mail } = parts
  const now = clock.now()
  const isDue = and(
    eq(subscription.item, 'family-year'),
    eq(subscription.status, 'active'),
    eq(subscription.cancelAtPeriodEnd, false),
    isNull(subscription.withdrawnAt),
    gt(subscription.periodEnd, now),
    lte(subscription.periodEnd, new Date(now.getTime() + reminderMs)),
    or(isNull(subscription.remindedOf), lt(subscription.remindedOf, subscription.periodEnd)),
  )
  await db.transaction(async (tx) => {
    const due = await tx
      .update(subscription)
      .set({ remindedOf: sql`${subscription.periodEnd}` })
      .where(isDue)
      .returning()
    for (const contract of due) await queueRenewal(parts, tx, contract)
  })
  mail.wake()
}

/** Forgets events that cannot come again, and declarations whose years are over. */
export async function forgetPastBilling(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - eventLifetimeMs)
  await db.delete(stripeEvent).where(lt(stripeEvent.receivedAt, oldest))
  await db.delete(legalDeclaration).where(lt(legalDeclaration.keepUntil, now))
}
