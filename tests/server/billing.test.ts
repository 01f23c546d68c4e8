import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { billingOrder, subscription } from '../../src/server/db/billing-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import type { TestUser } from '../support/app.ts'
import { giveContract } from '../support/billing.ts'
import type { Shop } from '../support/shop.ts'
import { shopForEachTest, start } from '../support/shop.ts'
import { confirmChange, payCheckout } from '../support/till.ts'

let shop: Shop
let parent: TestUser

shopForEachTest((opened, signedUp) => {
  shop = opened
  parent = signedUp
})

const document = ({ uid, api }: TestUser = parent) => api.profile.get({ uid })
const planOf = async (who: TestUser = parent) => (await document(who)).subscription
const overview = async (who: TestUser = parent) => (await who.api.billing.get()).subscriptions
const only = async () => {
  const [one, ...others] = await overview()
  expect(others).toEqual([])
  if (!one) throw new Error('there is no contract')
  return one
}
const sessionOf = async () => (await document()).checkoutSessionId
const requestsTo = (path: string) =>
  shop.till.requests.filter((request) => request.method === 'POST' && request.path === path)

describe('an order', () => {
  test('leads to the till and unlocks nothing before it is paid', async () => {
    const { url, orderNumber } = await parent.api.billing.order({ item: 'family-month' })
    expect(url.startsWith(`${shop.till.url}/c/pay/cs_test_`)).toBe(true)
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

  test('becomes a contract by the event of its payment, with one confirmation by mail', async () => {
    const { orderNumber } = await shop.buy(parent, 'family-month')
    const { subscription: plan, stripeCustomerId, lastPaymentDate } = await document()
    expect(plan).toMatchObject({
      basePlan: 'family-month',
      status: 'active',
      cancelAtPeriodEnd: false,
      expiry: '2026-12-21T10:00:00.000Z',
      quotas: { pdfReads: 20, audioMinutes: 0, videoMinutes: 0 },
    })
    expect(stripeCustomerId).toMatch(/^cus_/)
    expect(lastPaymentDate).toBe('2026-11-21T10:00:00.000Z')
    expect(await only()).toMatchObject({
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
      'Widerrufsbelehrung',
      'Muster-Widerrufsformular',
      '7. Dezember 2026',
    ]) {
      expect(confirmations[0]?.text).toContain(part)
    }
  })

  test('is one checkout, however often and from wherever it is clicked', async () => {
    const before = requestsTo('/v1/checkout/sessions').length
    const second = await shop.app.signIn(parent)
    const clicks = Array.from({ length: 5 }, (_, index) =>
      (index % 2 ? parent : second).api.billing.order({ item: 'family-year' }),
    )
    const urls = new Set((await Promise.all(clicks)).map(({ url }) => url))
    expect(urls.size).toBe(1)
    const made = requestsTo('/v1/checkout/sessions').slice(before)
    const sessions = made.map(({ answer }) => (answer as { id: string }).id)
    expect(new Set(sessions).size).toBe(1)
    expect(await shop.app.db.$count(billingOrder, eq(billingOrder.userId, parent.uid))).toBe(1)
  })

  test('of another plan makes the checkout of the first void', async () => {
    const first = await parent.api.billing.order({ item: 'family-month' })
    const firstSession = await sessionOf()
    const second = await parent.api.billing.order({ item: 'family-year' })
    expect(second.url).not.toBe(first.url)
    expect(
      (await payCheckout(first.url, { card: '4242' }).catch(() => null))?.location ?? null,
    ).toBe(null)
    await payCheckout(second.url, { card: '4242' })
    await shop.deliver()
    expect(await only()).toMatchObject({ item: 'family-year' })
    expect(await parent.api.billing.confirm({ sessionId: firstSession })).toMatchObject({
      state: 'closed',
    })
  })

  test('adds its minutes to the others; for what already runs it is refused, also where the event has not come yet', async () => {
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
    await shop.deliver()
  })

  test('needs a proven mailbox, a known item and nothing else', async () => {
    const { db } = shop.app
    await db.update(user).set({ emailVerified: false }).where(eq(user.id, parent.uid))
    await expect(parent.api.billing.order({ item: 'family-month' })).rejects.toMatchObject({
      code: 'EMAIL_UNPROVEN',
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

  test('belongs to the one who made it', async () => {
    const { orderNumber } = await shop.buy(parent, 'family-month')
    const sessionId = await sessionOf()
    const { subscriptionId } = await only()
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
    expect(await only()).toMatchObject({ cancelAtPeriodEnd: false, pausedUntil: null })
  })
})

describe('a contract', () => {
  test('is cancelled, continued and cancelled again; the till follows', async () => {
    await shop.buy(parent, 'family-month')
    const { subscriptionId, orderNumber } = await only()
    const [cancelled] = (await parent.api.billing.cancel({ subscriptionId })).subscriptions
    expect(cancelled).toMatchObject({
      cancelAtPeriodEnd: true,
      nextPaymentAt: null,
      status: 'active',
    })
    expect(await planOf()).toMatchObject({ cancelAtPeriodEnd: true })
    await expect(parent.api.billing.cancel({ subscriptionId })).rejects.toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    await shop.drain()
    const receipt = shop.mails.findLast(({ to }) => to === parent.email)
    expect(receipt?.subject).toMatch(/^Bestätigung: Kündigung FH-2026-/)
    for (const part of [orderNumber, '21. Dezember 2026', '21. November 2026 um 11:00:00 Uhr']) {
      expect(receipt?.text).toContain(part)
    }
    const atTill = () => shop.till.store.find('subscription', subscriptionId)?.cancel_at_period_end
    expect(atTill()).toBe(true)
    // A word that the till has not heard yet is not undone by an older event.
    await parent.api.billing.takeBackCancellation({ subscriptionId })
    await shop.deliver()
    expect(await only()).toMatchObject({ cancelAtPeriodEnd: false })
    await parent.api.billing.cancel({ subscriptionId })
    await shop.drain()
    await shop.deliver()
    expect(atTill()).toBe(true)
    expect(await planOf()).toMatchObject({ cancelAtPeriodEnd: true, basePlan: 'family-month' })
  })

  test('rests for months and is paid again after them', async () => {
    await shop.buy(parent, 'family-month')
    const { subscriptionId } = await only()
    await parent.api.billing.pause({ subscriptionId, months: 1 })
    expect(await only()).toMatchObject({
      status: 'paused',
      canPause: false,
      expiry: '2026-12-21T11:00:00+01:00',
      nextPaymentAt: '2027-01-21T11:00:00+01:00',
    })
    await shop.drain()
    await shop.till.advance({ months: 1, minutes: 5 })
    await shop.deliver()
    expect(await planOf()).toMatchObject({ expiry: '2026-12-21T10:00:00.000Z' })
    await shop.till.advance({ months: 1 })
    await shop.deliver()
    expect(await planOf()).toMatchObject({ status: 'active', expiry: '2027-02-21T10:00:00.000Z' })
  })

  test('of a month becomes one of a year: what is left is credited, and it is confirmed', async () => {
    await shop.buy(parent, 'family-month')
    shop.app.clock.set('2026-11-21T10:00:10Z')
    const { url, orderNumber } = await parent.api.billing.order({ item: 'family-year' })
    const again = await parent.api.billing.order({ item: 'family-year' })
    expect(again.orderNumber).toBe(orderNumber)
    await confirmChange(url)
    expect(await parent.api.billing.confirm({ orderNumber })).toMatchObject({ state: 'paid' })
    await shop.deliver()
    expect(await only()).toMatchObject({ item: 'family-year', amountCents: 4990, orderNumber })
    expect((await planOf()).basePlan).toBe('family-year')
    await shop.drain()
    const sent = shop.mails.filter(({ text }) => text.includes(orderNumber))
    expect(sent).toHaveLength(1)
    await expect(parent.api.billing.order({ item: 'family-month' })).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
    })
    shop.app.clock.set(start)
  })

  test('that the till knows nothing of is kept in peace, and one of somebody else too', async () => {
    const until = new Date('2027-01-01T00:00:00Z')
    const subscriptionId = await giveContract(shop.app, {
      userId: parent.uid,
      item: 'video-60',
      until,
    })
    await parent.api.billing.cancel({ subscriptionId })
    await shop.drain()
    const entries = await shop.app.db.select().from(outbox).where(eq(outbox.kind, 'billing-change'))
    const waiting = entries.filter(({ doneAt }) => doneAt === null)
    expect(waiting).toHaveLength(1)
    expect(waiting[0]?.lastError).toMatch(/PaymentsUnavailable/)
    await shop.app.db.delete(outbox).where(eq(outbox.id, waiting[0]?.id ?? 0))
    const [row] = await shop.app.db
      .select()
      .from(subscription)
      .where(eq(subscription.subscriptionId, subscriptionId))
    expect(row).toMatchObject({ cancelAtPeriodEnd: true, wish: 1 })
  })
})
