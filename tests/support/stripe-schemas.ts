import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { parse } from 'qs'
import type { Stripe } from 'stripe'
import type { RecordedRequest } from '../../src/demo/stripe/api/server.ts'

type Json = Record<string, unknown>

interface Operation {
  body: Json
  query: { name: string; required: boolean; schema: Json }[]
}

type Features = Stripe.BillingPortal.Configuration['features']
type Flow = NonNullable<Stripe.BillingPortal.Session['flow']>

/** Folder with Stripe's published `requests.json` and `fixtures.json`; undefined skips the checks. */
const folder = process.env.STRIPE_SCHEMAS

/** Operations that the published schemas lack, with the parameters that their types declare. */
const furtherOperations: Record<string, string[]> = {
  'GET /v1/billing_portal/configurations': [
    'active',
    'limit',
  ] satisfies (keyof Stripe.BillingPortal.ConfigurationListParams)[],
  'GET /v1/customers/search': ['query', 'limit'] satisfies (keyof Stripe.CustomerSearchParams)[],
}

/** Keys of the SDK's API version that the published examples lack; its types have them. */
const newerKeys = new Set([
  ...keysOf<Stripe.Charge.PaymentMethodDetails.Card>('charge.payment_method_details.card', [
    'electronic_commerce_indicator',
  ]),
  ...keysOf<Stripe.DeletedCustomer>('customer', ['deleted']),
  ...keysOf<Stripe.SubscriptionItem>('subscription_item', ['current_trial']),
  ...keysOf<Stripe.Subscription.BillingMode>('subscription.billing_mode', ['updated_at']),
  ...keysOf<Stripe.Subscription.CancellationDetails>('subscription.cancellation_details', [
    'feedback_option',
  ]),
  ...keysOf<Stripe.Subscription.TrialSettings['end_behavior']>(
    'subscription.trial_settings.end_behavior',
    ['billing_cycle_anchor'],
  ),
  ...keysOf<Stripe.Invoice>('invoice', ['payments']),
  ...keysOf<Stripe.InvoiceLineItem['pricing'] & object>('line_item.pricing', ['price_details']),
  ...keysOf<Stripe.Checkout.Session>('checkout.session', ['allowed_payment_method_types']),
  ...keysOf<Stripe.PaymentIntent>('payment_intent', [
    'allowed_payment_method_types',
    'payment_record',
  ]),
  ...keysOf<Stripe.PaymentIntent.LastPaymentError>('payment_intent.last_payment_error', [
    'code',
    'message',
    'charge',
    'decline_code',
  ]),
  ...keysOf<Stripe.Product>('product', ['tax_details']),
  ...keysOf<Features>('billing_portal.configuration.features', ['subscription_pause']),
  ...keysOf<Features['subscription_cancel']['cancellation_reason']>(
    'billing_portal.configuration.features.subscription_cancel.cancellation_reason',
    ['feedback_options'],
  ),
  ...keysOf<Features['subscription_update']>(
    'billing_portal.configuration.features.subscription_update',
    ['products'],
  ),
  ...keysOf<Flow>('billing_portal.session.flow', ['customer_update', 'subscription_pause']),
  ...keysOf<NonNullable<Flow['subscription_update_confirm']>['items'][number]>(
    'billing_portal.session.flow.subscription_update_confirm.items',
    ['quantity'],
  ),
])

function keysOf<T>(kind: string, keys: (keyof T & string)[]): string[] {
  return keys.map((key) => `${kind}.${key}`)
}

/** Whether Stripe's schemas are available; they are not part of this repository. */
export const areSchemasAvailable = folder !== undefined
if (!areSchemasAvailable) {
  process.stdout.write('STRIPE_SCHEMAS is not set: no comparison with Stripe’s schemas.\n')
}

function load(schemas: string) {
  const read = (name: string) => JSON.parse(readFileSync(path.join(schemas, name), 'utf8'))
  const { operations }: { operations: Record<string, Operation> } = read('requests.json')
  const { resources }: { resources: Record<string, Json> } = read('fixtures.json')
  return { operations, resources }
}

/** Differences of requests and answers from Stripe's published schemas; none without schemas. */
export function schemaProblems(requests: RecordedRequest[]): string[] {
  if (folder === undefined) return []
  const { operations, resources } = load(folder)
  const check = createChecker(operations)
  const problems = requests.flatMap((request) => {
    const { method, path: address, status, answer } = request
    return [...check(request), ...(status === 200 ? shapeProblems(resources, answer) : [])].map(
      (problem) => `${method} ${address}: ${problem}`,
    )
  })
  return [...new Set(problems)]
}

function createChecker(operations: Record<string, Operation>) {
  const ajv = new Ajv({
    coerceTypes: 'array',
    strict: false,
    validateFormats: false,
    allErrors: true,
  })
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()

  return ({ method, path: address, query, body }: RecordedRequest): string[] => {
    const form = parse([query, body].filter(Boolean).join('&'), { depth: 10 })
    const further = furtherOperations[`${method} ${address}`]
    if (further) {
      return Object.keys(form).flatMap((name) => (further.includes(name) ? [] : `unknown ${name}`))
    }
    const name = Object.keys(operations).find((route) => matches(route, `${method} ${address}`))
    const operation = name ? operations[name] : undefined
    if (!name || !operation) return ['no such operation']
    const validate =
      compiled.get(name) ?? ajv.compile(withoutUnknownKeys(formSchema(method, operation)) as Json)
    compiled.set(name, validate)
    if (validate(form)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
}

const matches = (route: string, request: string) =>
  new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(request)

/** GET has its parameters in the query, other methods in the form. */
function formSchema(method: string, { body, query }: Operation): Json {
  if (method !== 'GET') return body
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** The same schema, but no object accepts unknown parameters. */
function withoutUnknownKeys(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutUnknownKeys)
  if (!isObject(schema)) return schema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [key, withoutUnknownKeys(inner)]),
  )
  const isOpen = copy.type === 'object' && copy.properties && !('additionalProperties' in copy)
  return isOpen ? { ...copy, additionalProperties: false } : copy
}

/** Compares an answer with the published examples: known keys, agreeing types, null allowed. */
function shapeProblems(
  resources: Record<string, Json>,
  value: unknown,
  path = '',
  example?: unknown,
): string[] {
  if (Array.isArray(value)) {
    const first = Array.isArray(example) ? example[0] : undefined
    return value.flatMap((entry) => shapeProblems(resources, entry, path, first))
  }
  if (isObject(value)) return objectProblems(resources, value, path, example)
  if (value === null || example === undefined || example === null) return []
  // An id stands for an object that is not expanded.
  const isId = typeof value === 'string' && isObject(example) && 'id' in example
  return isId || typeof value === typeof example ? [] : [`${path} is not a ${typeof example}`]
}

function objectProblems(
  resources: Record<string, Json>,
  value: Json,
  path: string,
  example: unknown,
): string[] {
  const kind = typeof value.object === 'string' ? value.object : ''
  if (kind === 'list') {
    const inner = isObject(example) ? example.data : undefined
    return shapeProblems(resources, value.data, path, inner)
  }
  const known = resources[kind] ?? example
  // Without an example, or in a map with free keys, every key is valid.
  if (!isObject(known) || Object.keys(known).length === 0 || path.endsWith('.metadata')) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${kind || path}.${key}`
    if (key in known) return shapeProblems(resources, inner, at, known[key])
    return newerKeys.has(at) ? [] : [`${at} is not known`]
  })
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
