import type { Language } from '../../../../../contract/base.ts'
import type { DraftRow, DraftState, EditedDraft, Revision } from '../../../../../contract/draft.ts'
import type { AuthUser } from '../../../../../contract/profile.ts'
import type { Check } from '../../../../../contract/story-draft.ts'
import { isPublisher } from '../../../../data/session/roles.ts'
import { dateFormat } from '../../../../lib/format.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { languageLabel } from '../../../story/filter/filter-labels.ts'

const stateLabels: Record<DraftState, () => string> = {
  draft: m.draft_state_draft,
  review: m.draft_state_review,
  published: m.draft_state_published,
  withdrawn: m.draft_state_withdrawn,
}

export const stateLabel = (state: DraftState) => stateLabels[state]()

/** „Veröffentlicht“, „Geplant für 27.11.26, 12:00“. */
export function draftStateText({
  state,
  scheduledAt,
}: Pick<DraftRow, 'state' | 'scheduledAt'>): string {
  return scheduledAt === null
    ? stateLabel(state)
    : m.draft_state_planned({ moment: formatShortDateTime(scheduledAt) })
}

/** „22.11.26, 14:02“, in Berlin; `timestamp` is ISO 8601. */
export function formatShortDateTime(timestamp: string): string {
  return dateFormat(getLocale(), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(Date.parse(timestamp))
}

/** „14:02“, in Berlin. */
export function formatTime(moment: Date): string {
  return dateFormat(getLocale(), { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(moment)
}

/** Name of the editor who saved; null stands for the library. */
export const editorName = (name: string | null) => name ?? m.draft_by_library()

/** „DE EN“ */
export const languageCodes = (languages: readonly Language[]) =>
  languages.map((language) => language.toUpperCase()).join(' ')

const reasonLabels: Record<Revision['reason'], () => string> = {
  saved: m.draft_reason_saved,
  published: m.draft_reason_published,
  withdrawn: m.draft_reason_withdrawn,
  restored: m.draft_reason_restored,
  imported: m.draft_reason_imported,
  library: m.draft_reason_library,
}

/** Why a revision was saved. */
export const reasonLabel = (reason: Revision['reason']) => reasonLabels[reason]()

const checkLabels: Record<Check['id'], () => string> = {
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

/** What a check asks for, with its page and language. */
export function checkLabel({ id, page, language }: Check): string {
  const text = checkLabels[id]()
  const details = [
    page !== null && m.draft_page_of({ number: page }),
    language !== null && languageLabel(language),
  ].filter((part) => part !== false)
  return details.length === 0 ? text : `${text} (${details.join(', ')})`
}

/** „4:07“ or „1:02:09“; `durationMs` in ms. */
export function formatDuration(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const visible = parts[0] === 0 ? parts.slice(1) : parts
  return visible
    .map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':')
}

/** Whether the newest version differs from the one that readers see. */
export const hasUnpublished = ({ state, version, publishedVersion }: EditedDraft) =>
  state === 'published' && publishedVersion !== null && publishedVersion < version

/** Whether only others may change it: its publication is planned. */
export const isLockedFor = (user: AuthUser | null, { scheduledAt }: EditedDraft) =>
  scheduledAt !== null && !isPublisher(user)

/** Whether there is something for another person to look at. */
export const mayAskForReview = (draft: EditedDraft) =>
  draft.scheduledAt === null && (draft.state === 'draft' || hasUnpublished(draft))
