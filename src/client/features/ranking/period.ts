import type { RankingPeriod } from '../../../contract/story-card.ts'
import { m } from '../../paraglide/messages.js'

/** Name of each period in the address; null for no parameter. */
const names: Record<RankingPeriod, string | null> = { week: 'woche', month: 'monat', ever: null }

export const periods = Object.keys(names) as RankingPeriod[]

/** The period in the address; all time if missing or invalid. */
export function readPeriod(search: string): RankingPeriod {
  const name = new URLSearchParams(search).get('zeitraum')
  return periods.find((period) => names[period] === name) ?? 'ever'
}

/** Address of a period's ranking. */
export function periodAddress(period: RankingPeriod): string {
  const name = names[period]
  return name === null ? '/story-ranking' : `/story-ranking?zeitraum=${name}`
}

const labels: Record<RankingPeriod, () => string> = {
  week: m.ranking_week,
  month: m.ranking_month,
  ever: m.ranking_ever,
}

/** Label of the period's tab. */
export const periodLabel = (period: RankingPeriod) => labels[period]()

const intros: Record<RankingPeriod, () => string> = {
  week: m.ranking_week_intro,
  month: m.ranking_month_intro,
  ever: m.topstories_intro,
}

/** What the period's ranking counts. */
export const periodIntro = (period: RankingPeriod) => intros[period]()
