/** The sample story: guests read all of it, and no quota counts it. */
export const sampleStoryId = 'fuchs-laterne'

/** Quotas of a plan per month: stories opened, minutes listened, minutes watched. */
export interface Quotas {
  pdfReads: number
  audioMinutes: number
  videoMinutes: number
}

/** The free base plan every account starts with (spec 9.1). */
export const freePlan = {
  basePlan: 'free',
  quotas: { pdfReads: 20, audioMinutes: 0, videoMinutes: 0 } satisfies Quotas,
} as const

/** Stories that an account with an unverified mailbox may open in a month, beside the sample. */
export const unverifiedReads = 5

/** Everything that can be ordered; a plan's id is also the document's `basePlan`. */
export const itemIds = ['family-month', 'family-year', 'audio-60', 'audio-180', 'video-60'] as const
export type ItemId = (typeof itemIds)[number]

/** An orderable item: its own contract, paid in advance and renewed until it is cancelled. */
export interface Item {
  kind: 'plan' | 'add-on'
  /** Price for one interval in cents, VAT included (PAngV). */
  amountCents: number
  interval: 'month' | 'year'
  /** Minutes that the item brings each month; those of a plan and its add-ons add up. */
  audioMinutes: number
  videoMinutes: number
  /** Stripe's lookup key of the price. */
  lookupKey: string
}

const noMinutes = { audioMinutes: 0, videoMinutes: 0 }
const plan = { kind: 'plan', ...noMinutes, audioMinutes: 120 } as const
const addOn = { kind: 'add-on', interval: 'month', ...noMinutes } as const

/** The catalogue; `npm run stripe:sync` creates or checks it in a Stripe account. */
export const catalogue: Record<ItemId, Item> = {
  'family-month': {
    ...plan,
    amountCents: 499,
    interval: 'month',
    lookupKey: 'fabelhain_familie_monat',
  },
  'family-year': {
    ...plan,
    amountCents: 4990,
    interval: 'year',
    lookupKey: 'fabelhain_familie_jahr',
  },
  'audio-60': { ...addOn, amountCents: 199, audioMinutes: 60, lookupKey: 'fabelhain_hoerzeit_60' },
  'audio-180': {
    ...addOn,
    amountCents: 399,
    audioMinutes: 180,
    lookupKey: 'fabelhain_hoerzeit_180',
  },
  'video-60': { ...addOn, amountCents: 249, videoMinutes: 60, lookupKey: 'fabelhain_filmzeit_60' },
}

/** All prices are in euros. */
export const currency = 'eur'
/** Days to withdraw from a contract (§ 355 BGB). */
export const withdrawalDays = 14
/** Days of access while a payment is open. */
export const graceDays = 7
/** Months for which a monthly plan can be paused. */
export const pauseMonths = [1, 2, 3] as const

/** Whether an id, as in a price's metadata, names an item of the catalogue. */
export function isItemId(id: unknown): id is ItemId {
  return itemIds.includes(id as ItemId)
}
