import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { BillingOverview, Order, Subscription } from '../../contract/billing.ts'
import type { Declaration } from '../../contract/editor.ts'
import { itemIds } from '../../contract/plan.ts'
import { billingOrder, legalDeclaration, subscription } from '../db/billing-schema.ts'
import type { Database } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import { berlinTimestamp } from '../platform/berlin-time.ts'
import { contentRows } from './declaration-mails.ts'
import { canPause, isRunning, nextPaymentAt, statusOf, withdrawableUntil } from './rules.ts'

type ContractRow = typeof subscription.$inferSelect
export type OrderRow = typeof billingOrder.$inferSelect

const recentlyEndedMs = 30 * 86_400_000

/** The contracts of an account: running ones, and those that ended during the last 30 days. */
export async function getOverview(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<BillingOverview> {
  const endedAfter = new Date(now.getTime() - recentlyEndedMs)
  const [rows, orders, [owner]] = await Promise.all([
    db
      .select()
      .from(subscription)
      .where(
        and(
          eq(subscription.userId, userId),
          or(isNull(subscription.endedAt), gt(subscription.endedAt, endedAfter)),
        ),
      ),
    listPaidOrders(db, userId),
    db
      .select({ customerId: profile.stripeCustomerId })
      .from(profile)
      .where(eq(profile.userId, userId)),
  ])
  const visible = rows.filter(({ status }) => !status.startsWith('incomplete'))
  const subscriptions = visible
    .sort((a, b) => rank(a) - rank(b) || b.startedAt.getTime() - a.startedAt.getTime())
    .map((row) => toSubscription(row, orderOf(row, orders), now))
  return { subscriptions, hasPortal: Boolean(owner?.customerId) }
}

/** Running contracts first, then in the catalogue's order. */
const rank = (row: ContractRow) => itemIds.indexOf(row.item) + (isRunning(row) ? 0 : itemIds.length)

function listPaidOrders(db: Pick<Database, 'select'>, userId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(billingOrder)
    .where(and(eq(billingOrder.userId, userId), eq(billingOrder.state, 'paid')))
    .orderBy(desc(billingOrder.orderedAt))
}

/** The newest order of a contract: a change of plan is an order of its own. */
const orderOf = ({ subscriptionId }: ContractRow, orders: OrderRow[]) =>
  orders.find((order) => order.subscriptionId === subscriptionId)

/** When a contract was concluded: the start of the time to withdraw. */
export const concludedAt = (row: ContractRow, order: OrderRow | undefined) =>
  order?.paidAt ?? row.startedAt

/** Running contracts of an account, each with its newest order. */
export async function listRunning(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<{ contract: ContractRow; order: OrderRow | undefined }[]> {
  const rows = await db.select().from(subscription).where(eq(subscription.userId, userId))
  const orders = await listPaidOrders(db, userId)
  return rows.filter(isRunning).map((contract) => ({ contract, order: orderOf(contract, orders) }))
}

function toSubscription(row: ContractRow, order: OrderRow | undefined, now: Date): Subscription {
  const until = withdrawableUntil(concludedAt(row, order))
  const canWithdraw = isRunning(row) && until > now
  const { cardBrand: brand, cardLast4: last4 } = row
  return {
    subscriptionId: row.subscriptionId,
    orderNumber: order?.orderNumber ?? null,
    item: row.item,
    status: statusOf(row),
    amountCents: row.amountCents,
    orderedAt: berlinTimestamp(order?.orderedAt ?? row.startedAt),
    expiry: berlinTimestamp(row.expiry),
    nextPaymentAt: timestampOrNull(nextPaymentAt(row)),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    pausedUntil: timestampOrNull(row.pausedUntil),
    canPause: canPause(row),
    withdrawableUntil: canWithdraw ? berlinTimestamp(until) : null,
    card: brand && last4 ? { brand, last4 } : null,
  }
}

const timestampOrNull = (date: Date | null) => (date ? berlinTimestamp(date) : null)

/** An account's order by its number or its checkout; null for an order of another account. */
export async function findOrder(
  db: Database,
  userId: string,
  by: { orderNumber: string } | { sessionId: string },
): Promise<OrderRow | null> {
  const isRequested =
    'sessionId' in by
      ? eq(billingOrder.checkoutSessionId, by.sessionId)
      : eq(billingOrder.orderNumber, by.orderNumber)
  const [found] = await db
    .select()
    .from(billingOrder)
    .where(and(isRequested, eq(billingOrder.userId, userId)))
  return found ?? null
}

/** An order as the contract defines it for its owner. */
export async function toOrder(db: Database, row: OrderRow, now: Date): Promise<Order> {
  const { subscriptionId, userId } = row
  const { subscriptions } = subscriptionId
    ? await getOverview(db, { userId, now })
    : { subscriptions: [] }
  return {
    orderNumber: row.orderNumber,
    item: row.item,
    amountCents: row.amountCents,
    orderedAt: berlinTimestamp(row.orderedAt),
    state: row.state,
    failure: row.failure,
    subscription: subscriptions.find((one) => one.subscriptionId === subscriptionId) ?? null,
  }
}

const mostDeclarations = 100

/** The newest cancellations and withdrawals for editors; those for staff come first. */
export async function listDeclarations(db: Database): Promise<Declaration[]> {
  const { number, kind, receivedAt, name, email, content, state } = legalDeclaration
  const rows = await db
    .select({ number, kind, receivedAt, name, email, content, state })
    .from(legalDeclaration)
    .orderBy(desc(sql`${state} = 'for-staff'`), desc(receivedAt), desc(number))
    .limit(mostDeclarations)
  return rows.map(({ content: { name: _name, email: _email, ...declared }, ...row }) => ({
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    content: contentRows(declared, 'de')
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  }))
}
