import { TZDate } from '@date-fns/tz'
import { addDays, format, startOfDay, startOfISOWeek } from 'date-fns'

const zone = 'Europe/Berlin'
const dayFormat = 'yyyy-MM-dd'

interface DaySpan {
  day: string
  startsAt: Date
  /** The start of the next day. */
  endsAt: Date
}

let latest: DaySpan | null = null

/** The day of an instant in Berlin: '2026-11-21'. The last result is cached, as conversions are slow. */
export function dayOf(instant: Date): string {
  if (latest && latest.startsAt <= instant && instant < latest.endsAt) return latest.day
  const startsAt = startOfDay(new TZDate(instant.getTime(), zone))
  // Not 24 hours: days on which the clocks change have 23 or 25.
  latest = { day: format(startsAt, dayFormat), startsAt, endsAt: addDays(startsAt, 1) }
  return latest.day
}

/** Most seconds that one report counts; a longer stay on a page is not reading. */
const maxCountedSeconds = 300

/** Whole seconds of reading between two reports of the same day, else 0; never negative. */
export function countedSeconds(since: Date | null, until: Date): number {
  if (since === null || dayOf(since) !== dayOf(until)) return 0
  const seconds = Math.round((until.getTime() - since.getTime()) / 1000)
  return Math.max(0, Math.min(seconds, maxCountedSeconds))
}

/** A day in UTC, where every day has 24 hours; `month` is from 0. */
const utc = (year: number, month: number, day: number) => new TZDate(year, month, day, 'UTC')

function parseDay(day: string): TZDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return utc(year, month - 1, date)
}

/** The ISO week of a day: '2026-W47'. Days around New Year may belong to another year's week. */
export function weekOf(day: string): string {
  return format(parseDay(day), "RRRR-'W'II")
}

/** Monday to Sunday of an ISO week; null where the year has no such week. */
export function daysOf(week: string): string[] | null {
  const [year = 0, number = 0] = week.split('-W').map(Number)
  // 4 January is always in the first week.
  const monday = addDays(startOfISOWeek(utc(year, 0, 4)), (number - 1) * 7)
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => format(addDays(monday, at), dayFormat))
  return weekOf(days[0] ?? '') === week ? days : null
}

/** The ISO week that is `weeks` after the one of a day; negative ones are before it. */
export function weekFrom(day: string, weeks: number): string {
  return weekOf(format(addDays(parseDay(day), weeks * 7), dayFormat))
}

/** The day that is `days` after a day. */
export function dayAfter(day: string, days: number): string {
  return format(addDays(parseDay(day), days), dayFormat)
}
