import type { Language } from '../../../contract/base.ts'
import type { Poll } from '../../../contract/vote.ts'
import { berlinDay, formatDayAndMonth, formatNumber } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'

/** A text in the given language, else in German, with its language. */
export function localizedText(
  language: Language,
  texts: Poll['question'],
): { text: string; lang: Language } {
  const text = texts[language]
  return text ? { text, lang: language } : { text: texts.de, lang: 'de' }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * „Noch 6 Tage“: full days, then full hours, then minutes rounded up; null once the poll is over. `endsAt`
 * is ISO 8601, `nowMs` in ms since 1970.
 */
export function timeLeftText(endsAt: string, nowMs: number): string | null {
  const leftMs = Date.parse(endsAt) - nowMs
  if (!(leftMs > 0)) return null
  const days = Math.floor(leftMs / dayMs)
  if (days > 0) return days === 1 ? m.vote_left_day() : m.vote_left_days({ days })
  const hours = Math.floor(leftMs / hourMs)
  if (hours > 0) return hours === 1 ? m.vote_left_hour() : m.vote_left_hours({ hours })
  const minutes = Math.ceil(leftMs / minuteMs)
  return minutes === 1 ? m.vote_left_minute() : m.vote_left_minutes({ minutes })
}

/** „bis 30. November, Mitternacht“: the last day of voting; `endsAt` is ISO 8601. */
export function lastDayText(endsAt: string): string {
  // A poll ends one second after midnight, so this is a moment of its last day.
  const day = berlinDay(Date.parse(endsAt) - 2000)
  return m.vote_until({ day: formatDayAndMonth(`${day}T12:00:00Z`) })
}

/** „12 Stimmen“ */
export function votesText(count: number): string {
  if (count === 1) return m.vote_count_one()
  return m.vote_count({ count: formatNumber(count) })
}

/** Shares in whole percent that add up to 100: the largest remainders are rounded up. 0 without votes. */
export function percentsOf(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, one) => sum + one, 0)
  if (total === 0) return votes.map(() => 0)
  const exact = votes.map((one) => (one * 100) / total)
  const floors = exact.map(Math.floor)
  const missing = 100 - floors.reduce((sum, one) => sum + one, 0)
  const byRemainder = [...votes.keys()].sort((one, other) => remainder(other) - remainder(one))
  const roundedUp = new Set(byRemainder.slice(0, missing))
  return floors.map((floor, at) => (roundedUp.has(at) ? floor + 1 : floor))

  function remainder(at: number) {
    return (exact[at] ?? 0) - (floors[at] ?? 0)
  }
}
