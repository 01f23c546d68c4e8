import type { Language } from '../../../contract/base.ts'
import { dateFormat } from '../../lib/formats.ts'
import { getLocale } from '../../paraglide/runtime.js'

/** A day like '2026-11-21' has no clock; it is written where there is no summer time. */
const written = (language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { timeZone: 'UTC', ...options })

/** „Samstag“, „Sa“. */
export function dayName(day: string, length: 'long' | 'short'): string {
  return written(getLocale(), { weekday: length }).format(Date.parse(day))
}

/** „Samstag, 21. November“ */
export function dayHeading(day: string, language: Language): string {
  return written(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    Date.parse(day),
  )
}

/** „16.–22. November 2026“ */
export function weekSpan(monday: string, sunday: string, language: Language): string {
  const format = written(language, { day: 'numeric', month: 'long', year: 'numeric' })
  return format.formatRange(Date.parse(monday), Date.parse(sunday))
}

const berlin = (language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { timeZone: 'Europe/Berlin', ...options })

/** An instant's day: „1. Dezember“. `timestamp` is ISO 8601. */
export function dayAndMonth(timestamp: string, language: Language): string {
  return berlin(language, { day: 'numeric', month: 'long' }).format(Date.parse(timestamp))
}

/** An instant's day: „14.03.2027“. `timestamp` is ISO 8601. */
export function shortDate(timestamp: string, language: Language): string {
  return berlin(language, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.parse(timestamp),
  )
}
