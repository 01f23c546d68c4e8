import { and, desc, eq, isNotNull, not, or, sql } from 'drizzle-orm'
import type { StoryStates } from '../../contract/reading.ts'
import type { StoryCard } from '../../contract/story-card.ts'
import { type ChildLimits, fitsAll } from '../child/queries.ts'
import { childRead } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
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
  // Selected before they are sorted; see db/likes.ts.
  const { rows } = await db.execute<{ storyId: string }>(sql`
    select story_id as "storyId" from (select story_id, created_at from monthly_read
      where user_id = ${uid} and month = ${monthKey(now)} offset 0) month_read
    order by created_at desc, story_id`)
  const ids = rows.map(({ storyId }) => storyId)
  return findCards(db, ids, [limits])
}
