import { poll, pollCandidate } from '../../src/server/db/community-schema.ts'
import { monthSpan } from '../../src/server/profile/rules.ts'
import type { TestApp } from './app.ts'

/** The candidate of a month's poll at a place, from 0. */
export const candidateId = (month: string, at: number) =>
  `00000000-0000-4000-8000-${month.replace('-', '')}00000${at}`

/** A poll of a month with three candidates; the first stands for a story. One that is there stays. */
export async function addPoll(
  { db }: Pick<TestApp, 'db'>,
  month: string,
  { storyId = null, keptVotes = [] }: { storyId?: string | null; keptVotes?: number[] } = {},
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
        keptVotes: keptVotes[position] ?? 0,
      })),
    )
    .onConflictDoNothing()
}
