import type { EditedPoll, PollChange } from '../../../../contract/vote.ts'

type SavedText = PollChange['question']

/** Form state of a text in both languages; '' where there is none. */
export interface BilingualText {
  de: string
  en: string
}

export interface CandidateDraft {
  /** Identifies the row while it moves. */
  key: string
  /** Null for a candidate that is not saved yet. */
  candidateId: string | null
  title: BilingualText
  teaser: BilingualText
  /** '' for no sample story. */
  storyId: string
  /** Candidates with votes cannot be removed from a running poll. */
  votes: number
}

/** Form state of a poll. */
export interface PollDraft {
  /** 'YYYY-MM'. */
  month: string
  kind: PollChange['kind']
  question: BilingualText
  note: BilingualText
  candidates: CandidateDraft[]
  /** Version of the poll that it changes; 0 for a new one. */
  version: number
}

/** Maximum lengths of the contract, in characters. */
export const maxLengths = { question: 120, title: 80, teaser: 300, note: 200 } as const
export const candidateCount = { min: 3, max: 6 } as const

const toBilingual = (text: SavedText | null): BilingualText => ({
  de: text?.de ?? '',
  en: text?.en ?? '',
})

const empty: BilingualText = { de: '', en: '' }

export function emptyCandidate(key: string): CandidateDraft {
  return { key, candidateId: null, title: empty, teaser: empty, storyId: '', votes: 0 }
}

/** A new poll with the minimum number of empty candidates. */
export function emptyDraft(month: string): PollDraft {
  const candidates = Array.from({ length: candidateCount.min }, (_, at) =>
    emptyCandidate(`new-${at}`),
  )
  return { month, kind: 'story', question: empty, note: empty, candidates, version: 0 }
}

export function toPollDraft({
  month,
  kind,
  question,
  note,
  candidates,
  version,
}: EditedPoll): PollDraft {
  return {
    month,
    kind,
    question: toBilingual(question),
    note: toBilingual(note),
    candidates: candidates.map(({ candidateId, title, teaser, storyId, votes }) => ({
      key: candidateId,
      candidateId,
      title: toBilingual(title),
      teaser: toBilingual(teaser),
      storyId: storyId ?? '',
      votes,
    })),
    version,
  }
}

function toSavedText({ de, en }: BilingualText): SavedText {
  const [german, english] = [de.trim(), en.trim()]
  return english === '' ? { de: german } : { de: german, en: english }
}

/** Input of the call `vote.save`; `findMissingFields` has checked the German texts before. */
export function toPollChange({
  month,
  kind,
  question,
  note,
  candidates,
  version,
}: PollDraft): PollChange {
  return {
    month,
    kind,
    question: toSavedText(question),
    note: note.de.trim() === '' ? null : toSavedText(note),
    candidates: candidates.map(({ candidateId, title, teaser, storyId }) => ({
      ...(candidateId !== null && { candidateId }),
      title: toSavedText(title),
      teaser: toSavedText(teaser),
      storyId: storyId === '' ? null : storyId,
    })),
    version,
  }
}

/** Names of the fields whose German text is missing, in the order of the form. */
export function findMissingFields({ question, note, candidates }: PollDraft): string[] {
  const isMissing = ({ de }: BilingualText) => de.trim() === ''
  return [
    ...(isMissing(question) ? ['question'] : []),
    ...candidates.flatMap(({ key, title, teaser }) => [
      ...(isMissing(title) ? [`title-${key}`] : []),
      ...(isMissing(teaser) ? [`teaser-${key}`] : []),
    ]),
    ...(isMissing(note) && note.en.trim() !== '' ? ['note'] : []),
  ]
}

/** Moves a candidate; indexes count from 0, and an index outside the list changes nothing. */
export function moveCandidate(
  candidates: CandidateDraft[],
  from: number,
  to: number,
): CandidateDraft[] {
  const [moved] = candidates.slice(from, from + 1)
  if (!moved || to < 0 || to >= candidates.length) return candidates
  return candidates.toSpliced(from, 1).toSpliced(to, 0, moved)
}

const monthsAhead = 12

/** Months 'YYYY-MM' without a poll, for a year from the month of `today` ('2026-11-21') on. */
export function findFreeMonths(polls: { month: string }[], today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const monthIndex = year * 12 + month - 1 + ahead
    return `${Math.floor(monthIndex / 12)}-${String((monthIndex % 12) + 1).padStart(2, '0')}`
  }).filter((free) => !polls.some((poll) => poll.month === free))
}
