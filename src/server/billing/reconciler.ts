import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { billingOrder, legalDeclaration, stripeEvent, subscription } from '../db/billing-schema.ts'
import type { Database } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { Log } from '../platform/log.ts'
import type { PaymentEvent } from '../platform/payment-provider.ts'
import { holdDocument } from './contracts.ts'
import { derivePlan } from './derived-plan.ts'
import { queueRenewal } from './letters.ts'
import { reconcileOrder } from './orders.ts'
import type { BillingParts } from './parts.ts'
import { queueSync } from './queue.ts'
import { eventLifetimeMs, reminderMs } from './rules.ts'
import { handledTypes, handleEvent } from './webhook.ts'

/** Webhooks need a moment; an order that is open for longer is asked about. */
const orderPatienceMs = 10 * 60_000
/** No checkout and no visit to the portal can be paid for longer. */
const orderLifetimeMs = 25 * 3_600_000
const batch = 50
const mostEvents = 200
/** Where so many things fail, so will the rest. */
const mostFailures = 5

/**
 * Finds what no event told: events that did not arrive, and orders that are open for a while. To be
 * called at the start and every 15 minutes.
 */
export async function reconcile(parts: BillingParts, log: Log): Promise<void> {
  const { db, clock } = parts
  await forEach(await findMissed(parts), (event) => handleEvent(parts, event, log), log)
  const now = clock.now().getTime()
  const isOpen = eq(billingOrder.state, 'open')
  const open = await db
    .select()
    .from(billingOrder)
    .where(and(isOpen, lt(billingOrder.orderedAt, new Date(now - orderPatienceMs))))
    // Any of them, so that those that stay open do not keep the others from their turn.
    .orderBy(sql`random()`)
    .limit(batch)
  await forEach(open, (order) => reconcileOrder(parts, order), log)
  await db
    .update(billingOrder)
    .set({ state: 'closed', failure: sql`coalesce(${billingOrder.failure}, 'expired')` })
    .where(
      and(
        isOpen,
        isNull(billingOrder.checkoutSessionId),
        lt(billingOrder.orderedAt, new Date(now - orderLifetimeMs)),
      ),
    )
}

/** Events that did not arrive and had no effect yet, oldest first. */
async function findMissed({ db, payments }: BillingParts): Promise<PaymentEvent[]> {
  const events = await payments.listMissedEvents()
  const missed = events.filter(({ type, customerId }) => customerId && handledTypes.includes(type))
  const ids = sql.param(missed.map(({ id }) => id))
  const seen = await db
    .select({ id: stripeEvent.eventId })
    .from(stripeEvent)
    .where(sql`${stripeEvent.eventId} = any(${ids})`)
  const known = new Set(seen.map(({ id }) => id))
  return missed.filter(({ id }) => !known.has(id)).slice(0, mostEvents)
}

/** One that fails is left for the next time, and does not stop the others. */
async function forEach<T>(things: T[], work: (thing: T) => Promise<void>, log: Log): Promise<void> {
  let failures = 0
  for (const thing of things) {
    try {
      await work(thing)
    } catch (error) {
      failures += 1
      if (failures >= mostFailures) throw error
      log.warn({ err: error }, 'something about a payment could not be looked at')
    }
  }
}

/**
 * Looks at accounts whose paid time has just ended: what they no longer have is gone at once, and
 * the provider is asked whether it goes on. To be called every minute.
 */
export async function endDueEntitlements({ db, clock, mail }: BillingParts): Promise<void> {
  const now = clock.now()
  for (let last = ''; ; ) {
    const due = await db
      .select({ userId: profile.userId, customerId: profile.stripeCustomerId })
      .from(profile)
      .where(and(lte(profile.entitledUntil, now), gt(profile.userId, last)))
      .orderBy(profile.userId)
      .limit(batch)
    for (const { userId, customerId } of due) {
      await db.transaction(async (tx) => {
        await holdDocument(tx, userId)
        await derivePlan(tx, userId, now)
        if (customerId) await queueSync(tx, { customerId, key: now.toISOString() })
      })
    }
    if (due.length > 0) mail.wake()
    last = due.at(-1)?.userId ?? ''
    if (due.length < batch) return
  }
}

/** Mails about yearly contracts that are renewed within a week, once for each renewal. */
export async function remindOfRenewals(parts: BillingParts): Promise<void> {
  while ((await remindSome(parts)) === batch);
}

async function remindSome(parts: BillingParts): Promise<number> {
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
  const count = await db.transaction(async (tx) => {
    const ids = tx
      .select({ id: subscription.subscriptionId })
      .from(subscription)
      .where(isDue)
      .limit(batch)
      .for('update', { skipLocked: true })
    const due = await tx
      .update(subscription)
      .set({ remindedOf: sql`${subscription.periodEnd}` })
      .where(inArray(subscription.subscriptionId, ids))
      .returning()
    for (const contract of due) await queueRenewal(parts, tx, contract)
    return due.length
  })
  mail.wake()
  return count
}

/** Forgets events that cannot come again, and declarations whose years are over. */
export async function forgetPastBilling(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - eventLifetimeMs)
  await db.delete(stripeEvent).where(lt(stripeEvent.receivedAt, oldest))
  await db.delete(legalDeclaration).where(lt(legalDeclaration.keepUntil, now))
}
