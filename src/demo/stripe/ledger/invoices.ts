import { newId } from './ids.ts'
import type { Ledger } from './ledger.ts'
import {
  type Customer,
  type Invoice,
  type InvoicePayment,
  type Line,
  listOf,
  type Price,
} from './objects.ts'

/** An item of an invoice: `amount` in cents, negative for a credit; times in seconds. */
export interface InvoiceItem {
  price: Price
  amount: number
  description: string
  period: { start: number; end: number }
}

/** A draft invoice; `linkSubscription` adds its subscription. */
export function newInvoice(
  { now, url, store }: Ledger,
  {
    customer,
    reason,
    items,
  }: { customer: Customer; reason: NonNullable<Invoice['billing_reason']>; items: InvoiceItem[] },
): Invoice {
  const id = newId('in')
  const total = items.reduce((sum, { amount }) => sum + amount, 0)
  const currency = items[0]?.price.currency ?? 'eur'
  const created = now()
  const count = store.all('invoice').filter((invoice) => invoice.customer === customer.id).length
  return {
    ...unused,
    id,
    object: 'invoice',
    account_country: 'DE',
    account_name: 'Fabelhain (Demo)',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    effective_at: null,
    hosted_invoice_url: `${url}/i/${id}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      items.map((item) => newLine(id, item)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(count + 1).padStart(4, '0')}`,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    payments: listOf<InvoicePayment>('/v1/invoice_payments', []),
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  }
}

const unused = {
  account_tax_ids: null,
  application: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  due_date: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  on_behalf_of: null,
  parent: null,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  webhooks_delivered_at: null,
}

function newLine(invoice: string, { price, amount, description, period }: InvoiceItem): Line {
  const { id, product, unit_amount_decimal, currency } = price
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: null,
    period,
    pretax_credit_amounts: [],
    pricing: { price_details: { price: id, product }, type: 'price_details', unit_amount_decimal },
    quantity: 1,
    quantity_decimal: '1',
    subscription: null,
    subtotal: amount,
    taxes: [],
  }
}

/** Links an invoice and its lines with a subscription. */
export function linkSubscription(
  invoice: Invoice,
  {
    subscription,
    item,
    metadata,
  }: {
    subscription: string
    item: string
    metadata: Record<string, string>
  },
) {
  invoice.parent = {
    quote_details: null,
    subscription_details: { metadata, subscription },
    type: 'subscription_details',
  }
  for (const line of invoice.lines.data) {
    line.subscription = subscription
    line.parent = {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.amount < 0,
        proration_details: null,
        subscription,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    }
  }
}

/** The id of an invoice's subscription; null where it has none. */
export function subscriptionOf({ parent }: Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription
  return typeof subscription === 'string' ? subscription : null
}

/** Finalizes a draft, which becomes open. */
export function finalizeInvoice(ledger: Ledger, invoice: Invoice) {
  const { store, emit, now } = ledger
  store.add('invoice', invoice)
  emit('invoice.created', invoice)
  invoice.status = 'open'
  invoice.effective_at = now()
  invoice.status_transitions.finalized_at = now()
  emit('invoice.finalized', invoice)
}

/** Voids an invoice. */
export function voidInvoice({ emit, now }: Ledger, invoice: Invoice) {
  invoice.status = 'void'
  invoice.auto_advance = false
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = now()
  emit('invoice.voided', invoice)
}
