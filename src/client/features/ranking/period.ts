import type { RankingPeriod } from '../../../contract/story.ts'
import { m } from '../../paraglide/messages.js'

/** What the address calls each period; all time is the page without more. */
const names: Record<RankingPeriod, string | null> = { week: 'woche', month: 'monat', ever: null }

export const periods = Object.keys(names) as RankingPeriod[]

/** The period of an address; all time where it names none that exists. */
export function readPeriod(search: string): RankingPeriod {
  const wanted = new URLSearchParams(search).get('zeitraum')
  return periods.find((period) => names[period] === wanted) ?? 'ever'
}

/** The address of a period's ranking. */
export function periodAddress(period: RankingPeriod): string {
  const name = names[period]
  return name === null ? '/story-ranking' : `/story-ranking?zeitraum=${name}`
}

const labels: Record<RankingPeriod, () => string> = {
  week: m.ranking_week,
  month: m.ranking_month,
  ever: m.ranking_ever,
}

/** What its tab says. */
export const periodLabel = (period: RankingPeriod) => labels[period]()

const intros: Record<RankingPeriod, () => string> = {
  week: m.ranking_week_intro,
  month: m.ranking_month_intro,
  ever: m.ranking_ever_intro,
}

/** What is counted in it. */
export const periodIntro = (period: RankingPeriod) => intros[period]()
