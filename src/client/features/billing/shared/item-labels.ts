import { catalogue, freePlan, type ItemId } from '../../../../contract/plan.ts'
import { m } from '../../../paraglide/messages.js'

/** The library's films; the build inserts them (scripts/film-figures.ts). */
declare const __FILMS__: { count: number; minutes: number }
export const films = () => __FILMS__

const names: Record<ItemId, () => string> = {
  'family-month': m.billing_item_family_month,
  'family-year': m.billing_item_family_year,
  'audio-60': m.billing_item_audio_60,
  'audio-180': m.billing_item_audio_180,
  'video-60': m.billing_item_video_60,
}

/** The item's name: „Familie monatlich“. */
export function itemName(item: ItemId): string {
  return names[item]()
}

/** What the item includes, one line each. */
export function itemFeatures(item: ItemId): string[] {
  const { kind, interval, audioMinutes, videoMinutes } = catalogue[item]
  if (kind === 'plan') {
    return [
      m.billing_family_stories(),
      m.billing_audio_minutes({ count: audioMinutes }),
      m.billing_family_children(),
      m.billing_family_rest(),
      interval === 'year' ? m.billing_family_year_remind() : m.billing_family_pause(),
    ]
  }
  return audioMinutes > 0
    ? [m.billing_audio_minutes({ count: audioMinutes })]
    : [m.billing_video_minutes({ count: videoMinutes }), m.billing_video_films(films())]
}

/** The same for an offer beside the monthly plan, whose lines the yearly one does not repeat. */
export function offerLines(item: ItemId): string[] {
  if (item !== 'family-year') return itemFeatures(item)
  return [m.billing_family_stories(), m.billing_family_year_rest(), m.billing_family_year_remind()]
}

/** What the free plan includes, one line each. */
export function freePlanFeatures(): string[] {
  return [
    m.billing_free_stories({ count: freePlan.quotas.pdfReads }),
    m.billing_free_again(),
    m.billing_free_family(),
    m.billing_free_voice(),
    m.billing_free_no_ads(),
  ]
}
