import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { profile } from '../db/schema.ts'

/** Ids of what an account likes, the newest like first; null where it is missing or somebody else's. */
export async function findLiked(
  db: Database,
  { uid, ownerId }: { uid: string; ownerId: string },
): Promise<string[] | null> {
  const storyIds = sql<string[]>`array(select l.story_id from story_like l
    where l.user_id = ${uid} order by l.created_at desc, l.story_id)`
  const [row] = await db
    .select({ storyIds })
    .from(profile)
    .where(and(eq(profile.userId, uid), eq(profile.userId, ownerId)))
  return row?.storyIds ?? null
}
