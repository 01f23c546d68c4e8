import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DemoStripe } from '../../src/demo/stripe/demo-stripe.ts'
import { sign } from '../../src/demo/stripe/ledger/deliveries.ts'
import { type Payments, PaymentsUnavailable } from '../../src/server/platform/payment-provider.ts'
import { createPayments } from '../../src/server/platform/payments.ts'
import { syncCatalogue } from '../../src/server/platform/stripe-catalogue.ts'
import { startTestStripe } from '../support/demo-stripe.ts'
import { schemaProblems } from '../support/stripe-schemas.ts'

const clock = { now: () => new Date('2027-01-31T10:00:00Z') }
const newKey = () => crypto.randomUUID()

let stripe: DemoStripe
let payments: Payments
beforeAll(async () => {
  stripe = await startTestStripe({ clock })
  payments = createPayments(stripe.settings)
})
afterAll(() => stripe.stop())

const newCustomer = (key = newKey()) =>
  payments.createCustomer({ uid: 'u1', account: 'a1', email: 'a@example.org', language: 'de' }, key)

/** Sends a request like the SDK. */
async function sendRequest(
  route: string,
  form = '',
  {
    key = newKey(),
    secretKey = stripe.settings.secretKey,
    signal = AbortSignal.timeout(5000),
  } = {},
) {
  const [method = '', address = ''] = route.split(' ')
  const response = await fetch(
    `${stripe.url}${address}${method === 'GET' && form ? `?${form}` : ''}`,
    {
      method,
      signal,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': key,
      },
      ...(method === 'POST' && { body: form }),
    },
  )
  const { error, ...answer } = await response.json()
  return { status: response.status, headers: response.headers, error, answer }
}

describe('errors', () => {
  test('refuses a wrong key', async () => {
    const { status, error, headers } = await sendRequest('GET /v1/prices', '', {
      secretKey: 'sk_test_no',
    })
    expect(status).toBe(401)
    expect(error.type).toBe('invalid_request_error')
    expect(headers.get('request-id')).toMatch(/^req_/)
  })

  test.each([
    ['POST /v1/customers', 'colour=blue', 400, 'parameter_unknown', 'colour'],
    ['POST /v1/checkout/sessions', 'mode=subscription', 400, 'parameter_missing', 'customer'],
    ['POST /v1/customers', 'email=', 400, 'parameter_invalid_empty', 'email'],
    ['GET /v1/events', 'limit=many', 400, 'parameter_invalid_integer', 'limit'],
    ['GET /v1/events', 'delivery_success=perhaps', 400, undefined, 'delivery_success'],
    ['GET /v1/subscriptions', 'customer=cus_none', 400, 'resource_missing', 'customer'],
    ['GET /v1/subscriptions/sub_none', '', 404, 'resource_missing', 'id'],
    ['DELETE /v1/customers/cus_none', '', 404, 'resource_missing', 'id'],
    ['GET /v1/customers/search', 'query=anna', 400, undefined, 'query'],
    ['POST /v1/refunds', 'payment_intent=pi_none', 400, 'resource_missing', 'payment_intent'],
    ['GET /v1/prices', 'expand[0]=data.colour', 400, undefined, 'expand[0]'],
    ['GET /v1/balance', '', 404, undefined, undefined],
  ])('%s with „%s“', async (route, form, status, code, param) => {
    const answer = await sendRequest(route, form)
    expect(answer.status).toBe(status)
    expect(answer.error).toMatchObject({
      type: 'invalid_request_error',
      message: expect.any(String),
    })
    expect([answer.error.code, answer.error.param]).toEqual([code, param])
  })

  test('names a parameter inside another', async () => {
    const { error } = await sendRequest('POST /v1/customers', 'metadata[a][b]=1')
    expect(error.param).toBe('metadata[a]')
  })
})

describe('an idempotency key', () => {
  test('repeats the first answer', async () => {
    const key = newKey()
    const first = await sendRequest('POST /v1/customers', 'email=a@example.org', { key })
    const again = await sendRequest('POST /v1/customers', 'email=a@example.org', { key })
    expect(again.answer).toEqual(first.answer)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const other = await sendRequest('POST /v1/customers', 'email=b@example.org', { key })
    expect(other).toMatchObject({ status: 400, error: { type: 'idempotency_error' } })
  })

  test('repeats an error of the work itself', async () => {
    const [key, id] = [newKey(), 'prod_late']
    const price = `product=${id}&currency=eur&unit_amount=100&recurring[interval]=month`
    const first = await sendRequest('POST /v1/prices', price, { key })
    expect(first).toMatchObject({ status: 400, error: { code: 'resource_missing' } })
    await sendRequest('POST /v1/products', `id=${id}&name=Late`)
    expect((await sendRequest('POST /v1/prices', price, { key })).error).toEqual(first.error)
    expect((await sendRequest('POST /v1/prices', price)).status).toBe(200)
  })
})

