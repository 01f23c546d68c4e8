import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import { catalogue, type ItemId } from '../../contract/plan.ts'
import { user } from '../db/auth-schema.ts'
import { billingOrder } from '../db/billing-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import { PaymentsUnavailable } from '../platform/payment-provider.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import { referenceNumber } from '../platform/reference-number.ts'
import { lockDocument } from './contracts.ts'
import type { BillingDependencies } from './dependencies.ts'
import { listRunning, type OrderRow } from './queries.ts'
import { queueCustomerDeletion } from './queue-effects.ts'
import { slotOf } from './rules.ts'
import { syncCustomer } from './sync.ts'

interface OrderRequest {
  userId: string
  item: ItemId
  language: Language
}

type PlaceResult =
  | { kind: 'placed'; orderNumber: string; url: string }
  | { kind: 'already-subscribed' | 'unverified' | 'not-found' }

/** Rounds to place an order: more than there can be old checkouts to close. */
const maxRounds = 4

/**
 * Places an order and returns the address of its payment page. Repeated and concurrent calls lead to
 * one open order for a slot and one checkout for an order: the order's row is stored before the first
 * request, and its number is the request's idempotency key.
 */
export async function placeOrder(
  dependencies: BillingDependencies,
  request: OrderRequest,
): Promise<PlaceResult> {
  for (let round = 1; round <= maxRounds; round++) {
    const order = await openOrder(dependencies, request)
    if (order.kind !== 'open') return order
    const customerId = await ensureCustomer(dependencies, request)
    if (customerId === null) return { kind: 'not-found' }
    if (order.row.item === request.item) {
      const url = await findPaymentUrl(dependencies, order.row, customerId)
      if (url) return { kind: 'placed', orderNumber: order.row.orderNumber, url }
    } else {
      await closeCheckout(dependencies, order.row)
    }
    // The checkout was paid, has expired or was for another plan.
    await syncCustomer(dependencies, customerId)
  }
  throw new PaymentsUnavailable('an order could not be placed in several rounds')
}

type OpenResult = { kind: 'open'; row: OrderRow } | Exclude<PlaceResult, { kind: 'placed' }>

/** The open order of the slot, or a new one. */
async function openOrder(
  { db, clock }: BillingDependencies,
  request: OrderRequest,
): Promise<OpenResult> {
  const { userId, item } = request
  return db.transaction(async (tx): Promise<OpenResult> => {
    // The lock makes concurrent orders run one after the other.
    const hasDocument = await lockDocument(tx, userId)
    const [owner] = await tx
      .select({ isVerified: user.emailVerified })
      .from(user)
      .where(eq(user.id, userId))
    const deletions = await tx.$count(accountDeletion, eq(accountDeletion.userId, userId))
    if (!hasDocument || !owner || deletions > 0) return { kind: 'not-found' }
    // Accounts without a verified mailbox are deleted after two days: they must not pay.
    if (!owner.isVerified) return { kind: 'unverified' }
    const running = (await listRunning(tx, userId)).map(({ contract }) => contract)
    const current = running.find((contract) => slotOf(contract.item) === slotOf(item))
    if (current && !canChange(current, item)) return { kind: 'already-subscribed' }
    const changes = current?.subscriptionId ?? null
    return { kind: 'open', row: await openRow(tx, request, changes, clock.now()) }
  })
}

/** The open order of a slot; one about another contract is closed. The caller has locked the account. */
async function openRow(
  tx: Transaction,
  { userId, item, language }: OrderRequest,
  changes: string | null,
  now: Date,
): Promise<OrderRow> {
  const slot = slotOf(item)
  const isOpen = and(
    eq(billingOrder.userId, userId),
    eq(billingOrder.slot, slot),
    eq(billingOrder.state, 'open'),
  )
  const [open] = await tx.select().from(billingOrder).where(isOpen)
  if (open && open.changes === changes) return open
  if (open) await tx.update(billingOrder).set({ state: 'closed' }).where(isOpen)
  const [row] = await tx
    .insert(billingOrder)
    .values({
      orderNumber: referenceNumber(now, randomInt),
      userId,
      item,
      slot,
      amountCents: catalogue[item].amountCents,
      language,
      changes,
      orderedAt: now,
    })
    .returning()
  if (!row) throw new Error('an order was not inserted')
  return row
}

/** The yearly plan can replace a monthly one that will be renewed. */
function canChange(
  current: { item: ItemId; status: string; cancelAtPeriodEnd: boolean; pausedUntil: Date | null },
  item: ItemId,
): boolean {
  const runsOn = current.status === 'active' && !current.cancelAtPeriodEnd && !current.pausedUntil
  return current.item === 'family-month' && item === 'family-year' && runsOn
}

/**
 * The customer of an account at the provider; concurrent calls create one. Null where the account was
 * deleted.
 */
