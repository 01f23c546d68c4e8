import { eq, isNull, sql } from 'drizzle-orm'

import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue, type ItemId } from '../../src/contract/plan.ts'
import { syncCustomer } from '../../src/server/billing/sync.ts'
import { billingOrder } from '../../src/server/db/billing-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { confirmChange, payCheckout } from '../support/demo-stripe.ts'
import { type Shop, setUpShop } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

import { waitFor } from '../support/wait-for.ts'

let shop: Shop
let parent: TestUser

setUpShop((opened, signedUp) => {
  shop = opened
  parent = signedUp
})
beforeEach(() => shop.deliver())

const overview = async () => (await parent.api.billing.get()).subscriptions
const planOf = async () => (await parent.api.profile.get({ uid: parent.uid })).subscription
const customerOf = async () => (await parent.api.profile.get({ uid: parent.uid })).stripeCustomerId
const order = (item: ItemId) => parent.api.billing.order({ item })
const orderState = (orderNumber: string) => parent.api.billing.getOrder({ orderNumber })
/** Cents that were charged and not refunded. */
async function netChargedCents(): Promise<number> {
  const customer = await customerOf()
  return shop.demoStripe.store
    .all('charge')
    .filter((charge) => charge.customer === customer && charge.status === 'succeeded')
    .reduce((total, charge) => total + charge.amount_captured - charge.amount_refunded, 0)
}

describe('a contract', () => {
  test('does not block its slot when it ended before its event arrived', async () => {
    const { url, orderNumber } = await order('family-month')
    await payCheckout(url, { card: '4242' })
    const [paid] = await shop.app.billing.payments.listSubscriptions(await customerOf())
    await shop.app.billing.payments.endSubscription(paid?.id ?? '')
    const again = await order('family-month')
    expect(again.orderNumber).not.toBe(orderNumber)
    expect(await orderState(orderNumber)).toMatchObject({ state: 'paid' })
  })

  test('is confirmed once after a change, even when an older change was abandoned', async () => {
    await shop.buy(parent, 'family-month')
    const first = await order('family-year')
    await shop.app.db
      .update(billingOrder)
      .set({ state: 'closed' })
      .where(eq(billingOrder.orderNumber, first.orderNumber))
    shop.app.clock.set('2026-11-23T10:00:00Z')
    const second = await order('family-year')
    await confirmChange(second.url)
    await shop.deliver()
    await syncCustomer(shop.app.billing, await customerOf())
    await shop.drain()
    expect(await orderState(first.orderNumber)).toMatchObject({ state: 'closed' })
    const confirmed = shop.mails.filter(
      ({ to, subject }) => to === parent.email && subject.startsWith('Bestätigung deiner'),
    )
    expect(confirmed).toHaveLength(2)
  })

  test('refunds the credited month, too, when it is withdrawn after a change', async () => {
    await shop.buy(parent, 'family-month')
    shop.app.clock.set('2026-11-25T10:00:00Z')
    const { url } = await order('family-year')
    await confirmChange(url)
    await shop.deliver()
    const form = { name: 'Anna', email: parent.email, contract: 'plan' as const }
    await parent.api.billing.declareWithdrawal(form)
    await shop.drain()
    expect(await netChargedCents()).toBe(0)
    expect(await planOf()).toMatchObject({ basePlan: 'free' })
  })

  test('refunds the rest when it is withdrawn after a manual refund', async () => {
    await shop.buy(parent, 'family-year')
    const customer = await customerOf()
    const charge = shop.demoStripe.store.all('charge').find((one) => one.customer === customer)
    await fetch(`${shop.demoStripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.demoStripe.settings.secretKey}` },
      body: new URLSearchParams({
        payment_intent: String(charge?.payment_intent),
        amount: '1000',
      }),
    })
    const form = { name: 'Anna', email: parent.email, contract: 'plan' as const }
    await parent.api.billing.declareWithdrawal(form)
    await shop.drain()
    expect(await netChargedCents()).toBe(0)
  })

  test('needs no change at Stripe when it ended before', async () => {
    await shop.buy(parent, 'family-month')
    const [{ subscriptionId = '' } = {}] = await overview()
    await shop.app.billing.payments.endSubscription(subscriptionId)
    await parent.api.billing.cancel({ subscriptionId })
    await shop.drain()
    expect(await shop.app.db.$count(outbox, isNull(outbox.doneAt))).toBe(0)
    expect(await planOf()).toMatchObject({ basePlan: 'free', status: 'canceled' })
  })

  test('is not sold at a price without an item', async () => {
    const price = shop.demoStripe.store
      .all('price')
      .find(({ metadata }) => metadata.item === 'video-60')
    if (!price) throw new Error('there is no price')
    price.metadata = {}
    await expect(order('video-60')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
    price.metadata = { item: 'video-60' }
    await expect(order('video-60')).resolves.toBeDefined()
  })

  test.each(['family-month', 'audio-60'] as const)(
    'is ended and refunded when it is paid twice: %s',
    async (item) => {
      const first = await order(item)
      // As after a race of two tabs or servers: the first order is closed, its checkout is open.
      await shop.app.db
        .update(billingOrder)
        .set({ state: 'closed' })
        .where(eq(billingOrder.orderNumber, first.orderNumber))
      const second = await order(item)
      await payCheckout(first.url, { card: '4242' })
      shop.app.clock.set('2026-11-21T10:00:05Z')
      await payCheckout(second.url, { card: '4242' })
      const once = (await netChargedCents()) / 2
      await shop.deliver()
      await shop.drain()
      await shop.deliver()
      expect(await netChargedCents()).toBe(once)
      expect((await overview()).filter(({ status }) => status === 'active')).toHaveLength(1)
      expect((await planOf()).quotas.audioMinutes).toBe(catalogue[item].audioMinutes)
      shop.app.clock.set('2026-12-23T10:00:05Z')
      expect((await overview()).filter(({ status }) => status === 'canceled')).toEqual([])
    },
  )
})

test('a provider that does not answer occupies no database connections', async () => {
  const { billing, db } = shop.app
  await shop.buy(parent, 'audio-60')
  const customerId = await customerOf()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let requestCount = 0
  const payments = {
    ...billing.payments,
    async listSubscriptions(id: string) {
      requestCount += 1
      await answered
      return billing.payments.listSubscriptions(id)
    },
  }
  const syncs = Array.from({ length: 25 }, () =>
    syncCustomer({ ...billing, payments }, customerId).catch(() => 'refused'),
  )
  // One sync sends a request; the others of this customer wait for their turn.
  await waitFor(() => expect(requestCount).toBe(1))
  // With an exhausted pool this query would throw.
  await db.$count(billingOrder, isNull(billingOrder.paidAt))
  const { rows: transactions } = await db.execute(sql`select query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`)
  expect(transactions).toEqual([])
  expect(requestCount).toBe(1)
  answer()
  await Promise.all(syncs)
})

test('calls that send requests to the provider have a limit', async () => {
  const { orderNumber } = await shop.buy(parent, 'family-month')
  const [{ subscriptionId = '' } = {}] = await overview()
  const statuses = async (path: string, body: unknown) => {
    const seen = new Set<number>()
    for (let time = 1; time <= 130; time++) {
      seen.add((await parent.request(`/api/billing/${path}`, { method: 'POST', body })).status)
    }
    return seen
  }
  expect(await statuses('confirm', { orderNumber })).toContain(429)
  expect(await statuses('portal', { purpose: 'home' })).toContain(429)
  expect(await statuses('pause', { subscriptionId, months: 1 })).toContain(429)
})
