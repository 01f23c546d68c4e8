import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { storyDraft, storyRevision } from '../db/editor-schema.ts'
import { dataExport } from '../db/privacy-schema.ts'
import { storyLike } from '../db/schema.ts'
import { story } from '../db/story-schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { deletePendingIdeas, retainRoadmapVotes } from '../roadmap/commands.ts'
import { queueFileRemovals } from './exports.ts'
import { retainPollVotes } from './poll-votes.ts'

/**
 * Detaches accounts from what stays, in the transaction that deletes them: counts their likes and votes
 * as numbers, and queues the removal of their copies' files.
 */
export async function detachAccounts(
  tx: Transaction,
  userIds: string[],
  files: Pick<FileStore, 'keyOf'>,
): Promise<void> {
  await detachDrafts(tx, userIds)
  await retainLikes(tx, userIds)
  await deletePendingIdeas(tx, userIds)
  await retainRoadmapVotes(tx, userIds)
  await retainPollVotes(tx, userIds)
  await queueCopyRemovals(tx, userIds, files)
}

/**
 * As `detachAccounts` for accounts whose mailbox was never verified: their likes and votes are deleted,
 * or invented addresses would decide the rankings.
 */
export async function detachUnverified(
  tx: Transaction,
  userIds: string[],
  files: Pick<FileStore, 'keyOf'>,
): Promise<void> {
  await removeLikes(tx, userIds)
  await deletePendingIdeas(tx, userIds)
  await queueCopyRemovals(tx, userIds, files)
}

async function queueCopyRemovals(
  tx: Transaction,
  userIds: string[],
  files: Pick<FileStore, 'keyOf'>,
): Promise<void> {
  const copies = await tx
    .select({ exportId: dataExport.exportId })
    .from(dataExport)
    .where(inArray(dataExport.userId, userIds))
  await queueFileRemovals(tx, files, copies)
}

/** Drafts of editors stay without their ids; locks drafts before stories, as publishing does. */
async function detachDrafts(tx: Transaction, userIds: string[]): Promise<void> {
  for (const table of [storyDraft, storyRevision]) {
    await tx.update(table).set({ editorId: null }).where(inArray(table.editorId, userIds))
  }
}

async function retainLikes(tx: Transaction, userIds: string[]): Promise<void> {
  await lockLikedStories(tx, userIds)
  const counts = likeCounts(tx, userIds)
  await tx
    .update(story)
    .set({ retainedLikes: sql`${story.retainedLikes} + ${counts.count}` })
    .from(counts)
    .where(eq(story.storyId, counts.storyId))
}

async function removeLikes(tx: Transaction, userIds: string[]): Promise<void> {
  await lockLikedStories(tx, userIds)
  const counts = likeCounts(tx, userIds)
  await tx
    .update(story)
    .set({ likes: sql`${story.likes} - ${counts.count}` })
    .from(counts)
    .where(eq(story.storyId, counts.storyId))
}

/** Locks the liked stories in the order of their ids, against deadlocks. */
async function lockLikedStories(tx: Transaction, userIds: string[]): Promise<void> {
  const liked = tx
    .select({ storyId: storyLike.storyId })
    .from(storyLike)
    .where(inArray(storyLike.userId, userIds))
  await tx
    .select({ storyId: story.storyId })
    .from(story)
    .where(inArray(story.storyId, liked))
    .orderBy(asc(story.storyId))
    .for('no key update')
}

/** The number of these accounts' likes by story. */
function likeCounts(tx: Transaction, userIds: string[]) {
  return tx
    .select({ storyId: storyLike.storyId, count: sql<number>`count(*)`.as('count') })
    .from(storyLike)
    .where(inArray(storyLike.userId, userIds))
    .groupBy(storyLike.storyId)
    .as('counts')
}
