import { and, arrayOverlaps, asc, eq, lte, sql } from 'drizzle-orm'
import type { StoryCard } from '../../contract/story-card.ts'
import type { ReadingTime } from '../../contract/suggestion.ts'
import { type ChildLimits, fitsAll } from '../child/queries.ts'
import { child } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import { findCards } from '../story/queries.ts'

/** Stories in one answer. */
const suggestedCount = 3

interface SuggestionQuery {
  uid: string
  childId: string
  minutes: ReadingTime
  skip: number
  /** A day in Berlin; each day has another order. */
  day: string
  limits: ChildLimits[]
  /** The month 'YYYY-MM' whose reads are used up; null where the account can open more. */
  usedUpMonth: string | null
}

// Tables are named explicitly; see profile/queries.ts.
/** 0 for a story that the child has not opened in the reader, 1 for an opened one, 2 for one read to the end. */
const readRank = sql`coalesce((select case when r.finished_at is null then 1 else 2 end
  from child_read r where r.user_id = child.user_id
    and r.child_id = child.child_id and r.story_id = story.story_id
    and (r.finished_at is not null or not r.is_only_saved)), 0)`
/** Whether reading a story spends nothing: the sample, and what the account opened in the month. */
const isOpenIn = (month: string) => sql`(story.is_sample or exists (select from monthly_read m
  where m.user_id = child.user_id and m.month = ${month} and m.story_id = story.story_id))`
const isDismissed = sql`exists (select from shelf_mark d where d.user_id = child.user_id
  and d.child_id = child.child_id and d.shelf = 'dismissed' and d.story_id = story.story_id)`
/** The youngest age of the child's band; null where it is unknown. */
const youngestAge = sql`substring(child.age_band from '^[0-9]+')::integer`
/** Years by which a child has outgrown a story, or is too young for it; 0 where its age is unknown. */
const missedYears = sql`greatest(0,
  ${youngestAge} - story.age_to, story.age_from - ${youngestAge})`

/**
 * Stories that fit into the available time: unread ones first, then those of the child's age, then
 * those that fill the time best. Ties have another order each day. Where the month's reads are used up,
 * stories that spend nothing come before all others.
 */
export async function listSuggestions(
  db: Database,
  { uid, childId, minutes, skip, day, limits, usedUpMonth }: SuggestionQuery,
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
      ...(usedUpMonth === null ? [] : [sql`not ${isOpenIn(usedUpMonth)}`]),
      readRank,
      missedYears,
      // Compared in thirds of the time, so that the longest story does not always come first.
      sql`(${minutes} - story.minutes) * 3 / ${minutes}`,
      sql`md5(${childId}::text || ${day}::text || story.story_id)`,
      asc(story.storyId),
    )
  const ids = rows.map(({ storyId }) => storyId).slice(skip, skip + suggestedCount)
  return { items: await findCards(db, ids, limits), total: rows.length }
}
