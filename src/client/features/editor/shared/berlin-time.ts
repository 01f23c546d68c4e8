import { TZDate } from '@date-fns/tz'
import { addDays, format, getISODay, isAfter, startOfDay } from 'date-fns'

const berlin = 'Europe/Berlin'
const friday = 5
const noon = 12
const fieldFormat = "yyyy-MM-dd'T'HH:mm"

/** Value of a `datetime-local` field in Berlin: `2026-11-27T12:00`. `timestamp` is ISO 8601. */
export function toBerlinField(timestamp: string): string {
  return format(new TZDate(Date.parse(timestamp), berlin), fieldFormat)
}

/** A `datetime-local` value in Berlin as ISO 8601 with offset; null if it is invalid. */
export function fromBerlinField(value: string): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(value)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts
  const moment = new TZDate(year, month - 1, day, hour, minute, berlin)
  return Number.isNaN(moment.getTime()) ? null : format(moment, "yyyy-MM-dd'T'HH:mm:ssxxx")
}

/** The next Friday, 12:00 in Berlin, as the value of a `datetime-local` field; at that moment, a week later. */
export function nextFridayNoon(now: Date): string {
  const berlinNow = new TZDate(now.getTime(), berlin)
  const daysAhead = (friday - getISODay(berlinNow) + 7) % 7
  const noonOn = (days: number) => {
    const day = startOfDay(addDays(berlinNow, days))
    day.setHours(noon)
    return day
  }
  const first = noonOn(daysAhead)
  return format(isAfter(first, berlinNow) ? first : noonOn(daysAhead + 7), fieldFormat)
}
