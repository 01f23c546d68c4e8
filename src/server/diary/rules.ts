import { TZDate } from '@date-fns/tz'
import { addDays, format, startOfDay, startOfISOWeek } from 'date-fns'

const zone = 'Europe/Berlin'
const dayFormat = 'yyyy-MM-dd'

interface Span {
  day: string
  startsAt: Date
  /** The start of the next day. */
  endsAt: Date
}

let latest: Span | null = null

/** The day of an instant in Berlin: '2026-11-21'. The last one is kept; see profile/rules.ts. */
export function dayOf(instant: Date): string {
  if (latest && latest.startsAt <= instant && instant < latest.endsAt) return latest.day
  const startsAt = startOfDay(new TZDate(instant.getTime(), zone))
  // Not 24 hours: a day of the clocks' change has 23 or 25.
  latest = { day: format(startsAt, dayFormat), startsAt, endsAt: addDays(startsAt, 1) }
  return latest.day
}

/** The longest that one report can count, in seconds: who stays longer on a page is not reading. */
const maxCountedSeconds = 300

/** Whole seconds of reading between two reports, where both are of the same day; never negative. */
export function countedSeconds(since: Date | null, until: Date): number {
  if (since === null || dayOf(since) !== dayOf(until)) return 0
  const seconds = Math.round((until.getTime() - since.getTime()) / 1000)
  return Math.max(0, Math.min(seconds, maxCountedSeconds))
}

/** Days have no clock, so they are counted where there is no summer time. */
const utc = (year: number, month: number, day: number) => new TZDate(year, month, day, 'UTC')

function parseDay(day: string): TZDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return utc(year, month - 1, date)
}

/** The ISO week a day lies in: '2026-W47'. Days around New Year may lie in another year's week. */
export function weekOf(day: string): string {
  return format(parseDay(day), "RRRR-'W'II")
}

/** Monday to Sunday of an ISO week; null where the year has no such week. */
export function daysOf(week: string): string[] | null {
  const [year = 0, number = 0] = week.split('-W').map(Number)
  // 4 January always lies in the first week.
  const monday = addDays(startOfISOWeek(utc(year, 0, 4)), (number - 1) * 7)
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => format(addDays(monday, at), dayFormat))
  return weekOf(days[0] ?? '') === week ? days : null
}

/** The ISO week some weeks after, or before, the one a day lies in. */
export function weekFrom(day: string, weeks: number): string {
  return weekOf(format(addDays(parseDay(day), weeks * 7), dayFormat))
}
