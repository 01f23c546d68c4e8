import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Unfinished } from '../../contract/reading.ts'
import type { ChildLimits } from '../child/queries.ts'
import { fitsAll } from '../child/queries.ts'
import { childRead } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import { toCards } from '../story/queries.ts'

/** Pages of a story; its languages have the same. */
const pageCount = sql<number>`coalesce((select max(jsonb_array_length(t.pages)) from story_text t
  where t.story_id = story.story_id), 1)`

/** Stories that a child has begun and not finished, the latest first. */
export async function listUnfinished(
  db: Database,
  own: { uid: string; childId: string; limit: number; limits: ChildLimits[] },
): Promise<Unfinished[]> {
  const rows = await db
    .select({
      ...getTableColumns(story),
      page: childRead.page,
      pageCount,
      savedAt: sql<Date>`${childRead.savedAt}`.mapWith(childRead.savedAt),
    })
    .from(childRead)
    .innerJoin(story, eq(story.storyId, childRead.storyId))
    .where(
      and(
        eq(childRead.userId, own.uid),
        eq(childRead.childId, own.childId),
        isNotNull(childRead.savedAt),
        isNull(childRead.finishedAt),
        fitsAll(own.limits),
      ),
    )
    .orderBy(desc(childRead.savedAt), story.storyId)
    .limit(own.limit)
  const cards = await toCards(db, rows)
  return cards.flatMap((card, at) => {
    const row = rows[at]
    if (!row) return []
    // The page after the end is no page to go on from.
    const page = Math.min(row.page, row.pageCount)
    return [{ story: card, page, pageCount: row.pageCount, savedAt: row.savedAt.toISOString() }]
  })
}
