import type { EditedPoll } from '../../contract/vote.ts'

type State = EditedPoll['state']

/** The state of a poll at `now`: it runs from `startsAt` until just before `endsAt`. */
export function stateOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): State {
  if (now < startsAt) return 'planned'
  return now < endsAt ? 'running' : 'over'
}

/** The first candidate with the most votes; null without votes. */
export function winnerOf(candidates: { candidateId: string; votes: number }[]): string | null {
  let winner: { candidateId: string; votes: number } | null = null
  for (const candidate of candidates) {
    if (candidate.votes > (winner?.votes ?? 0)) winner = candidate
  }
  return winner?.candidateId ?? null
}

interface LocalizedText {
  de: string
  en?: string | undefined
}

interface CandidateContent {
  candidateId?: string | undefined
  title: LocalizedText
  teaser: LocalizedText
  storyId: string | null
}

interface PollContent<Candidate = CandidateContent> {
  kind: string
  question: LocalizedText
  candidates: Candidate[]
}

type StoredPoll = PollContent<CandidateContent & { votes: number }>

/**
 * Whether a poll may be changed: in any way before it begins; while it runs, without removing a
 * candidate that has votes; once it is over, only its note. `before` is null for a new poll, which may
 * not begin in the past.
 */
export function mayChange(before: StoredPoll | null, after: PollContent, state: State): boolean {
  if (state === 'planned') return true
  if (before === null) return state === 'running'
  if (state === 'over') return fingerprint(before) === fingerprint(after)
  const remaining = new Set(after.candidates.map(({ candidateId }) => candidateId))
  return before.candidates.every(
    ({ candidateId, votes }) => votes === 0 || remaining.has(candidateId),
  )
}

/** Equal for polls with the same content; keys have no order in the database. */
function fingerprint({ kind, question, candidates }: PollContent): string {
  const textOf = ({ de, en }: LocalizedText) => [de, en ?? null]
  const listed = candidates.map(({ candidateId, title, teaser, storyId }) => [
    candidateId,
    textOf(title),
    textOf(teaser),
    storyId,
  ])
  return JSON.stringify([kind, textOf(question), listed])
}
