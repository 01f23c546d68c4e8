import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { ItemId } from '../../contract/plan.ts'
import { catalogue } from '../../contract/plan.ts'
import { pseudonym } from '../auth/users.ts'
import { user } from '../db/auth-schema.ts'
import { billingOrder } from '../db/billing-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import { PaymentsUnavailable } from '../platform/payment-provider.ts'
import { referenceNumber } from '../platform/reference-number.ts'
import { holdDocument } from './contracts.ts'
import type { BillingParts } from './parts.ts'
import type { OrderRow } from './queries.ts'
import { listRunning } from './queries.ts'
import { queueCustomerEnd } from './queue.ts'
import { slotOf } from './rules.ts'
import { syncCustomer } from './sync.ts'

interface Wanted {
  userId: string
  item: ItemId
  language: Language
}

type Placed =
  | { kind: 'placed'; orderNumber: string; url: string }
  | { kind: 'already-subscribed' | 'unproven' | 'not-found' }

/** More rounds than there can be old checkouts to close. */
const maxRounds = 4

/**
 * Takes an order and says where it is paid. However often and wherever it is called, there is one open
 * order for a slot and one checkout for an order: the order's row comes before the first request, and
 * its number is the request's idempotency key.
 */
export async function placeOrder(parts: BillingParts, wanted: Wanted): Promise<Placed> {
  for (let round = 1; round <= maxRounds; round++) {
    const order = await openOrder(parts, wanted)
    if (order.kind !== 'open') return order
    const customerId = await ensureCustomer(parts, wanted)
    if (customerId === null) return { kind: 'not-found' }
    if (order.row.item === wanted.item) {
      const url = await payableAt(parts, order.row, customerId)
      if (url) return { kind: 'placed', orderNumber: order.row.orderNumber, url }
    } else {
      await closeCheckout(parts, order.row)
    }
    // The checkout was paid, ran out or was one for another plan: look again.
    await syncCustomer(parts, customerId)
  }
  throw new PaymentsUnavailable('an order found no end')
}

type Opened = { kind: 'open'; row: OrderRow } | Exclude<Placed, { kind: 'placed' }>

/** The open order of the slot, or a new one. */
async function openOrder({ db, clock }: BillingParts, wanted: Wanted): Promise<Opened> {
  const { userId, item } = wanted
  return db.transaction(async (tx): Promise<Opened> => {
    // Held, so that two orders at once are one after the other.
    const isThere = await holdDocument(tx, userId)
    const [owner] = await tx
      .select({ isProven: user.emailVerified })
      .from(user)
      .where(eq(user.id, userId))
    const locks = await tx.$count(accountDeletion, eq(accountDeletion.userId, userId))
    if (!isThere || !owner || locks > 0) return { kind: 'not-found' }
    // Accounts without a proven mailbox end after two days: they must not pay.
    if (!owner.isProven) return { kind: 'unproven' }
    const running = (await listRunning(tx, userId)).map(({ contract }) => contract)
    const held = running.find((contract) => slotOf(contract.item) === slotOf(item))
    if (held && !canChange(held, item)) return { kind: 'already-subscribed' }
    const changes = held?.subscriptionId ?? null
    return { kind: 'open', row: await openRow(tx, wanted, changes, clock.now()) }
  })
}

/** The order that is open for a slot; one about another contract is over. The caller holds the account. */
async function openRow(
  tx: Transaction,
  { userId, item, language }: Wanted,
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
  if (!row) throw new Error('an order was not written')
  return row
}

/** The yearly plan takes the place of a monthly one that runs on. */
function canChange(
  held: { item: ItemId; status: string; cancelAtPeriodEnd: boolean; pausedUntil: Date | null },
  item: ItemId,
): boolean {
  const runsOn = held.status === 'active' && !held.cancelAtPeriodEnd && !held.pausedUntil
  return held.item === 'family-month' && item === 'family-year' && runsOn
}

/**
 * The customer of an account with the provider; made once, whoever asks at the same time. Null where
 * the account is gone.
 */
async function ensureCustomer(
  { db, payments }: BillingParts,
  { userId, language }: Wanted,
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
  const made = await payments.createCustomer(
    { uid: userId, account: pseudonym(userId), email, language },
    key,
  )
  const [kept] = await db
    .update(profile)
    .set({
      stripeCustomerId: sql`case when stripe_customer_id = '' then ${made} else stripe_customer_id end`,
    })
    .where(eq(profile.userId, userId))
    .returning({ customerId: profile.stripeCustomerId })
  // Nobody would ever end what is paid there.
  if (kept?.customerId !== made) await queueCustomerEnd(db, made)
  return kept?.customerId ?? null
}

/** Where an open order is paid; null where its checkout has ended. */
async function payableAt(
  parts: BillingParts,
  order: OrderRow,
  customerId: string,
): Promise<string | null> {
  const { db, mail, payments } = parts
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
    if (checkout.state === 'expired') await endOrder(db, order.checkoutSessionId)
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
    await holdDocument(tx, userId)
    const kept = await tx
      .update(billingOrder)
      .set({ checkoutSessionId: checkout.sessionId, checkoutUrl: checkout.url })
      .where(and(eq(billingOrder.orderNumber, orderNumber), isNull(billingOrder.checkoutSessionId)))
      .returning({ orderNumber: billingOrder.orderNumber })
    if (kept.length === 0) return
    await tx
      .update(profile)
      .set({ checkoutSessionId: checkout.sessionId })
      .where(eq(profile.userId, userId))
  })
  return checkout.url
}

/** Nobody can pay another plan's checkout any more; one that was paid meanwhile stays as it is. */
async function closeCheckout({ db, payments }: BillingParts, order: OrderRow): Promise<void> {
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

/** Closes the order of a checkout that ran out. */
export async function endOrder(db: Database, checkoutSessionId: string): Promise<void> {
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

/** Asks the provider how an open order stands; the order afterwards. */
export async function reconcileOrder(parts: BillingParts, order: OrderRow): Promise<void> {
  const { db, payments } = parts
  if (order.state === 'paid') return
  const checkout = order.checkoutSessionId
    ? await payments.getCheckout(order.checkoutSessionId)
    : null
  if (checkout?.state === 'expired') return endOrder(db, checkout.sessionId)
  if (checkout?.state === 'open') return
  const [owner] = await db
    .select({ customerId: profile.stripeCustomerId })
    .from(profile)
    .where(eq(profile.userId, order.userId))
  if (owner?.customerId) await syncCustomer(parts, owner.customerId)
}
