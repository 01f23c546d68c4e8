import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { catalogue, currency, type ItemId, itemIds } from '../../contract/plan.ts'
import { connectStripe, type PortalIds, type StripeSettings } from './payments.ts'

/** State of an item's price in the Stripe account; `differences` in German. */
export interface CatalogueFinding {
  item: ItemId
  state: 'created' | 'ok' | 'different' | 'renewed'
  differences: string[]
}

interface ProductNames {
  id: string
  name: string
}

const family = { id: 'fabelhain_familie', name: 'Fabelhain Familien-Abo' }
const products: Record<ItemId, ProductNames> = {
  'family-month': family,
  'family-year': family,
  'audio-60': { id: 'fabelhain_hoerzeit_60', name: 'Hörzeit 60 Minuten' },
  'audio-180': { id: 'fabelhain_hoerzeit_180', name: 'Hörzeit 180 Minuten' },
  'video-60': { id: 'fabelhain_filmzeit_60', name: 'Filmzeit 60 Minuten' },
}

/**
 * Creates missing prices of the catalogue in a Stripe account and checks existing ones. A different
 * price stays; with `renew` a new price gets its lookup key (subscribers keep the old one). Returns the
 * findings and the ids of the portal's configurations.
 */
export async function syncCatalogue(
  settings: StripeSettings,
  { renew = false } = {},
): Promise<{ findings: CatalogueFinding[]; portal: PortalIds }> {
  const stripe = connectStripe(settings)
  await createProducts(stripe)
  const lookup_keys = itemIds.map((item) => catalogue[item].lookupKey)
  const { data: found } = await stripe.prices.list({ lookup_keys, limit: 100 })
  const findings: CatalogueFinding[] = []
  const prices = new Map<ItemId, string>()
  for (const item of itemIds) {
    const price = found.find(({ lookup_key }) => lookup_key === catalogue[item].lookupKey)
    const { id, ...finding } = await ensurePrice(stripe, item, { price, renew })
    prices.set(item, id)
    findings.push({ item, ...finding })
  }
  const familyPrices = (['family-month', 'family-year'] as const).map((item) => prices.get(item))
  return { findings, portal: await ensurePortals(stripe, familyPrices.map(String)) }
}

async function ensurePrice(
  stripe: Stripe,
  item: ItemId,
  { price, renew }: { price: Stripe.Price | undefined; renew: boolean },
): Promise<Omit<CatalogueFinding, 'item'> & { id: string }> {
  const differences = price ? differencesOf(item, price) : []
  const isDifferent = differences.length > 0
  if (price && !(isDifferent && renew)) {
    return { id: price.id, state: isDifferent ? 'different' : 'ok', differences }
  }
  const id = await createPrice(stripe, item, price)
  return { id, state: price ? 'renewed' : 'created', differences }
}

async function createProducts(stripe: Stripe): Promise<void> {
  const expected = new Map(Object.values(products).map((product) => [product.id, product]))
  const { data: found } = await stripe.products.list({ ids: [...expected.keys()], limit: 100 })
  for (const product of expected.values()) {
    if (!found.some(({ id }) => id === product.id))
      await stripe.products.create(product, { idempotencyKey: keyOf(product) })
  }
}

async function createPrice(
  stripe: Stripe,
  item: ItemId,
  old: Stripe.Price | undefined,
): Promise<string> {
  const { amountCents, interval, lookupKey } = catalogue[item]
  const params: Stripe.PriceCreateParams = {
    product: products[item].id,
    currency,
    unit_amount: amountCents,
    tax_behavior: 'inclusive',
    recurring: { interval },
    lookup_key: lookupKey,
    ...(old && { transfer_lookup_key: true }),
    metadata: { item },
  }
  const price = await stripe.prices.create(params, { idempotencyKey: keyOf([params, old?.id]) })
  return price.id
}

function differencesOf(item: ItemId, price: Stripe.Price): string[] {
  const { amountCents, interval } = catalogue[item]
  const comparisons: [label: string, actual: unknown, expected: unknown][] = [
    ['Betrag in Cent', price.unit_amount, amountCents],
    ['Währung', price.currency, currency],
    ['Zeitraum', price.recurring?.interval, interval],
    ['Zeiträume', price.recurring?.interval_count, 1],
    ['Steuer', price.tax_behavior, 'inclusive'],
    ['aktiv', price.active, true],
    ['Produkt', price.product, products[item].id],
    ['metadata.item', price.metadata.item, item],
  ]
  return comparisons
    .filter(([, actual, expected]) => actual !== expected)
    .map(([label, actual, expected]) => `${label}: ${String(actual)} statt ${String(expected)}`)
}

/**
 * Two configurations: one for cards and invoices only, the other for a change of plan that was ordered
 * on our page. Neither offers cancelling, which our own page does.
 */
async function ensurePortals(stripe: Stripe, prices: string[]): Promise<PortalIds> {
  return {
    home: await ensurePortal(stripe, 'home'),
    change: await ensurePortal(stripe, prices.join(' '), {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: [{ product: family.id, prices }],
    }),
  }
}

async function ensurePortal(
  stripe: Stripe,
  purpose: string,
  subscription_update?: Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate,
): Promise<string> {
  const metadata = { fabelhain: purpose }
  const configurations = stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  for await (const { id, metadata: existing } of configurations) {
    if (existing?.fabelhain === metadata.fabelhain) return id
  }
  const params: Stripe.BillingPortal.ConfigurationCreateParams = {
    business_profile: { headline: 'Fabelhain' },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      ...(subscription_update && { subscription_update }),
    },
    metadata,
  }
  const idempotencyKey = keyOf(params)
  return (await stripe.billingPortal.configurations.create(params, { idempotencyKey })).id
}

/** The same key for the same parameters. */
const keyOf = (params: unknown) =>
  `catalogue:${createHash('sha256').update(JSON.stringify(params)).digest('hex')}`
