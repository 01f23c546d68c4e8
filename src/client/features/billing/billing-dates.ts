import type { Language } from '../../../contract/base.ts'
import { berlinDay, dateFormat } from '../../lib/formats.ts'
import { longDate } from '../../lib/long-date.ts'
import { dayAndMonth } from '../diary/diary-dates.ts'

/** Year, month (from 1) and day of an instant in Berlin. */
function dayParts(at: number): [number, number, number] {
  const [year = 0, month = 0, day = 0] = berlinDay(at).split('-').map(Number)
  return [year, month, day]
}

/** „21. Dezember“, in another year than this „21. Januar 2027“. `timestamp` is ISO 8601. */
export function nearDate(timestamp: string, now: Date, language: Language): string {
  const [year] = dayParts(Date.parse(timestamp))
  const [thisYear] = dayParts(now.getTime())
  return year === thisYear ? dayAndMonth(timestamp, language) : longDate(timestamp, language)
}

/** „November“, in Berlin. */
export function monthName(at: Date, language: Language): string {
  return dateFormat(language, { month: 'long', timeZone: 'Europe/Berlin' }).format(at)
}

/** The same day so many months later in Berlin, or that month's last; ISO 8601, at noon. */
export function monthsLater(timestamp: string, months: number): string {
  const [year, month, day] = dayParts(Date.parse(timestamp))
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay), 12)).toISOString()
}
