import { eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Till } from '../../src/demo/till/till.ts'
import { endDueEntitlements, reconcile } from '../../src/server/billing/reconciler.ts'
import { billingOrder } from '../../src/server/db/billing-schema.ts'
import { billingArchive } from '../../src/server/db/privacy-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { deleteDueAccounts } from '../../src/server/privacy/due-accounts.ts'
import type { TestUser } from '../support/app.ts'
import { silentLog } from '../support/log.ts'
import { secret } from '../support/privacy.ts'
import type { Shop } from '../support/shop.ts'
import { shopForEachTest } from '../support/shop.ts'
import { payCheckout } from '../support/till.ts'

let shop: Shop
let parent: TestUser

shopForEachTest((opened, signedUp) => {
  shop = opened
  parent = signedUp
})

type Fault = Parameters<Till['failNext']>[0]

// The SDK tries twice, but not where there is too much to do.
const faults: [string, Omit<Fault, 'path'>][] = [
  ['is down', { times: 2, kind: 'down' }],
  ['answers 500', { times: 2, kind: 'error-500' }],
  ['has too much to do', { times: 1, kind: 'rate-limit' }],
  ['works, and its answer is lost', { times: 2, kind: 'down', afterWork: true }],
]
const steps = ['/v1/customers', '/v1/prices', '/v1/checkout/sessions']
const unavailable = {
  code: 'PROVIDER_UNAVAILABLE',
  status: 503,
  message: 'Bezahlen ist gerade nicht möglich. Es wurde nichts abgebucht.',
}

const plan = async () => (await parent.api.profile.get({ uid: parent.uid })).subscription
const contracts = async () => (await parent.api.billing.get()).subscriptions
const madeFor = (kind: 'customer' | 'checkout.session') =>
  shop.till.store
    .all(kind)
    .filter((object) => JSON.stringify(object).includes(kind === 'customer' ? parent.uid : 'FH-'))