async function ensureCustomer(
  { db, payments }: BillingDependencies,
  { userId, language }: OrderRequest,
): Promise<string | null> {
  const [owner] = await db
    .select({ email: user.email, customerId: profile.stripeCustomerId })
    .from(profile)
    .innerJoin(user, eq(user.id, profile.userId))
    .where(eq(profile.userId, userId))
  if (!owner) return null
  if (owner.customerId !== '') return owner.customerId
  const { email } = owner
  const key = `customer:${userId}:${pseudonym(`${email} ${language}`)}`
  const created = await payments.createCustomer(
    { uid: userId, account: pseudonym(userId), email, language },
    key,
  )
  const [stored] = await db
    .update(profile)
    .set({
      stripeCustomerId: sql`case when stripe_customer_id = '' then ${created} else stripe_customer_id end`,
    })
    .where(eq(profile.userId, userId))
    .returning({ customerId: profile.stripeCustomerId })
  // Nobody could end a subscription of a customer that is not stored.
  if (stored?.customerId !== created) await queueCustomerDeletion(db, created)
  return stored?.customerId ?? null
}

/** The address of an open order's payment page; null where its checkout has ended. */
async function findPaymentUrl(
  dependencies: BillingDependencies,
  order: OrderRow,
  customerId: string,
): Promise<string | null> {
  const { db, mail, payments } = dependencies
  const { orderNumber, item, language, userId } = order
  const { lookupKey } = catalogue[item]
  const priced = { lookupKey, amountCents: order.amountCents }
  if (order.changes) {
    const returnUrl = mail.linkTo('/payment-success', { bestellung: orderNumber })
    const purpose = { changeOf: order.changes, ...priced }
    return payments.openPortal({ customerId, language, returnUrl, purpose })
  }
  if (order.checkoutSessionId) {
    const checkout = await payments.getCheckout(order.checkoutSessionId)
    if (checkout.state === 'open') return checkout.url
    if (checkout.state === 'expired') await closeExpiredOrder(db, order.checkoutSessionId)
    return null
  }
  const checkout = await payments.createCheckout(
    {
      ...priced,
      orderNumber,
      customerId,
      item,
      language,
      successUrl: `${mail.linkTo('/payment-success', {})}?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: mail.linkTo('/payment-failure', { bestellung: orderNumber }),
    },
    `checkout:${orderNumber}`,
  )
  await db.transaction(async (tx) => {
    await lockDocument(tx, userId)
    const stored = await tx
      .update(billingOrder)
      .set({ checkoutSessionId: checkout.sessionId, checkoutUrl: checkout.url })
      .where(and(eq(billingOrder.orderNumber, orderNumber), isNull(billingOrder.checkoutSessionId)))
      .returning({ orderNumber: billingOrder.orderNumber })
    if (stored.length === 0) return
    await tx
      .update(profile)
      .set({ checkoutSessionId: checkout.sessionId })
      .where(eq(profile.userId, userId))
  })
  return checkout.url
}

/** Expires the checkout of another plan and closes its order, unless it was paid meanwhile. */
async function closeCheckout(
  { db, payments }: BillingDependencies,
  order: OrderRow,
): Promise<void> {
  const { checkoutSessionId, orderNumber } = order
  if (checkoutSessionId) {
    const checkout = await payments.expireCheckout(checkoutSessionId, `expire:${orderNumber}`)
    if (checkout.state === 'complete') return
  }
  await db
    .update(billingOrder)
    .set({ state: 'closed', checkoutUrl: null })
    .where(and(eq(billingOrder.orderNumber, orderNumber), eq(billingOrder.state, 'open')))
}

/** Closes the order of an expired checkout. */
export async function closeExpiredOrder(db: Database, checkoutSessionId: string): Promise<void> {
  await db
    .update(billingOrder)
    .set({
      state: 'closed',
      checkoutUrl: null,
      failure: sql`coalesce(${billingOrder.failure}, 'expired')`,
    })
    .where(
      and(eq(billingOrder.checkoutSessionId, checkoutSessionId), eq(billingOrder.state, 'open')),
    )
}

/** Brings an order up to date with the provider. */
export async function reconcileOrder(
  dependencies: BillingDependencies,
  order: OrderRow,
): Promise<void> {
  const { db, payments } = dependencies
  if (order.state === 'paid') return
  const checkout = order.checkoutSessionId
    ? await payments.getCheckout(order.checkoutSessionId)
    : null
  if (checkout?.state === 'expired') return closeExpiredOrder(db, checkout.sessionId)
  if (checkout?.state === 'open') return
  const [owner] = await db
    .select({ customerId: profile.stripeCustomerId })
    .from(profile)
    .where(eq(profile.userId, order.userId))
  if (owner?.customerId) await syncCustomer(dependencies, owner.customerId)
}
