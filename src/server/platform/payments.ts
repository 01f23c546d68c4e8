import { Stripe } from 'stripe'
import { catalogue, currency, isItemId } from '../../contract/plan.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { createKeyedConcurrencyLimit } from './concurrency-limit.ts'
import {
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
  PaymentsUnavailable,
} from './payment-provider.ts'
import { isBefore, paymentsOf, toCheckout, toEvent, toSubscription } from './stripe-answers.ts'
import { checkoutParams, portalParams } from './stripe-requests.ts'

const timeoutMs = 10_000
/** How old a signed event may be in seconds. */
const toleranceSeconds = 300
/** Maximum number of customers that are synchronized at the same time. */
const maxConcurrent = 3
const maxWaiting = 200

/** Ids of the portal's configurations (bpc_…), as `npm run stripe:sync` prints them. */
export interface PortalIds {
  /** Cards and invoices. */
  home: string | undefined
  /** From the monthly to the yearly plan. */
  change: string | undefined
}

export interface StripeSettings {
  secretKey: string
  /** Several while a secret is rotated. */
  webhookSecrets: string[]
  /** Host of the demo Stripe; default is Stripe's own. */
  host?: { host: string; port: number; protocol: 'http' | 'https' }
  /** Configurations of the portal; default is that of the Stripe account. */
  portal?: Partial<PortalIds>
}

/** The SDK with our limits; only this file and the catalogue use `stripe`. */
export function connectStripe({ secretKey, host }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    ...host,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** Payments by Stripe (API version of the pinned SDK). */
export function createPayments(settings: StripeSettings): Payments {
  const stripe = connectStripe(settings)
  const { webhookSecrets, portal = {} } = settings
  const isLive = /^.k_live_/.test(settings.secretKey)

  async function priceId(lookupKey: string, amountCents: number): Promise<string> {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true })
    const price = data[0]
    // Charges only the price that our page shows.
    const item = price?.metadata.item
    const isOurs = isItemId(item) && catalogue[item].lookupKey === lookupKey
    if (!isOurs || price?.unit_amount !== amountCents || price.currency !== currency) {
      throw new PaymentsUnavailable(`the price ${lookupKey} is not the catalogue's`)
    }
    return price.id
  }

  const customerLimit = createKeyedConcurrencyLimit(maxConcurrent, maxWaiting)
  const calls = withProviderErrors({
    async createCustomer({ uid, account, email, language }, idempotencyKey) {
      const customer = await stripe.customers.create(
        { email, preferred_locales: [language], metadata: { uid, account } },
        { idempotencyKey },
      )
      return customer.id
    },

    async deleteCustomer(customerId) {
      await ignoreMissing(stripe.customers.del(customerId))
    },

    async deleteCustomersOf(account) {
      const customers = stripe.customers.search({
        query: `metadata['account']:'${account}'`,
        limit: 100,
      })
      for await (const { id } of customers) await ignoreMissing(stripe.customers.del(id))
    },

    async createCheckout(order, idempotencyKey) {
      const price = await priceId(order.lookupKey, order.amountCents)
      return toCheckout(
        await stripe.checkout.sessions.create(checkoutParams(order, price), { idempotencyKey }),
      )
    },

    getCheckout: async (id) => toCheckout(await stripe.checkout.sessions.retrieve(id)),

    async expireCheckout(id, idempotencyKey) {
      try {
        return toCheckout(await stripe.checkout.sessions.expire(id, {}, { idempotencyKey }))
      } catch (error) {
        // Only an open checkout can expire: it was paid or expired in the meantime.
        if (!isInvalid(error)) throw error
        return toCheckout(await stripe.checkout.sessions.retrieve(id))
      }
    },

    async listSubscriptions(customer) {
      const found = stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice', 'data.default_payment_method'],
      })
      const subscriptions: PaidSubscription[] = []
      for await (const subscription of found) subscriptions.push(toSubscription(subscription))
      return subscriptions
    },

    async changeSubscription(id, { cancelAtPeriodEnd, pausedUntil }, idempotencyKey) {
      const pause = pausedUntil && {
        behavior: 'void' as const,
        resumes_at: Math.floor(pausedUntil.getTime() / 1000),
      }
      await stripe.subscriptions.update(
        id,
        { cancel_at_period_end: cancelAtPeriodEnd, pause_collection: pause || '' },
        { idempotencyKey },
      )
    },

    async endSubscription(id) {
      await ignoreMissing(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }))
    },

    async refund(subscription, since, key) {
      const paid = stripe.invoices.list({
        subscription,
        status: 'paid',
        limit: 100,
        expand: ['data.payments'],
      })
      let cents = 0
      for await (const invoice of paid) {
        if (isBefore(invoice, since)) continue
        for (const { intent, amount } of paymentsOf(invoice)) {
          await refundOnce(stripe, intent, `${key}:${intent}`)
          cents += amount
        }
      }
      return cents
    },

    async openPortal(visit) {
      const { purpose } = visit
      const price =
        typeof purpose === 'object' ? await priceId(purpose.lookupKey, purpose.amountCents) : ''
      const item =
        typeof purpose === 'object'
          ? (await stripe.subscriptions.retrieve(purpose.changeOf)).items.data[0]?.id
          : undefined
      const configuration = typeof purpose === 'object' ? portal.change : portal.home
      const session = await stripe.billingPortal.sessions.create({
        ...portalParams(visit, { item: item ?? '', price }),
        ...(configuration && { configuration }),
      })
      return session.url
    },

    async getFailure(paymentIntentId) {
      const { last_payment_error, amount: amountCents } =
        await stripe.paymentIntents.retrieve(paymentIntentId)
      if (!last_payment_error) return null
      const needsAuthentication =
        last_payment_error.code === 'payment_intent_authentication_failure'
      return { reason: needsAuthentication ? 'authentication' : 'declined', amountCents }
    },

    async listMissedEvents() {
      const events: PaymentEvent[] = []
      const missed = stripe.events.list({ delivery_success: false, limit: 100 })
      for await (const event of missed) events.push(toEvent(event))
      return events.reverse()
    },
  })
  return {
    ...calls,
    readEvent(body, signature) {
      for (const secret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)
          return event.livemode === isLive
            ? toEvent(event)
            : { ...toEvent(event), customerId: null }
        } catch {
          // Signed with another secret, or not by Stripe.
        }
      }
      return null
    },

    async inTurn(customerId, work) {
      const result = await customerLimit.run(customerId, work)
      if (!result) throw new PaymentsUnavailable('too many calls wait for the provider')
      return result.value
    },
  }
}

