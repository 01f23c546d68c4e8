import { z } from 'zod'
import { expireCheckout } from '../ledger/checkouts.ts'
import { newId } from '../ledger/ids.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Customer } from '../ledger/objects.ts'
import { endSubscription, isRunning } from '../ledger/subscriptions.ts'
import { findOrThrow, type Operation, operation } from './operation.ts'
import { metadata, page, text } from './params.ts'

const Details = {
  email: z.email().max(512).optional(),
  name: text.optional(),
  description: text.optional(),
  preferred_locales: z.array(text).optional(),
}

/** The used part of Stripe's search language: one metadata value. */
const Query = text.regex(/^metadata\['[^']+'\]:'[^']+'$/).transform((query) => {
  const [, key = '', , value = ''] = query.split("'")
  return { key, value }
})

export function customerOperations(ledger: Ledger): Operation[] {
  const { store, emit, now } = ledger
  return [
    operation('POST /v1/customers', { ...Details, metadata }, (given) => {
      const customer = store.add('customer', newCustomer(given, now()))
      emit('customer.created', customer)
      return customer
    }),
    operation(
      'GET /v1/customers/search',
      { query: Query, limit: page.limit },
      ({ query, limit }) => {
        const { key, value } = query
        const found = store.all('customer').filter((one) => one.metadata[key] === value)
        const data = found.slice(0, limit)
        const has_more = found.length > limit
        return { object: 'search_result', url: '/v1/customers/search', data, has_more }
      },
    ),
    operation('GET /v1/customers/:id', {}, (_, id) =>
      store.state.deletedCustomers.includes(id) ? deleted(id) : findOrThrow(ledger, 'customer', id),
    ),
    operation(
      'POST /v1/customers/:id',
      { ...Details, metadata: metadata.unwrap().optional() },
      (given, id) => {
        const customer = findOrThrow(ledger, 'customer', id)
        const { metadata: values, ...details } = given
        Object.assign(customer, details)
        Object.assign(customer.metadata, values)
        emit('customer.updated', customer)
        return customer
      },
    ),
    operation('DELETE /v1/customers/:id', {}, (_, id) => {
      const customer = findOrThrow(ledger, 'customer', id)
      for (const subscription of store.all('subscription')) {
        if (subscription.customer === id && isRunning(subscription))
          endSubscription(ledger, subscription, 'cancellation_requested')
      }
      for (const session of store.all('checkout.session')) {
        if (session.customer === id && session.status === 'open') expireCheckout(ledger, session)
      }
      store.remove('customer', id)
      store.state.deletedCustomers.push(id)
      emit('customer.deleted', customer)
      return deleted(id)
    }),
  ]
}

const deleted = (id: string) => ({ id, object: 'customer', deleted: true })

function newCustomer(
  given: {
    email?: string | undefined
    name?: string | undefined
    description?: string | undefined
    preferred_locales?: string[] | undefined
    metadata: Record<string, string>
  },
  created: number,
): Customer {
  return {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata,
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}
