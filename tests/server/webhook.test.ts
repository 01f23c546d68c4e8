import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signatureOf } from '../../src/demo/till/deliveries.ts'
import type { TillEvent } from '../../src/demo/till/ledger/objects.ts'
import { reconcile } from '../../src/server/billing/reconciler.ts'
import type { Payments } from '../../src/server/platform/payment-provider.ts'
import { createPayments } from '../../src/server/platform/payments.ts'
import type { TestUser } from '../support/app.ts'
import { silentLog } from '../support/log.ts'
import { dump } from '../support/privacy.ts'
import type { Shop } from '../support/shop.ts'
import { openShop } from '../support/shop.ts'
import { payCheckout } from '../support/till.ts'

let shop: Shop
let payments: Payments

beforeAll(async () => {
  shop = await openShop()
  payments = createPayments(shop.till.settings)
})
afterAll(() => shop.close())

const fourTypes = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'checkout.session.completed',
]

/** Pays a monthly plan and cancels it at the provider's; the four events of it have not arrived. */
async function payUnnoticed(): Promise<{ parent: TestUser; events: TillEvent[] }> {
  const parent = await shop.signUp()
  const known = new Set(shop.till.store.all('event').map(({ id }) => id))
  const { url } = await parent.api.billing.order({ item: 'family-month' })
  await payCheckout(url, { card: '4242' })
  const [paid] = await payments.listSubscriptions(await customerOf(parent))
  const wish = { cancelAtPeriodEnd: true, pausedUntil: null }
  await payments.changeSubscription(paid?.id ?? '', wish, `cancel:${paid?.id}`)
  const fresh = shop.till.store.all('event').filter(({ id }) => !known.has(id))
  const events = fourTypes.map((type) => fresh.findLast((event) => event.type === type))
  return { parent, events: events.filter((event) => event !== undefined) }
}

const customerOf = async ({ uid, api }: TestUser) =>
  (await api.profile.get({ uid })).stripeCustomerId

/** What must be the same whatever way the events took: document, contracts, orders and mails. */
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

const signed = (event: unknown, secret = shop.till.settings.webhookSecrets[0] ?? '') => {
  const body = JSON.stringify(event)
  return send(body, signatureOf(body, secret))
}

