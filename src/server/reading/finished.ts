import { and, eq, isNull, sql } from 'drizzle-orm'
import { childRead } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { unmarkRemembered } from './progress.ts'

interface Finished {
  ownerId: string
  childId: string
  storyId: string
  isFinished: boolean
  now: Date
}

/**
 * Marks a story as read by a child, even one that it never opened in the app, or removes the mark. Spends no
 * read. The caller has checked that child and story exist.
 */
export async function markFinished(db: Database, mark: Finished): Promise<void> {
  const { ownerId, childId, storyId, isFinished, now } = mark
  const own = { userId: ownerId, childId, storyId }
  await db.transaction(async (tx) => {
    if (isFinished) {
      await tx
        .insert(childRead)
        .values({ ...own, firstOpenedAt: now, lastOpenedAt: now, finishedAt: now })
        .onConflictDoUpdate({
          target: [childRead.userId, childRead.childId, childRead.storyId],
          set: { finishedAt: sql`coalesce(${childRead.finishedAt}, excluded.finished_at)` },
        })
      await unmarkRemembered(tx, mark)
      return
    }
    const isOwn = and(
      eq(childRead.userId, ownerId),
      eq(childRead.childId, childId),
      eq(childRead.storyId, storyId),
    )
    // A row that only marks the story as read is deleted.
    const isOnlyMarked = and(
      isNull(childRead.savedAt),
      eq(childRead.firstOpenedAt, childRead.finishedAt),
      eq(childRead.lastOpenedAt, childRead.finishedAt),
    )
    await tx.delete(childRead).where(and(isOwn, isOnlyMarked))
    await tx.update(childRead).set({ finishedAt: null }).where(isOwn)
  })
}
