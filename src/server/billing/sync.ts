import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { billingOrder, stripeEvent, subscription } from '../db/billing-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import { type PaidSubscription, PaymentsUnavailable } from '../platform/payment-provider.ts'
import { type ContractRow, cancelAtPeriodEnd, lockDocument } from './contracts.ts'
import type { BillingDependencies } from './dependencies.ts'
import { derivePlan, latestDate, listContracts } from './derived-plan.ts'
import { queueRefund } from './queue-effects.ts'
import { queueOrderConfirmation, queuePaymentFailed } from './queue-mails.ts'
import { expiryOf, isRunning, slotOf, wasPaid } from './rules.ts'

export type Synced = 'synced' | 'seen-before' | 'unknown-customer'

interface StripeEvent {
  id: string
  type: string
}

/** Most requests for a customer whose contracts change during each of them. */
const maxAttempts = 5

/**
 * Fetches all subscriptions of a customer from the provider and stores them. Late, repeated and
 * reordered events lead to the same state, as an answer is only stored where none of the customer's
 * contracts changed since it was requested. An event is recorded in the same transaction, so that it
 * has its effect once.
 */
export async function syncCustomer(
  dependencies: BillingDependencies,
  customerId: string,
  event?: StripeEvent,
): Promise<Synced> {
  const { payments, mail } = dependencies
  const synced = await payments.inTurn(customerId, () => sync(dependencies, customerId, event))
  mail.wake()
  return synced
}

async function sync(
  dependencies: BillingDependencies,
  customerId: string,
  event?: StripeEvent,
): Promise<Synced> {
  const { db, clock, payments } = dependencies
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    if (event && (await isRecorded(db, event))) return 'seen-before'
    const owner = await findOwner(db, customerId)
    if (!owner) {
      if (event) await recordEvent(db, event, clock.now())
      return 'unknown-customer'
    }
    const versions = versionsOf(await selectVersions(db, owner.userId))
    // No transaction is open here, so that a slow provider blocks neither rows nor a connection.
    const subscriptions = await payments.listSubscriptions(customerId)
    const answer = { ...owner, subscriptions, versions, event }
    const stored = await db.transaction((tx) => storeAnswer(dependencies, tx, answer))
    if (stored !== 'changed-meanwhile') return stored
  }
  throw new PaymentsUnavailable('the contracts of a customer changed during every request')
}

async function findOwner(
  db: Database,
  customerId: string,
): Promise<{ userId: string } | undefined> {
  const [owner] = await db
    .select({ userId: profile.userId })
    .from(profile)
    .where(and(eq(profile.stripeCustomerId, customerId), ne(profile.stripeCustomerId, '')))
  return owner
}

/** The contracts of an account, each with the id of the transaction that wrote its row last. */
function selectVersions(db: Pick<Database, 'select'>, userId: string) {
  return db
    .select({ id: subscription.subscriptionId, version: sql<string>`xmin::text` })
    .from(subscription)
    .where(eq(subscription.userId, userId))
    .orderBy(subscription.subscriptionId)
}

const versionsOf = (rows: { id: string; version: string }[]) =>
  rows.map(({ id, version }) => `${id} ${version}`).join()

interface ProviderAnswer {
  userId: string
  subscriptions: PaidSubscription[]
  /** Versions of the contracts before the request. */
  versions: string
  event: StripeEvent | undefined
}

async function storeAnswer(
  dependencies: BillingDependencies,
  tx: Transaction,
  { userId, subscriptions, versions, event }: ProviderAnswer,
): Promise<Synced | 'changed-meanwhile'> {
  const now = dependencies.clock.now()
  const hasDocument = await lockDocument(tx, userId)
  const current = versionsOf(await selectVersions(tx, userId).for('update'))
  if (hasDocument && current !== versions) return 'changed-meanwhile'
  if (event && !(await recordEvent(tx, event, now))) return 'seen-before'
  // The account was deleted during the request.
  if (!hasDocument) return 'unknown-customer'
  const before = await listContracts(tx, userId)
  for (const one of subscriptions) await store(dependencies, tx, userId, one)
  const after = await listContracts(tx, userId)
  await endDuplicates(tx, after.filter(isRunning), now)
  await cancelWhereDeletionIsRequested(tx, userId, now)
  const paidAt = subscriptions.map(({ invoice }) => invoice?.paidAt ?? null)
  await derivePlan(tx, userId, now, {
    paidAt: latestDate(paidAt),
    areContractsChanged: contentOf(before) !== contentOf(after),
  })
  return 'synced'
}

/** Everything of the contracts but when they were stored. */
const contentOf = (contracts: ContractRow[]) =>
  contracts
    .map(({ updatedAt, ...content }) => JSON.stringify(content))
    .sort()
    .join()

