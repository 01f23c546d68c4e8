import type { PollChange } from '../../src/contract/vote.ts'
import { poll, pollCandidate } from '../../src/server/db/community-schema.ts'
import { monthSpan } from '../../src/server/platform/berlin-time.ts'
import type { TestApp } from './app.ts'
import type { TestUser } from './test-user.ts'

/** Id of a candidate of a month's poll by its index, 0 to 9. */
export const candidateId = (month: string, at: number) =>
  `00000000-0000-4000-8000-${month.replace('-', '')}00000${at}`

/** Adds a poll of a month with three candidates, the first for a story; keeps an existing one. */
export async function addPoll(
  { db }: Pick<TestApp, 'db'>,
  month: string,
  {
    storyId = null,
    retainedVotes = [],
  }: { storyId?: string | null; retainedVotes?: number[] } = {},
): Promise<void> {
  const facts = { kind: 'story' as const, question: { de: `Was kommt nach ${month}?` } }
  await db
    .insert(poll)
    .values({ month, ...facts, ...monthSpan(month) })
    .onConflictDoNothing()
  await db
    .insert(pollCandidate)
    .values(
      ['Der Mondbäcker', 'Das Glühwürmchen', 'Die Schneckenpost'].map((title, position) => ({
        candidateId: candidateId(month, position),
        month,
        position,
        title: { de: title },
        teaser: { de: `Worum es in „${title}“ geht.` },
        storyId: position === 0 ? storyId : null,
        retainedVotes: retainedVotes[position] ?? 0,
      })),
    )
    .onConflictDoNothing()
}

/** The input that creates a poll in December. */
export const newPoll = (change: Partial<PollChange> = {}): PollChange => ({
  month: '2026-12',
  kind: 'story',
  question: { de: 'Welche Geschichte wollt ihr zuerst hören?', en: 'Which story first?' },
  note: null,
  candidates: ['Der Mondbäcker', 'Die Schneckenpost', 'Das Glühwürmchen'].map((title, at) => ({
    title: { de: title },
    teaser: { de: 'Worum es geht.' },
    storyId: at === 0 ? 'erste' : null,
  })),
  version: 0,
  ...change,
})

type Edited = Awaited<ReturnType<TestUser['api']['vote']['save']>>

/** The input that saves a poll with a change. */
export function asChange(
  { month, kind, question, note, candidates, version }: Edited,
  change: Partial<PollChange> = {},
): PollChange {
  return {
    month,
    kind,
    question,
    note,
    version,
    candidates: candidates.map(({ candidateId: id, title, teaser, storyId }) => ({
      candidateId: id,
      title,
      teaser,
      storyId,
    })),
    ...change,
  }
}
