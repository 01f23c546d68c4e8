import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { user } from '../db/auth-schema.ts'
import { billingOrder, legalDeclaration, stripeEvent, subscription } from '../db/billing-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { deleteInPortions } from '../db/portions.ts'
import { profile } from '../db/schema.ts'
import type { Log } from '../platform/log.ts'
import type { PaymentEvent } from '../platform/payment-provider.ts'
import { lockDocument } from './contracts.ts'
import type { BillingDependencies } from './dependencies.ts'
import { derivePlan, differs } from './derived-plan.ts'
import { reconcileOrder } from './orders.ts'
import { queueSync } from './queue-effects.ts'
import { queueRenewalReminder } from './queue-mails.ts'
import { eventLifetimeMs, planOf, reminderMs } from './rules.ts'
import { handledTypes, handleEvent } from './webhook.ts'

/** Time for a webhook to arrive; orders that are open for longer are fetched from the provider. */
const orderPatienceMs = 10 * 60_000
/** Checkouts and visits to the portal expire earlier. */
const orderLifetimeMs = 25 * 3_600_000
const batchSize = 50
/** Documents that are read at a time. */
const readSize = 500
const mostEvents = 200
/** After this many failures, the rest waits for the next run. */
const mostFailures = 5

/**
 * Handles events that did not arrive, and orders that have been open for a while. To be called at the
 * start and every 15 minutes.
 */
export async function reconcile(dependencies: BillingDependencies, log: Log): Promise<void> {
  const { db, clock } = dependencies
  await handleEach(
    await findMissed(dependencies),
    (event) => handleEvent(dependencies, event, log),
    log,
  )
  const now = clock.now().getTime()
  const isOpen = eq(billingOrder.state, 'open')
  const open = await db
    .select()
    .from(billingOrder)
    .where(and(isOpen, lt(billingOrder.orderedAt, new Date(now - orderPatienceMs))))
    // A random choice, so that orders that stay open do not block the others.
    .orderBy(sql`random()`)
    .limit(batchSize)
  await handleEach(open, (order) => reconcileOrder(dependencies, order), log)
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

/** Events that did not arrive and have had no effect yet, oldest first. */
async function findMissed({ db, payments }: BillingDependencies): Promise<PaymentEvent[]> {
  const events = await payments.listMissedEvents()
  const missed = events.filter(({ type, customerId }) => customerId && handledTypes.includes(type))
  const ids = sql.param(missed.map(({ id }) => id))
  const recorded = await db
    .select({ id: stripeEvent.eventId })
    .from(stripeEvent)
    .where(sql`${stripeEvent.eventId} = any(${ids})`)
  const handled = new Set(recorded.map(({ id }) => id))
  return missed.filter(({ id }) => !handled.has(id)).slice(0, mostEvents)
}

/** Handles each; a failed one is logged and waits for the next run. Throws at the fifth failure. */
async function handleEach<T>(all: T[], handle: (one: T) => Promise<void>, log: Log): Promise<void> {
  let failures = 0
  for (const one of all) {
    try {
      await handle(one)
    } catch (error) {
      failures += 1
      if (failures >= mostFailures) throw error
      log.warn({ err: error }, 'a payment could not be reconciled')
    }
  }
}

/**
 * Ends the access of accounts whose paid time is over, and queues a sync for each, as it may have been
 * renewed. To be called every minute.
 */
export async function expireEntitlements({ db, clock, mail }: BillingDependencies): Promise<void> {
  const now = clock.now()
  for (let last = ''; ; ) {
    const due = await db
      .select({ userId: profile.userId, customerId: profile.stripeCustomerId })
      .from(profile)
      .where(and(lte(profile.entitledUntil, now), gt(profile.userId, last)))
      .orderBy(profile.userId)
      .limit(batchSize)
    for (const { userId, customerId } of due) {
      await db.transaction(async (tx) => {
        if (!(await claimExpired(tx, userId, now))) return
        await derivePlan(tx, userId, now)
        if (customerId) await queueSync(tx, { customerId, key: now.toISOString() })
      })
    }
    if (due.length > 0) mail.wake()
    last = due.at(-1)?.userId ?? ''
    if (due.length < batchSize) return
  }
}

/** Locks a document that is due, user first; false where another server has it or has handled it. */
async function claimExpired(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share')
  const locked = await tx
    .select({ userId: profile.userId })
    .from(profile)
    .where(and(eq(profile.userId, userId), lte(profile.entitledUntil, now)))
    .for('no key update', { skipLocked: true })
  return locked.length > 0
}

/**
 * Derives the plans of accounts with a contract again where the catalogue of this release brings
 * something else than that of the last one. To be called at the start and every hour, as servers of
 * the last release may write during a deploy.
 */
export async function refreshPlans({ db, clock }: BillingDependencies): Promise<void> {
  const now = clock.now()
  for (let last = ''; ; ) {
    const documents = await db
      .select()
      .from(profile)
      .where(and(gt(profile.entitledUntil, now), gt(profile.userId, last)))
      .orderBy(profile.userId)
      .limit(readSize)
    const ids = documents.map(({ userId }) => userId)
    const contracts = await db.select().from(subscription).where(inArray(subscription.userId, ids))
    const contractsOf = Map.groupBy(contracts, ({ userId }) => userId)
    for (const document of documents) {
      const { userId } = document
      if (!differs(document, planOf(contractsOf.get(userId) ?? [], now))) continue
      await db.transaction(async (tx) => {
        if (await lockDocument(tx, userId)) await derivePlan(tx, userId, now)
      })
    }
    last = ids.at(-1) ?? ''
    if (documents.length < readSize) return
  }
}

/** Queues mails about yearly contracts that are renewed within a week, once for each renewal. */
export async function queueRenewalReminders(dependencies: BillingDependencies): Promise<void> {
  while ((await remindSome(dependencies)) === batchSize);
}

async function remindSome(dependencies: BillingDependencies): Promise<number> {
  const { db, clock, mail } = dependencies
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
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const due = await tx
      .update(subscription)
      .set({ remindedOf: sql`${subscription.periodEnd}` })
      .where(inArray(subscription.subscriptionId, ids))
      .returning()
    for (const contract of due) await queueRenewalReminder(dependencies, tx, contract)
    return due.length
  })
  mail.wake()
  return count
}

/** Deletes events that cannot come again, and declarations after their retention period. */
export async function deleteExpiredBilling(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - eventLifetimeMs)
  await deleteInPortions(db, stripeEvent, lt(stripeEvent.receivedAt, oldest))
  await db.delete(legalDeclaration).where(lt(legalDeclaration.keepUntil, now))
}
