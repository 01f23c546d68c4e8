import type { Language } from '../../../../contract/base.ts'
import type { DraftRow, DraftState, Revision } from '../../../../contract/draft.ts'
import type { Check } from '../../../../contract/story-draft.ts'
import { dateFormat, numberFormat } from '../../../lib/formats.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { languageLabel } from '../../story/filter-words.ts'

const stateNames: Record<DraftState, () => string> = {
  draft: m.draft_state_draft,
  review: m.draft_state_review,
  published: m.draft_state_published,
  withdrawn: m.draft_state_withdrawn,
}

export const stateLabel = (state: DraftState) => stateNames[state]()

/** How a story stands: „Veröffentlicht“, „Geplant für Fr., 27.11., 12:00“. */
export function standing({ state, scheduledAt }: Pick<DraftRow, 'state' | 'scheduledAt'>): string {
  return scheduledAt === null
    ? stateLabel(state)
    : m.draft_state_planned({ moment: shortMoment(scheduledAt) })
}

/** Day and time in Berlin, short: „22.11.26, 14:02“; `timestamp` is ISO 8601. */
export function shortMoment(timestamp: string): string {
  return dateFormat(getLocale(), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(Date.parse(timestamp))
}

/** The time of day in Berlin: „14:02“. */
export function timeOfDay(moment: Date): string {
  return dateFormat(getLocale(), { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(moment)
}

/** A number with its thousands set apart. */
export function numberText(number: number): string {
  return numberFormat(getLocale()).format(number)
}

/** Name of who saved; nobody's for what came with the library. */
export const editorName = (name: string | null) => name ?? m.draft_by_library()

/** Codes of languages as one reads them: „DE EN“. */
export const languageCodes = (languages: readonly Language[]) =>
  languages.map((language) => language.toUpperCase()).join(' ')

const reasonNames: Record<Revision['reason'], () => string> = {
  saved: m.draft_reason_saved,
  published: m.draft_reason_published,
  withdrawn: m.draft_reason_withdrawn,
  restored: m.draft_reason_restored,
  imported: m.draft_reason_imported,
  library: m.draft_reason_library,
}

/** Why there is a version. */
export const reasonLabel = (reason: Revision['reason']) => reasonNames[reason]()

const checkNames: Record<Check['id'], () => string> = {
  title: m.draft_check_title,
  teaser: m.draft_check_teaser,
  author: m.draft_check_author,
  source: m.draft_check_source,
  value: m.draft_check_value,
  age: m.draft_check_age,
  cover: m.draft_check_cover,
  'cover-alt': m.draft_check_cover_alt,
  text: m.draft_check_text,
  alt: m.draft_check_alt,
  pdf: m.draft_check_pdf,
  questions: m.draft_check_questions,
  glossary: m.draft_check_glossary,
  'content-note': m.draft_check_content_note,
  syllables: m.draft_check_syllables,
  'audio-outdated': m.draft_check_audio_outdated,
  english: m.draft_check_english,
}

/** What is to be done, with its page and its language where there are some. */
export function checkLabel({ id, page, language }: Check): string {
  const what = checkNames[id]()
  const where = [
    page !== null && m.draft_page_of({ number: page }),
    language !== null && languageLabel(language),
  ].filter((part) => part !== false)
  return where.length === 0 ? what : `${what} (${where.join(', ')})`
}
