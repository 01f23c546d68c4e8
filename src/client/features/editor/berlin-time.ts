import { TZDate } from '@date-fns/tz'
import { addDays, format, getISODay, isAfter, startOfDay } from 'date-fns'

const berlin = 'Europe/Berlin'
const friday = 5
const noon = 12
const field = "yyyy-MM-dd'T'HH:mm"

/** A moment as a date field holds it, in Berlin: `2026-11-27T12:00`. `timestamp` is ISO 8601. */
export function berlinField(timestamp: string): string {
  return format(new TZDate(Date.parse(timestamp), berlin), field)
}

/** The moment that a date field means in Berlin, as ISO 8601; null for what is none. */
export function berlinMoment(value: string): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(value)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts
  const moment = new TZDate(year, month - 1, day, hour, minute, berlin)
  return Number.isNaN(moment.getTime()) ? null : format(moment, "yyyy-MM-dd'T'HH:mm:ssxxx")
}

/** The next Friday, 12:00 in Berlin, as a date field holds it. */
export function nextFridayNoon(now: Date): string {
  const here = new TZDate(now.getTime(), berlin)
  const ahead = (friday - getISODay(here) + 7) % 7
  const noonOn = (days: number) => {
    const day = startOfDay(addDays(here, days))
    day.setHours(noon)
    return day
  }
  const first = noonOn(ahead)
  return format(isAfter(first, here) ? first : noonOn(ahead + 7), field)
}
