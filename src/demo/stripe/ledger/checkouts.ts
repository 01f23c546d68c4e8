import {
  type BankAnswer,
  type Failure,
  findFailure,
  newPaymentMethod,
  type TestCard,
} from './cards.ts'
import { newId } from './ids.ts'
import { finalizeInvoice, newInvoice, voidInvoice } from './invoices.ts'
import type { Ledger } from './ledger.ts'
import type { CheckoutSession, Customer, Invoice, Price } from './objects.ts'
import { collect } from './payments.ts'
import { addDuration, periodEnd } from './periods.ts'
import { startSubscription } from './subscriptions.ts'

/** The parameters of a new session. */
export interface Order {
  customer: Customer
  price: Price
  successUrl: string
  cancelUrl: string | null
  reference: string | null
  locale: CheckoutSession['locale']
  metadata: Record<string, string>
  subscriptionMetadata: Record<string, string>
}

/** Opens a session for 24 hours. */
export function openCheckout({ now, url, store }: Ledger, order: Order): CheckoutSession {
  const id = newId('cs_test', 58)
  const { customer, price } = order
  store.state.orders[id] = { price: price.id, metadata: order.subscriptionMetadata }
  return store.add('checkout.session', {
    ...unused,
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: order.cancelUrl,
    client_reference_id: order.reference,
    created: now(),
    currency: price.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    discounts: [],
    expires_at: addDuration(now(), { hours: 24 }),
    livemode: false,
    locale: order.locale,
    managed_payments: { enabled: false },
    metadata: order.metadata,
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_options: [],
    status: 'open',
    success_url: order.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${url}/c/pay/${id}`,
  })
}

/** The order of a session with its customer and price. */
export function orderOf({ store }: Ledger, session: CheckoutSession) {
  const order = store.state.orders[session.id]
  const customer = store.find('customer', session.customer)
  const price = store.find('price', order?.price ?? '')
  if (!order || !customer || !price) throw new Error(`${session.id} has lost its order`)
  return { order, customer, price }
}

const unused = {
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  subscription: null,
  wallet_options: null,
}

/** Expires a session, so that it can no longer be paid. */
export function expireCheckout(ledger: Ledger, session: CheckoutSession) {
  session.status = 'expired'
  session.url = null
  const invoice = ledger.store.find('invoice', String(session.invoice))
  if (invoice?.status === 'open') voidInvoice(ledger, invoice)
  ledger.emit('checkout.session.expired', session)
}

/** Pays an open session with a card; returns why it failed, or null. */
export function payCheckout(
  ledger: Ledger,
  session: CheckoutSession,
  given: { card: TestCard; bank?: BankAnswer | undefined },
): Failure | null {
  const { store, emit, now } = ledger
  const { customer, price, order } = orderOf(ledger, session)
  const invoice =
    store.find('invoice', String(session.invoice)) ?? createInvoice(ledger, customer, price)
  session.invoice = invoice.id
  const paymentMethod = newPaymentMethod({
    customer: customer.id,
    email: customer.email,
    card: given.card,
    created: now(),
  })
  const failure = findFailure(given.card, 'present', given.bank)
  if (failure) return collect(ledger, invoice, paymentMethod, 'present', given.bank)
  store.add('payment_method', paymentMethod)
  session.subscription = startSubscription(ledger, {
    customer: customer.id,
    price,
    invoice,
    paymentMethod,
    metadata: order.metadata,
  }).id
  collect(ledger, invoice, paymentMethod, 'present', given.bank)
  session.status = 'complete'
  session.payment_status = 'paid'
  session.url = null
  emit('checkout.session.completed', session)
  return null
}

function createInvoice(ledger: Ledger, customer: Customer, price: Price): Invoice {
  const start = ledger.now()
  const invoice = newInvoice(ledger, {
    customer,
    reason: 'subscription_create',
    items: [
      {
        price,
        amount: price.unit_amount ?? 0,
        description: 'Erster Zeitraum',
        period: { start, end: periodEnd(start, start, price) },
      },
    ],
  })
  finalizeInvoice(ledger, invoice)
  return invoice
}
