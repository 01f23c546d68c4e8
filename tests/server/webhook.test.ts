import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sign } from '../../src/demo/stripe/ledger/deliveries.ts'
import type { StripeEvent } from '../../src/demo/stripe/ledger/objects.ts'
import { reconcile } from '../../src/server/billing/reconciler.ts'
import type { Payments } from '../../src/server/platform/payment-provider.ts'
import { createPayments } from '../../src/server/platform/payments.ts'
import { payCheckout } from '../support/demo-stripe.ts'
import { silentLog } from '../support/log.ts'
import { dumpDatabase } from '../support/privacy.ts'
import { openShop, type Shop } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

let shop: Shop
let payments: Payments

beforeAll(async () => {
  shop = await openShop()
  payments = createPayments(shop.demoStripe.settings)
})
afterAll(() => shop.close())

const fourTypes = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'checkout.session.completed',
]

/** Pays a monthly plan and cancels it at Stripe; its four events have not arrived. */
async function payUnnoticed(): Promise<{ parent: TestUser; events: StripeEvent[] }> {
  const parent = await shop.signUp()
  const earlierIds = new Set(shop.demoStripe.store.all('event').map(({ id }) => id))
  const { url } = await parent.api.billing.order({ item: 'family-month' })
  await payCheckout(url, { card: '4242' })
  const [paid] = await payments.listSubscriptions(await customerOf(parent))
  const change = { cancelAtPeriodEnd: true, pausedUntil: null }
  await payments.changeSubscription(paid?.id ?? '', change, `cancel:${paid?.id}`)
  const newEvents = shop.demoStripe.store.all('event').filter(({ id }) => !earlierIds.has(id))
  const events = fourTypes.map((type) => newEvents.findLast((event) => event.type === type))
  return { parent, events: events.filter((event) => event !== undefined) }
}

const customerOf = async ({ uid, api }: TestUser) =>
  (await api.profile.get({ uid })).stripeCustomerId

/** The state that must not depend on the events' order: document, contracts and mails. */
async function stateOf({ uid, api }: TestUser) {
  const { subscription, lastPaymentDate } = await api.profile.get({ uid })
  const contracts = (await api.billing.get()).subscriptions
  await shop.drain()
  return {
    subscription,
    lastPaymentDate,
    contracts: contracts.map(({ subscriptionId, orderNumber, ...contract }) => contract),
    mails: shop.mails.filter(({ text }) => text.includes(contracts[0]?.orderNumber ?? 'none'))
      .length,
  }
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  )
}

const send = (body: string, signature: string) =>
  shop.app.guest.request('/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature, origin: 'https://api.stripe.com' },
  })

const signed = (event: unknown, secret = shop.demoStripe.settings.webhookSecrets[0] ?? '') => {
  const body = JSON.stringify(event)
  return send(body, sign(body, secret))
}

