import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../server/db/client.ts'
import { poll, pollCandidate } from '../../server/db/community-schema.ts'
import { story } from '../../server/db/story-schema.ts'
import { monthKey, monthSpan } from '../../server/profile/rules.ts'
import type { PollSample } from './poll-samples.ts'
import { pollSamples } from './poll-samples.ts'

/** Adds the poll of this month and the one before with its winner; a month that has one keeps it. */
export async function seedPolls(db: Database, now: Date): Promise<void> {
  const month = monthKey(now)
  const { startsAt, endsAt } = monthSpan(month)
  // The span ends a second after the next month has begun.
  const before = monthKey(new Date(startsAt.getTime() - 1))
  await addPoll(db, before, winnersNote(monthKey(endsAt)))
  await addPoll(db, month, null)
}

async function addPoll(
  db: Database,
  month: string,
  note: { de: string; en: string } | null,
): Promise<void> {
  const { kind, question, candidates } = sampleOf(month)
  const known = await findKnownStories(db, candidates)
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(poll)
      .values({ month, kind, question, note, ...monthSpan(month) })
      .onConflictDoNothing()
      .returning({ month: poll.month })
    if (made.length === 0) return
    await tx.insert(pollCandidate).values(
      candidates.map(({ votes, storyId, ...words }, position) => ({
        ...words,
        candidateId: randomUUID(),
        month,
        position,
        storyId: known.has(storyId) ? storyId : null,
        keptVotes: votes,
      })),
    )
  })
}

const partsOf = (month: string) => month.split('-').map(Number) as [year: number, month: number]

/** Neighbouring months never have the same. */
function sampleOf(month: string): PollSample {
  const [year, number] = partsOf(month)
  const sample = pollSamples[(year * 12 + number) % pollSamples.length]
  if (!sample) throw new Error('there are no samples of polls')
  return sample
}

function winnersNote(month: string): { de: string; en: string } {
  const [year, number] = partsOf(month)
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
  return {
    de: `ab 1.${number}. in der Bibliothek`,
    en: `in the library from 1 ${name.format(Date.UTC(year, number - 1))}`,
  }
}

async function findKnownStories(db: Database, samples: { storyId: string }[]) {
  const ids = samples.map(({ storyId }) => storyId)
  const rows = await db
    .select({ storyId: story.storyId })
    .from(story)
    .where(inArray(story.storyId, ids))
  return new Set(rows.map(({ storyId }) => storyId))
}
