import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { billingOrder, stripeEvent, subscription } from '../db/billing-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import { takeTurn } from '../db/take-turn.ts'
import type { PaidSubscription } from '../platform/payment-provider.ts'
import type { ContractRow } from './contracts.ts'
import { endAll, holdDocument } from './contracts.ts'
import { derivePlan, latest, listContracts } from './derived-plan.ts'
import { queueConfirmation, queuePaymentFailed } from './letters.ts'
import type { BillingParts } from './parts.ts'
import { queueRefund } from './queue.ts'
import { expiryOf, isRunning, slotOf, wasPaid } from './rules.ts'

/** What became of a wish to bring a customer up to date. */
export type Synced = 'synced' | 'seen-before' | 'unknown-customer'

/**
 * Asks the provider for all subscriptions of a customer and stores them. One at a time for each
 * customer, and asked only when it is its turn, so that the newest answer is the one that stays: late,
 * doubled and reordered events lead to the same state. An event's id
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
    await takeTurn(tx, `billing:${customerId}`)
    if (event && !(await noteEvent(tx, event, clock.now()))) return 'seen-before'
    const [owner] = await tx
      .select({ userId: profile.userId })
      .from(profile)
      .where(and(eq(profile.stripeCustomerId, customerId), ne(profile.stripeCustomerId, '')))
    if (!owner) return 'unknown-customer'
    const fresh = await payments.listSubscriptions(customerId)
    // After the answer, so that a slow provider does not hold up whoever reads.
    const isThere = await holdDocument(tx, owner.userId)
    // Deleted while the provider was asked.
    if (!isThere) return 'unknown-customer'
    for (const one of fresh) await store(parts, tx, owner.userId, one)
    const running = (await listContracts(tx, owner.userId)).filter(isRunning)
    await endSecondOnes(tx, running, clock.now())
    await endWhereLocked(tx, owner.userId, clock.now())
    const paidAt = fresh.map(({ invoice }) => invoice?.paidAt ?? null)
    await derivePlan(tx, owner.userId, clock.now(), latest(paidAt))
    return 'synced'
  })
}

/** Notes that an event has its effect; false where it had it before. */
export async function noteEvent(
  db: Pick<Database, 'insert'>,
  { id, type }: { id: string; type: string },
  now: Date,
): Promise<boolean> {
  const noted = await db
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
  if (wasPaid(fresh))
    await closeOrder(parts, tx, userId, { id, item, orderNumber: fresh.orderNumber })
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
  const [known] = await tx
    .select({ orderedAt: billingOrder.orderedAt })
    .from(billingOrder)
    .where(
      and(
        eq(billingOrder.subscriptionId, paid.id),
        eq(billingOrder.item, paid.item),
        eq(billingOrder.state, 'paid'),
      ),
    )
    .orderBy(desc(billingOrder.orderedAt))
    .limit(1)
  const [order] = await tx
    .select()
    .from(billingOrder)
    .where(
      and(
        // Older ones than that which was paid were given up.
        known && gt(billingOrder.orderedAt, known.orderedAt),
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

/** Should ever something be paid twice, the second is ended and the money goes back. */
async function endSecondOnes(tx: Transaction, running: ContractRow[], now: Date): Promise<void> {
  const oldestFirst = running.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
  const slots = new Set<string>()
  for (const { subscriptionId, startedAt, item } of oldestFirst) {
    if (!slots.has(slotOf(item))) {
      slots.add(slotOf(item))
      continue
    }
    await tx
      .update(subscription)
      .set({ withdrawnAt: now, expiry: now, endedAt: now, wish: null, updatedAt: now })
      .where(eq(subscription.subscriptionId, subscriptionId))
    await queueRefund(tx, { subscriptionId, since: startedAt, key: `second:${subscriptionId}` })
  }
}

/** What was paid after its account was locked is not renewed either. */
async function endWhereLocked(tx: Transaction, userId: string, now: Date): Promise<void> {
  const locks = await tx.$count(accountDeletion, eq(accountDeletion.userId, userId))
  if (locks > 0) await endAll(tx, (await listContracts(tx, userId)).filter(isRunning), now)
}
