import type { Language } from '../../../contract/base.ts'
import type { Poll } from '../../../contract/vote.ts'
import { berlinDay, dateFormat, numberFormat } from '../../lib/formats.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { dayAndMonth } from '../diary/diary-dates.ts'

/** A text in the language shown, else in German, with the language it is in. */
export function wordsIn(
  language: Language,
  words: Poll['question'],
): { text: string; lang: Language } {
  const own = words[language]
  return own ? { text: own, lang: language } : { text: words.de, lang: 'de' }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** „Noch 6 Tage“: whole days, then hours, then minutes begun; null once it is over. */
export function timeLeft(endsAt: string, nowMs: number): string | null {
  const leftMs = Date.parse(endsAt) - nowMs
  if (!(leftMs > 0)) return null
  const days = Math.floor(leftMs / dayMs)
  if (days > 0) return days === 1 ? m.vote_left_day() : m.vote_left_days({ days })
  const hours = Math.floor(leftMs / hourMs)
  if (hours > 0) return hours === 1 ? m.vote_left_hour() : m.vote_left_hours({ hours })
  const minutes = Math.ceil(leftMs / minuteMs)
  return minutes === 1 ? m.vote_left_minute() : m.vote_left_minutes({ minutes })
}

/** „bis 30. November, Mitternacht“: the last day on which one can vote. */
export function lastDay(endsAt: string): string {
  // A poll ends a second after midnight.
  const day = berlinDay(Date.parse(endsAt) - 2000)
  return m.vote_until({ day: dayAndMonth(`${day}T12:00:00Z`, getLocale()) })
}

/** „November 2026“; `month` is 'YYYY-MM'. */
export function monthName(month: string, language: Language): string {
  return dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-15`),
  )
}

/** „12 Stimmen“ */
export function votesText(count: number): string {
  if (count === 1) return m.vote_count_one()
  return m.vote_count({ count: numberFormat(getLocale()).format(count) })
}

/** Part of all votes in whole percent; 0 where there are none. */
export function percentOf(votes: number, total: number): number {
  return total === 0 ? 0 : Math.round((votes / total) * 100)
}
