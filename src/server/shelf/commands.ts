import { and, eq, sql } from 'drizzle-orm'
import type { ShelfName } from '../../contract/shelf.ts'
import { child, shelfMark } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'

interface Mark {
  uid: string
  ownerId: string
  childId: string
  shelf: ShelfName | 'released' | 'dismissed'
  storyId: string
  marked: boolean
  now: Date
}

/**
 * Puts a story on a child's list or takes it off; saying the same twice changes nothing.
 * Takes effect only where `ownerId` owns the child and the story exists.
 */
export async function markStory(db: Database, mark: Mark): Promise<void> {
  const { uid, ownerId, childId, shelf, storyId, now } = mark
  if (!mark.marked) {
    await db
      .delete(shelfMark)
      .where(
        and(
          eq(shelfMark.userId, uid),
          eq(shelfMark.userId, ownerId),
          eq(shelfMark.childId, childId),
          eq(shelfMark.shelf, shelf),
          eq(shelfMark.storyId, storyId),
        ),
      )
    return
  }
  const target = db
    .select({
      userId: child.userId,
      childId: child.childId,
      shelf: sql<string>`${shelf}`.as('shelf'),
      storyId: story.storyId,
      // Behind the last one.
      position: sql<number>`coalesce((select max(m.position) + 1 from shelf_mark m
        where m.user_id = ${uid} and m.child_id = ${childId} and m.shelf = ${shelf}), 0)`.as(
        'position',
      ),
      createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(child)
    .innerJoin(story, eq(story.storyId, storyId))
    .where(and(eq(child.userId, uid), eq(child.userId, ownerId), eq(child.childId, childId)))
  await db.insert(shelfMark).select(target).onConflictDoNothing()
}
