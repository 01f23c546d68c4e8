import { eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { DemoStripe } from '../../src/demo/stripe/demo-stripe.ts'
import { expireEntitlements, reconcile } from '../../src/server/billing/reconciler.ts'
import { billingOrder } from '../../src/server/db/billing-schema.ts'
import { billingArchive } from '../../src/server/db/privacy-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { deleteDueAccounts } from '../../src/server/privacy/due-accounts.ts'
import { payCheckout } from '../support/demo-stripe.ts'
import { silentLog } from '../support/log.ts'
import { secret } from '../support/privacy.ts'
import { type Shop, setUpShop } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

let shop: Shop
let parent: TestUser

setUpShop((opened, signedUp) => {
  shop = opened
  parent = signedUp
})

type Fault = Parameters<DemoStripe['failNext']>[0]

// The SDK tries twice, except after a rate limit.
const faults: [string, Omit<Fault, 'path'>][] = [
  ['is down', { times: 2, kind: 'down' }],
  ['answers 500', { times: 2, kind: 'error-500' }],
  ['limits the rate', { times: 1, kind: 'rate-limit' }],
  ['works, but loses its answer', { times: 2, kind: 'down', afterWork: true }],
]
const steps = ['/v1/customers', '/v1/prices', '/v1/checkout/sessions']
const unavailable = {
  code: 'PROVIDER_UNAVAILABLE',
  status: 503,
  message: 'Bezahlen ist gerade nicht möglich. Es wurde nichts abgebucht.',
}

const plan = async () => (await parent.api.profile.get({ uid: parent.uid })).subscription
const contracts = async () => (await parent.api.billing.get()).subscriptions
const objectsOf = (kind: 'customer' | 'checkout.session') =>
  shop.demoStripe.store
    .all(kind)
    .filter((object) => JSON.stringify(object).includes(kind === 'customer' ? parent.uid : 'FH-'))

describe.each(faults)('a Stripe that %s', (_, fault) => {
  test.each(steps)(
    'at %s leads to a German sentence, then to one order and one checkout',
    async (path) => {
      shop.demoStripe.failNext({ ...fault, path })
      await expect(parent.api.billing.order({ item: 'family-month' })).rejects.toMatchObject(
        unavailable,
      )
      expect(await plan()).toMatchObject({ basePlan: 'free' })
      const { url, orderNumber } = await parent.api.billing.order({ item: 'family-month' })
      expect(objectsOf('customer')).toHaveLength(1)
      const sessions = objectsOf('checkout.session').filter((one) =>
        JSON.stringify(one).includes(orderNumber),
      )
      expect(sessions).toHaveLength(1)
      expect(await shop.app.db.$count(billingOrder, eq(billingOrder.userId, parent.uid))).toBe(1)
      await payCheckout(url, { card: '4242' })
      await shop.deliver()
      expect(await plan()).toMatchObject({ basePlan: 'family-month' })
    },
  )

  test('at an event leads to 5xx without changes, and the next delivery counts', async () => {
    const { url } = await parent.api.billing.order({ item: 'family-month' })
    await payCheckout(url, { card: '4242' })
    const paid = shop.demoStripe.store.all('event').findLast(({ type }) => type === 'invoice.paid')
    shop.demoStripe.failNext({ ...fault, path: '/v1/subscriptions' })
    expect(await shop.demoStripe.deliveries.deliver(paid?.id ?? '')).toBe(503)
    expect(await plan()).toMatchObject({ basePlan: 'free' })
    expect(await shop.demoStripe.deliveries.deliver(paid?.id ?? '')).toBe(200)
    expect(await plan()).toMatchObject({ basePlan: 'family-month' })
    await shop.deliver()
  })

  test('at the success page or the portal leads to a German sentence', async () => {
    await shop.buy(parent, 'family-month')
    shop.demoStripe.failNext({ ...fault, path: '/v1/billing_portal' })
    await expect(parent.api.billing.openPortal({ purpose: 'home' })).rejects.toMatchObject(
      unavailable,
    )
    const { url } = await parent.api.billing.order({ item: 'audio-60' })
    const { checkoutSessionId: sessionId } = await parent.api.profile.get({ uid: parent.uid })
    shop.demoStripe.failNext({ ...fault, path: '/v1/checkout/sessions' })
    await expect(parent.api.billing.confirm({ sessionId })).rejects.toMatchObject(unavailable)
    expect(await parent.api.billing.confirm({ sessionId })).toMatchObject({ state: 'open' })
    expect(url).toContain(sessionId)
  })

  test('at a cancellation delays the provider, not the effect', async () => {
    await shop.buy(parent, 'family-month')
    const { subscriptionId = '' } = (await contracts())[0] ?? {}
    shop.demoStripe.failNext({ ...fault, path: '/v1/subscriptions' })
    await parent.api.billing.cancel({ subscriptionId })
    await shop.drain()
    expect((await contracts())[0]).toMatchObject({ cancelAtPeriodEnd: true })
    await shop.drain()
    await shop.deliver()
    expect(shop.demoStripe.store.find('subscription', subscriptionId)?.cancel_at_period_end).toBe(
      true,
    )
    expect((await contracts())[0]).toMatchObject({ cancelAtPeriodEnd: true })
  })

  test.each(['/v1/subscriptions', '/v1/invoices', '/v1/refunds'])(
    'at a refund, at %s, leads to one full refund',
    async (path) => {
      await shop.buy(parent, 'family-year')
      shop.demoStripe.failNext({ ...fault, path })
      const form = { name: 'Anna', email: parent.email, contract: 'all' as const }
      await parent.api.billing.declareWithdrawal(form)
      expect(await plan()).toMatchObject({ basePlan: 'free' })
      await shop.drain()
      await shop.drain()
      await shop.deliver()
      const { stripeCustomerId } = await parent.api.profile.get({ uid: parent.uid })
      const refunded = shop.demoStripe.store
        .all('charge')
        .filter(({ customer }) => customer === stripeCustomerId)
        .map(({ amount_refunded }) => amount_refunded)
      expect(refunded).toEqual([4990])
      expect(await plan()).toMatchObject({ basePlan: 'free', status: 'canceled' })
    },
  )

  test('at a deletion leaves no running subscription', async () => {
    await shop.buy(parent, 'family-month')
    const { stripeCustomerId } = await parent.api.profile.get({ uid: parent.uid })
    const { subscriptionId = '' } = (await contracts())[0] ?? {}
    await parent.api.gate.open({ password: 'sieben lila Löwen' })
    await parent.api.privacy.requestDeletion({
      uid: parent.uid,
      confirmation: 'LÖSCHEN',
      subscriptionEnd: 'now',
    })
    const { db, files, mail } = shop.app
    shop.app.clock.set('2026-12-06T10:00:00Z')
    const now = shop.app.clock.now()
    await deleteDueAccounts(db, { now, files, mail, secret, log: silentLog })
    shop.demoStripe.failNext({ ...fault, path: '/v1/customers' })
    await shop.drain()
    await shop.drain()
    expect(shop.demoStripe.store.find('subscription', subscriptionId)?.status).toBe('canceled')
    // Late events restore nothing.
    await shop.deliver()
    const [archived] = await db
      .select()
      .from(billingArchive)
      .where(eq(billingArchive.stripeCustomerId, stripeCustomerId))
    expect(archived?.orders).toMatchObject([{ item: 'family-month', amountCents: 499 }])
    expect(await db.$count(billingOrder, eq(billingOrder.userId, parent.uid))).toBe(0)
  })
})

test('minutes end with their paid month without an event', async () => {
  await shop.buy(parent, 'audio-180')
  expect((await plan()).quotas.audioMinutes).toBe(180)
  const { subscriptionId = '' } = (await contracts())[0] ?? {}
  await parent.api.billing.cancel({ subscriptionId })
  await shop.drain()
  shop.app.clock.set('2026-12-21T10:00:01Z')
  await expireEntitlements(shop.app.billing)
  expect(await plan()).toMatchObject({ quotas: { audioMinutes: 0 }, addOns: [] })
})

test('a renewal without an event is requested when the paid period ends', async () => {
  await shop.buy(parent, 'family-month')
  shop.app.clock.set('2026-12-21T10:00:01Z')
  await shop.demoStripe.advance({ seconds: 0 })
  await expireEntitlements(shop.app.billing)
  await shop.drain()
  expect(await plan()).toMatchObject({ expiry: '2027-01-21T10:00:00.000Z', status: 'active' })
})

test('a reconciler without Stripe stops for now and loses nothing', async () => {
  shop.demoStripe.failNext({ times: 2, kind: 'down', path: '/v1/events' })
  await expect(reconcile(shop.app.billing, silentLog)).rejects.toThrow(/listMissedEvents/)
  await reconcile(shop.app.billing, silentLog)
  await shop.drain()
  expect(await shop.app.db.$count(outbox, isNull(outbox.doneAt))).toBe(0)
})
