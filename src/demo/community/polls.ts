import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../server/db/client.ts'
import { poll, pollCandidate } from '../../server/db/community-schema.ts'
import { story } from '../../server/db/story-schema.ts'
import { monthKey, monthSpan } from '../../server/platform/berlin-time.ts'
import { type PollSample, pollSamples } from './poll-samples.ts'

/** Adds polls of this month and the previous one; existing ones do not change. */
export async function seedPolls(db: Database, now: Date): Promise<void> {
  const month = monthKey(now)
  const { startsAt, endsAt } = monthSpan(month)
  const previousMonth = monthKey(new Date(startsAt.getTime() - 1))
  await addPoll(db, previousMonth, winnersNote(monthKey(endsAt)))
  await addPoll(db, month, null)
}

async function addPoll(
  db: Database,
  month: string,
  note: { de: string; en: string } | null,
): Promise<void> {
  const { kind, question, candidates } = sampleOf(month)
  const existingIds = await findExistingStories(db, candidates)
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(poll)
      .values({ month, kind, question, note, ...monthSpan(month) })
      .onConflictDoNothing()
      .returning({ month: poll.month })
    if (inserted.length === 0) return
    await tx.insert(pollCandidate).values(
      candidates.map(({ votes, storyId, ...texts }, position) => ({
        ...texts,
        candidateId: randomUUID(),
        month,
        position,
        storyId: existingIds.has(storyId) ? storyId : null,
        retainedVotes: votes,
      })),
    )
  })
}

const parseMonth = (month: string) => month.split('-').map(Number) as [year: number, month: number]

/** The sample of a month; adjacent months have different ones. */
function sampleOf(month: string): PollSample {
  const [year, number] = parseMonth(month)
  const sample = pollSamples[(year * 12 + number) % pollSamples.length]
  if (!sample) throw new Error('there are no samples of polls')
  return sample
}

function winnersNote(month: string): { de: string; en: string } {
  const [year, number] = parseMonth(month)
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
  return {
    de: `ab 1.${number}. in der Bibliothek`,
    en: `in the library from 1 ${name.format(Date.UTC(year, number - 1))}`,
  }
}

async function findExistingStories(db: Database, samples: { storyId: string }[]) {
  const ids = samples.map(({ storyId }) => storyId)
  const rows = await db
    .select({ storyId: story.storyId })
    .from(story)
    .where(inArray(story.storyId, ids))
  return new Set(rows.map(({ storyId }) => storyId))
}
