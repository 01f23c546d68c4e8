import { and, eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ItemId } from '../../src/contract/plan.ts'
import { endDueEntitlements, reconcile } from '../../src/server/billing/reconciler.ts'
import { syncCustomer } from '../../src/server/billing/sync.ts'
import { billingOrder } from '../../src/server/db/billing-schema.ts'
import { outbox, profile } from '../../src/server/db/schema.ts'
import type { TestUser } from '../support/app.ts'
import { waitForLock } from '../support/lock.ts'
import { silentLog } from '../support/log.ts'
import type { Shop } from '../support/shop.ts'
import { shopForEachTest, start } from '../support/shop.ts'
import { confirmChange, payCheckout } from '../support/till.ts'
import { waitFor } from '../support/wait-for.ts'

let shop: Shop
let parent: TestUser

shopForEachTest((opened, signedUp) => {
  shop = opened
  parent = signedUp
})
beforeEach(() => shop.deliver())

const overview = async () => (await parent.api.billing.get()).subscriptions
const planOf = async () => (await parent.api.profile.get({ uid: parent.uid })).subscription
const customerOf = async () => (await parent.api.profile.get({ uid: parent.uid })).stripeCustomerId
const order = (item: ItemId) => parent.api.billing.order({ item })
const orderState = (orderNumber: string) => parent.api.billing.getOrder({ orderNumber })
const askedFor = (path: string) =>
  shop.till.requests.filter((request) => request.path.startsWith(path)).length
