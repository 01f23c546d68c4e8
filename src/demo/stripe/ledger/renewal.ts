import { expireCheckout } from './checkouts.ts'
import { finalizeInvoice, linkSubscription, newInvoice, voidInvoice } from './invoices.ts'
import type { Ledger } from './ledger.ts'
import type { Customer, Invoice, Subscription } from './objects.ts'
import { collect } from './payments.ts'
import { addDuration, periodEnd } from './periods.ts'
import { endSubscription, isRunning, itemOf } from './subscriptions.ts'

/** Days after the first attempt on which a payment is retried. */
const retryDays = [3, 5, 7]

interface ScheduledWork {
  /** In seconds. */
  at: number
  work(): void
}

/** Runs everything that is due by now, ordered by time. */
export function runDueWork(ledger: Ledger) {
  for (;;) {
    const [next] = listScheduledWork(ledger)
      .filter(({ at }) => at <= ledger.now())
      .sort((a, b) => a.at - b.at)
    if (!next) return
    ledger.at(next.at, next.work)
  }
}

function listScheduledWork(ledger: Ledger): ScheduledWork[] {
  const { store } = ledger
  const checkouts = store
    .all('checkout.session')
    .filter(({ status }) => status === 'open')
    .map((session) => ({
      at: session.expires_at,
      work: () => expireCheckout(ledger, session),
    }))
  const subscriptions = store
    .all('subscription')
    .filter(isRunning)
    .flatMap((subscription) => scheduleOf(ledger, subscription))
  return [...checkouts, ...subscriptions]
}

/** The scheduled work of a subscription; in this order where it is scheduled in the same second. */
function scheduleOf(ledger: Ledger, subscription: Subscription): ScheduledWork[] {
  const { emit, store } = ledger
  const scheduled: ScheduledWork[] = []
  const resumesAt = subscription.pause_collection?.resumes_at
  if (resumesAt) {
    scheduled.push({
      at: resumesAt,
      work() {
        subscription.pause_collection = null
        emit('customer.subscription.updated', subscription)
      },
    })
  }
  const invoice = store.find('invoice', String(subscription.latest_invoice))
  if (invoice?.next_payment_attempt) {
    scheduled.push({
      at: invoice.next_payment_attempt,
      work: () => retry(ledger, subscription, invoice),
    })
  }
  scheduled.push({
    at: itemOf(subscription).current_period_end,
    work: () => renew(ledger, subscription),
  })
  return scheduled
}

function renew(ledger: Ledger, subscription: Subscription) {
  if (subscription.cancel_at_period_end) {
    return endSubscription(ledger, subscription, 'cancellation_requested')
  }
  const { store, emit, now } = ledger
  const customer = store.find('customer', subscription.customer)
  if (!customer) return endSubscription(ledger, subscription, 'cancellation_requested')
  const item = itemOf(subscription)
  item.current_period_start = now()
  item.current_period_end = periodEnd(subscription.billing_cycle_anchor, now(), item.price)
  const invoice = renewalInvoice(ledger, subscription, customer)
  subscription.latest_invoice = invoice.id
  finalizeInvoice(ledger, invoice)
  if (subscription.pause_collection) voidInvoice(ledger, invoice)
  else attempt(ledger, subscription, invoice)
  emit('customer.subscription.updated', subscription)
}

function renewalInvoice(ledger: Ledger, subscription: Subscription, customer: Customer): Invoice {
  const { id, price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const amount = price.unit_amount ?? 0
  const item = { price, amount, description: 'Verlängerung', period: { start, end } }
  const reason = 'subscription_cycle'
  const invoice = newInvoice(ledger, { customer, reason, items: [item] })
  const { metadata } = subscription
  linkSubscription(invoice, { subscription: subscription.id, item: id, metadata })
  return invoice
}

/** Attempts to collect an invoice without the cardholder, and schedules the next attempt. */
function attempt(ledger: Ledger, subscription: Subscription, invoice: Invoice) {
  const card = ledger.store.find('payment_method', String(subscription.default_payment_method))
  const isPaid = card && collect(ledger, invoice, card, 'away') === null
  subscription.status = isPaid ? 'active' : 'past_due'
  if (isPaid) return
  const days = retryDays[invoice.attempt_count - 1]
  invoice.next_payment_attempt = days ? addDuration(invoice.created, { days }) : null
}

function retry(ledger: Ledger, subscription: Subscription, invoice: Invoice) {
  attempt(ledger, subscription, invoice)
  const hasEnded = subscription.status === 'past_due' && invoice.next_payment_attempt === null
  if (hasEnded) endSubscription(ledger, subscription, 'payment_failed')
  else ledger.emit('customer.subscription.updated', subscription)
}

/** Collects a customer's open invoices after a change of the card. */
export function collectOpenInvoices(ledger: Ledger, customer: string) {
  const { store, emit } = ledger
  for (const subscription of store.all('subscription')) {
    if (subscription.customer !== customer || !isRunning(subscription)) continue
    const invoice = store.find('invoice', String(subscription.latest_invoice))
    if (invoice?.status !== 'open') continue
    const card = store.find('payment_method', String(subscription.default_payment_method))
    if (!card || collect(ledger, invoice, card, 'away')) continue
    subscription.status = 'active'
    emit('customer.subscription.updated', subscription)
  }
}
