import { and, desc, eq, isNotNull, not, or, sql } from 'drizzle-orm'
import type { StoryStates } from '../../contract/reading.ts'
import type { StoryCard } from '../../contract/story-card.ts'
import { type ChildLimits, fitsAll } from '../child/queries.ts'
import { childRead } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { monthlyRead } from '../db/schema.ts'
import { story } from '../db/story-schema.ts'
import { monthKey } from '../platform/berlin-time.ts'
import { findCards } from '../story/queries.ts'
import { pageCount } from './unfinished.ts'

type State = keyof StoryStates

const state = sql<State>`case when ${childRead.finishedAt} is not null then 'finished'
  when ${childRead.savedAt} is not null then 'begun' else 'opened' end`

/** How far a child has come in each story that it has opened in the reader, latest first. */
export async function listStates(
  db: Database,
  { uid, childId, limits }: { uid: string; childId: string; limits: ChildLimits[] },
): Promise<StoryStates> {
  const rows = await db
    .select({
      storyId: story.storyId,
      state,
      page: childRead.page,
      // Counting unpacks the text of a story; only those that are begun need it.
      pageCount: sql<number>`case ${state} when 'begun' then ${pageCount} else 1 end`,
    })
    .from(childRead)
    .innerJoin(story, eq(story.storyId, childRead.storyId))
    .where(
      and(
        eq(childRead.userId, uid),
        eq(childRead.childId, childId),
        or(not(childRead.isOnlySaved), isNotNull(childRead.finishedAt)),
        fitsAll(limits),
      ),
    )
    .orderBy(desc(childRead.lastOpenedAt), story.storyId)
  const rowsOf = (wanted: State) => rows.filter(({ state }) => state === wanted)
  return {
    opened: rowsOf('opened').map(({ storyId }) => storyId),
    begun: rowsOf('begun').map(({ storyId, page, pageCount }) => ({
      storyId,
      // The stored page may be the closing page, after the last one.
      page: Math.min(page, pageCount),
      pageCount,
    })),
    finished: rowsOf('finished').map(({ storyId }) => storyId),
  }
}

/** Stories that an account opened in the running month, latest first. */
export async function listMonth(
  db: Database,
  { uid, limits, now }: { uid: string; limits: ChildLimits | null; now: Date },
): Promise<StoryCard[]> {
  const rows = await db
    .select({ storyId: monthlyRead.storyId })
    .from(monthlyRead)
    .where(and(eq(monthlyRead.userId, uid), eq(monthlyRead.month, monthKey(now))))
    .orderBy(desc(monthlyRead.createdAt), monthlyRead.storyId)
  const ids = rows.map(({ storyId }) => storyId)
  return findCards(db, ids, [limits])
}
