import { and, arrayOverlaps, asc, eq, lte, sql } from 'drizzle-orm'
import type { StoryCard } from '../../contract/story.ts'
import type { ReadingTime } from '../../contract/suggestion.ts'
import type { ChildLimits } from '../child/queries.ts'
import { fitsAll } from '../child/queries.ts'
import { child } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import { findCards } from '../story/queries.ts'

/** Stories that are suggested at a time. */
const suggestedCount = 3

interface Wanted {
  uid: string
  childId: string
  minutes: ReadingTime
  skip: number
  /** A day in Berlin; each has an order of its own. */
  day: string
  limits: ChildLimits[]
}

// Tables are named by hand; see profile/queries.ts.
const isRead = sql`exists (select from child_read r where r.user_id = child.user_id
  and r.child_id = child.child_id and r.story_id = story.story_id)`
const isDismissed = sql`exists (select from shelf_mark d where d.user_id = child.user_id
  and d.child_id = child.child_id and d.shelf = 'dismissed' and d.story_id = story.story_id)`
/** Years by which a child has outgrown a story; none where its age is not known. */
const outgrownYears = sql`greatest(0,
  coalesce(substring(child.age_band from '^[0-9]+')::integer, 0) - story.age_to)`

/**
 * Stories that a child can be read in the time there is: new ones before read ones, ones of its age
 * before ones it has outgrown, then those that fill the time. Beyond that each day has its own order.
 */
export async function listSuggestions(
  db: Database,
  { uid, childId, minutes, skip, day, limits }: Wanted,
): Promise<{ items: StoryCard[]; total: number }> {
  const rows = await db
    .select({ storyId: story.storyId })
    .from(story)
    .innerJoin(child, and(eq(child.userId, uid), eq(child.childId, childId)))
    .where(
      and(
        lte(story.minutes, minutes),
        arrayOverlaps(story.languages, child.languages),
        sql`not ${isDismissed}`,
        fitsAll(limits),
      ),
    )
    .orderBy(
      isRead,
      outgrownYears,
      // A third of the time is one step, so that not the same longest story comes first for ever.
      sql`(${minutes} - story.minutes) * 3 / ${minutes}`,
      sql`md5(${childId}::text || ${day}::text || story.story_id)`,
      asc(story.storyId),
    )
  const ids = rows.map(({ storyId }) => storyId).slice(skip, skip + suggestedCount)
  return { items: await findCards(db, ids, limits), total: rows.length }
}
