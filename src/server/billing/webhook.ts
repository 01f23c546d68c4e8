import { Hono } from 'hono'
import { refuse } from '../http/errors.ts'
import type { Log } from '../platform/log.ts'
import type { PaymentEvent } from '../platform/payment-provider.ts'
import { endExpired, noteFailure } from './failures.ts'
import type { BillingParts } from './parts.ts'
import { noteEvent, syncCustomer } from './sync.ts'

/** Events that say something about what a customer has. */
const syncedTypes = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
]

/** Every type that the endpoint at Stripe is to send. */
export const handledTypes = [
  ...syncedTypes,
  'checkout.session.expired',
  'payment_intent.payment_failed',
]

/**
 * POST /api/stripe/webhook: the raw body is verified, then the state is fetched anew; 200 only after the
 * commit, so that Stripe sends again whatever failed.
 */
export function webhookRoutes(parts: BillingParts, log: Log): Hono {
  const app = new Hono()
  app.post('/', async (c) => {
    const body = await c.req.text()
    const event = parts.payments.readEvent(body, c.req.header('stripe-signature') ?? '')
    if (!event) {
      log.warn({ event: 'webhook-refused' }, 'an event without a valid signature')
      return refuse(c, 400, 'BAD_REQUEST', 'Diese Nachricht ist nicht von unserem Zahlungsdienst.')
    }
    await handleEvent(parts, event, log)
    return c.json({ received: true })
  })
  return app
}

/** Lets an event have its effect, once. */
export async function handleEvent(
  parts: BillingParts,
  event: PaymentEvent,
  log: Log,
): Promise<void> {
  const { id, type, customerId, checkoutSessionId, paymentIntentId } = event
  const facts = { eventId: id, type }
  if (!customerId || !handledTypes.includes(type)) {
    log.info(facts, 'an event that nothing is done for')
    return
  }
  if (!syncedTypes.includes(type)) {
    if (checkoutSessionId) await endExpired(parts, checkoutSessionId)
    if (paymentIntentId) await noteFailure(parts, { customerId, paymentIntentId })
    await noteEvent(parts.db, event, parts.clock.now())
    return
  }
  const synced = await syncCustomer(parts, customerId, { id, type })
  if (synced === 'unknown-customer') log.warn(facts, 'an event of a customer that is not ours')
}
