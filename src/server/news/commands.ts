import { and, eq, sql } from 'drizzle-orm'
import type { EditedPost } from '../../contract/news.ts'
import type { Database, Transaction } from '../db/client.ts'
import { newsPost } from '../db/community-schema.ts'
import { recordChange } from '../platform/change-log.ts'
import { isKnownPicture, type PostRow } from './queries.ts'

interface SaveNews
  extends Pick<EditedPost, 'slug' | 'kind' | 'isPinned' | 'publishAt' | 'picture' | 'texts'> {
  /** The edited version; 0 for a new post. */
  version: number
}

interface Author {
  editorId: string
  now: Date
}

export type SaveOutcome =
  | { kind: 'saved'; post: PostRow }
  | { kind: 'edited-meanwhile'; current: PostRow | null }
  | { kind: 'unknown-picture' }

/** Creates or changes a post, unless another editor saved it since `version`. */
export async function saveNews(
  db: Database,
  { version, ...post }: SaveNews,
  { editorId, now }: Author,
): Promise<SaveOutcome> {
  return db.transaction(async (tx) => {
    const fileKey = post.picture?.fileKey
    if (fileKey !== undefined && !(await isKnownPicture(tx, fileKey))) {
      return { kind: 'unknown-picture' }
    }
    const publishAt = post.publishAt === null ? null : new Date(post.publishAt)
    const values = { ...post, publishAt, contentHash: null, updatedAt: now }
    const written = version === 0 ? await insert(tx, values) : await update(tx, values, version)
    if (written) {
      await recordChange(tx, { editorId, action: 'news-saved', subject: post.slug, at: now })
      return { kind: 'saved', post: written }
    }
    const [current] = await tx.select().from(newsPost).where(eq(newsPost.slug, post.slug))
    return { kind: 'edited-meanwhile', current: current ?? null }
  })
}

type Values = typeof newsPost.$inferInsert

async function insert(tx: Transaction, values: Values): Promise<PostRow | undefined> {
  const [inserted] = await tx.insert(newsPost).values(values).onConflictDoNothing().returning()
  return inserted
}

async function update(
  tx: Transaction,
  { slug, ...values }: Values,
  version: number,
): Promise<PostRow | undefined> {
  const [changed] = await tx
    .update(newsPost)
    .set({ ...values, version: sql`${newsPost.version} + 1` })
    .where(and(eq(newsPost.slug, slug), eq(newsPost.version, version)))
    .returning()
  return changed
}

/** Removes a post; false where there is none. */
export async function removeNews(
  db: Database,
  slug: string,
  { editorId, now }: Author,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(newsPost)
      .where(eq(newsPost.slug, slug))
      .returning({ slug: newsPost.slug })
    if (removed.length === 0) return false
    await recordChange(tx, { editorId, action: newsRemoved, subject: slug, at: now })
    return true
  })
}

/** Action in the log of changes, by which removed posts are not loaded again. */
export const newsRemoved = 'news-removed'
