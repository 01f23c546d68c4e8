import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signatureOf } from '../../src/demo/till/deliveries.ts'
import type { Till } from '../../src/demo/till/till.ts'
import type { Payments } from '../../src/server/platform/payment-provider.ts'
import { PaymentsUnavailable } from '../../src/server/platform/payment-provider.ts'
import { createPayments } from '../../src/server/platform/payments.ts'
import { syncCatalogue } from '../../src/server/platform/stripe-catalogue.ts'
import { schemaProblems } from '../support/stripe-schemas.ts'
import { startTestTill } from '../support/till.ts'

const clock = { now: () => new Date('2027-01-31T10:00:00Z') }
const newKey = () => crypto.randomUUID()

let till: Till
let payments: Payments
beforeAll(async () => {
  till = await startTestTill({ clock })
  payments = createPayments(till.settings)
})
afterAll(() => till.stop())

const newCustomer = (key = newKey()) =>
  payments.createCustomer({ uid: 'u1', account: 'a1', email: 'a@example.org', language: 'de' }, key)

/** A request as the SDK sends it, and its answer. */
async function ask(
  route: string,
  form = '',
  { key = newKey(), secretKey = till.settings.secretKey, signal = AbortSignal.timeout(5000) } = {},
) {
  const [method = '', address = ''] = route.split(' ')
  const response = await fetch(
    `${till.url}${address}${method === 'GET' && form ? `?${form}` : ''}`,
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
  test('a wrong key', async () => {
    const { status, error, headers } = await ask('GET /v1/prices', '', { secretKey: 'sk_test_no' })
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
    const answer = await ask(route, form)
    expect(answer.status).toBe(status)
    expect(answer.error).toMatchObject({
      type: 'invalid_request_error',
      message: expect.any(String),
    })
    expect([answer.error.code, answer.error.param]).toEqual([code, param])
  })

  test('names a parameter inside another', async () => {
    const { error } = await ask('POST /v1/customers', 'metadata[a][b]=1')
    expect(error.param).toBe('metadata[a]')
  })
})

describe('an idempotency key', () => {
  test('gives the first answer again', async () => {
    const key = newKey()
    const first = await ask('POST /v1/customers', 'email=a@example.org', { key })
    const again = await ask('POST /v1/customers', 'email=a@example.org', { key })
    expect(again.answer).toEqual(first.answer)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const other = await ask('POST /v1/customers', 'email=b@example.org', { key })
    expect(other).toMatchObject({ status: 400, error: { type: 'idempotency_error' } })
  })

  test('gives an error again that came from the work itself', async () => {
    const [key, id] = [newKey(), 'prod_late']
    const price = `product=${id}&currency=eur&unit_amount=100&recurring[interval]=month`
    const first = await ask('POST /v1/prices', price, { key })
    expect(first).toMatchObject({ status: 400, error: { code: 'resource_missing' } })
    await ask('POST /v1/products', `id=${id}&name=Late`)
    expect((await ask('POST /v1/prices', price, { key })).error).toEqual(first.error)
    expect((await ask('POST /v1/prices', price)).status).toBe(200)
  })
})

test('lists come in pages, newest first', async () => {
  const ids = [await newCustomer(), await newCustomer(), await newCustomer()]
  const names = ({ data }: { data: { data: { object: { id: string } } }[] }) =>
    data.map(({ data: { object } }) => object.id)
  const form = 'type=customer.created&limit=2'
  const { answer: first } = await ask('GET /v1/events', form)
  expect(names(first)).toEqual([ids[2], ids[1]])
  expect(first.has_more).toBe(true)
  const { answer: next } = await ask('GET /v1/events', `${form}&starting_after=${first.data[1].id}`)
  expect(names(next)[0]).toBe(ids[0])
  const { answer: back } = await ask('GET /v1/events', `${form}&ending_before=${next.data[0].id}`)
  expect(names(back)).toEqual([ids[2], ids[1]])
  expect(back.has_more).toBe(false)
})

describe('events', () => {
  test('are signed, and known to be missed until they arrive', async () => {
    const bodies: [string, string][] = []
    let status = 503
    const send = async (request: Request) => {
      bodies.push([await request.text(), request.headers.get('stripe-signature') ?? ''])
      return new Response(null, { status })
    }
    const own = await startTestTill({ clock, send })
    const product = createPayments(own.settings)
    own.deliveries.hold()
    await product.createCustomer(
      { uid: 'u1', account: 'a1', email: 'a@example.org', language: 'de' },
      newKey(),
    )
    const [missed] = await product.listMissedEvents()
    expect(missed?.type).toBe('customer.created')
    expect(await own.deliveries.deliver(missed?.id ?? '')).toBe(503)
    expect(await product.listMissedEvents()).toHaveLength(1)
    status = 200
    await own.deliveries.release()
    expect(await product.listMissedEvents()).toEqual([])
    const [body, signature] = bodies.at(-1) ?? ['', '']
    expect(product.readEvent(body, signature)).toEqual(missed)
    expect(product.readEvent(`${body} `, signature)).toBe(null)
    const secret = own.settings.webhookSecrets[0] ?? ''
    const old = Math.floor(Date.now() / 1000) - 400
    expect(product.readEvent(body, signatureOf(body, secret, old))).toBe(null)
    await own.stop()
  })
})

describe('the catalogue', () => {
  test('is checked, and never changed in silence', async () => {
    const own = await startTestTill({ clock })
    const states = async (renew = false) =>
      (await syncCatalogue(own.settings, { renew })).findings.map(({ state }) => state)
    expect(await states()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
    const [price] = own.store.all('price')
    if (price) price.unit_amount = 599
    const { findings, portal } = await syncCatalogue(own.settings)
    expect(portal).toEqual(own.settings.portal)
    expect(findings[0]).toEqual({
      item: 'family-month',
      state: 'different',
      differences: ['Betrag in Cent: 599 statt 499'],
    })
    expect(await states(true)).toEqual(['renewed', 'ok', 'ok', 'ok', 'ok'])
    expect(await states()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
    expect(price?.lookup_key).toBe(null)
    expect(schemaProblems(own.requests)).toEqual([])
    await own.stop()
  })
})

describe('an outage', () => {
  test.each([
    ['down', 2],
    ['error-500', 2],
    ['rate-limit', 1],
  ] as const)('%s is one error', async (kind, times) => {
    till.failNext({ times, kind, path: '/v1/customers' })
    await expect(newCustomer()).rejects.toThrow(PaymentsUnavailable)
    expect(await newCustomer()).toMatch(/^cus_/)
  })

  test('that loses an answer does not do the work twice', async () => {
    const before = till.store.all('customer').length
    till.failNext({ times: 1, kind: 'down', afterWork: true })
    expect(await newCustomer()).toMatch(/^cus_/)
    expect(till.store.all('customer')).toHaveLength(before + 1)
  })
})

test('an answer that never comes', async () => {
  till.failNext({ times: 1, kind: 'timeout' })
  await expect(ask('GET /v1/prices', '', { signal: AbortSignal.timeout(200) })).rejects.toThrow(
    'timeout',
  )
})

test('the requests can be read', async () => {
  const requests = await (await fetch(`${till.url}/requests.json`)).json()
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/v1/products', status: 200 })
})
