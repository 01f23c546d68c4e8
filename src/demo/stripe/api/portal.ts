import { z } from 'zod'
import { newId } from '../ledger/ids.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { PortalConfiguration, PortalSession } from '../ledger/objects.ts'
import { itemOf } from '../ledger/subscriptions.ts'
import { invalidRequest } from './failure.ts'
import { findOrThrow, type Operation, operation, pageOf } from './operation.ts'
import { address, flag, integer, metadata, page, text } from './params.ts'

const Enabled = z.strictObject({ enabled: flag })

const NewConfiguration = {
  name: text.optional(),
  business_profile: z.strictObject({ headline: text.max(60).optional() }).optional(),
  features: z.strictObject({
    invoice_history: Enabled,
    payment_method_update: Enabled,
    subscription_cancel: Enabled,
    subscription_update: z
      .strictObject({
        enabled: flag,
        default_allowed_updates: z.array(z.literal('price')),
        proration_behavior: z.literal('always_invoice'),
        products: z.array(z.strictObject({ product: text, prices: z.array(text).min(1) })).min(1),
      })
      .default({
        enabled: false,
        default_allowed_updates: [],
        proration_behavior: 'always_invoice',
        products: [],
      }),
  }),
  metadata,
}

const AfterCompletion = z.strictObject({
  type: z.literal('redirect'),
  redirect: z.strictObject({ return_url: address }),
})

const Confirm = z.strictObject({
  subscription: text,
  items: z
    .array(z.strictObject({ id: text, price: text, quantity: integer.pipe(z.literal(1)) }))
    .length(1),
})

const Flow = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('payment_method_update'),
    after_completion: AfterCompletion,
  }),
  z.strictObject({
    type: z.literal('subscription_update_confirm'),
    after_completion: AfterCompletion,
    subscription_update_confirm: Confirm,
  }),
])

const NewSession = {
  customer: text,
  configuration: text.optional(),
  locale: z.enum(['auto', 'de', 'en']).optional(),
  return_url: address,
  flow_data: Flow.optional(),
}

/** Sessions and configurations of the customer portal. */
export function portalOperations(ledger: Ledger): Operation[] {
  const { store, now, url } = ledger
  return [
    operation('POST /v1/billing_portal/configurations', NewConfiguration, (given) => {
      for (const { product, prices } of given.features.subscription_update.products) {
        findOrThrow(ledger, 'product', product, 'features[subscription_update][products]')
        for (const price of prices)
          findOrThrow(ledger, 'price', price, 'features[subscription_update][products]')
      }
      return store.add('billing_portal.configuration', newConfiguration(given, now()))
    }),
    operation(
      'GET /v1/billing_portal/configurations',
      { ...page, active: flag.optional(), is_default: flag.optional() },
      ({ active, is_default, ...where }) => {
        const found = store
          .all('billing_portal.configuration')
          .filter((one) => active === undefined || one.active === active)
          .filter((one) => is_default === undefined || one.is_default === is_default)
        return pageOf('/v1/billing_portal/configurations', found, where)
      },
    ),
    operation('POST /v1/billing_portal/sessions', NewSession, (given) => {
      findOrThrow(ledger, 'customer', given.customer, 'customer')
      const configuration = given.configuration
        ? findOrThrow(ledger, 'billing_portal.configuration', given.configuration, 'configuration')
        : store.all('billing_portal.configuration').at(-1)
      if (!configuration) {
        throw invalidRequest(
          'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.',
        )
      }
      const flow = given.flow_data ? toFlow(given.flow_data) : null
      if (flow) checkFlow(ledger, flow, configuration, given.customer)
      const id = newId('bps', 24)
      return store.add('billing_portal.session', {
        id,
        object: 'billing_portal.session',
        configuration: configuration.id,
        created: now(),
        customer: given.customer,
        customer_account: null,
        flow,
        livemode: false,
        locale: given.locale ?? null,
        on_behalf_of: null,
        return_url: given.return_url,
        url: `${url}/p/session/${id}`,
      })
    }),
  ]
}

function toFlow(given: z.infer<typeof Flow>): NonNullable<PortalSession['flow']> {
  const { redirect } = given.after_completion
  return {
    after_completion: { hosted_confirmation: null, redirect, type: 'redirect' },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm:
      given.type === 'subscription_update_confirm'
        ? { discounts: null, ...given.subscription_update_confirm }
        : null,
    type: given.type,
  }
}

/** Checks that the configuration offers the change and the customer has the subscription. */
function checkFlow(
  ledger: Ledger,
  { subscription_update_confirm: confirm }: NonNullable<PortalSession['flow']>,
  { features }: PortalConfiguration,
  customer: string,
) {
  if (!confirm) return
  const param = 'flow_data[subscription_update_confirm]'
  const [change] = confirm.items
  const subscription = findOrThrow(
    ledger,
    'subscription',
    confirm.subscription,
    `${param}[subscription]`,
  )
  const price = findOrThrow(ledger, 'price', change?.price ?? '', `${param}[items][0][price]`)
  const item = itemOf(subscription)
  if (subscription.customer !== customer || item.id !== change?.id) {
    throw invalidRequest('The subscription item does not belong to the customer.', undefined, param)
  }
  if (subscription.status !== 'active' || item.price.id === price.id) {
    throw invalidRequest('There is no change to confirm for this subscription.', undefined, param)
  }
  const { enabled, products = [] } = features.subscription_update
  if (!enabled || !products?.some(({ prices }) => prices.includes(price.id))) {
    throw invalidRequest('The price is not one that the configuration offers.', undefined, param)
  }
  if ((price.unit_amount ?? 0) < (item.price.unit_amount ?? 0)) {
    throw invalidRequest('The demo has no customer balances; only a higher price can be chosen.')
  }
}

function newConfiguration(
  given: z.infer<z.ZodObject<typeof NewConfiguration>>,
  created: number,
): PortalConfiguration {
  const { features } = given
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: given.business_profile?.headline ?? null,
      privacy_policy_url: null,
      terms_of_service_url: null,
    },
    created,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: features.invoice_history,
      payment_method_update: {
        ...features.payment_method_update,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        ...features.subscription_cancel,
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'interval_options' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        ...features.subscription_update,
        products: features.subscription_update.products.map((product) => ({
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
          ...product,
        })),
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: given.metadata,
    name: given.name ?? null,
    updated: created,
  }
}
