import type { Failure } from './cards.ts'
import { newId } from './ids.ts'
import { finalizeInvoice, linkSubscription, newInvoice, voidInvoice } from './invoices.ts'
import type { Ledger } from './ledger.ts'
import {
  type Invoice,
  type Item,
  listOf,
  type PaymentMethod,
  type Price,
  type Subscription,
} from './objects.ts'
import { collect } from './payments.ts'
import { periodEnd } from './periods.ts'

/** The only item of a subscription. */
export function itemOf({ id, items }: Subscription): Item {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return item
}

/** Whether a subscription is running, paid or not. */
export const isRunning = ({ status }: Subscription) => status !== 'canceled'

function newItem(subscription: string, price: Price, created: number): Item {
  const { id, active, currency, unit_amount, unit_amount_decimal, metadata, product } = price
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_start: created,
    current_period_end: periodEnd(created, created, price),
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id,
      object: 'plan',
      active,
      amount: unit_amount,
      amount_decimal: unit_amount_decimal,
      billing_scheme: 'per_unit',
      created: price.created,
      currency,
      interval: price.recurring?.interval ?? 'month',
      interval_count: 1,
      livemode: false,
      metadata,
      meter: null,
      nickname: null,
      product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  }
}

/** Starts a subscription and links its first invoice. */
export function startSubscription(
  { store, emit, now }: Ledger,
  {
    customer,
    price,
    invoice,
    paymentMethod,
    metadata,
  }: {
    customer: string
    price: Price
    invoice: Invoice
    paymentMethod: PaymentMethod
    metadata: Record<string, string>
  },
): Subscription {
  const id = newId('sub')
  const created = now()
  const item = newItem(id, price, created)
  const subscription: Subscription = {
    ...unused,
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_mode: { flexible: null, type: 'flexible', updated_at: created },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: noCancellation,
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer,
    default_payment_method: paymentMethod.id,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: invoice.id,
    livemode: false,
    managed_payments: { enabled: false },
    metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    start_date: created,
    status: 'active',
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
  }
  linkSubscription(invoice, { subscription: id, item: item.id, metadata })
  store.add('subscription', subscription)
  emit('customer.subscription.created', subscription)
  return subscription
}

const noCancellation = { comment: null, feedback: null, feedback_option: null, reason: null }

const unused = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_thresholds: null,
  cancel_at: null,
  canceled_at: null,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  description: null,
  ended_at: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_start: null,
}

/** Ends a subscription now; an open invoice is no longer collected. */
export function endSubscription(
  { store, emit, now }: Ledger,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
) {
  subscription.status = 'canceled'
  subscription.canceled_at ??= now()
  subscription.ended_at = now()
  subscription.cancellation_details = { ...noCancellation, reason }
  const invoice = store.find('invoice', String(subscription.latest_invoice))
  if (invoice?.status === 'open') {
    invoice.auto_advance = false
    invoice.next_payment_attempt = null
  }
  emit('customer.subscription.deleted', subscription)
}

/** Cancels a subscription at the end of its period, or undoes that. */
export function setCancelAtPeriodEnd(
  { now }: Ledger,
  subscription: Subscription,
  cancelAtPeriodEnd: boolean,
) {
  if (subscription.cancel_at_period_end === cancelAtPeriodEnd) return
  subscription.cancel_at_period_end = cancelAtPeriodEnd
  subscription.cancel_at = cancelAtPeriodEnd ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = cancelAtPeriodEnd ? now() : null
  subscription.cancellation_details = {
    ...noCancellation,
    reason: cancelAtPeriodEnd ? 'cancellation_requested' : null,
  }
}

/** The cost of a change of price today: the new price less a credit for the rest of the paid period. */
export function quoteChange({ now, store }: Ledger, subscription: Subscription, price: Price) {
  const item = itemOf(subscription)
  const { current_period_start: start, current_period_end: end } = item
  const invoice = store.find('invoice', String(subscription.latest_invoice))
  const paid = invoice?.status === 'paid' ? (item.price.unit_amount ?? 0) : 0
  const creditCents = Math.round((paid * Math.max(0, end - now())) / (end - start))
  return { creditCents, dueCents: (price.unit_amount ?? 0) - creditCents }
}

/** Changes the price and starts a new period; returns why the payment failed, or null. */
export function changePrice(
  ledger: Ledger,
  subscription: Subscription,
  price: Price,
  card: PaymentMethod,
): Failure | null {
  const { store, emit, now } = ledger
  const customer = store.find('customer', subscription.customer)
  if (!customer) throw new Error(`${subscription.id} has no customer`)
  const item = itemOf(subscription)
  const { creditCents } = quoteChange(ledger, subscription, price)
  const period = { start: now(), end: periodEnd(now(), now(), price) }
  const invoice = newInvoice(ledger, {
    customer,
    reason: 'subscription_update',
    items: [
      {
        price: item.price,
        amount: -creditCents,
        description: 'Gutschrift für die restliche Zeit',
        period: { start: now(), end: item.current_period_end },
      },
      { price, amount: price.unit_amount ?? 0, description: 'Neuer Preis', period },
    ],
  })
  linkSubscription(invoice, {
    subscription: subscription.id,
    item: item.id,
    metadata: subscription.metadata,
  })
  finalizeInvoice(ledger, invoice)
  const failure = collect(ledger, invoice, card, 'away')
  if (failure) {
    voidInvoice(ledger, invoice)
    return failure
  }
  const { plan } = newItem(subscription.id, price, now())
  Object.assign(item, { price, plan })
  item.current_period_start = period.start
  item.current_period_end = period.end
  subscription.billing_cycle_anchor = period.start
  subscription.latest_invoice = invoice.id
  subscription.status = 'active'
  if (subscription.cancel_at_period_end) subscription.cancel_at = period.end
  emit('customer.subscription.updated', subscription)
  return null
}
