import { and, eq, sql } from 'drizzle-orm'

import { beforeEach, describe, expect, test } from 'vitest'
import type { ItemId } from '../../src/contract/plan.ts'
import { expireEntitlements, reconcile, refreshPlans } from '../../src/server/billing/reconciler.ts'
import { billingOrder } from '../../src/server/db/billing-schema.ts'
import { profile } from '../../src/server/db/schema.ts'
import { payCheckout } from '../support/demo-stripe.ts'
import { silentLog } from '../support/log.ts'
import { type Shop, setUpShop, start } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

let shop: Shop
let parent: TestUser

setUpShop((opened, signedUp) => {
  shop = opened
  parent = signedUp
})
beforeEach(() => shop.deliver())
const planOf = async () => (await parent.api.profile.get({ uid: parent.uid })).subscription
const order = (item: ItemId) => parent.api.billing.order({ item })
const orderState = (orderNumber: string) => parent.api.billing.getOrder({ orderNumber })
const countRequests = (path: string) =>
  shop.demoStripe.requests.filter((request) => request.path.startsWith(path)).length
/** Adds accounts with one unpaid order each. */
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
  test('is recorded at its own order, not at another open one', async () => {
    const first = await order('family-month')
    shop.app.clock.set('2026-11-21T10:00:05Z')
    const second = await order('audio-60')
    await payCheckout(first.url, { card: '0002' })
    await shop.deliver()
    expect(await orderState(first.orderNumber)).toMatchObject({ failure: 'declined' })
    expect(await orderState(second.orderNumber)).toMatchObject({ failure: null })
  })

  test('is requested once, however often its event is found missing', async () => {
    const { url, orderNumber } = await order('family-month')
    await payCheckout(url, { card: '0002' })
    await reconcile(shop.app.billing, silentLog)
    expect(await orderState(orderNumber)).toMatchObject({ failure: 'declined' })
    const before = countRequests('/v1/payment_intents')
    for (const event of shop.demoStripe.store.all('event')) event.pending_webhooks = 1
    await reconcile(shop.app.billing, silentLog)
    expect(countRequests('/v1/payment_intents')).toBe(before)
  })
})

describe('the reconciler', () => {
  test('continues after an event that fails', async () => {
    const { url } = await order('family-month')
    await payCheckout(url, { card: '4242' })
    shop.demoStripe.failNext({ times: 2, kind: 'error-500', path: '/v1/subscriptions' })
    await reconcile(shop.app.billing, silentLog).catch(() => {})
    expect(await planOf()).toMatchObject({ basePlan: 'family-month' })
  })

  test('reaches new orders despite many abandoned ones', async () => {
    const { db, billing, clock } = shop.app
    await abandonOrders(60, '2026-11-19T09:00:00Z')
    const { url } = await order('family-month')
    await payCheckout(url, { card: '4242' })
    for (const event of shop.demoStripe.store.all('event')) event.pending_webhooks = 0
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

  test('gives running plans what a new release includes, and leaves all others alone', async () => {
    const { db, billing } = shop.app
    await shop.buy(parent, 'family-year')
    await shop.buy(parent, 'audio-60')
    const documents = () => db.select().from(profile).orderBy(profile.userId)
    const before = await documents()
    // As a server of a release without these minutes has stored it.
    const isOwn = eq(profile.userId, parent.uid)
    await db.update(profile).set({ quotaAudioMinutes: 60 }).where(isOwn)
    await refreshPlans(billing)
    expect(await planOf()).toMatchObject({ basePlan: 'family-year', quotas: { audioMinutes: 180 } })
    const after = await documents()
    const others = (rows: typeof before) => rows.filter(({ userId }) => userId !== parent.uid)
    expect(others(after)).toEqual(others(before))
    await refreshPlans(billing)
    expect(await documents()).toEqual(after)
  })

  test('expires all due entitlements in one run', async () => {
    const { db, billing, clock } = shop.app
    await abandonOrders(120, '2026-11-18T09:00:00Z')
    await db.execute(sql`update profile set entitled_until = ${start}, base_plan = 'family-year'
      where user_id like 'ghost-%2026-11-18T09:00:00Z'`)
    clock.set('2026-11-21T10:01:00Z')
    await expireEntitlements(billing)
    const due = eq(profile.entitledUntil, new Date(start))
    expect(await db.$count(profile, due)).toBe(0)
  })
})
