import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { storyDraft, storyRevision } from '../db/editor-schema.ts'
import { dataExport } from '../db/privacy-schema.ts'
import { storyLike } from '../db/schema.ts'
import { story } from '../db/story-schema.ts'
import type { FileStore } from '../files/local.ts'
import { forgetPendingIdeas, keepRoadmapVotes } from '../roadmap/commands.ts'
import { queueFileRemovals } from './exports.ts'
import { keepPollVotes } from './poll-votes.ts'

/**
 * What has to happen before accounts are deleted, whatever the reason, in the same transaction: their
 * likes and votes become numbers and the files of their copies are removed.
 */
export async function partFrom(
  tx: Transaction,
  userIds: string[],
  files: Pick<FileStore, 'keyOf'>,
): Promise<void> {
  await leaveDrafts(tx, userIds)
  await keepLikes(tx, userIds)
  await forgetPendingIdeas(tx, userIds)
  await keepRoadmapVotes(tx, userIds)
  await keepPollVotes(tx, userIds)
  await removeCopies(tx, userIds, files)
}

/**
 * As `partFrom` for accounts whose mailbox was never proven: their likes and votes go with them, or
 * invented addresses would decide what everybody reads next.
 */
export async function partFromUnproven(
  tx: Transaction,
  userIds: string[],
  files: Pick<FileStore, 'keyOf'>,
): Promise<void> {
  await takeBackLikes(tx, userIds)
  await forgetPendingIdeas(tx, userIds)
  await removeCopies(tx, userIds, files)
}

async function removeCopies(
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

/** What an editor wrote stays without a name; drafts come before stories, as where they are published. */
async function leaveDrafts(tx: Transaction, userIds: string[]): Promise<void> {
  for (const table of [storyDraft, storyRevision]) {
    await tx.update(table).set({ editorId: null }).where(inArray(table.editorId, userIds))
  }
}

async function keepLikes(tx: Transaction, userIds: string[]): Promise<void> {
  await holdLiked(tx, userIds)
  const counts = likeCounts(tx, userIds)
  await tx
    .update(story)
    .set({ keptLikes: sql`${story.keptLikes} + ${counts.count}` })
    .from(counts)
    .where(eq(story.storyId, counts.storyId))
}

async function takeBackLikes(tx: Transaction, userIds: string[]): Promise<void> {
  await holdLiked(tx, userIds)
  const counts = likeCounts(tx, userIds)
  await tx
    .update(story)
    .set({ likes: sql`${story.likes} - ${counts.count}` })
    .from(counts)
    .where(eq(story.storyId, counts.storyId))
}

/** Stories are locked in one order, whoever does so. */
async function holdLiked(tx: Transaction, userIds: string[]): Promise<void> {
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

/** How many of these accounts like which story. */
function likeCounts(tx: Transaction, userIds: string[]) {
  return tx
    .select({ storyId: storyLike.storyId, count: sql<number>`count(*)`.as('count') })
    .from(storyLike)
    .where(inArray(storyLike.userId, userIds))
    .groupBy(storyLike.storyId)
    .as('counts')
}
