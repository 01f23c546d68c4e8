import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { billingOrder, stripeEvent, subscription } from '../db/billing-schema.ts'
import type { Transaction } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { PaidSubscription } from '../platform/payment-provider.ts'
import { queueConfirmation, queuePaymentFailed } from './letters.ts'
import type { BillingParts } from './parts.ts'
import { queueRefund } from './queue.ts'
import { expiryOf, isRunning, planOf, slotOf } from './rules.ts'

/** What became of a wish to bring a customer up to date. */
export type Synced = 'synced' | 'seen-before' | 'unknown-customer'

/**
 * Asks the provider for all subscriptions of a customer and stores them. One at a time for each
 * customer, and asked only when it is its turn, so that the newest answer is the one that stays: late,
 * doubled and reordered events lead to the same state (reliability.md, F9 and rule 12). An event's id
 * is noted in the same transaction, so it counts once.
 */
export async function syncCustomer(
  parts: BillingParts,
  customerId: string,
  event?: { id: string; type: string },
): Promise<Synced> {
  const { payments } = parts
  const synced = await payments.inTurn(() => syncInTurn(parts, customerId, event))
  parts.mail.wake()
  return synced
}

function syncInTurn(
  parts: BillingParts,
  customerId: string,
  event?: { id: string; type: string },
): Promise<Synced> {
  const { db, clock, payments } = parts
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${customerId}`}, 0))`,
    )
    if (event && !(await noteEvent(tx, event, clock.now()))) return 'seen-before'
    const [owner] = await tx
      .select({ userId: profile.userId })
      .from(profile)
      .where(eq(profile.stripeCustomerId, customerId))
    if (!owner) return 'unknown-customer'
    const fresh = await payments.listSubscriptions(customerId)
    // After the answer, so that a slow provider does not hold up whoever reads.
    await tx
      .select({ userId: profile.userId })
      .from(profile)
      .where(eq(profile.userId, owner.userId))
      .for('no key update')
    for (const one of fresh) await store(parts, tx, owner.userId, one)
    await endSecondPlans(tx, owner.userId, clock.now())
    const paidAt = fresh.map(({ invoice }) => invoice?.paidAt ?? null)
    await derivePlan(tx, owner.userId, clock.now(), latest(paidAt))
    return 'synced'
  })
}

async function noteEvent(tx: Transaction, { id, type }: { id: string; type: string }, now: Date) {
  const noted = await tx
    .insert(stripeEvent)
    .values({ eventId: id, type, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: stripeEvent.eventId })
  return noted.length > 0
}

async function store(
  parts: BillingParts,
  tx: Transaction,
  userId: string,
  { id, item, card, ...fresh }: PaidSubscription,
): Promise<void> {
  // A price that is none of ours gives nothing.
  if (item === null) return
  const { status, amountCents, startedAt, periodEnd, endedAt } = fresh
  const known = {
    item,
    status,
    amountCents,
    startedAt,
    periodEnd,
    endedAt,
    expiry: expiryOf(fresh),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    updatedAt: parts.clock.now(),
  }
  const { cancelAtPeriodEnd, pausedUntil } = fresh
  const [before] = await tx
    .select({ status: subscription.status })
    .from(subscription)
    .where(eq(subscription.subscriptionId, id))
    .for('update')
  await tx
    .insert(subscription)
    .values({ subscriptionId: id, userId, ...known, cancelAtPeriodEnd, pausedUntil })
    .onConflictDoUpdate({
      target: subscription.subscriptionId,
      set: known,
      setWhere: sql`${subscription.userId} = ${userId} and ${subscription.withdrawnAt} is null`,
    })
  // What the owner wants and the provider was not told yet stays.
  await tx
    .update(subscription)
    .set({ cancelAtPeriodEnd, pausedUntil })
    .where(and(eq(subscription.subscriptionId, id), isNull(subscription.wish)))
  const isPaid = status === 'active' || status === 'trialing'
  if (isPaid) await closeOrder(parts, tx, userId, { id, item, orderNumber: fresh.orderNumber })
  if (status === 'past_due' && before?.status !== 'past_due') {
    await queuePaymentFailed(parts, tx, { userId, subscriptionId: id, ...known })
  }
}

/** The order that a contract was made for is paid; its confirmation goes out with it (§ 312f BGB). */
async function closeOrder(
  parts: BillingParts,
  tx: Transaction,
  userId: string,
  paid: { id: string; item: PaidSubscription['item'] & string; orderNumber: string | null },
): Promise<void> {
  const [order] = await tx
    .select()
    .from(billingOrder)
    .where(
      and(
        eq(billingOrder.userId, userId),
        eq(billingOrder.slot, slotOf(paid.item)),
        eq(billingOrder.item, paid.item),
        // Closed ones too: paid in the last moment is paid.
        sql`${billingOrder.state} <> 'paid'`,
        // A change of plan keeps the subscription, and with it the number it began with.
        sql`(${billingOrder.orderNumber} = ${paid.orderNumber} or ${billingOrder.changes} = ${paid.id})`,
      ),
    )
    .orderBy(desc(billingOrder.orderedAt))
    .limit(1)
    .for('update')
  if (!order) return
  const paidAt = parts.clock.now()
  await tx
    .update(billingOrder)
    .set({ state: 'paid', paidAt, failure: null, subscriptionId: paid.id, checkoutUrl: null })
    .where(eq(billingOrder.orderNumber, order.orderNumber))
  await queueConfirmation(parts, tx, { ...order, paidAt })
}

/** Should ever a second plan be paid, it is ended and the money goes back (product.md, /abo). */
async function endSecondPlans(tx: Transaction, userId: string, now: Date): Promise<void> {
  const contracts = await listContracts(tx, userId)
  const plans = contracts.filter((one) => isRunning(one) && slotOf(one.item) === 'plan')
  const [, ...surplus] = plans.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
  for (const { subscriptionId, startedAt } of surplus) {
    await tx
      .update(subscription)
      .set({ withdrawnAt: now, expiry: now, updatedAt: now })
      .where(eq(subscription.subscriptionId, subscriptionId))
    await queueRefund(tx, { subscriptionId, since: startedAt, key: `second:${subscriptionId}` })
  }
}

/** Every contract of an account, running or not. */
function listContracts(tx: Pick<Transaction, 'select'>, userId: string) {
  return tx.select().from(subscription).where(eq(subscription.userId, userId))
}

/**
 * Writes the plan's columns of the user document from the stored contracts; a trigger tells the open
 * pages. Nothing is written where nothing changed. The caller holds the document's row.
 */
export async function derivePlan(
  tx: Transaction,
  userId: string,
  now: Date,
  paidAt: Date | null = null,
): Promise<void> {
  const plan = planOf(await listContracts(tx, userId), now)
  const [held] = await tx.select().from(profile).where(eq(profile.userId, userId))
  if (!held) return
  const lastPaymentDate = latest([held.lastPaymentDate, paidAt])
  const wanted = { ...plan, lastPaymentDate }
  const names = Object.keys(wanted) as (keyof typeof wanted)[]
  const text = (value: unknown) => JSON.stringify(value)
  if (names.every((name) => text(held[name]) === text(wanted[name]))) return
  await tx
    .update(profile)
    .set({ ...wanted, updatedAt: now })
    .where(eq(profile.userId, userId))
}

function latest(dates: (Date | null)[]): Date | null {
  const times = dates.filter((date) => date !== null).map((date) => date.getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : null
}
