import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue, type ItemId } from '../../src/contract/plan.ts'
import type { DemoStripe } from '../../src/demo/stripe/demo-stripe.ts'
import type { Payments } from '../../src/server/platform/payment-provider.ts'
import { createPayments } from '../../src/server/platform/payments.ts'
import { changeCard, payCheckout, startTestStripe } from '../support/demo-stripe.ts'

import { areSchemasAvailable, schemaProblems } from '../support/stripe-schemas.ts'

const clock = { now: () => new Date('2027-01-31T10:00:00Z') }
const successUrl = 'http://fabelhain.test/payment-success?session_id={CHECKOUT_SESSION_ID}'
const cancelUrl = 'http://fabelhain.test/payment-failure?bestellung=F-1'
const newKey = () => crypto.randomUUID()

let stripe: DemoStripe
let payments: Payments
beforeAll(async () => {
  stripe = await startTestStripe({ clock })
  payments = createPayments(stripe.settings)
})
afterAll(() => stripe.stop())

async function newCustomer(): Promise<string> {
  return payments.createCustomer(
    { uid: 'u1', account: 'a1', email: 'a@example.org', language: 'de' },
    newKey(),
  )
}

async function checkout(customerId: string, item: ItemId = 'family-month') {
  const { lookupKey, amountCents } = catalogue[item]
  const order = { orderNumber: 'F-1', customerId, item, lookupKey, amountCents }
  return payments.createCheckout({ ...order, language: 'de', successUrl, cancelUrl }, newKey())
}

async function subscribe(card: '4242' | '3155' | '0341' = '4242') {
  const customer = await newCustomer()
  const { url } = await checkout(customer)
  await payCheckout(url, { card })
  const [subscription] = await payments.listSubscriptions(customer)
  if (!subscription) throw new Error('nothing was ordered')
  const current = async () => (await payments.listSubscriptions(customer))[0]
  return { customer, id: subscription.id, subscription, current }
}

const eventsOf = (customer: string) =>
  stripe.store
    .all('event')
    .filter(({ data }) => 'customer' in data.object && data.object.customer === customer)
    .map(({ type }) => type)

describe('time', () => {
  const startForTimeTravel = async () => {
    const timeTraveller = await startTestStripe({ clock })
    const [before, beforePayments] = [stripe, payments]
    stripe = timeTraveller
    payments = createPayments(timeTraveller.settings)
    return async () => {
      expect(schemaProblems(timeTraveller.requests)).toEqual([])
      await timeTraveller.stop()
      stripe = before
      payments = beforePayments
    }
  }

  test('renews by the calendar, skips paused months and ends what was cancelled', async () => {
    const stop = await startForTimeTravel()
    const { id, current } = await subscribe()
    await stripe.advance({ months: 1 })
    expect(await current()).toMatchObject({ periodEnd: new Date('2027-03-31T10:00:00Z') })
    const pausedUntil = new Date('2027-04-30T10:00:00Z')
    await payments.changeSubscription(id, { cancelAtPeriodEnd: false, pausedUntil }, newKey())
    await stripe.advance({ months: 1, days: 4 })
    expect(await current()).toMatchObject({
      status: 'active',
      invoice: { state: 'void' },
      pausedUntil,
    })
    await stripe.advance({ months: 1 })
    expect(await current()).toMatchObject({ invoice: { state: 'paid' }, pausedUntil: null })
    const change = { cancelAtPeriodEnd: true, pausedUntil: null }
    await payments.changeSubscription(id, change, newKey())
    await stripe.advance({ years: 1 })
    expect(await current()).toMatchObject({
      status: 'canceled',
      endedAt: new Date('2027-05-31T10:00:00Z'),
    })
    await stop()
  })

  test('retries a failed card three times; a new card pays the open invoice', async () => {
    const stop = await startForTimeTravel()
    const [unpaid, repaid] = [await subscribe('0341'), await subscribe('0341')]
    await stripe.advance({ months: 1 })
    expect(await repaid.current()).toMatchObject({ status: 'past_due', invoice: { state: 'open' } })
    const visit = { customerId: repaid.customer, language: 'de', returnUrl: cancelUrl }
    const page = await payments.openPortal({ ...visit, purpose: 'card' })
    const wrong = await changeCard(page, { card: '0002' })
    expect(wrong.html).toContain('Deine Karte wurde abgelehnt.')
    expect((await changeCard(page, { card: '4242' })).location).toBe(cancelUrl)
    expect(await repaid.current()).toMatchObject({ status: 'active', invoice: { state: 'paid' } })
    await stripe.advance({ days: 4 })
    expect(await unpaid.current()).toMatchObject({ status: 'past_due' })
    await stripe.advance({ days: 4 })
    expect(await unpaid.current()).toMatchObject({
      status: 'canceled',
      endedAt: new Date('2027-03-07T10:00:00Z'),
    })
    const failed = eventsOf(unpaid.customer).filter((type) => type === 'invoice.payment_failed')
    expect(failed).toHaveLength(4)
    const home = await payments.openPortal({ ...visit, purpose: 'home' })
    const list = await (await fetch(home)).text()
    const invoice = list.match(/href="(\/i\/in_\w+)"/)?.[1] ?? ''
    expect(await (await fetch(new URL(invoice, home))).text()).toContain('bezahlt')
    await stop()
  })
})

test('the state survives a restart', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-stripe-'))
  const first = await startTestStripe({ clock, directory })
  await first.advance({ days: 1 })
  const customer = await createPayments(first.settings).createCustomer(
    { uid: 'u1', account: 'a1', email: 'a@example.org', language: 'de' },
    newKey(),
  )
  await first.stop()
  const second = await startTestStripe({ clock, directory })
  expect(second.settings).toEqual(first.settings)
  expect(await createPayments(second.settings).listSubscriptions(customer)).toEqual([])
  expect(second.store.state.offsetMs).toBe(24 * 60 * 60 * 1000)
  await second.stop()
  await rm(directory, { recursive: true })
})

if (areSchemasAvailable) {
  test('every request and answer matches Stripe’s schemas', () => {
    expect(schemaProblems(stripe.requests)).toEqual([])
  })
}
