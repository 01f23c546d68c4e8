import { and, eq, sql } from 'drizzle-orm'
import type { ListName } from '../../contract/list.ts'
import { child } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'

interface OwnList {
  uid: string
  ownerId: string
  childId: string
  list: ListName
}

/** Ids of a child's list in its order; null where the child is missing or another account's. */
export async function findList(
  db: Database,
  { uid, ownerId, childId, list }: OwnList,
): Promise<string[] | null> {
  const storyIds = sql<string[]>`array(select m.story_id from shelf_mark m
    where m.user_id = ${uid} and m.child_id = ${childId} and m.shelf = ${list}
    order by m.position, m.created_at, m.story_id)`
  const [row] = await db
    .select({ storyIds })
    .from(child)
    .where(and(eq(child.userId, uid), eq(child.userId, ownerId), eq(child.childId, childId)))
  return row?.storyIds ?? null
}
