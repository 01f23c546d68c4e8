import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type {
  FoundStory,
  StoryCard,
  StoryFacets,
  StoryFilter,
  StorySheet,
  TopStory,
} from '../../contract/story-card.ts'
import { type ChildLimits, fitsLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { likesOf } from '../db/likes.ts'
import { profile } from '../db/schema.ts'
import { story, storyText } from '../db/story-schema.ts'
import { countFacets } from './facets.ts'
import { matchesFilter, matchesTopSearch, ordersOf } from './filter.ts'
import { findReasons } from './found.ts'
import type { Searched } from './search.ts'
import { isForeign } from './titles.ts'

const topColumns = {
  storyId: story.storyId,
  title: story.title,
  fileName: story.fileName,
  coverImageUrl: story.coverImageUrl,
  likes: story.likes,
}

/** Most liked stories with the title in the language shown; ties are ordered by id. */
export async function listTopStories(
  db: Database,
  { limit, ...searched }: Searched & { limit: number },
  limits: ChildLimits | null,
): Promise<TopStory[]> {
  const rows = await db
    .select(topColumns)
    .from(story)
    .where(and(matchesTopSearch(searched), fitsLimits(limits)))
    .orderBy(desc(story.likes), asc(story.storyId))
    .limit(limit)
  if (!isForeign(searched.shownIn)) return rows
  const texts = await findCardTexts(db, rows)
  return rows.map((row) => {
    const own = textsOf(row, texts).find((text) => text.language === searched.shownIn)
    return { ...row, title: own?.title || row.title }
  })
}

/** One page of the library, the number of all matching stories, and the numbers by facet. */
export async function listStories(
  db: Database,
  filter: z.output<typeof StoryFilter>,
  limits: ChildLimits | null,
): Promise<{ items: FoundStory[]; total: number; facets: StoryFacets }> {
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(story)
      .where(and(...matchesFilter(filter), fitsLimits(limits)))
      .orderBy(...ordersOf(filter))
      .limit(filter.limit)
      .offset(filter.offset),
    countFacets(db, filter, limits),
  ])
  const ids = rows.map((row) => row.storyId)
  const [cards, reasons] = await Promise.all([toCards(db, rows), findReasons(db, filter, ids)])
  return {
    items: cards.map((card) => ({ ...card, foundBy: reasons.get(card.storyId) })),
    ...counted,
  }
}

/** The reader shows three of these, unread ones first. */
const similarCount = 6

/** Stories similar to one, most similar first; empty where it does not exist. */
export async function listSimilar(
  db: Database,
  storyId: string,
  limits: ChildLimits | null,
): Promise<StoryCard[]> {
  const one = alias(story, 'one')
  const rows = await db
    .select(getTableColumns(story))
    .from(story)
    .innerJoin(one, and(eq(one.storyId, storyId), ne(story.storyId, storyId)))
    .where(fitsLimits(limits))
    .orderBy(
      sql`${story.storyValues} && ${one.storyValues} desc`,
      sql`${story.kind} = ${one.kind} desc`,
      sql`abs(${story.ageFrom} - ${one.ageFrom}) + abs(${story.ageTo} - ${one.ageTo})`,
      desc(story.likes),
      asc(story.storyId),
    )
    .limit(similarCount)
  return toCards(db, rows)
}

/** The stories of these ids in their order; omits those beyond one of the limits. */
export async function findCards(
  db: Database,
  storyIds: string[],
  limits: (ChildLimits | null)[],
): Promise<StoryCard[]> {
  if (storyIds.length === 0) return []
  const rows = await db
    .select()
    .from(story)
    .where(and(inArray(story.storyId, storyIds), ...limits.map(fitsLimits)))
  const cards = new Map((await toCards(db, rows)).map((card) => [card.storyId, card]))
  return storyIds.flatMap((storyId) => cards.get(storyId) ?? [])
}

/** Converts rows of `story` to cards with titles and teasers in every language. */
export async function toCards(db: Database, rows: StoryRow[]): Promise<StoryCard[]> {
  const texts = await findCardTexts(db, rows)
  return rows.map((row) => toCard(row, textsOf(row, texts)))
}

