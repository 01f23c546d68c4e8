import { z } from 'zod'
import { subscriptionOf } from '../ledger/invoices.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { refund } from '../ledger/payments.ts'
import { invalidRequest, resourceMissing } from './failure.ts'
import { findOrThrow, type Operation, operation, pageOf } from './operation.ts'
import { integer, metadata, page, text } from './params.ts'

const List = {
  ...page,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
}

const Refund = {
  payment_intent: text,
  amount: integer.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
}

/** Invoices and their payments. */
export function invoiceOperations(ledger: Ledger): Operation[] {
  const { store } = ledger
  return [
    operation('GET /v1/invoices', List, ({ customer, subscription, status, ...where }) => {
      const found = store
        .all('invoice')
        .filter((invoice) => !customer || invoice.customer === customer)
        .filter((invoice) => !subscription || subscriptionOf(invoice) === subscription)
        .filter((invoice) => !status || invoice.status === status)
      return pageOf('/v1/invoices', found, where)
    }),
    operation('GET /v1/invoices/:id', {}, (_, id) => findOrThrow(ledger, 'invoice', id)),
    operation('GET /v1/payment_intents/:id', {}, (_, id) => {
      const intent = store.find('payment_intent', id)
      if (!intent) throw resourceMissing('payment_intent', id)
      return intent
    }),
    operation('POST /v1/refunds', Refund, ({ payment_intent: id, amount, ...given }) => {
      const intent = store.find('payment_intent', id)
      if (!intent) throw resourceMissing('payment_intent', id, 'payment_intent')
      const result = refund(ledger, intent, {
        ...(amount !== undefined && { amount }),
        reason: given.reason ?? null,
        metadata: given.metadata,
      })
      if (typeof result === 'object') return result
      switch (result) {
        case 'already-refunded':
          throw invalidRequest(
            `Charge ${String(intent.latest_charge)} has already been refunded.`,
            'charge_already_refunded',
          )
        case 'no-charge':
          throw invalidRequest(
            `This PaymentIntent (${id}) does not have a successful charge to refund.`,
          )
        case 'too-much':
          throw invalidRequest(
            'Refund amount is greater than unrefunded amount on charge.',
            'amount_too_large',
            'amount',
          )
      }
    }),
  ]
}