async function refundOnce(stripe: Stripe, intent: string, idempotencyKey: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: intent, reason: 'requested_by_customer' },
      { idempotencyKey },
    )
  } catch (error) {
    if (!isInvalid(error) || error.code !== 'charge_already_refunded') throw error
  }
}

type Refusal = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>

const isInvalid = (error: unknown): error is Refusal =>
  error instanceof Stripe.errors.StripeInvalidRequestError

async function ignoreMissing(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!isInvalid(error) || error.code !== 'resource_missing') throw error
  }
}

/**
 * Turns errors of the SDK into `PaymentsUnavailable`; their text stays in the log. After consecutive
 * failures calls fail immediately for a while.
 */
function withProviderErrors(calls: Omit<Payments, 'readEvent' | 'inTurn'>): typeof calls {
  const breaker = createCircuitBreaker({ maxFailures: 5, openMs: 10_000 })
  const wrapped = Object.entries(calls).map(([name, call]) => [
    name,
    (...args: unknown[]) =>
      throughBreaker(breaker, name, () =>
        (call as (...all: unknown[]) => Promise<unknown>)(...args),
      ),
  ])
  return Object.fromEntries(wrapped)
}

async function throughBreaker(
  breaker: CircuitBreaker,
  name: string,
  call: () => Promise<unknown>,
): Promise<unknown> {
  if (breaker.isOpen()) throw new PaymentsUnavailable(`${name}: the provider is unavailable`)
  try {
    const answer = await call()
    breaker.succeeded()
    return answer
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (isOutage(error)) breaker.failed()
    else breaker.succeeded()
    throw new PaymentsUnavailable(`${name}: ${error.type} ${error.code ?? ''}`, { cause: error })
  }
}

const isOutage = (error: Error) =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError
