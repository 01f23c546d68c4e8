import type { Language } from '../../contract/base.ts'
import { catalogue, type ItemId } from '../../contract/plan.ts'

const locales = { de: 'de-DE', en: 'en-GB' } as const

const names: Record<Language, Record<ItemId, string>> = {
  de: {
    'family-month': 'Familien-Abo monatlich',
    'family-year': 'Familien-Abo jährlich',
    'audio-60': 'Hörzeit 60 Minuten',
    'audio-180': 'Hörzeit 180 Minuten',
    'video-60': 'Filmzeit 60 Minuten',
  },
  en: {
    'family-month': 'Monthly family plan',
    'family-year': 'Yearly family plan',
    'audio-60': 'Listening time, 60 minutes',
    'audio-180': 'Listening time, 180 minutes',
    'video-60': 'Film time, 60 minutes',
  },
}

/** The name of an item in mails. */
export const itemName = (item: ItemId, language: Language) => names[language][item]

const contents: Record<
  Language,
  Record<'audio' | 'video', (count: number) => string> & { stories: string }
> = {
  de: {
    audio: (count) => `${count} Minuten Hörzeit in jedem Monat`,
    video: (count) => `${count} Minuten Filmzeit in jedem Monat`,
    stories: 'unbegrenzt Geschichten',
  },
  en: {
    audio: (count) => `${count} minutes of listening time every month`,
    video: (count) => `${count} minutes of film time every month`,
    stories: 'unlimited stories',
  },
}

/** What an item includes: „unbegrenzt Geschichten, 120 Minuten Hörzeit in jedem Monat“. */
export function contentText(item: ItemId, language: Language): string {
  const { kind, audioMinutes, videoMinutes } = catalogue[item]
  const { stories, audio, video } = contents[language]
  return [
    ...(kind === 'plan' ? [stories] : []),
    ...(audioMinutes > 0 ? [audio(audioMinutes)] : []),
    ...(videoMinutes > 0 ? [video(videoMinutes)] : []),
  ].join(', ')
}

/** A day in Berlin: „5. Dezember 2026“. */
export function dayText(day: Date, language: Language): string {
  const format = { dateStyle: 'long', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(locales[language], format).format(day)
}

/** Day and time in Berlin: „5. Dezember 2026 um 14:03:22 Uhr“. */
export function momentText(moment: Date, language: Language): string {
  const time = new Intl.DateTimeFormat(locales[language], {
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  }).format(moment)
  const day = dayText(moment, language)
  return language === 'de' ? `${day} um ${time} Uhr` : `${day} at ${time} (Berlin time)`
}

/** An amount in euros: „4,99 €“. */
function moneyText(cents: number, language: Language): string {
  const format = { style: 'currency', currency: 'EUR' } as const
  return new Intl.NumberFormat(locales[language], format).format(cents / 100)
}

/** „4,99 € im Monat, inkl. MwSt.“ */
export function priceText(item: ItemId, cents: number, language: Language): string {
  const isYearly = catalogue[item].interval === 'year'
  const price = moneyText(cents, language)
  if (language === 'de') return `${price} im ${isYearly ? 'Jahr' : 'Monat'}, inkl. MwSt.`
  return `${price} per ${isYearly ? 'year' : 'month'}, incl. VAT`
}
