import { addDays } from 'date-fns'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue, type ItemId } from '../../src/contract/plan.ts'
import type { DemoStripe } from '../../src/demo/stripe/demo-stripe.ts'
import type { Payments } from '../../src/server/platform/payment-provider.ts'
import { createPayments } from '../../src/server/platform/payments.ts'
import { confirmChange, payCheckout, startTestStripe } from '../support/demo-stripe.ts'

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

describe('a checkout', () => {
  test('is paid by card and leads back', async () => {
    const customer = await newCustomer()
    const { url, sessionId, state } = await checkout(customer)
    expect(state).toBe('open')
    const page = await fetch(String(url))
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://fabelhain.test;",
    )
    expect(await page.text()).toContain('Fabelhain Familien-Abo')
    const paid = await payCheckout(url, { card: '4242' })
    expect(paid.location).toBe(successUrl.replace('{CHECKOUT_SESSION_ID}', sessionId))
    expect(await payments.getCheckout(sessionId)).toMatchObject({ state: 'complete', url: null })
    expect(await payments.listSubscriptions(customer)).toEqual([
      {
        id: expect.stringMatching(/^sub_\w{24}$/),
        item: 'family-month',
        orderNumber: 'F-1',
        status: 'active',
        amountCents: 499,
        startedAt: clock.now(),
        periodStart: clock.now(),
        periodEnd: new Date('2027-02-28T10:00:00Z'),
        endedAt: null,
        cancelAtPeriodEnd: false,
        pausedUntil: null,
        invoice: { state: 'paid', paidAt: clock.now() },
        card: { brand: 'visa', last4: '4242' },
      },
    ])
    expect(eventsOf(customer)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'customer.subscription.created',
      'payment_intent.succeeded',
      'invoice.paid',
      'checkout.session.completed',
    ])
    expect(await (await fetch(String(url))).text()).toContain('schon bezahlt')
    const again = await fetch(String(url), { method: 'POST', redirect: 'manual' })
    expect(again.headers.get('location')).toBe(paid.location)
    expect(await payments.listSubscriptions(customer)).toHaveLength(1)
  })

  test('stays open when the card or the bank refuses', async () => {
    const customer = await newCustomer()
    const { url, sessionId } = await checkout(customer)
    const declined = await payCheckout(url, { card: '0002' })
    expect(declined.html).toContain('Deine Karte wurde abgelehnt.')
    const intent = stripe.store.all('payment_intent').at(-1)?.id ?? ''
    expect(await payments.getFailure(intent)).toMatchObject({ reason: 'declined' })
    const refused = await payCheckout(url, { card: '3155', bank: 'refuse' })
    expect(refused.html).toContain('Deine Bank hat die Zahlung nicht freigegeben.')
    expect(await payments.getFailure(intent)).toMatchObject({ reason: 'authentication' })
    expect(await payments.listSubscriptions(customer)).toEqual([])
    expect((await payments.getCheckout(sessionId)).state).toBe('open')
    const approved = await payCheckout(url, { card: '3155', bank: 'approve' })
    expect(approved.location).toContain(sessionId)
    expect(await payments.getFailure(intent)).toBe(null)
  })

  test('can be expired before payment, not after', async () => {
    const customer = await newCustomer()
    const first = await checkout(customer)
    expect(await payments.expireCheckout(first.sessionId, newKey())).toMatchObject({
      state: 'expired',
    })
    expect((await payments.getCheckout(first.sessionId)).state).toBe('expired')
    const second = await checkout(customer)
    await payCheckout(second.url, { card: '4242' })
    expect((await payments.expireCheckout(second.sessionId, newKey())).state).toBe('complete')
    const third = await checkout(customer)
    await payments.deleteCustomer(customer)
    expect((await payments.getCheckout(third.sessionId)).state).toBe('expired')
    expect(await payments.listSubscriptions(customer)).toMatchObject([{ status: 'canceled' }])
  })
})

describe('a subscription', () => {
  test('is cancelled, continued, paused, refunded and ended', async () => {
    const { customer, id, subscription, current } = await subscribe()
    const plain = { cancelAtPeriodEnd: false, pausedUntil: null }
    await payments.changeSubscription(id, { ...plain, cancelAtPeriodEnd: true }, newKey())
    expect(await current()).toMatchObject({ cancelAtPeriodEnd: true, status: 'active' })
    await payments.changeSubscription(id, plain, newKey())
    expect(await current()).toMatchObject({ cancelAtPeriodEnd: false })
    const pausedUntil = addDays(subscription.periodEnd, 31)
    await payments.changeSubscription(id, { ...plain, pausedUntil }, newKey())
    expect(await current()).toMatchObject({ pausedUntil })
    const since = addDays(subscription.startedAt, -1)
    expect(await payments.refund(id, since, 'refund:1')).toBe(499)
    expect(await payments.refund(id, since, 'refund:2')).toBe(499)
    await payments.endSubscription(id)
    await payments.endSubscription(id)
    expect(await current()).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) })
    expect(eventsOf(customer).filter((type) => type === 'charge.refunded')).toHaveLength(1)
    await payments.deleteCustomer(customer)
    await payments.deleteCustomer(customer)
  })

  test('becomes yearly in the portal, and the rest is credited', async () => {
    const { customer, id, current } = await subscribe()
    const { lookupKey, amountCents } = catalogue['family-year']
    const returnUrl = 'http://fabelhain.test/payment-success?bestellung=F-2'
    const visit = { customerId: customer, language: 'de', returnUrl }
    const page = await payments.openPortal({
      ...visit,
      purpose: { changeOf: id, lookupKey, amountCents },
    })
    const { before, location } = await confirmChange(page)
    expect(before).toContain('44,91')
    expect(location).toBe(returnUrl)
    expect(await current()).toMatchObject({
      id,
      item: 'family-year',
      periodEnd: new Date('2028-01-31T10:00:00Z'),
      invoice: { state: 'paid' },
    })
    expect((await confirmChange(page)).html).toContain('Dieser Besuch ist vorbei')
  })
})

if (areSchemasAvailable) {
  test('every request and answer matches Stripe’s schemas', () => {
    expect(schemaProblems(stripe.requests)).toEqual([])
  })
}