describe.each(faults)('a till that %s', (_, fault) => {
  test.each(steps)('at %s: a German sentence, then one order and one checkout', async (path) => {
    shop.till.failNext({ ...fault, path })
    await expect(parent.api.billing.order({ item: 'family-month' })).rejects.toMatchObject(
      unavailable,
    )
    expect(await plan()).toMatchObject({ basePlan: 'free' })
    const { url, orderNumber } = await parent.api.billing.order({ item: 'family-month' })
    expect(madeFor('customer')).toHaveLength(1)
    const sessions = madeFor('checkout.session').filter((one) =>
      JSON.stringify(one).includes(orderNumber),
    )
    expect(sessions).toHaveLength(1)
    expect(await shop.app.db.$count(billingOrder, eq(billingOrder.userId, parent.uid))).toBe(1)
    await payCheckout(url, { card: '4242' })
    await shop.deliver()
    expect(await plan()).toMatchObject({ basePlan: 'family-month' })
  })

  test('when an event comes: 5xx, nothing half-done, and the next delivery does it', async () => {
    const { url } = await parent.api.billing.order({ item: 'family-month' })
    await payCheckout(url, { card: '4242' })
    const paid = shop.till.store.all('event').findLast(({ type }) => type === 'invoice.paid')
    shop.till.failNext({ ...fault, path: '/v1/subscriptions' })
    expect(await shop.till.deliveries.deliver(paid?.id ?? '')).toBe(503)
    expect(await plan()).toMatchObject({ basePlan: 'free' })
    expect(await shop.till.deliveries.deliver(paid?.id ?? '')).toBe(200)
    expect(await plan()).toMatchObject({ basePlan: 'family-month' })
    await shop.deliver()
  })

  test('when the success page asks, or the portal is wanted: a German sentence', async () => {
    await shop.buy(parent, 'family-month')
    shop.till.failNext({ ...fault, path: '/v1/billing_portal' })
    await expect(parent.api.billing.openPortal({ purpose: 'home' })).rejects.toMatchObject(
      unavailable,
    )
    const { url } = await parent.api.billing.order({ item: 'audio-60' })
    const { checkoutSessionId: sessionId } = await parent.api.profile.get({ uid: parent.uid })
    shop.till.failNext({ ...fault, path: '/v1/checkout/sessions' })
    await expect(parent.api.billing.confirm({ sessionId })).rejects.toMatchObject(unavailable)
    expect(await parent.api.billing.confirm({ sessionId })).toMatchObject({ state: 'open' })
    expect(url).toContain(sessionId)
  })

  test('when a contract is cancelled: it counts at once and is told later', async () => {
    await shop.buy(parent, 'family-month')
    const { subscriptionId = '' } = (await contracts())[0] ?? {}
    shop.till.failNext({ ...fault, path: '/v1/subscriptions' })
    await parent.api.billing.cancel({ subscriptionId })
    await shop.drain()
    expect((await contracts())[0]).toMatchObject({ cancelAtPeriodEnd: true })
    await shop.drain()
    await shop.deliver()
    expect(shop.till.store.find('subscription', subscriptionId)?.cancel_at_period_end).toBe(true)
    expect((await contracts())[0]).toMatchObject({ cancelAtPeriodEnd: true })
  })

  test.each(['/v1/subscriptions', '/v1/invoices', '/v1/refunds'])(
    'when money goes back, at %s: once, and in full',
    async (path) => {
      await shop.buy(parent, 'family-year')
      shop.till.failNext({ ...fault, path })
      const form = { name: 'Anna', email: parent.email, contract: 'all' as const }
      await parent.api.billing.declareWithdrawal(form)
      expect(await plan()).toMatchObject({ basePlan: 'free' })
      await shop.drain()
      await shop.drain()
      await shop.deliver()
      const { stripeCustomerId } = await parent.api.profile.get({ uid: parent.uid })
      const refunded = shop.till.store
        .all('charge')
        .filter(({ customer }) => customer === stripeCustomerId)
        .map(({ amount_refunded }) => amount_refunded)
      expect(refunded).toEqual([4990])
      expect(await plan()).toMatchObject({ basePlan: 'free', status: 'canceled' })
    },
  )

  test('when an account is deleted: it never ends with a running subscription', async () => {
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
    shop.till.failNext({ ...fault, path: '/v1/customers' })
    await shop.drain()
    await shop.drain()
    expect(shop.till.store.find('subscription', subscriptionId)?.status).toBe('canceled')
    // Events from before and after it bring nothing back.
    await shop.deliver()
    const [kept] = await db
      .select()
      .from(billingArchive)
      .where(eq(billingArchive.stripeCustomerId, stripeCustomerId))
    expect(kept?.orders).toMatchObject([{ item: 'family-month', amountCents: 499 }])
    expect(await db.$count(billingOrder, eq(billingOrder.userId, parent.uid))).toBe(0)
  })
})

test('what nobody tells ends by itself: minutes are gone with their paid month', async () => {
  await shop.buy(parent, 'audio-180')
  expect((await plan()).quotas.audioMinutes).toBe(180)
  const { subscriptionId = '' } = (await contracts())[0] ?? {}
  await parent.api.billing.cancel({ subscriptionId })
  await shop.drain()
  shop.app.clock.set('2026-12-21T10:00:01Z')
  await endDueEntitlements(shop.app.billing)
  expect(await plan()).toMatchObject({ quotas: { audioMinutes: 0 }, addOns: [] })
})

test('a renewal that nobody told of is asked for when the paid time ends', async () => {
  await shop.buy(parent, 'family-month')
  shop.app.clock.set('2026-12-21T10:00:01Z')
  await shop.till.advance({ seconds: 0 })
  await endDueEntitlements(shop.app.billing)
  await shop.drain()
  expect(await plan()).toMatchObject({ expiry: '2027-01-21T10:00:00.000Z', status: 'active' })
})

test('a reconciler without a till gives up for now and loses nothing', async () => {
  shop.till.failNext({ times: 2, kind: 'down', path: '/v1/events' })
  await expect(reconcile(shop.app.billing, silentLog)).rejects.toThrow(/listMissedEvents/)
  await reconcile(shop.app.billing, silentLog)
  await shop.drain()
  expect(await shop.app.db.$count(outbox, isNull(outbox.doneAt))).toBe(0)
})