describe('four events of one payment', () => {
  let wanted: Awaited<ReturnType<typeof stateOf>>
  beforeAll(async () => {
    const { parent, events } = await payUnnoticed()
    for (const { id } of events) await shop.till.deliveries.deliver(id)
    wanted = await stateOf(parent)
    expect(wanted).toMatchObject({
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
          expect(await shop.till.deliveries.deliver(events[index]?.id ?? '')).toBe(200)
        }
      }
      expect(await stateOf(parent)).toEqual(wanted)
    },
  )

  test('fifty at once have one effect', async () => {
    const { parent, events } = await payUnnoticed()
    const fifty = Array.from({ length: 50 }, (_, index) => events[index % 4]?.id ?? '')
    const statuses = await Promise.all(fifty.map((id) => shop.till.deliveries.deliver(id)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await stateOf(parent)).toEqual(wanted)
  })

  test('three days late, still do what they say', async () => {
    const { parent, events } = await payUnnoticed()
    shop.app.clock.set('2026-11-24T10:00:00Z')
    for (const { id } of events.toReversed()) await shop.till.deliveries.deliver(id)
    const late = await stateOf(parent)
    expect({ ...late, contracts: [] }).toEqual({ ...wanted, contracts: [] })
    shop.app.clock.set('2026-11-21T10:00:00Z')
  })

  test('that never come are found by the reconciler, once', async () => {
    const { parent } = await payUnnoticed()
    await reconcile(shop.app.billing, silentLog)
    expect(await stateOf(parent)).toEqual(wanted)
    await reconcile(shop.app.billing, silentLog)
    expect(await stateOf(parent)).toEqual(wanted)
  })

  test('that cannot even be listed are found by the open order', async () => {
    const { parent } = await payUnnoticed()
    for (const event of shop.till.store.all('event')) event.pending_webhooks = 0
    await reconcile(shop.app.billing, silentLog)
    expect((await stateOf(parent)).contracts).toEqual([])
    shop.app.clock.set('2026-11-21T10:20:00Z')
    await reconcile(shop.app.billing, silentLog)
    expect((await stateOf(parent)).contracts).toHaveLength(1)
    shop.app.clock.set('2026-11-21T10:00:00Z')
  })

  test('are asked about when the success page is opened', async () => {
    const { parent } = await payUnnoticed()
    const { checkoutSessionId: sessionId } = await parent.api.profile.get({ uid: parent.uid })
    expect(await parent.api.billing.confirm({ sessionId })).toMatchObject({
      state: 'paid',
      subscription: { item: 'family-month' },
    })
    await shop.deliver()
    expect(await stateOf(parent)).toEqual(wanted)
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
    ['signed by somebody else', (body: string) => signatureOf(body, 'whsec_foreign')],
    ['signed too long ago', (body: string) => signatureOf(body, secretOf(), realSeconds() - 400)],
    ['changed after it was signed', (body: string) => signatureOf(`${body} `, secretOf())],
  ])('%s is refused and changes nothing', async (_, signatureFor) => {
    const body = JSON.stringify(await anEvent())
    const before = await dump(shop.app)
    const answer = await send(body, signatureFor(body))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('Zahlungsdienst'),
    })
    expect(await dump(shop.app)).toEqual(before)
  })

  test('is believed by the old secret and by the new one while they change', async () => {
    const secrets = ['whsec_new', secretOf()]
    const both = createPayments({ ...shop.till.settings, webhookSecrets: secrets })
    const body = JSON.stringify(await anEvent())
    for (const secret of secrets) {
      expect(both.readEvent(body, signatureOf(body, secret))).not.toBe(null)
    }
    expect(both.readEvent(body, signatureOf(body, 'whsec_older'))).toBe(null)
  })

  test.each<[string, { type: string; customer?: string | null }]>([
    ['of a customer that is not ours', { type: 'invoice.paid', customer: 'cus_foreign' }],
    ['of a type that nothing is done for', { type: 'customer.discount.created' }],
    ['without a customer', { type: 'customer.subscription.updated', customer: null }],
  ])('%s is taken and changes nothing', async (_, { type, customer }) => {
    const event = await anEvent()
    const object = { ...event.data.object, ...(customer !== undefined && { customer }) }
    const before = await dump(shop.app)
    const changed = { ...event, id: `evt_${type}`, type, data: { object } }
    expect((await signed(changed)).status).toBe(200)
    const after = await dump(shop.app)
    for (const table of ['profile', 'subscription', 'billing_order', 'outbox']) {
      expect(after.get(table)).toEqual(before.get(table))
    }
  })

  test('of live mode does nothing to a test account', async () => {
    const event = await anEvent()
    const before = await dump(shop.app)
    expect((await signed({ ...event, livemode: true })).status).toBe(200)
    expect(await dump(shop.app)).toEqual(before)
  })

  test('of a megabyte is refused before it is read', async () => {
    const answer = await send('x'.repeat(1_048_576), 't=1,v1=00')
    expect(answer.status).toBe(413)
  })

  test('that names another amount or plan is not believed: the till is asked', async () => {
    const { parent, events } = await payUnnoticed()
    const event = events.find(({ type }) => type === 'customer.subscription.created')
    const object = { ...event?.data.object, status: 'canceled', items: { data: [] } }
    expect((await signed({ ...event, data: { object } })).status).toBe(200)
    const [contract] = (await parent.api.billing.get()).subscriptions
    expect(contract).toMatchObject({ item: 'family-month', status: 'active', amountCents: 499 })
  })
})

const secretOf = () => shop.till.settings.webhookSecrets[0] ?? ''
const realSeconds = () => Math.floor(performance.timeOrigin / 1000 + performance.now() / 1000)
