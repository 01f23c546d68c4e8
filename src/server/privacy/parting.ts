import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { dataExport } from '../db/privacy-schema.ts'
import { storyLike } from '../db/schema.ts'
import { story } from '../db/story-schema.ts'
import type { FileStore } from '../files/local.ts'
import { queueFileRemovals } from './exports.ts'

/**
 * What has to happen before accounts are deleted, whatever the reason, in the same transaction: their
 * likes become numbers and the files of their copies are removed.
 */
export async function partFrom(
  tx: Transaction,
  userIds: string[],
  files: Pick<FileStore, 'keyOf'>,
): Promise<void> {
  await keepLikes(tx, userIds)
  const copies = await tx
    .select({ exportId: dataExport.exportId })
    .from(dataExport)
    .where(inArray(dataExport.userId, userIds))
  await queueFileRemovals(tx, files, copies)
}

/** Stories are locked in one order, whoever does so. */
async function keepLikes(tx: Transaction, userIds: string[]): Promise<void> {
  const isTheirs = inArray(storyLike.userId, userIds)
  const liked = tx.select({ storyId: storyLike.storyId }).from(storyLike).where(isTheirs)
  await tx
    .select({ storyId: story.storyId })
    .from(story)
    .where(inArray(story.storyId, liked))
    .orderBy(asc(story.storyId))
    .for('no key update')
  const counts = tx
    .select({ storyId: storyLike.storyId, count: sql<number>`count(*)`.as('count') })
    .from(storyLike)
    .where(isTheirs)
    .groupBy(storyLike.storyId)
    .as('counts')
  await tx
    .update(story)
    .set({ keptLikes: sql`${story.keptLikes} + ${counts.count}` })
    .from(counts)
    .where(eq(story.storyId, counts.storyId))
}
