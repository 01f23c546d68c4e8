import type { Language } from '../../contract/base.ts'
import { getLocale } from '../paraglide/runtime.js'

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }
const berlin = { timeZone: 'Europe/Berlin' } as const
/** For calendar days without a time, such as '2026-11-21'. */
const utc = { timeZone: 'UTC' } as const

/** Caches formatters by language and options, because creating one takes milliseconds. */
function cachedByOptions<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const formats = new Map<string, Format>()
  return (language: Language, options?: Options): Format => {
    const key = language + JSON.stringify(options)
    const format = formats.get(key) ?? make(locales[language], options)
    formats.set(key, format)
    return format
  }
}

export const dateFormat = cachedByOptions<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
)

export const numberFormat = cachedByOptions<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
)

let isoDay: Intl.DateTimeFormat | undefined

/** An instant's day in Berlin as YYYY-MM-DD; a number is Unix time in ms. */
export function berlinDay(at: number | Date): string {
  isoDay ??= new Intl.DateTimeFormat('sv-SE', berlin)
  return isoDay.format(at)
}

/** „1. Dezember 2026“, in Berlin; `timestamp` is ISO 8601 here and below, or a day like '2026-12-01'. */
export function formatLongDate(timestamp: string, language: Language = getLocale()): string {
  return dateFormat(language, { dateStyle: 'long', ...berlin }).format(Date.parse(timestamp))
}

/** „01.12.2026“, in English „1 Dec 2026“; in Berlin. */
export function formatMediumDate(timestamp: string, language: Language = getLocale()): string {
  return dateFormat(language, { dateStyle: 'medium', ...berlin }).format(Date.parse(timestamp))
}

/** „14.03.2027“, in Berlin. */
export function formatShortDate(timestamp: string, language: Language = getLocale()): string {
  return dateFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    ...berlin,
  }).format(Date.parse(timestamp))
}

/** „1. Dezember“, in Berlin. */
export function formatDayAndMonth(timestamp: string, language: Language = getLocale()): string {
  return dateFormat(language, { day: 'numeric', month: 'long', ...berlin }).format(
    Date.parse(timestamp),
  )
}

/** „21. Dezember“; with the year where it is not the current one: „21. Januar 2027“. */
export function formatNearDate(
  timestamp: string,
  now: Date,
  language: Language = getLocale(),
): string {
  const yearOf = (at: number | Date) => berlinDay(at).slice(0, 4)
  return yearOf(Date.parse(timestamp)) === yearOf(now)
    ? formatDayAndMonth(timestamp, language)
    : formatLongDate(timestamp, language)
}

/** „22. November 2026 um 10:00“, in Berlin. */
export function formatDateTime(timestamp: string, language: Language = getLocale()): string {
  return dateFormat(language, { dateStyle: 'long', timeStyle: 'short', ...berlin }).format(
    Date.parse(timestamp),
  )
}

/** „November“, in Berlin. */
export function formatMonth(at: Date, language: Language = getLocale()): string {
  return dateFormat(language, { month: 'long', ...berlin }).format(at)
}

/** „November 2026“; `month` is 'YYYY-MM'. */
export function formatMonthAndYear(month: string, language: Language = getLocale()): string {
  return dateFormat(language, { month: 'long', year: 'numeric', ...utc }).format(
    Date.parse(`${month}-15`),
  )
}

/** „Samstag“ or „Sa“; `day` is 'YYYY-MM-DD'. */
export function formatWeekday(day: string, length: 'long' | 'short'): string {
  const language = getLocale()
  const name = dateFormat(language, { weekday: 'long', ...utc }).format(Date.parse(day))
  // Both languages shorten a name to its first letters; a second formatter would take milliseconds.
  return length === 'long' ? name : name.slice(0, language === 'de' ? 2 : 3)
}

/** „Samstag, 21. November“, in English „Saturday 21 November“; `day` is 'YYYY-MM-DD'. */
export function formatWeekdayAndDate(day: string, language: Language = getLocale()): string {
  const text = dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...utc,
  }).format(Date.parse(day))
  // Browsers disagree about the comma; British dates have none.
  return language === 'en' ? text.replace(',', '') : text
}

/** „16.–22. November 2026“; both days are 'YYYY-MM-DD'. */
export function formatDayRange(
  first: string,
  last: string,
  language: Language = getLocale(),
): string {
  const format = dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', ...utc })
  const text = format.formatRange(Date.parse(first), Date.parse(last))
  // Between two numbers the dash has no spaces; browsers disagree.
  return text.replace(/^(\d+\.?)\s*–\s*(?=\d)/u, '$1–')
}

/** „1.234“ */
export function formatNumber(value: number, language: Language = getLocale()): string {
  // The same in both languages, without the milliseconds of the first formatter.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return numberFormat(language).format(value)
}

/** „4,99 €“ for 499 cents. */
export function formatMoney(cents: number, language: Language = getLocale()): string {
  return numberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

/** „12 KB“, „1,4 MB“, in decimal units; at least 1 KB. */
export function formatFileSize(bytes: number, language: Language = getLocale()): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  const isLarge = kilobytes >= 1000
  const number = numberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 })
  return isLarge ? `${number.format(kilobytes / 1000)} MB` : `${number.format(kilobytes)} KB`
}

/** „Mama, Papa und Oma“ */
export function formatList(names: readonly string[], language: Language = getLocale()): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