async function isRecorded(db: Database, { id }: StripeEvent): Promise<boolean> {
  return (await db.$count(stripeEvent, eq(stripeEvent.eventId, id))) > 0
}

/** Records that an event has had its effect; false where it had it before. */
export async function recordEvent(
  db: Pick<Database, 'insert'>,
  { id, type }: StripeEvent,
  now: Date,
): Promise<boolean> {
  const recorded = await db
    .insert(stripeEvent)
    .values({ eventId: id, type, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: stripeEvent.eventId })
  return recorded.length > 0
}

async function store(
  dependencies: BillingDependencies,
  tx: Transaction,
  userId: string,
  { id, item, card, ...facts }: PaidSubscription,
): Promise<void> {
  // A price that is not in the catalogue gives nothing.
  if (item === null) return
  const { status, amountCents, startedAt, periodEnd, endedAt } = facts
  const columns = {
    item,
    status,
    amountCents,
    startedAt,
    periodEnd,
    endedAt,
    expiry: expiryOf(facts),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    updatedAt: dependencies.clock.now(),
  }
  const { cancelAtPeriodEnd, pausedUntil } = facts
  const [before] = await tx
    .select({ status: subscription.status })
    .from(subscription)
    .where(eq(subscription.subscriptionId, id))
    .for('update')
  await tx
    .insert(subscription)
    .values({ subscriptionId: id, userId, ...columns, cancelAtPeriodEnd, pausedUntil })
    .onConflictDoUpdate({
      target: subscription.subscriptionId,
      set: columns,
      setWhere: sql`${subscription.userId} = ${userId} and ${subscription.withdrawnAt} is null`,
    })
  // An owner's change stays while the provider does not have it yet.
  await tx
    .update(subscription)
    .set({ cancelAtPeriodEnd, pausedUntil })
    .where(and(eq(subscription.subscriptionId, id), isNull(subscription.pendingChange)))
  if (wasPaid(facts))
    await markOrderPaid(dependencies, tx, userId, { id, item, orderNumber: facts.orderNumber })
  if (status === 'past_due' && before?.status !== 'past_due') {
    await queuePaymentFailed(dependencies, tx, { userId, subscriptionId: id, ...columns })
  }
}

/** Marks the order of a contract as paid and queues its confirmation (§ 312f BGB). */
async function markOrderPaid(
  dependencies: BillingDependencies,
  tx: Transaction,
  userId: string,
  paid: { id: string; item: PaidSubscription['item'] & string; orderNumber: string | null },
): Promise<void> {
  const [lastPaid] = await tx
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
        // Orders before the last paid one were abandoned.
        lastPaid && gt(billingOrder.orderedAt, lastPaid.orderedAt),
        eq(billingOrder.userId, userId),
        eq(billingOrder.slot, slotOf(paid.item)),
        eq(billingOrder.item, paid.item),
        // Closed ones too: one that was paid just before it closed is paid.
        ne(billingOrder.state, 'paid'),
        // A change of plan keeps the subscription, and with it the number of its first order.
        sql`(${billingOrder.orderNumber} = ${paid.orderNumber} or ${billingOrder.changes} = ${paid.id})`,
      ),
    )
    .orderBy(desc(billingOrder.orderedAt))
    .limit(1)
    .for('update')
  if (!order) return
  const paidAt = dependencies.clock.now()
  await tx
    .update(billingOrder)
    .set({ state: 'paid', paidAt, failure: null, subscriptionId: paid.id, checkoutUrl: null })
    .where(eq(billingOrder.orderNumber, order.orderNumber))
  await queueOrderConfirmation(dependencies, tx, { ...order, paidAt })
}

/** Ends and refunds the newer of two contracts of one slot. */
async function endDuplicates(tx: Transaction, running: ContractRow[], now: Date): Promise<void> {
  const oldestFirst = running.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
  const slots = new Set<string>()
  for (const { subscriptionId, startedAt, item } of oldestFirst) {
    if (!slots.has(slotOf(item))) {
      slots.add(slotOf(item))
      continue
    }
    await tx
      .update(subscription)
      .set({ withdrawnAt: now, expiry: now, endedAt: now, pendingChange: null, updatedAt: now })
      .where(eq(subscription.subscriptionId, subscriptionId))
    await queueRefund(tx, { subscriptionId, since: startedAt, key: `second:${subscriptionId}` })
  }
}

/** What was paid after a deletion was requested is not renewed either. */
async function cancelWhereDeletionIsRequested(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const requests = await tx.$count(accountDeletion, eq(accountDeletion.userId, userId))
  if (requests > 0)
    await cancelAtPeriodEnd(tx, (await listContracts(tx, userId)).filter(isRunning), now)
}
