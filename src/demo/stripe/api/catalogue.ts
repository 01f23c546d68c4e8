import { z } from 'zod'
import { newId } from '../ledger/ids.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Price, Product } from '../ledger/objects.ts'
import { invalidRequest } from './failure.ts'
import { findOrThrow, type Operation, operation, pageOf } from './operation.ts'
import { flag, integer, metadata, page, text } from './params.ts'

const NewProduct = {
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  name: text,
  description: text.optional(),
  metadata,
}

const NewPrice = {
  product: text,
  currency: z.literal('eur'),
  unit_amount: integer,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).default('unspecified'),
  lookup_key: z.string().min(1).max(200).optional(),
  transfer_lookup_key: flag.default(false),
  nickname: text.optional(),
  metadata,
}

/** Products and prices. */
export function catalogueOperations(ledger: Ledger): Operation[] {
  const { store, now } = ledger
  return [
    operation('POST /v1/products', NewProduct, ({ id, ...given }) => {
      if (id && store.find('product', id)) {
        throw invalidRequest(`Product already exists: ${id}`, 'resource_already_exists', 'id')
      }
      return store.add('product', newProduct({ id: id ?? newId('prod', 14), ...given }, now()))
    }),
    operation('GET /v1/products/:id', {}, (_, id) => findOrThrow(ledger, 'product', id)),
    operation(
      'GET /v1/products',
      { ...page, active: flag.optional(), ids: z.array(text).optional() },
      ({ active, ids, ...where }) => {
        const found = store
          .all('product')
          .filter((product) => active === undefined || product.active === active)
          .filter(({ id }) => !ids || ids.includes(id))
        return pageOf('/v1/products', found, where)
      },
    ),
    operation('POST /v1/prices', NewPrice, ({ transfer_lookup_key, ...given }) => {
      findOrThrow(ledger, 'product', given.product, 'product')
      const { lookup_key } = given
      const holder =
        lookup_key && store.all('price').find((price) => price.lookup_key === lookup_key)
      if (holder && !transfer_lookup_key) {
        throw invalidRequest(
          `A price (\`${holder.id}\`) already uses that lookup key.`,
          'resource_already_exists',
          'lookup_key',
        )
      }
      if (holder) holder.lookup_key = null
      return store.add('price', newPrice(given, now()))
    }),
    operation(
      'GET /v1/prices',
      {
        ...page,
        active: flag.optional(),
        lookup_keys: z.array(text).max(10).optional(),
        product: text.optional(),
      },
      ({ active, lookup_keys, product, ...where }) => {
        const found = store
          .all('price')
          .filter((price) => active === undefined || price.active === active)
          .filter(({ lookup_key }) => !lookup_keys || lookup_keys.includes(lookup_key ?? ''))
          .filter((price) => !product || price.product === product)
        return pageOf('/v1/prices', found, where)
      },
    ),
  ]
}

function newProduct(
  given: {
    id: string
    name: string
    description?: string | undefined
    metadata: Record<string, string>
  },
  created: number,
): Product {
  return {
    id: given.id,
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: given.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: given.metadata,
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  }
}

function newPrice(
  given: {
    product: string
    currency: string
    unit_amount: number
    recurring: { interval: 'month' | 'year' }
    tax_behavior: 'inclusive' | 'exclusive' | 'unspecified'
    lookup_key?: string | undefined
    nickname?: string | undefined
    metadata: Record<string, string>
  },
  created: number,
): Price {
  const { product, currency, unit_amount, tax_behavior, metadata: values } = given
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: values,
    nickname: given.nickname ?? null,
    product,
    recurring: {
      interval: given.recurring.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior,
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  }
}
