import type { BankAnswer, Failure, TestCard } from './cards.ts'
import { failureOf, newPaymentMethod } from './cards.ts'
import type { Ledger } from './ledger.ts'
import type { Customer, PaymentMethod } from './objects.ts'
import { collectOpen } from './renewal.ts'
import { isRunning } from './subscriptions.ts'

/** The card that a customer's next payments are taken from. */
export function defaultCard({ store }: Ledger, { id, invoice_settings }: Customer) {
  const chosen = invoice_settings.default_payment_method
  const own = store.all('payment_method').filter(({ customer }) => customer === id)
  return own.find((card) => card.id === chosen) ?? own.at(-1)
}

/** Takes another card for everything that runs, and pays what is open with it. */
export function changeCard(
  ledger: Ledger,
  customer: Customer,
  { card, bank }: { card: TestCard; bank?: BankAnswer | undefined },
): { failure: Failure } | { paymentMethod: PaymentMethod } {
  const { store, emit, now } = ledger
  const failure = failureOf(card, 'present', bank)
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
  collectOpen(ledger, id)
  return { paymentMethod }
}