test('lists are paged, newest first', async () => {
  const ids = [await newCustomer(), await newCustomer(), await newCustomer()]
  const names = ({ data }: { data: { data: { object: { id: string } } }[] }) =>
    data.map(({ data: { object } }) => object.id)
  const form = 'type=customer.created&limit=2'
  const { answer: first } = await sendRequest('GET /v1/events', form)
  expect(names(first)).toEqual([ids[2], ids[1]])
  expect(first.has_more).toBe(true)
  const { answer: next } = await sendRequest(
    'GET /v1/events',
    `${form}&starting_after=${first.data[1].id}`,
  )
  expect(names(next)[0]).toBe(ids[0])
  const { answer: back } = await sendRequest(
    'GET /v1/events',
    `${form}&ending_before=${next.data[0].id}`,
  )
  expect(names(back)).toEqual([ids[2], ids[1]])
  expect(back.has_more).toBe(false)
})

describe('events', () => {
  test('are signed, and listed as missed until they arrive', async () => {
    const bodies: [string, string][] = []
    let status = 503
    const send = async (request: Request) => {
      bodies.push([await request.text(), request.headers.get('stripe-signature') ?? ''])
      return new Response(null, { status })
    }
    const otherStripe = await startTestStripe({ clock, send })
    const product = createPayments(otherStripe.settings)
    otherStripe.deliveries.hold()
    await product.createCustomer(
      { uid: 'u1', account: 'a1', email: 'a@example.org', language: 'de' },
      newKey(),
    )
    const [missed] = await product.listMissedEvents()
    expect(missed?.type).toBe('customer.created')
    expect(await otherStripe.deliveries.deliver(missed?.id ?? '')).toBe(503)
    expect(await product.listMissedEvents()).toHaveLength(1)
    status = 200
    await otherStripe.deliveries.release()
    expect(await product.listMissedEvents()).toEqual([])
    const [body, signature] = bodies.at(-1) ?? ['', '']
    expect(product.readEvent(body, signature)).toEqual(missed)
    expect(product.readEvent(`${body} `, signature)).toBe(null)
    const secret = otherStripe.settings.webhookSecrets[0] ?? ''
    const old = Math.floor(Date.now() / 1000) - 400
    expect(product.readEvent(body, sign(body, secret, old))).toBe(null)
    await otherStripe.stop()
  })
})

describe('the catalogue', () => {
  test('is checked, and only changed on request', async () => {
    const otherStripe = await startTestStripe({ clock })
    const states = async (renew = false) =>
      (await syncCatalogue(otherStripe.settings, { renew })).findings.map(({ state }) => state)
    expect(await states()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
    const [price] = otherStripe.store.all('price')
    if (price) price.unit_amount = 599
    const { findings, portal } = await syncCatalogue(otherStripe.settings)
    expect(portal).toEqual(otherStripe.settings.portal)
    expect(findings[0]).toEqual({
      item: 'family-month',
      state: 'different',
      differences: ['Betrag in Cent: 599 statt 499'],
    })
    expect(await states(true)).toEqual(['renewed', 'ok', 'ok', 'ok', 'ok'])
    expect(await states()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
    expect(price?.lookup_key).toBe(null)
    expect(schemaProblems(otherStripe.requests)).toEqual([])
    await otherStripe.stop()
  })
})

describe('an outage', () => {
  test.each([
    ['down', 2],
    ['error-500', 2],
    ['rate-limit', 1],
  ] as const)('of the kind %s is one error', async (kind, times) => {
    stripe.failNext({ times, kind, path: '/v1/customers' })
    await expect(newCustomer()).rejects.toThrow(PaymentsUnavailable)
    expect(await newCustomer()).toMatch(/^cus_/)
  })

  test('with a lost answer does the work once', async () => {
    const before = stripe.store.all('customer').length
    stripe.failNext({ times: 1, kind: 'down', afterWork: true })
    expect(await newCustomer()).toMatch(/^cus_/)
    expect(stripe.store.all('customer')).toHaveLength(before + 1)
  })
})

test('a request without an answer times out', async () => {
  stripe.failNext({ times: 1, kind: 'timeout' })
  await expect(
    sendRequest('GET /v1/prices', '', { signal: AbortSignal.timeout(200) }),
  ).rejects.toThrow('timeout')
})

test('the requests are published as JSON', async () => {
  const requests = await (await fetch(`${stripe.url}/requests.json`)).json()
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/v1/products', status: 200 })
})
