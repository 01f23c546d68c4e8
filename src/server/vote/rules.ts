import type { EditedPoll } from '../../contract/vote.ts'

type State = EditedPoll['state']

/** How a poll stands at the moment `now`: it runs from `startsAt` until just before `endsAt`. */
export function stateOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): State {
  if (now < startsAt) return 'planned'
  return now < endsAt ? 'running' : 'over'
}

/** The candidate with the most votes, the first of several; null where nobody voted. */
export function winnerOf(candidates: { candidateId: string; votes: number }[]): string | null {
  let winner: { candidateId: string; votes: number } | null = null
  for (const candidate of candidates) {
    if (candidate.votes > (winner?.votes ?? 0)) winner = candidate
  }
  return winner?.candidateId ?? null
}

interface Words {
  de: string
  en?: string | undefined
}

interface CandidateContent {
  candidateId?: string | undefined
  title: Words
  teaser: Words
  storyId: string | null
}

interface PollContent<Candidate = CandidateContent> {
  kind: string
  question: Words
  candidates: Candidate[]
}

type KeptPoll = PollContent<CandidateContent & { votes: number }>

/**
 * Whether a poll may become another one: before it begins anything, while it runs whatever leaves
 * every candidate with votes in it, and once it is over nothing but its note. `before` is null for a
 * new one, which may not begin in the past.
 */
export function mayBecome(before: KeptPoll | null, after: PollContent, state: State): boolean {
  if (state === 'planned') return true
  if (before === null) return state === 'running'
  if (state === 'over') return fingerprint(before) === fingerprint(after)
  const kept = new Set(after.candidates.map(({ candidateId }) => candidateId))
  return before.candidates.every(({ candidateId, votes }) => votes === 0 || kept.has(candidateId))
}

/** Equal for polls that say the same; keys have no order in the database. */
function fingerprint({ kind, question, candidates }: PollContent): string {
  const words = ({ de, en }: Words) => [de, en ?? null]
  const listed = candidates.map(({ candidateId, title, teaser, storyId }) => [
    candidateId,
    words(title),
    words(teaser),
    storyId,
  ])
  return JSON.stringify([kind, words(question), listed])
}
