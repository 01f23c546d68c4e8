import { and, desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { UnfinishedStory } from '../../contract/reading.ts'
import { type ChildLimits, fitsAll } from '../child/queries.ts'
import { childRead } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import { findCards } from '../story/queries.ts'

/** The number of a story's pages, which is the same in each language. */
export const pageCount = sql<number>`coalesce((select max(jsonb_array_length(t.pages)) from story_text t
  where t.story_id = story.story_id), 1)`

/** When the reader was there last; a story left on its first page has no saved place. */
const readAt = sql<Date>`coalesce(${childRead.savedAt}, ${childRead.lastOpenedAt})`

/**
 * Stories that a child has opened in the reader and not finished, last read first. Those left on their
 * first page come last.
 */
export async function listUnfinished(
  db: Database,
  own: { uid: string; childId: string; limit: number; limits: ChildLimits[] },
): Promise<UnfinishedStory[]> {
  const rows = await db
    .select({
      storyId: story.storyId,
      page: childRead.page,
      pageCount,
      savedAt: readAt.mapWith(childRead.savedAt),
    })
    .from(childRead)
    .innerJoin(story, eq(story.storyId, childRead.storyId))
    .where(
      and(
        eq(childRead.userId, own.uid),
        eq(childRead.childId, own.childId),
        isNull(childRead.finishedAt),
        not(childRead.isOnlySaved),
        fitsAll(own.limits),
      ),
    )
    .orderBy(isNull(childRead.savedAt), desc(readAt), story.storyId)
    .limit(own.limit)
  const stories = await findCards(
    db,
    rows.map(({ storyId }) => storyId),
    own.limits,
  )
  const cards = new Map(stories.map((card) => [card.storyId, card]))
  return rows.flatMap(({ storyId, page, pageCount, savedAt }) => {
    const card = cards.get(storyId)
    // The stored page may be the closing page, after the last one.
    const place = { page: Math.min(page, pageCount), pageCount, savedAt: savedAt.toISOString() }
    return card ? [{ story: card, ...place }] : []
  })
}
