import type { Failure } from './cards.ts'
import { newId } from './ids.ts'
import type { Ledger } from './ledger.ts'
import type { Charge, PaymentIntent, PaymentMethod, Refund } from './objects.ts'

const unused = { application: null, application_fee_amount: null, on_behalf_of: null }

/** A payment that was not attempted yet. */
export function newPaymentIntent(
  { now }: Ledger,
  { customer, amount, currency }: { customer: string; amount: number; currency: string },
): PaymentIntent {
  const id = newId('pi')
  return {
    ...unused,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_${newId('secret', 25)}`,
    confirmation_method: 'automatic',
    created: now(),
    currency,
    customer,
    customer_account: null,
    description: 'Subscription creation',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

/** A successful or failed charge of a card. */
export function newCharge(
  { now }: Ledger,
  { id: payment_intent, amount, currency, customer }: PaymentIntent,
  { id: payment_method, card, billing_details }: PaymentMethod,
  failure: Failure | null,
): Charge {
  const { brand, last4, exp_month, exp_year, country, funding } = card
  return {
    ...unused,
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: failure ? 0 : amount,
    amount_refunded: 0,
    application_fee: null,
    balance_transaction: null,
    billing_details,
    calculated_statement_descriptor: 'FABELHAIN',
    captured: !failure,
    created: now(),
    currency,
    customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure,
    failure_message: failure && failureMessages[failure],
    fraud_details: {},
    livemode: false,
    metadata: {},
    outcome: null,
    paid: !failure,
    payment_intent,
    payment_method,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: failure ? null : amount,
        authorization_code: null,
        brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country,
        electronic_commerce_indicator: null,
        exp_month,
        exp_year,
        funding,
        installments: null,
        last4,
        mandate: null,
        network: brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

/** Stripe's messages about failed payments. */
export const failureMessages: Record<Failure, string> = {
  card_declined: 'Your card was declined.',
  payment_intent_authentication_failure:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
}

/** A refund of a charge. */
export function newRefund(
  { now }: Ledger,
  { id: charge, currency, payment_intent }: Charge,
  given: { amount: number; reason: Refund['reason']; metadata: Record<string, string> },
): Refund {
  return {
    ...given,
    id: newId('re'),
    object: 'refund',
    balance_transaction: null,
    charge,
    created: now(),
    currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    payment_intent,
    payment_method: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
