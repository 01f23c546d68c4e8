import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

const zone = 'Europe/Berlin'
const friday = 5
const noon = 12
/** How long after noon a server that was down then still sends the mail. */
const lateMs = 24 * 3_600_000

/** One week of the newsletter. */
export interface NewsletterWeek {
  /** ISO week of its Friday in Berlin, e.g. 2026-W47. */
  week: string
  /** New stories are published after `from`, up to `until`: noon of two Fridays. */
  from: Date
  until: Date
}

/** The week whose mail is due at `now`: Friday from 12:00 in Berlin, for a day; else null. */
export function dueNewsletter(now: Date): NewsletterWeek | null {
  const local = new TZDate(now.getTime(), zone)
  const daysSinceFriday = (local.getDay() - friday + 7) % 7
  const noonOf = (daysAgo: number) =>
    new TZDate(local.getFullYear(), local.getMonth(), local.getDate() - daysAgo, noon, 0, 0, zone)
  const latest = noonOf(daysSinceFriday)
  const lateByMs = now.getTime() - latest.getTime()
  if (lateByMs < 0 || lateByMs > lateMs) return null
  return {
    week: format(latest, "RRRR-'W'II"),
    from: new Date(noonOf(daysSinceFriday + 7).getTime()),
    until: new Date(latest.getTime()),
  }
}
