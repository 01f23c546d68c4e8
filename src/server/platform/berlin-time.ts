import { TZDate } from '@date-fns/tz'
import { format, formatISO } from 'date-fns'

const zone = 'Europe/Berlin'

/** Next first of the month at 00:00:01 in Berlin, strictly after `now`. */
export function nextCounterReset(now: Date): Date {
  return monthOf(now).endsAt
}

/** The month 'YYYY-MM' of a read at `now`; it changes when the counter resets. */
export function monthKey(now: Date): string {
  return monthOf(now).key
}

interface MonthSpan {
  startsAt: Date
  /** The start of the next month, exclusive. */
  endsAt: Date
}

/** The span of a month 'YYYY-MM'; at `endsAt` counters reset and its poll closes. */
export function monthSpan(key: string): MonthSpan {
  const [year = 0, month = 0] = key.split('-').map(Number)
  return { startsAt: monthStart(year, month - 1), endsAt: monthStart(year, month) }
}

type Month = MonthSpan & { key: string }

let latest: Month | null = null

/** The month of `now`; cached, because time zone arithmetic costs more than the rest of a call. */
function monthOf(now: Date): Month {
  if (latest && latest.startsAt <= now && now < latest.endsAt) return latest
  const local = new TZDate(now.getTime() - 1000, zone)
  const [year, month] = [local.getFullYear(), local.getMonth()]
  latest = {
    key: format(local, 'yyyy-MM'),
    startsAt: monthStart(year, month),
    endsAt: monthStart(year, month + 1),
  }
  return latest
}

/** Size of the cache of timestamps; counters reset once a month, so that few values recur. */
const maxTimestamps = 100
const timestamps = new Map<number, string>()

/** ISO 8601 with Berlin's offset, e.g. 2025-01-01T00:00:01+01:00. */
export function berlinTimestamp(instant: Date): string {
  const ms = instant.getTime()
  const text = timestamps.get(ms) ?? formatISO(new TZDate(ms, zone))
  if (timestamps.size >= maxTimestamps) timestamps.clear()
  timestamps.set(ms, text)
  return text
}

function monthStart(year: number, month: number): Date {
  return new Date(new TZDate(year, month, 1, 0, 0, 1, zone).getTime())
}