describe('four events of one payment', () => {
  let expectedState: Awaited<ReturnType<typeof stateOf>>
  beforeAll(async () => {
    const { parent, events } = await payUnnoticed()
    for (const { id } of events) await shop.demoStripe.deliveries.deliver(id)
    expectedState = await stateOf(parent)
    expect(expectedState).toMatchObject({
      subscription: { basePlan: 'family-month', status: 'active', cancelAtPeriodEnd: true },
      contracts: [{ item: 'family-month', amountCents: 499 }],
      mails: 1,
    })
  })

  test.each(permutations([0, 1, 2, 3]).map((order) => [order.join(' '), order] as const))(
    'in the order %s, five times each, lead to the same state',
    async (_, order) => {
      const { parent, events } = await payUnnoticed()
      expect(events).toHaveLength(4)
      for (const index of order) {
        for (let time = 1; time <= 5; time++) {
          expect(await shop.demoStripe.deliveries.deliver(events[index]?.id ?? '')).toBe(200)
        }
      }
      expect(await stateOf(parent)).toEqual(expectedState)
    },
  )

  test('have one effect when fifty arrive in parallel', async () => {
    const { parent, events } = await payUnnoticed()
    const fifty = Array.from({ length: 50 }, (_, index) => events[index % 4]?.id ?? '')
    const statuses = await Promise.all(fifty.map((id) => shop.demoStripe.deliveries.deliver(id)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await stateOf(parent)).toEqual(expectedState)
  })

  test('still count three days late', async () => {
    const { parent, events } = await payUnnoticed()
    shop.app.clock.set('2026-11-24T10:00:00Z')
    for (const { id } of events.toReversed()) await shop.demoStripe.deliveries.deliver(id)
    const late = await stateOf(parent)
    expect({ ...late, contracts: [] }).toEqual({ ...expectedState, contracts: [] })
    shop.app.clock.set('2026-11-21T10:00:00Z')
  })

  test('are found by the reconciler, once, when they never arrive', async () => {
    const { parent } = await payUnnoticed()
    await reconcile(shop.app.billing, silentLog)
    expect(await stateOf(parent)).toEqual(expectedState)
    await reconcile(shop.app.billing, silentLog)
    expect(await stateOf(parent)).toEqual(expectedState)
  })

  test('are found by the open order when they cannot be listed', async () => {
    const { parent } = await payUnnoticed()
    for (const event of shop.demoStripe.store.all('event')) event.pending_webhooks = 0
    await reconcile(shop.app.billing, silentLog)
    expect((await stateOf(parent)).contracts).toEqual([])
    shop.app.clock.set('2026-11-21T10:20:00Z')
    await reconcile(shop.app.billing, silentLog)
    expect((await stateOf(parent)).contracts).toHaveLength(1)
    shop.app.clock.set('2026-11-21T10:00:00Z')
  })

  test('are replaced by a request when the success page opens', async () => {
    const { parent } = await payUnnoticed()
    const { checkoutSessionId: sessionId } = await parent.api.profile.get({ uid: parent.uid })
    expect(await parent.api.billing.confirm({ sessionId })).toMatchObject({
      state: 'paid',
      subscription: { item: 'family-month' },
    })
    await shop.deliver()
    expect(await stateOf(parent)).toEqual(expectedState)
  })
})

describe('an event', () => {
  const anEvent = async () => {
    const { events } = await payUnnoticed()
    const [event] = events
    if (!event) throw new Error('there is no event')
    return event
  }

  test.each([
    ['without a signature', () => ''],
    ['signed by somebody else', (body: string) => sign(body, 'whsec_foreign')],
    ['signed too long ago', (body: string) => sign(body, secretOf(), realSeconds() - 400)],
    ['changed after it was signed', (body: string) => sign(`${body} `, secretOf())],
  ])('%s is refused and changes nothing', async (_, signatureFor) => {
    const body = JSON.stringify(await anEvent())
    const before = await dumpDatabase(shop.app)
    const answer = await send(body, signatureFor(body))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('Zahlungsdienst'),
    })
    expect(await dumpDatabase(shop.app)).toEqual(before)
  })

  test('is accepted with the old and the new secret during a rotation', async () => {
    const secrets = ['whsec_new', secretOf()]
    const both = createPayments({ ...shop.demoStripe.settings, webhookSecrets: secrets })
    const body = JSON.stringify(await anEvent())
    for (const secret of secrets) {
      expect(both.readEvent(body, sign(body, secret))).not.toBe(null)
    }
    expect(both.readEvent(body, sign(body, 'whsec_older'))).toBe(null)
  })

  test.each<[string, { type: string; customer?: string | null }]>([
    ['of a foreign customer', { type: 'invoice.paid', customer: 'cus_foreign' }],
    ['of an ignored type', { type: 'customer.discount.created' }],
    ['without a customer', { type: 'customer.subscription.updated', customer: null }],
  ])('%s is accepted and changes nothing', async (_, { type, customer }) => {
    const event = await anEvent()
    const object = { ...event.data.object, ...(customer !== undefined && { customer }) }
    const before = await dumpDatabase(shop.app)
    const changed = { ...event, id: `evt_${type}`, type, data: { object } }
    expect((await signed(changed)).status).toBe(200)
    const after = await dumpDatabase(shop.app)
    for (const table of ['profile', 'subscription', 'billing_order', 'outbox']) {
      expect(after.get(table)).toEqual(before.get(table))
    }
  })

  test('of live mode changes nothing in test mode', async () => {
    const event = await anEvent()
    const before = await dumpDatabase(shop.app)
    expect((await signed({ ...event, livemode: true })).status).toBe(200)
    expect(await dumpDatabase(shop.app)).toEqual(before)
  })

  test('of a megabyte is refused before it is read', async () => {
    const answer = await send('x'.repeat(1_048_576), 't=1,v1=00')
    expect(answer.status).toBe(413)
  })

  test('with another amount or plan is not trusted: the answer of Stripe counts', async () => {
    const { parent, events } = await payUnnoticed()
    const event = events.find(({ type }) => type === 'customer.subscription.created')
    const object = { ...event?.data.object, status: 'canceled', items: { data: [] } }
    expect((await signed({ ...event, data: { object } })).status).toBe(200)
    const [contract] = (await parent.api.billing.get()).subscriptions
    expect(contract).toMatchObject({ item: 'family-month', status: 'active', amountCents: 499 })
  })
})

const secretOf = () => shop.demoStripe.settings.webhookSecrets[0] ?? ''
const realSeconds = () => Math.floor(performance.timeOrigin / 1000 + performance.now() / 1000)
