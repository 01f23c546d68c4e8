import { z } from 'zod'
import { expireCheckout, openCheckout } from '../ledger/checkouts.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { invalidRequest, resourceMissing } from './failure.ts'
import { findOrThrow, type Operation, operation } from './operation.ts'
import { address, integer, metadata, text } from './params.ts'

const Create = {
  mode: z.literal('subscription'),
  customer: text,
  client_reference_id: z.string().max(200).optional(),
  line_items: z
    .array(z.strictObject({ price: text, quantity: integer.pipe(z.literal(1)) }))
    .length(1),
  locale: z.enum(['auto', 'de', 'en']).optional(),
  success_url: address,
  cancel_url: address.optional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).optional(),
}

export function checkoutOperations(ledger: Ledger): Operation[] {
  return [
    operation('POST /v1/checkout/sessions', Create, (given) => {
      const priceId = given.line_items[0]?.price ?? ''
      const price = findOrThrow(ledger, 'price', priceId, 'line_items[0][price]')
      if (!price.active) {
        throw invalidRequest(
          `The price specified is inactive. This field only accepts active prices.`,
          undefined,
          'line_items[0][price]',
        )
      }
      return openCheckout(ledger, {
        customer: findOrThrow(ledger, 'customer', given.customer, 'customer'),
        price,
        successUrl: given.success_url,
        cancelUrl: given.cancel_url ?? null,
        reference: given.client_reference_id ?? null,
        locale: given.locale ?? null,
        metadata: given.metadata,
        subscriptionMetadata: given.subscription_data?.metadata ?? {},
      })
    }),
    operation('GET /v1/checkout/sessions/:id', {}, (_, id) => findSession(ledger, id)),
    operation('POST /v1/checkout/sessions/:id/expire', {}, (_, id) => {
      const session = findSession(ledger, id)
      if (session.status !== 'open') {
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        )
      }
      expireCheckout(ledger, session)
      return session
    }),
  ]
}

function findSession({ store }: Ledger, id: string) {
  const session = store.find('checkout.session', id)
  if (!session) throw resourceMissing('checkout.session', id)
  return session
}
