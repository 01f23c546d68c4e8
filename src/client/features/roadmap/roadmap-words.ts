import type { RoadmapItem, RoadmapState } from '../../../contract/roadmap.ts'
import { dateFormat } from '../../lib/formats.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

const stateNames: Record<RoadmapState, () => string> = {
  pending: m.roadmap_pending,
  open: m.roadmap_open,
  planned: m.roadmap_planned,
  started: m.roadmap_started,
  completed: m.roadmap_completed,
  declined: m.roadmap_declined,
  duplicate: m.roadmap_duplicate,
}

/** How an item stands, in a word or two. */
export function stateName(state: RoadmapState): string {
  return stateNames[state]()
}

interface Shown {
  text: string
  /** To be said where it is not the page's language. */
  lang: 'de' | 'en' | undefined
}

/** A text in the language shown, else in the one it has. */
export function shownText(texts: RoadmapItem['titles']): Shown {
  const locale = getLocale()
  const own = texts[locale]
  if (own) return { text: own, lang: undefined }
  const lang = locale === 'de' ? 'en' : 'de'
  return { text: texts[lang] ?? '', lang: texts[lang] ? lang : undefined }
}

/** Answers are written in the language of the idea. */
export function answerLanguage({ titles }: Pick<RoadmapItem, 'titles'>): 'de' | 'en' | undefined {
  const written = titles.de === undefined ? 'en' : 'de'
  return written === getLocale() ? undefined : written
}

/** A month 'YYYY-MM' as people say it: „Dezember 2026“. */
function monthName(month: string): string {
  return dateFormat(getLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )
}

/** When an item is meant to come, or came; null where that is open. */
export function monthText({ month, state }: RoadmapItem): string | null {
  if (month === null || state === 'declined' || state === 'duplicate') return null
  const name = monthName(month)
  return state === 'completed'
    ? m.roadmap_month_done({ month: name })
    : m.roadmap_month_planned({ month: name })
}

/** „eine Stimme“, „12 Stimmen“. */
export function votesText(count: number): string {
  return count === 1 ? m.roadmap_votes_one() : m.roadmap_votes_many({ count })
}
