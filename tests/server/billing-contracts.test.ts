import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expireEntitlements } from '../../src/server/billing/reconciler.ts'
import { subscription } from '../../src/server/db/billing-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { giveContract } from '../support/billing.ts'
import { changeCard, confirmChange, payCheckout } from '../support/demo-stripe.ts'
import { type Shop, setUpShop, start } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

let shop: Shop
let parent: TestUser

setUpShop((opened, signedUp) => {
  shop = opened
  parent = signedUp
})

const planOf = async () => (await parent.api.profile.get({ uid: parent.uid })).subscription

describe('a payment that fails', () => {
  test.each([
    ['declined', { card: '0002' }],
    ['authentication', { card: '3155', bank: 'refuse' }],
  ] as const)('names its reason: %s', async (failure, choice) => {
    const { url, orderNumber } = await parent.api.billing.order({ item: 'family-month' })
    await payCheckout(url, choice)
    await shop.deliver()
    expect(await parent.api.billing.getOrder({ orderNumber })).toMatchObject({
      state: 'open',
      failure,
    })
    expect(await planOf()).toMatchObject({ basePlan: 'free' })
    // The same checkout stays payable.
    expect((await parent.api.billing.order({ item: 'family-month' })).url).toBe(url)
    await payCheckout(url, { card: '3155', bank: 'approve' })
    await shop.deliver()
    expect(await parent.api.billing.getOrder({ orderNumber })).toMatchObject({
      state: 'paid',
      failure: null,
    })
  })

  test('keeps access for a week; another card pays it', async () => {
    const { url } = await parent.api.billing.order({ item: 'family-month' })
    await payCheckout(url, { card: '0341' })
    await shop.deliver()
    shop.app.clock.set('2026-12-21T10:30:00Z')
    await shop.demoStripe.advance({ seconds: 0 })
    await shop.deliver()
    expect(await planOf()).toMatchObject({ status: 'past_due', expiry: '2026-12-28T10:00:00.000Z' })
    await shop.drain()
    const mail = shop.mails.findLast(({ to }) => to === parent.email)
    expect(mail?.subject).toBe('Eine Abbuchung hat nicht geklappt')
    expect(mail?.text).toContain('28. Dezember 2026')
    const portal = await parent.api.billing.openPortal({ purpose: 'card' })
    await changeCard(portal.url, { card: '4242' })
    await shop.deliver()
    expect(await planOf()).toMatchObject({ status: 'active', expiry: '2027-01-21T10:00:00.000Z' })
  })
})
const overview = async (who: TestUser = parent) => (await who.api.billing.get()).subscriptions
const singleContract = async () => {
  const [one, ...others] = await overview()
  expect(others).toEqual([])
  if (!one) throw new Error('there is no contract')
  return one
}

describe('a contract', () => {
  test('is cancelled, continued and cancelled again; Stripe follows', async () => {
    await shop.buy(parent, 'family-month')
    const { subscriptionId, orderNumber } = await singleContract()
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
    const isCancelledAtStripe = () =>
      shop.demoStripe.store.find('subscription', subscriptionId)?.cancel_at_period_end
    expect(isCancelledAtStripe()).toBe(true)
    // An older event does not undo a change that Stripe does not know yet.
    await parent.api.billing.takeBackCancellation({ subscriptionId })
    await shop.deliver()
    expect(await singleContract()).toMatchObject({ cancelAtPeriodEnd: false })
    await parent.api.billing.cancel({ subscriptionId })
    await shop.drain()
    await shop.deliver()
    expect(isCancelledAtStripe()).toBe(true)
    const untilItsEnd = { cancelAtPeriodEnd: true, basePlan: 'family-month' }
    expect(await planOf()).toMatchObject({ ...untilItsEnd, quotas: { audioMinutes: 120 } })
  })

  test('pauses for months and is paid again after them', async () => {
    await shop.buy(parent, 'family-month')
    const { subscriptionId } = await singleContract()
    await parent.api.billing.pause({ subscriptionId, months: 1 })
    expect(await singleContract()).toMatchObject({
      status: 'paused',
      canPause: false,
      expiry: '2026-12-21T11:00:00+01:00',
      nextPaymentAt: '2027-01-21T11:00:00+01:00',
    })
    await shop.drain()
    await shop.demoStripe.advance({ months: 1, minutes: 5 })
    await shop.deliver()
    shop.app.clock.set('2026-12-21T10:05:00Z')
    await expireEntitlements(shop.app.billing)
    expect(await planOf()).toMatchObject({
      expiry: '2026-12-21T10:00:00.000Z',
      quotas: { audioMinutes: 0 },
    })
    await shop.demoStripe.advance({ months: 1 })
    await shop.deliver()
    expect(await planOf()).toMatchObject({
      status: 'active',
      expiry: '2027-02-21T10:00:00.000Z',
      quotas: { audioMinutes: 120 },
    })
  })

  test('changes from monthly to yearly: the rest is credited, and one mail confirms it', async () => {
    await shop.buy(parent, 'family-month')
    shop.app.clock.set('2026-11-21T10:00:10Z')
    const { url, orderNumber } = await parent.api.billing.order({ item: 'family-year' })
    const again = await parent.api.billing.order({ item: 'family-year' })
    expect(again.orderNumber).toBe(orderNumber)
    await confirmChange(url)
    expect(await parent.api.billing.confirm({ orderNumber })).toMatchObject({ state: 'paid' })
    await shop.deliver()
    expect(await singleContract()).toMatchObject({
      item: 'family-year',
      amountCents: 4990,
      orderNumber,
    })
    expect(await planOf()).toMatchObject({ basePlan: 'family-year', quotas: { audioMinutes: 120 } })
    await shop.drain()
    const sent = shop.mails.filter(({ text }) => text.includes(orderNumber))
    expect(sent).toHaveLength(1)
    await expect(parent.api.billing.order({ item: 'family-month' })).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
    })
    shop.app.clock.set(start)
  })

  test('keeps its pending change while Stripe does not know the contract', async () => {
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
    expect(row).toMatchObject({ cancelAtPeriodEnd: true, pendingChange: 1 })
  })
})
