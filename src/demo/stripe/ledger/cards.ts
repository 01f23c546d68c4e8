import { newId } from './ids.ts'
import type { PaymentMethod } from './objects.ts'

/** Stripe's test cards. */
export const testCards = [
  { last4: '4242', number: '4242 4242 4242 4242', label: 'klappt' },
  { last4: '0002', number: '4000 0000 0000 0002', label: 'wird abgelehnt' },
  { last4: '3155', number: '4000 0025 0000 3155', label: 'mit 3-D Secure' },
  {
    last4: '0341',
    number: '4000 0000 0000 0341',
    label: 'klappt jetzt, scheitert beim nächsten Mal',
  },
] as const

/** The last four digits of a test card. */
export type TestCard = (typeof testCards)[number]['last4']
/** The cardholder's answer to the bank. */
export type BankAnswer = 'approve' | 'refuse'
export type Failure = 'card_declined' | 'payment_intent_authentication_failure'

/** Why a payment fails; null where it succeeds. The bank only asks while the cardholder is present. */
export function findFailure(
  card: string,
  presence: 'present' | 'away',
  bank?: BankAnswer,
): Failure | null {
  if (card === '0002') return 'card_declined'
  if (card === '0341' && presence === 'away') return 'card_declined'
  if (card === '3155' && presence === 'present' && bank !== 'approve')
    return 'payment_intent_authentication_failure'
  return null
}

/** A new payment method of a customer. */
export function newPaymentMethod({
  customer,
  email,
  card,
  created,
}: {
  customer: string
  email: string | null
  card: TestCard
  created: number
}): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'DE',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: newId('', 16).slice(1),
      funding: 'credit',
      generated_from: null,
      last4: card,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