/** What is paid and not given back, in cents. */
async function takenCents(): Promise<number> {
  const customer = await customerOf()
  return shop.till.store
    .all('charge')
    .filter((charge) => charge.customer === customer && charge.status === 'succeeded')
    .reduce((total, charge) => total + charge.amount_captured - charge.amount_refunded, 0)
}
/** Strangers with an order each that nobody will pay. */
async function abandonOrders(count: number, orderedAt: string): Promise<void> {
  const { db } = shop.app
  await db.execute(sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
    select 'ghost-' || n || ${orderedAt}, 'Geist', 'ghost-' || n || ${orderedAt} || '@example.org', true, now(), now()
    from generate_series(1, ${count}::int) n`)
  await db.execute(sql`insert into profile (user_id, email, display_name)
    select id, email, name from "user" where id like ${`ghost-%${orderedAt}`}`)
  await db.execute(sql`insert into billing_order
    (order_number, user_id, item, slot, amount_cents, language, changes, ordered_at)
    select upper(id), id, 'family-year', 'plan', 4990, 'de', 'sub_of_' || id, ${orderedAt}
    from "user" where id like ${`ghost-%${orderedAt}`}`)
}

describe('a payment that fails', () => {
  test('is noted at its own order, not at another one that is open too', async () => {
    const first = await order('family-month')
    shop.app.clock.set('2026-11-21T10:00:05Z')
    const second = await order('audio-60')
    await payCheckout(first.url, { card: '0002' })
    await shop.deliver()
    expect(await orderState(first.orderNumber)).toMatchObject({ failure: 'declined' })
    expect(await orderState(second.orderNumber)).toMatchObject({ failure: null })
  })

  test('is asked about once, however often its event is found missed', async () => {
    const { url, orderNumber } = await order('family-month')
    await payCheckout(url, { card: '0002' })
    await reconcile(shop.app.billing, silentLog)
    expect(await orderState(orderNumber)).toMatchObject({ failure: 'declined' })
    const before = askedFor('/v1/payment_intents')
    for (const event of shop.till.store.all('event')) event.pending_webhooks = 1
    await reconcile(shop.app.billing, silentLog)
    expect(askedFor('/v1/payment_intents')).toBe(before)
  })
})

describe('the reconciler', () => {
  test('goes on after an event that cannot be handled', async () => {
    const { url } = await order('family-month')
    await payCheckout(url, { card: '4242' })
    shop.till.failNext({ times: 2, kind: 'error-500', path: '/v1/subscriptions' })
    await reconcile(shop.app.billing, silentLog).catch(() => {})
    expect(await planOf()).toMatchObject({ basePlan: 'family-month' })
  })

  test('is not kept busy by orders that nobody will ever pay', async () => {
    const { db, billing, clock } = shop.app
    await abandonOrders(60, '2026-11-19T09:00:00Z')
    const { url } = await order('family-month')
    await payCheckout(url, { card: '4242' })
    for (const event of shop.till.store.all('event')) event.pending_webhooks = 0
    clock.set('2026-11-21T10:20:00Z')
    await reconcile(billing, silentLog)
    await reconcile(billing, silentLog)
    expect(await planOf()).toMatchObject({ basePlan: 'family-month' })
    const old = and(
      eq(billingOrder.state, 'open'),
      eq(billingOrder.orderedAt, new Date('2026-11-19T09:00:00Z')),
    )
    expect(await db.$count(billingOrder, old)).toBe(0)
  })

  test('ends what is due for everybody at once', async () => {
    const { db, billing, clock } = shop.app
    await abandonOrders(120, '2026-11-18T09:00:00Z')
    await db.execute(sql`update profile set entitled_until = ${start}, base_plan = 'family-year'
      where user_id like 'ghost-%2026-11-18T09:00:00Z'`)
    clock.set('2026-11-21T10:01:00Z')
    await endDueEntitlements(billing)
    const due = eq(profile.entitledUntil, new Date(start))
    expect(await db.$count(profile, due)).toBe(0)
  })
})

describe('a contract', () => {
  test('that ended before anybody heard of it does not block its slot', async () => {
    const { url, orderNumber } = await order('family-month')
    await payCheckout(url, { card: '4242' })
    const [paid] = await shop.app.billing.payments.listSubscriptions(await customerOf())
    await shop.app.billing.payments.endSubscription(paid?.id ?? '')
    const again = await order('family-month')
    expect(again.orderNumber).not.toBe(orderNumber)
    expect(await orderState(orderNumber)).toMatchObject({ state: 'paid' })
  })

  test('that was changed is confirmed once, also where an older change was given up', async () => {
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

  test('that is withdrawn after a change gives back the credited month too', async () => {
    await shop.buy(parent, 'family-month')
    shop.app.clock.set('2026-11-25T10:00:00Z')
    const { url } = await order('family-year')
    await confirmChange(url)
    await shop.deliver()
    const form = { name: 'Anna', email: parent.email, contract: 'plan' as const }
    await parent.api.billing.declareWithdrawal(form)
    await shop.drain()
    expect(await takenCents()).toBe(0)
    expect(await planOf()).toMatchObject({ basePlan: 'free' })
  })

  test('that is withdrawn after a part went back by hand gives back the rest', async () => {
    await shop.buy(parent, 'family-year')
    const customer = await customerOf()
    const charge = shop.till.store.all('charge').find((one) => one.customer === customer)
    await fetch(`${shop.till.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.till.settings.secretKey}` },
      body: new URLSearchParams({
        payment_intent: String(charge?.payment_intent),
        amount: '1000',
      }),
    })
    const form = { name: 'Anna', email: parent.email, contract: 'plan' as const }
    await parent.api.billing.declareWithdrawal(form)
    await shop.drain()
    expect(await takenCents()).toBe(0)
  })

  test('that ended before its owner changed it has nothing to be told', async () => {
    await shop.buy(parent, 'family-month')
    const [{ subscriptionId = '' } = {}] = await overview()
    await shop.app.billing.payments.endSubscription(subscriptionId)
    await parent.api.billing.cancel({ subscriptionId })
    await shop.drain()
    expect(await shop.app.db.$count(outbox, isNull(outbox.doneAt))).toBe(0)
    expect(await planOf()).toMatchObject({ basePlan: 'free', status: 'canceled' })
  })

  test('is not sold at a price that would give nothing', async () => {
    const price = shop.till.store.all('price').find(({ metadata }) => metadata.item === 'video-60')
    if (!price) throw new Error('there is no price')
    price.metadata = {}
    await expect(order('video-60')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
    price.metadata = { item: 'video-60' }
    await expect(order('video-60')).resolves.toBeDefined()
  })

  test.each(['family-month', 'audio-60'] as const)(
    'that was paid twice is ended and paid back: %s',
    async (item) => {
      const first = await order(item)
      // As where two tabs or servers raced: the first order is forgotten, its checkout is not.
      await shop.app.db
        .update(billingOrder)
        .set({ state: 'closed' })
        .where(eq(billingOrder.orderNumber, first.orderNumber))
      const second = await order(item)
      await payCheckout(first.url, { card: '4242' })
      shop.app.clock.set('2026-11-21T10:00:05Z')
      await payCheckout(second.url, { card: '4242' })
      const once = (await takenCents()) / 2
      await shop.deliver()
      await shop.drain()
      await shop.deliver()
      expect(await takenCents()).toBe(once)
      expect((await overview()).filter(({ status }) => status === 'active')).toHaveLength(1)
      expect((await planOf()).quotas.audioMinutes).toBe(item === 'audio-60' ? 60 : 0)
      shop.app.clock.set('2026-12-23T10:00:05Z')
      expect((await overview()).filter(({ status }) => status === 'canceled')).toEqual([])
    },
  )
})

test('a provider that does not answer leaves connections to the readers', async () => {
  const { billing, db } = shop.app
  await shop.buy(parent, 'audio-60')
  const customerId = await customerOf()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let asked = 0
  const payments = {
    ...billing.payments,
    async listSubscriptions(id: string) {
      asked += 1
      await answered
      return billing.payments.listSubscriptions(id)
    },
  }
  const asking = Array.from({ length: 25 }, () =>
    syncCustomer({ ...billing, payments }, customerId).catch(() => 'refused'),
  )
  // One asks, and the next of the same customer waits for its turn.
  await waitFor(() => expect(asked).toBe(1))
  await waitForLock(shop.app)
  // Were no connection left, the pool would say so after a while.
  await db.$count(billingOrder, isNull(billingOrder.paidAt))
  expect(asked).toBe(1)
  answer()
  await Promise.all(asking)
})

test('calls that ask the provider cannot be repeated without end', async () => {
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
