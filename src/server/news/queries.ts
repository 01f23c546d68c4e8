import { createHash } from 'node:crypto'
import { and, count, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { EditedPost, NewsKind, NewsPost } from '../../contract/news.ts'
import type { Database, Transaction } from '../db/client.ts'
import { newsPost } from '../db/community-schema.ts'
import { storedFile } from '../db/story-schema.ts'
import { toHtml } from './markdown.ts'

export type PostRow = typeof newsPost.$inferSelect
type PublishedRow = PostRow & { publishAt: Date }

/** A draft has no date; a scheduled post is published once its date has passed. */
const isPublished = (now: Date) => and(isNotNull(newsPost.publishAt), lte(newsPost.publishAt, now))

interface ListNews {
  kind?: NewsKind | undefined
  limit: number
  offset: number
  now: Date
}

/** Published posts, pinned ones first, then the newest. */
export async function listNews(
  db: Database,
  { kind, limit, offset, now }: ListNews,
): Promise<{ posts: NewsPost[]; total: number }> {
  const isMatching = and(isPublished(now), kind && eq(newsPost.kind, kind))
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(newsPost)
      .where(isMatching)
      .orderBy(desc(newsPost.isPinned), desc(newsPost.publishAt), newsPost.slug)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(newsPost).where(isMatching),
  ])
  return { posts: rows.filter(hasDate).map(toPost), total: all?.total ?? 0 }
}

/** The newest published posts as rows, for the feed. */
export async function listNewest(
  db: Database,
  { limit, now }: { limit: number; now: Date },
): Promise<PublishedRow[]> {
  const rows = await db
    .select()
    .from(newsPost)
    .where(isPublished(now))
    .orderBy(desc(newsPost.publishAt), newsPost.slug)
    .limit(limit)
  return rows.filter(hasDate)
}

/** The number of posts that appeared after `since`, and the newest one; null without any. */
export async function findNewsSince(
  db: Database,
  { since, now }: { since: Date; now: Date },
): Promise<{ count: number; newest: PublishedRow } | null> {
  const isNew = and(isPublished(now), gt(newsPost.publishAt, since))
  const [newest] = await db
    .select()
    .from(newsPost)
    .where(isNew)
    .orderBy(desc(newsPost.publishAt), newsPost.slug)
    .limit(1)
  if (!newest || !hasDate(newest)) return null
  return { count: await db.$count(newsPost, isNew), newest }
}

/** A published post; null where there is none. */
export async function findNews(
  db: Database,
  { slug, now }: { slug: string; now: Date },
): Promise<NewsPost | null> {
  const [row] = await db
    .select()
    .from(newsPost)
    .where(and(eq(newsPost.slug, slug), isPublished(now)))
  return row && hasDate(row) ? toPost(row) : null
}

/** The file of a published post's picture, or null. */
export async function findPictureKey(
  db: Database,
  { slug, now }: { slug: string; now: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ picture: newsPost.picture })
    .from(newsPost)
    .where(and(eq(newsPost.slug, slug), isPublished(now)))
  return row?.picture?.fileKey ?? null
}

/**
 * Whether a file is a stored picture. Locks it against its deletion until the end of the transaction
 * (see upload/unnamed-files.ts).
 */
export async function isKnownPicture(
  tx: Pick<Transaction, 'select'>,
  fileKey: string,
): Promise<boolean> {
  const isPicture = sql`${storedFile.contentType} like 'image/%'`
  const found = await tx
    .select({ key: storedFile.key })
    .from(storedFile)
    .where(and(eq(storedFile.key, fileKey), isPicture))
    .for('key share')
  return found.length > 0
}

/** The signed address of a picture that may not be public yet. */
export type PictureAddress = (fileKey: string) => string

/** Every post for editors: drafts first, then by date, latest first. */
export async function listAllNews(
  db: Database,
  { now, addressOf }: { now: Date; addressOf: PictureAddress },
): Promise<EditedPost[]> {
  const rows = await db
    .select()
    .from(newsPost)
    .orderBy(sql`${newsPost.publishAt} desc nulls first`, newsPost.slug)
  return rows.map((row) => toEditedPost(row, { now, addressOf }))
}

/** A post for editors. */
export function toEditedPost(
  { slug, kind, isPinned, publishAt, picture, texts, updatedAt, version }: PostRow,
  { now, addressOf }: { now: Date; addressOf: PictureAddress },
): EditedPost {
  return {
    slug,
    kind,
    isPinned,
    publishAt: publishAt?.toISOString() ?? null,
    picture,
    texts,
    state: stateOf(publishAt, now),
    pictureUrl: picture && addressOf(picture.fileKey),
    updatedAt: updatedAt.toISOString(),
    version,
  }
}

/** The state of a post at `now`; without a date it is a draft. */
function stateOf(publishAt: Date | null, now: Date): EditedPost['state'] {
  if (publishAt === null) return 'draft'
  return publishAt <= now ? 'published' : 'scheduled'
}

const hasDate = (row: PostRow): row is PublishedRow => row.publishAt !== null

function toPost({ slug, kind, isPinned, publishAt, picture, texts }: PublishedRow): NewsPost {
  const toText = ({ title, summary, markdown }: PostRow['texts']['de']) => ({
    title,
    summary,
    html: toHtml(markdown),
  })
  return {
    slug,
    kind,
    isPinned,
    publishedAt: publishAt.toISOString(),
    picture: picture && { url: pictureUrl(slug, picture.fileKey), alt: toAlt(picture.alt) },
    texts: { de: toText(texts.de), ...(texts.en && { en: toText(texts.en) }) },
  }
}

const toAlt = ({ de, en }: { de: string; en?: string | undefined }) =>
  en === undefined ? { de } : { de, en }

/** The address changes with the picture, so that browsers may cache it forever. */
function pictureUrl(slug: string, fileKey: string): string {
  const hash = createHash('sha256').update(fileKey).digest('hex').slice(0, 12)
  return `/news-pictures/${slug}?v=${hash}`
}
