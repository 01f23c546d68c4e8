import { Hono } from 'hono'
import { refuse } from '../http/errors.ts'
import type { Log } from '../platform/log.ts'
import type { PaymentEvent } from '../platform/payment-provider.ts'
import type { BillingDependencies } from './dependencies.ts'
import { closeExpiredCheckout, recordFailure } from './failures.ts'
import { recordEvent, syncCustomer } from './sync.ts'

/** Events after which a customer's contracts may have changed. */
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

/** Every type that Stripe has to send to this endpoint. */
export const handledTypes = [
  ...syncedTypes,
  'checkout.session.expired',
  'payment_intent.payment_failed',
]

/**
 * POST /api/stripe/webhook: verifies the raw body, then fetches the customer's state. Answers 200 only
 * after the commit, so that Stripe repeats an event that failed.
 */
export function webhookRoutes(dependencies: BillingDependencies, log: Log): Hono {
  const app = new Hono()
  app.post('/', async (c) => {
    const body = await c.req.text()
    const event = dependencies.payments.readEvent(body, c.req.header('stripe-signature') ?? '')
    if (!event) {
      log.warn({ event: 'webhook-refused' }, 'an event without a valid signature')
      return refuse(c, 400, 'BAD_REQUEST', 'Diese Nachricht ist nicht von unserem Zahlungsdienst.')
    }
    await handleEvent(dependencies, event, log)
    return c.json({ received: true })
  })
  return app
}

/** Handles an event; repeated ones have no further effect. */
export async function handleEvent(
  dependencies: BillingDependencies,
  event: PaymentEvent,
  log: Log,
): Promise<void> {
  const { id, type, customerId, checkoutSessionId, paymentIntentId } = event
  const fields = { eventId: id, type }
  if (!customerId || !handledTypes.includes(type)) {
    log.info(fields, 'an event without effect')
    return
  }
  if (!syncedTypes.includes(type)) {
    if (checkoutSessionId) await closeExpiredCheckout(dependencies, checkoutSessionId)
    if (paymentIntentId) await recordFailure(dependencies, { customerId, paymentIntentId })
    await recordEvent(dependencies.db, event, dependencies.clock.now())
    return
  }
  const synced = await syncCustomer(dependencies, customerId, { id, type })
  if (synced === 'unknown-customer') log.warn(fields, 'an event of an unknown customer')
}
