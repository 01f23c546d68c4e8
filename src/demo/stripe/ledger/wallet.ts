import {
  type BankAnswer,
  type Failure,
  findFailure,
  newPaymentMethod,
  type TestCard,
} from './cards.ts'
import type { Ledger } from './ledger.ts'
import type { Customer, PaymentMethod } from './objects.ts'
import { collectOpenInvoices } from './renewal.ts'
import { isRunning } from './subscriptions.ts'

/** The card for a customer's next payments; undefined where there is none. */
export function defaultCard({ store }: Ledger, { id, invoice_settings }: Customer) {
  const chosen = invoice_settings.default_payment_method
  const cards = store.all('payment_method').filter(({ customer }) => customer === id)
  return cards.find((card) => card.id === chosen) ?? cards.at(-1)
}

/** Sets another card for all running subscriptions and collects open invoices with it. */
export function changeCard(
  ledger: Ledger,
  customer: Customer,
  { card, bank }: { card: TestCard; bank?: BankAnswer | undefined },
): { failure: Failure } | { paymentMethod: PaymentMethod } {
  const { store, emit, now } = ledger
  const failure = findFailure(card, 'present', bank)
  if (failure) return { failure }
  const { id, email } = customer
  const paymentMethod = newPaymentMethod({ customer: id, email, card, created: now() })
  store.add('payment_method', paymentMethod)
  customer.invoice_settings.default_payment_method = paymentMethod.id
  emit('payment_method.attached', paymentMethod)
  emit('customer.updated', customer)
  for (const subscription of store.all('subscription')) {
    if (subscription.customer !== id || !isRunning(subscription)) continue
    subscription.default_payment_method = paymentMethod.id
    emit('customer.subscription.updated', subscription)
  }
  collectOpenInvoices(ledger, id)
  return { paymentMethod }
}
