import type { Stripe } from 'stripe'
import { isItemId } from '../../contract/plan.ts'
import {
  type Checkout,
  type PaidSubscription,
  type PaymentEvent,
  PaymentsUnavailable,
} from './payment-provider.ts'

const toDate = (seconds: number) => new Date(seconds * 1000)
const toDateOrNull = (seconds: number | null | undefined) => (seconds ? toDate(seconds) : null)
const idOf = (object: string | { id: string } | null | undefined) =>
  typeof object === 'object' ? object?.id : object

export function toCheckout({ id, status, url }: Stripe.Checkout.Session): Checkout {
  return { sessionId: id, state: (status ?? 'open') as Checkout['state'], url }
}

export function toSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const { id, status, metadata, items, latest_invoice, default_payment_method } = subscription
  const [item] = items.data
  if (!item) throw new PaymentsUnavailable(`the subscription ${id} has no item`)
  const name = item.price.metadata.item
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null
  const card = typeof default_payment_method === 'object' ? default_payment_method?.card : null
  return {
    id,
    item: isItemId(name) ? name : null,
    orderNumber: metadata.order ?? null,
    status,
    amountCents: item.price.unit_amount ?? 0,
    startedAt: toDate(subscription.start_date),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    endedAt: toDateOrNull(subscription.ended_at),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    pausedUntil: toDateOrNull(subscription.pause_collection?.resumes_at),
    invoice: invoice && {
      state: invoiceState(invoice.status),
      paidAt: toDateOrNull(invoice.status_transitions.paid_at),
    },
    card: card ? { brand: card.brand, last4: card.last4 } : null,
  }
}

function invoiceState(status: Stripe.Invoice.Status | null): 'paid' | 'open' | 'void' {
  if (status === 'paid') return 'paid'
  return status === 'void' || status === 'uncollectible' ? 'void' : 'open'
}

/** The ids of an event; the rest of it is not used. */
export function toEvent(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as { object: string; id: string; customer?: unknown }
  const idWhen = (kind: string) => (object.object === kind ? object.id : null)
  return {
    id: event.id,
    type: event.type,
    customerId: typeof object.customer === 'string' ? object.customer : null,
    paymentIntentId: idWhen('payment_intent'),
    checkoutSessionId: idWhen('checkout.session'),
  }
}

/** Whether an invoice was paid before `since`; Stripe counts in whole seconds. */
export function isBefore({ status_transitions }: Stripe.Invoice, since: Date): boolean {
  return ((status_transitions.paid_at ?? 0) + 1) * 1000 < since.getTime()
}

/** Payments of an invoice, in cents. */
export function paymentsOf({ payments }: Stripe.Invoice): { intent: string; amount: number }[] {
  return (payments?.data ?? []).flatMap(({ payment, amount_paid }) => {
    const intent = idOf(payment.payment_intent)
    return intent && amount_paid ? [{ intent, amount: amount_paid }] : []
  })
}
