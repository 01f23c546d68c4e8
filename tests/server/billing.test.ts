import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { billingOrder } from '../../src/server/db/billing-schema.ts'
import { payCheckout } from '../support/demo-stripe.ts'
import { type Shop, setUpShop } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

let shop: Shop
let parent: TestUser

setUpShop((opened, signedUp) => {
  shop = opened
  parent = signedUp
})

const document = ({ uid, api }: TestUser = parent) => api.profile.get({ uid })
const planOf = async (who: TestUser = parent) => (await document(who)).subscription
const overview = async (who: TestUser = parent) => (await who.api.billing.get()).subscriptions
const singleContract = async () => {
  const [one, ...others] = await overview()
  expect(others).toEqual([])
  if (!one) throw new Error('there is no contract')
  return one
}
const sessionOf = async () => (await document()).checkoutSessionId
const requestsTo = (path: string) =>
  shop.demoStripe.requests.filter((request) => request.method === 'POST' && request.path === path)

describe('an order', () => {
  test('leads to Stripe and unlocks nothing before payment', async () => {
    const { url, orderNumber } = await parent.api.billing.order({ item: 'family-month' })
    expect(url.startsWith(`${shop.demoStripe.url}/c/pay/cs_test_`)).toBe(true)
    expect(await planOf()).toMatchObject({ basePlan: 'free', status: 'active', expiry: null })
    expect(await parent.api.billing.getOrder({ orderNumber })).toMatchObject({
      state: 'open',
      failure: null,
      subscription: null,
    })
    const sessionId = await sessionOf()
    expect(await parent.api.billing.confirm({ sessionId })).toMatchObject({ state: 'open' })
    expect(await overview()).toEqual([])
  })

  test('becomes a contract by its payment event, with one confirmation by mail', async () => {
    const { orderNumber } = await shop.buy(parent, 'family-month')
    const { subscription: plan, stripeCustomerId, lastPaymentDate } = await document()
    expect(plan).toMatchObject({
      basePlan: 'family-month',
      status: 'active',
      cancelAtPeriodEnd: false,
      expiry: '2026-12-21T10:00:00.000Z',
      quotas: { pdfReads: 20, audioMinutes: 120, videoMinutes: 0 },
    })
    expect(stripeCustomerId).toMatch(/^cus_/)
    expect(lastPaymentDate).toBe('2026-11-21T10:00:00.000Z')
    expect(await singleContract()).toMatchObject({
      orderNumber,
      item: 'family-month',
      amountCents: 499,
      nextPaymentAt: '2026-12-21T11:00:00+01:00',
      withdrawableUntil: '2026-12-07T23:59:59+01:00',
      card: { brand: 'visa', last4: '4242' },
      canPause: true,
    })
    await shop.drain()
    const confirmations = shop.mails.filter(({ text }) => text.includes(orderNumber))
    expect(confirmations.map(({ subject }) => subject)).toEqual([
      `Bestätigung deiner Bestellung ${orderNumber}`,
    ])
    for (const part of [
      '4,99\u00a0€ im Monat, inkl. MwSt.',
      'unbegrenzt Geschichten, 120 Minuten Hörzeit in jedem Monat',
      'Widerrufsbelehrung',
      'Muster-Widerrufsformular',
      '7. Dezember 2026',
    ]) {
      expect(confirmations[0]?.text).toContain(part)
    }
  })

  test('is one checkout, however often it is clicked and in which browser', async () => {
    const before = requestsTo('/v1/checkout/sessions').length
    const second = await shop.app.signIn(parent)
    const clicks = Array.from({ length: 5 }, (_, index) =>
      (index % 2 ? parent : second).api.billing.order({ item: 'family-year' }),
    )
    const urls = new Set((await Promise.all(clicks)).map(({ url }) => url))
    expect(urls.size).toBe(1)
    const newRequests = requestsTo('/v1/checkout/sessions').slice(before)
    const sessions = newRequests.map(({ answer }) => (answer as { id: string }).id)
    expect(new Set(sessions).size).toBe(1)
    expect(await shop.app.db.$count(billingOrder, eq(billingOrder.userId, parent.uid))).toBe(1)
  })

  test('of another plan voids the checkout of the first', async () => {
    const first = await parent.api.billing.order({ item: 'family-month' })
    const firstSession = await sessionOf()
    const second = await parent.api.billing.order({ item: 'family-year' })
    expect(second.url).not.toBe(first.url)
    expect(
      (await payCheckout(first.url, { card: '4242' }).catch(() => null))?.location ?? null,
    ).toBe(null)
    await payCheckout(second.url, { card: '4242' })
    await shop.deliver()
    expect(await singleContract()).toMatchObject({ item: 'family-year' })
    expect(await parent.api.billing.confirm({ sessionId: firstSession })).toMatchObject({
      state: 'closed',
    })
  })

  test('adds its minutes to the others; refuses what already runs, even before its event', async () => {
    const { url } = await parent.api.billing.order({ item: 'audio-60' })
    await payCheckout(url, { card: '4242' })
    const again = parent.api.billing.order({ item: 'audio-60' })
    await expect(again).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED', status: 409 })
    await shop.buy(parent, 'audio-180')
    expect(await planOf()).toMatchObject({
      basePlan: 'free',
      addOns: ['audio-60', 'audio-180'],
      quotas: { audioMinutes: 240, videoMinutes: 0 },
    })
    await shop.buy(parent, 'video-60')
    expect(await planOf()).toMatchObject({
      addOns: ['audio-60', 'audio-180', 'video-60'],
      quotas: { audioMinutes: 240, videoMinutes: 60 },
    })
    await shop.buy(parent, 'family-year')
    expect((await planOf()).quotas).toMatchObject({ audioMinutes: 360, videoMinutes: 60 })
    await shop.deliver()
  })

  test('needs a verified mailbox and a known item, and takes nothing else', async () => {
    const { db } = shop.app
    await db.update(user).set({ emailVerified: false }).where(eq(user.id, parent.uid))
    await expect(parent.api.billing.order({ item: 'family-month' })).rejects.toMatchObject({
      code: 'EMAIL_UNVERIFIED',
    })
    for (const body of [
      {},
      { item: 'free' },
      { item: 'family-month', amountCents: 1 },
      { item: 'family-month', customer: 'cus_other' },
      { item: 'family-month', price: 'price_other' },
    ]) {
      const { status } = await parent.request('/api/billing/orders', { method: 'POST', body })
      expect([status, body]).toEqual([400, body])
    }
    expect(await db.$count(billingOrder, eq(billingOrder.userId, parent.uid))).toBe(0)
  })

  test('belongs to its account', async () => {
    const { orderNumber } = await shop.buy(parent, 'family-month')
    const sessionId = await sessionOf()
    const { subscriptionId } = await singleContract()
    const other = (await shop.signUp('Familie Winter')).api.billing
    for (const call of [
      () => other.getOrder({ orderNumber }),
      () => other.confirm({ sessionId }),
      () => other.confirm({ orderNumber }),
      () => other.cancel({ subscriptionId }),
      () => other.takeBackCancellation({ subscriptionId }),
      () => other.pause({ subscriptionId, months: 1 }),
      () => other.resume({ subscriptionId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
    await expect(other.openPortal({ purpose: 'home' })).rejects.toMatchObject({ status: 409 })
    expect(await singleContract()).toMatchObject({ cancelAtPeriodEnd: false, pausedUntil: null })
  })
})
