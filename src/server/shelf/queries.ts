import { and, eq, sql } from 'drizzle-orm'
import type { ShelfName } from '../../contract/shelf.ts'
import { child } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'

interface OwnShelf {
  uid: string
  ownerId: string
  childId: string
  shelf: ShelfName
}

/** Ids on a child's list in its order; null where the child is missing or somebody else's. */
export async function findShelf(
  db: Database,
  { uid, ownerId, childId, shelf }: OwnShelf,
): Promise<string[] | null> {
  const storyIds = sql<string[]>`array(select m.story_id from shelf_mark m
    where m.user_id = ${uid} and m.child_id = ${childId} and m.shelf = ${shelf}
    order by m.position, m.created_at, m.story_id)`
  const [row] = await db
    .select({ storyIds })
    .from(child)
    .where(and(eq(child.userId, uid), eq(child.userId, ownerId), eq(child.childId, childId)))
  return row?.storyIds ?? null
}
