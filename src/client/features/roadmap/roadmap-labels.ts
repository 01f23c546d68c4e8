import type { RoadmapItem, RoadmapState } from '../../../contract/roadmap.ts'
import { formatMonthAndYear } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

const stateLabels: Record<RoadmapState, () => string> = {
  pending: m.roadmap_pending,
  open: m.roadmap_open,
  planned: m.roadmap_planned,
  started: m.roadmap_started,
  completed: m.roadmap_completed,
  declined: m.roadmap_declined,
  duplicate: m.roadmap_duplicate,
}

/** Label of an item's state. */
export function stateLabel(state: RoadmapState): string {
  return stateLabels[state]()
}

interface LocalizedText {
  text: string
  /** Undefined if it is the page's language. */
  lang: 'de' | 'en' | undefined
}

/** A text in the page's language, else in the other one; '' if there is none. */
export function localizedText(texts: RoadmapItem['titles']): LocalizedText {
  const locale = getLocale()
  const text = texts[locale]
  if (text) return { text, lang: undefined }
  const lang = locale === 'de' ? 'en' : 'de'
  return { text: texts[lang] ?? '', lang: texts[lang] ? lang : undefined }
}

/** The language of an answer, which is that of the idea; undefined if it is the page's. */
export function answerLanguage({ titles }: Pick<RoadmapItem, 'titles'>): 'de' | 'en' | undefined {
  const language = titles.de === undefined ? 'en' : 'de'
  return language === getLocale() ? undefined : language
}

/** Month of an item's plan or completion; null if there is none. */
export function monthLabel({ month, state }: RoadmapItem): string | null {
  if (month === null || state === 'declined' || state === 'duplicate') return null
  const name = formatMonthAndYear(month)
  return state === 'completed'
    ? m.roadmap_month_done({ month: name })
    : m.roadmap_month_planned({ month: name })
}

/** „eine Stimme“, „12 Stimmen“. */
export function votesText(count: number): string {
  return count === 1 ? m.roadmap_votes_one() : m.roadmap_votes_many({ count })
}
