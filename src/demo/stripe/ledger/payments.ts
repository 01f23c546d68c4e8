import { type BankAnswer, type Failure, findFailure } from './cards.ts'
import { failureMessages, newCharge, newPaymentIntent, newRefund } from './charges.ts'
import { newId } from './ids.ts'
import type { Ledger } from './ledger.ts'
import type { Invoice, PaymentIntent, PaymentMethod, Refund } from './objects.ts'

/** Attempts to collect an open invoice; returns why it failed, or null. */
export function collect(
  ledger: Ledger,
  invoice: Invoice,
  paymentMethod: PaymentMethod,
  presence: 'present' | 'away',
  bank?: BankAnswer,
): Failure | null {
  const { store, emit, now } = ledger
  const intent = intentOf(ledger, invoice)
  const failure = findFailure(paymentMethod.card.last4, presence, bank)
  const charge = store.add('charge', newCharge(ledger, intent, paymentMethod, failure))
  intent.latest_charge = charge.id
  intent.payment_method = failure ? null : paymentMethod.id
  invoice.attempted = true
  invoice.attempt_count += 1
  if (failure) {
    intent.last_payment_error = {
      type: failure === 'card_declined' ? 'card_error' : 'invalid_request_error',
      code: failure,
      message: failureMessages[failure],
      charge: charge.id,
      ...(failure === 'card_declined' && { decline_code: 'generic_decline' }),
    }
    emit('payment_intent.payment_failed', intent)
    emit('invoice.payment_failed', invoice)
    return failure
  }
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.last_payment_error = null
  const [payment] = invoice.payments.data
  if (payment) {
    payment.amount_paid = intent.amount
    payment.status = 'paid'
    payment.status_transitions.paid_at = now()
  }
  invoice.status = 'paid'
  invoice.amount_paid = intent.amount
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.auto_advance = false
  invoice.status_transitions.paid_at = now()
  emit('payment_intent.succeeded', intent)
  emit('invoice.paid', invoice)
  return null
}

function intentOf(ledger: Ledger, invoice: Invoice): PaymentIntent {
  const { store, now } = ledger
  const intentId = invoice.payments.data[0]?.payment.payment_intent
  const found = typeof intentId === 'string' ? store.find('payment_intent', intentId) : undefined
  if (found) return found
  const { customer, amount_due: amount, currency } = invoice
  const intent = newPaymentIntent(ledger, { customer, amount, currency })
  store.add('payment_intent', intent)
  invoice.payments.data.push({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: now(),
    currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
  return intent
}

/** Refunds a payment, or returns why that is impossible. */
export function refund(
  ledger: Ledger,
  intent: PaymentIntent,
  given: { amount?: number; reason: Refund['reason']; metadata: Record<string, string> },
): Refund | 'no-charge' | 'already-refunded' | 'too-much' {
  const { store, emit } = ledger
  const charge = store.find('charge', String(intent.latest_charge))
  if (!charge?.captured) return 'no-charge'
  const remaining = charge.amount_captured - charge.amount_refunded
  const amount = given.amount ?? remaining
  if (remaining === 0) return 'already-refunded'
  if (amount > remaining) return 'too-much'
  const refunded = store.add('refund', newRefund(ledger, charge, { ...given, amount }))
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  emit('refund.created', refunded)
  emit('charge.refunded', charge)
  return refunded
}

/** The refunds of an invoice, oldest first. */
export function refundsOf({ store }: Ledger, { payments }: Invoice): Refund[] {
  const intents = new Set(payments.data.map(({ payment }) => String(payment.payment_intent)))
  return store.all('refund').filter(({ payment_intent }) => intents.has(String(payment_intent)))
}
