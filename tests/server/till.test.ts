import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addDays } from 'date-fns'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ItemId } from '../../src/contract/plan.ts'
import { catalogue } from '../../src/contract/plan.ts'
import type { Till } from '../../src/demo/till/till.ts'
import type { Payments } from '../../src/server/platform/payment-provider.ts'
import { createPayments } from '../../src/server/platform/payments.ts'
import { areSchemasHere, schemaProblems } from '../support/stripe-schemas.ts'
import { changeCard, confirmChange, payCheckout, startTestTill } from '../support/till.ts'

const clock = { now: () => new Date('2027-01-31T10:00:00Z') }
const successUrl = 'http://fabelhain.test/payment-success?session_id={CHECKOUT_SESSION_ID}'
const cancelUrl = 'http://fabelhain.test/payment-failure?bestellung=F-1'
const newKey = () => crypto.randomUUID()

let till: Till
let payments: Payments
beforeAll(async () => {
  till = await startTestTill({ clock })
  payments = createPayments(till.settings)
})
afterAll(() => till.stop())

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
  const now = async () => (await payments.listSubscriptions(customer))[0]
  return { customer, id: subscription.id, subscription, now }
}

const eventsOf = (customer: string) =>
  till.store
    .all('event')
    .filter(({ data }) => 'customer' in data.object && data.object.customer === customer)
    .map(({ type }) => type)

describe('a checkout', () => {
  test('is paid with a card and leads back', async () => {
    const customer = await newCustomer()
    const { url, sessionId, state } = await checkout(customer)
    expect(state).toBe('open')
    const page = await fetch(String(url))
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://fabelhain.test;",
    )
    expect(await page.text()).toContain('Fabelhain Familie')
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

  test('stays where the card or the bank says no', async () => {
    const customer = await newCustomer()
    const { url, sessionId } = await checkout(customer)
    const declined = await payCheckout(url, { card: '0002' })
    expect(declined.html).toContain('Deine Karte wurde abgelehnt.')
    const intent = till.store.all('payment_intent').at(-1)?.id ?? ''
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

  test('can be ended before it is paid, and not after', async () => {
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
  test('is cancelled, taken back, paused, ended and refunded', async () => {
    const { customer, id, subscription, now } = await subscribe()
    const plain = { cancelAtPeriodEnd: false, pausedUntil: null }
    await payments.changeSubscription(id, { ...plain, cancelAtPeriodEnd: true }, newKey())
    expect(await now()).toMatchObject({ cancelAtPeriodEnd: true, status: 'active' })
    await payments.changeSubscription(id, plain, newKey())
    expect(await now()).toMatchObject({ cancelAtPeriodEnd: false })
    const pausedUntil = addDays(subscription.periodEnd, 31)
    await payments.changeSubscription(id, { ...plain, pausedUntil }, newKey())
    expect(await now()).toMatchObject({ pausedUntil })
    const since = addDays(subscription.startedAt, -1)
    expect(await payments.refund(id, since, 'refund:1')).toBe(499)
    expect(await payments.refund(id, since, 'refund:2')).toBe(499)
    await payments.endSubscription(id)
    await payments.endSubscription(id)
    expect(await now()).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) })
    expect(eventsOf(customer).filter((type) => type === 'charge.refunded')).toHaveLength(1)
    await payments.deleteCustomer(customer)
    await payments.deleteCustomer(customer)
  })

  test('becomes a yearly one in the portal, and what was paid counts', async () => {
    const { customer, id, now } = await subscribe()
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
    expect(await now()).toMatchObject({
      id,
      item: 'family-year',
      periodEnd: new Date('2028-01-31T10:00:00Z'),
      invoice: { state: 'paid' },
    })
    expect((await confirmChange(page)).html).toContain('Dieser Besuch ist vorbei')
  })
})

describe('time', () => {
  const travelling = async () => {
    const own = await startTestTill({ clock })
    const [before, beforePayments] = [till, payments]
    till = own
    payments = createPayments(own.settings)
    return async () => {
      expect(schemaProblems(own.requests)).toEqual([])
      await own.stop()
      till = before
      payments = beforePayments
    }
  }

  test('renews by the calendar, rests while paused, and ends what was cancelled', async () => {
    const back = await travelling()
    const { id, now } = await subscribe()
    await till.advance({ months: 1 })
    expect(await now()).toMatchObject({ periodEnd: new Date('2027-03-31T10:00:00Z') })
    const pausedUntil = new Date('2027-04-30T10:00:00Z')
    await payments.changeSubscription(id, { cancelAtPeriodEnd: false, pausedUntil }, newKey())
    await till.advance({ months: 1, days: 4 })
    expect(await now()).toMatchObject({ status: 'active', invoice: { state: 'void' }, pausedUntil })
    await till.advance({ months: 1 })
    expect(await now()).toMatchObject({ invoice: { state: 'paid' }, pausedUntil: null })
    const change = { cancelAtPeriodEnd: true, pausedUntil: null }
    await payments.changeSubscription(id, change, newKey())
    await till.advance({ years: 1 })
    expect(await now()).toMatchObject({
      status: 'canceled',
      endedAt: new Date('2027-05-31T10:00:00Z'),
    })
    await back()
  })

  test('a card that fails is tried three times; a new one pays what is open', async () => {
    const back = await travelling()
    const [lazy, careful] = [await subscribe('0341'), await subscribe('0341')]
    await till.advance({ months: 1 })
    expect(await careful.now()).toMatchObject({ status: 'past_due', invoice: { state: 'open' } })
    const visit = { customerId: careful.customer, language: 'de', returnUrl: cancelUrl }
    const page = await payments.openPortal({ ...visit, purpose: 'card' })
    const wrong = await changeCard(page, { card: '0002' })
    expect(wrong.html).toContain('Deine Karte wurde abgelehnt.')
    expect((await changeCard(page, { card: '4242' })).location).toBe(cancelUrl)
    expect(await careful.now()).toMatchObject({ status: 'active', invoice: { state: 'paid' } })
    await till.advance({ days: 4 })
    expect(await lazy.now()).toMatchObject({ status: 'past_due' })
    await till.advance({ days: 4 })
    expect(await lazy.now()).toMatchObject({
      status: 'canceled',
      endedAt: new Date('2027-03-07T10:00:00Z'),
    })
    const failed = eventsOf(lazy.customer).filter((type) => type === 'invoice.payment_failed')
    expect(failed).toHaveLength(4)
    const home = await payments.openPortal({ ...visit, purpose: 'home' })
    const list = await (await fetch(home)).text()
    const invoice = list.match(/href="(\/i\/in_\w+)"/)?.[1] ?? ''
    expect(await (await fetch(new URL(invoice, home))).text()).toContain('bezahlt')
    await back()
  })
})

test('a till that starts again knows what it knew', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-till-'))
  const first = await startTestTill({ clock, directory })
  await first.advance({ days: 1 })
  const customer = await createPayments(first.settings).createCustomer(
    { uid: 'u1', account: 'a1', email: 'a@example.org', language: 'de' },
    newKey(),
  )
  await first.stop()
  const second = await startTestTill({ clock, directory })
  expect(second.settings).toEqual(first.settings)
  expect(await createPayments(second.settings).listSubscriptions(customer)).toEqual([])
  expect(second.store.state.offsetMs).toBe(24 * 60 * 60 * 1000)
  await second.stop()
  await rm(directory, { recursive: true })
})

if (areSchemasHere) {
  test('every request and answer is as Stripe publishes them', () => {
    expect(schemaProblems(till.requests)).toEqual([])
  })
}
