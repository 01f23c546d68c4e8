import { Stripe } from 'stripe'
import { catalogue, currency, isItemId } from '../../contract/plan.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { PaidSubscription, PaymentEvent, Payments } from './payment-provider.ts'
import { PaymentsUnavailable } from './payment-provider.ts'
import { isBefore, paymentsOf, toCheckout, toEvent, toSubscription } from './stripe-answers.ts'
import { checkoutParams, portalParams } from './stripe-requests.ts'
import { createTurnstile } from './turnstile.ts'

const timeoutMs = 10_000
/** How old a signed event may be in seconds. */
const toleranceSeconds = 300
/** Of work that holds a connection of the database. */
const atOnce = 3
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
  /** Several while a secret is changed. */
  webhookSecrets: string[]
  /** Of the till in demo mode; else Stripe's own. */
  host?: { host: string; port: number; protocol: 'http' | 'https' }
  /** Configurations of the portal; without them the account's standard one. */
  portal?: Partial<PortalIds>
}

/** The SDK with our limits; `stripe` is known to this file and to the catalogue's. */
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
    // What is charged is what our page says, and gives what it says; or nothing is.
    const item = price?.metadata.item
    const isOurs = isItemId(item) && catalogue[item].lookupKey === lookupKey
    if (!isOurs || price?.unit_amount !== amountCents || price.currency !== currency) {
      throw new PaymentsUnavailable(`the price ${lookupKey} is not the catalogue's`)
    }
    return price.id
  }

  const turnstile = createTurnstile(atOnce, maxWaiting)
  const calls = withOneError({
    async createCustomer({ uid, account, email, language }, idempotencyKey) {
      const customer = await stripe.customers.create(
        { email, preferred_locales: [language], metadata: { uid, account } },
        { idempotencyKey },
      )
      return customer.id
    },

    async deleteCustomer(customerId) {
      await unlessMissing(stripe.customers.del(customerId))
    },

    async deleteCustomersOf(account) {
      const made = stripe.customers.search({
        query: `metadata['account']:'${account}'`,
        limit: 100,
      })
      for await (const { id } of made) await unlessMissing(stripe.customers.del(id))
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
        // Only an open one can expire: it was paid or ran out in the meantime.
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
      await unlessMissing(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }))
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
      const isUnproven = last_payment_error.code === 'payment_intent_authentication_failure'
      return { reason: isUnproven ? 'authentication' : 'declined', amountCents }
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

    async inTurn(work) {
      const passed = await turnstile.pass(work)
      if (!passed) throw new PaymentsUnavailable('too many wait for the provider')
      return passed.value
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

async function unlessMissing(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!isInvalid(error) || error.code !== 'resource_missing') throw error
  }
}

/**
 * Whatever the SDK throws becomes `PaymentsUnavailable`; its own text stays in the log. After some
 * failures in a row nobody waits for Stripe for a while.
 */
function withOneError(calls: Omit<Payments, 'readEvent' | 'inTurn'>): typeof calls {
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
  if (breaker.isOpen()) throw new PaymentsUnavailable(`${name}: the provider is away`)
  try {
    const answer = await call()
    breaker.succeeded()
    return answer
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (isAway(error)) breaker.failed()
    else breaker.succeeded()
    throw new PaymentsUnavailable(`${name}: ${error.type} ${error.code ?? ''}`, { cause: error })
  }
}

const isAway = (error: Error) =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError
