import type { EditedPoll, PollChange } from '../../../../contract/vote.ts'

type Words = PollChange['question']

/** A text in both languages as it is typed; empty where there is none. */
export interface TypedWords {
  de: string
  en: string
}

export interface CandidateDraft {
  /** Tells the rows apart while they move. */
  key: string
  /** Null for one that was not saved yet. */
  candidateId: string | null
  title: TypedWords
  teaser: TypedWords
  /** '' for none. */
  storyId: string
  /** What has votes stays in a poll that has begun. */
  votes: number
}

/** A poll as it is typed. */
export interface PollDraft {
  month: string
  kind: PollChange['kind']
  question: TypedWords
  note: TypedWords
  candidates: CandidateDraft[]
  version: number
}

/** Limits of the contract, in characters. */
export const lengths = { question: 120, title: 80, teaser: 300, note: 200 } as const
export const candidateCount = { min: 3, max: 6 } as const

const typed = (words: Words | null): TypedWords => ({ de: words?.de ?? '', en: words?.en ?? '' })

const empty: TypedWords = { de: '', en: '' }

/** A candidate that nothing is known of yet. */
export function emptyCandidate(key: string): CandidateDraft {
  return { key, candidateId: null, title: empty, teaser: empty, storyId: '', votes: 0 }
}

/** A poll that begins with as many empty candidates as it needs at least. */
export function emptyDraft(month: string): PollDraft {
  const candidates = Array.from({ length: candidateCount.min }, (_, at) =>
    emptyCandidate(`new-${at}`),
  )
  return { month, kind: 'story', question: empty, note: empty, candidates, version: 0 }
}

export function draftOf({
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
    question: typed(question),
    note: typed(note),
    candidates: candidates.map(({ candidateId, title, teaser, storyId, votes }) => ({
      key: candidateId,
      candidateId,
      title: typed(title),
      teaser: typed(teaser),
      storyId: storyId ?? '',
      votes,
    })),
    version,
  }
}

function saved({ de, en }: TypedWords): Words {
  const [german, english] = [de.trim(), en.trim()]
  return english === '' ? { de: german } : { de: german, en: english }
}

/** What is sent; a German text that is missing is found by `wrongFields` before. */
export function changeOf({
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
    question: saved(question),
    note: note.de.trim() === '' ? null : saved(note),
    candidates: candidates.map(({ candidateId, title, teaser, storyId }) => ({
      ...(candidateId !== null && { candidateId }),
      title: saved(title),
      teaser: saved(teaser),
      storyId: storyId === '' ? null : storyId,
    })),
    version,
  }
}

/** Names of the fields without their German text, in the order of the form. */
export function wrongFields({ question, note, candidates }: PollDraft): string[] {
  const isMissing = ({ de }: TypedWords) => de.trim() === ''
  return [
    ...(isMissing(question) ? ['question'] : []),
    ...candidates.flatMap(({ key, title, teaser }) => [
      ...(isMissing(title) ? [`title-${key}`] : []),
      ...(isMissing(teaser) ? [`teaser-${key}`] : []),
    ]),
    ...(isMissing(note) && note.en.trim() !== '' ? ['note'] : []),
  ]
}

/** The candidates with one of them at another place, from 0; beyond the ends nothing moves. */
export function withMoved(
  candidates: CandidateDraft[],
  from: number,
  to: number,
): CandidateDraft[] {
  const [moved] = candidates.slice(from, from + 1)
  if (!moved || to < 0 || to >= candidates.length) return candidates
  return candidates.toSpliced(from, 1).toSpliced(to, 0, moved)
}

const monthsAhead = 12

/** Months 'YYYY-MM' from `today` ('2026-11-21') on, for a year, that have no poll yet. */
export function freeMonths(taken: { month: string }[], today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const count = year * 12 + month - 1 + ahead
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  }).filter((free) => !taken.some((poll) => poll.month === free))
}