/** Stories beyond a child's limits, mildest first, and whether its parents released them. */
export async function listBeyondLimits(
  db: Database,
  limits: ChildLimits,
): Promise<{ story: StoryCard; isReleased: boolean }[]> {
  const { userId, childId, maxAge, maxScare } = limits
  const isReleased = sql<boolean>`exists (select from shelf_mark released
    where released.user_id = ${userId} and released.child_id = ${childId}
      and released.shelf = 'released' and released.story_id = story.story_id)`
  const rows = await db
    .select({ ...getTableColumns(story), isReleased })
    .from(story)
    .where(and(story.isPublished, or(gt(story.ageFrom, maxAge), gt(story.scare, maxScare))))
    .orderBy(asc(story.ageFrom), asc(story.scare), asc(story.storyId))
  const cards = await toCards(db, rows)
  return cards.map((card, at) => ({ story: card, isReleased: rows[at]?.isReleased ?? false }))
}

/** A story's details before it is opened; null where there is none within the limits. */
export async function findStorySheet(
  db: Database,
  storyId: string,
  limits: ChildLimits | null,
): Promise<StorySheet | null> {
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.storyId, storyId), fitsLimits(limits)))
  if (!row) return null
  const texts = await db.select().from(storyText).where(eq(storyText.storyId, storyId))
  const byLanguage = texts.map((text) => [
    text.language,
    {
      title: text.title,
      subtitle: text.subtitle,
      teaser: text.teaser,
      about: text.about,
      contentNote: text.contentNote,
      questions: text.questions,
      glossary: text.glossary,
      firstPage: text.pages[0]?.paragraphs.map((paragraph) => paragraph.text) ?? [],
    },
  ])
  return {
    ...toCard(row, texts),
    words: row.words,
    isLevelComputed: row.isLevelComputed,
    author: row.author,
    source: row.source,
    texts: Object.fromEntries(byLanguage) as StorySheet['texts'],
  }
}

type StoryRow = typeof story.$inferSelect
type CardText = Pick<
  typeof storyText.$inferSelect,
  'storyId' | 'language' | 'title' | 'teaser' | 'pdfKey'
>

/** What cards show of these stories in all their languages. */
async function findCardTexts(db: Database, rows: { storyId: string }[]): Promise<CardText[]> {
  const ids = rows.map((row) => row.storyId)
  if (ids.length === 0) return []
  const { storyId, language, title, teaser, pdfKey } = storyText
  return db
    .select({ storyId, language, title, teaser, pdfKey })
    .from(storyText)
    .where(inArray(storyId, ids))
}

function textsOf({ storyId }: { storyId: string }, texts: CardText[]): CardText[] {
  return texts.filter((text) => text.storyId === storyId)
}

function toCard(row: StoryRow, texts: CardText[]): StoryCard {
  const german = texts.find((text) => text.language === 'de')
  return {
    storyId: row.storyId,
    title: row.title,
    titleSyllables: row.titleSyllables,
    fileName: row.fileName,
    // The cover of a withdrawn story is not public.
    coverImageUrl: row.isPublished ? row.coverImageUrl : null,
    likes: row.likes,
    languages: row.languages,
    titles: Object.fromEntries(texts.map((text) => [text.language, text.title])),
    values: row.storyValues,
    kind: row.kind,
    ageFrom: row.ageFrom,
    ageTo: row.ageTo,
    minutes: row.minutes,
    level: row.level,
    scare: row.scare,
    teaser: german?.teaser ?? '',
    teasers: Object.fromEntries(texts.map((text) => [text.language, text.teaser])),
    hasAudio: row.hasAudio,
    hasVideo: row.hasVideo,
    hasPdf: texts.some(({ pdfKey }) => pdfKey !== null),
    isSample: row.isSample,
    publishedAt: row.publishedAt.toISOString(),
  }
}

/** Hash of a published story's content, or null where there is none. */
export async function findContentHash(db: Database, storyId: string): Promise<string | null> {
  const [row] = await db
    .select({ contentHash: story.contentHash })
    .from(story)
    .where(and(eq(story.storyId, storyId), story.isPublished))
  return row?.contentHash ?? null
}

/** Ids of the caller's liked stories, newest like first; null for another account. */
export async function findLiked(
  db: Database,
  { uid, ownerId }: { uid: string; ownerId: string },
): Promise<string[] | null> {
  const storyIds = sql<string[]>`array(select l.story_id from ${likesOf(sql`${uid}`)} l
    order by l.created_at desc, l.story_id)`
  const [row] = await db
    .select({ storyIds })
    .from(profile)
    .where(and(eq(profile.userId, uid), eq(profile.userId, ownerId)))
  return row?.storyIds ?? null
}
