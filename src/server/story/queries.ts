import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  FoundStory,
  StoryCard,
  StoryFacets,
  StoryFilter,
  StorySheet,
  TopStory,
} from '../../contract/story-card.ts'
import type { ChildLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { likesOf } from '../db/likes.ts'
import { profile } from '../db/schema.ts'
import { story, storyText } from '../db/story-schema.ts'
import { filterByFacets, withChoice } from './facets.ts'
import { findReleased, findTop, likes, mostLiked, orderBy, orderOf, readVisible } from './filter.ts'
import { findReasons } from './found.ts'
import { findMatches, type Searched } from './search.ts'
import { countIn, intersect, isIn, subtract } from './story-set.ts'
import { foreignTitle } from './titles.ts'

/** Most liked stories with the title in the language shown; ties are ordered by id. */
export async function listTopStories(
  db: Database,
  { limit, ...searched }: Searched & { limit: number },
  limits: ChildLimits | null,
): Promise<TopStory[]> {
  const { catalogue, visible } = await readVisible(db, [limits])
  const found = intersect(visible, findTop(catalogue, searched) ?? visible)
  return catalogue.first(found, mostLiked, limit).map(({ card }) => ({
    storyId: card.storyId,
    title: foreignTitle(card, searched.shownIn) || card.title,
    fileName: card.fileName,
    coverImageUrl: card.coverImageUrl,
    likes: card.likes,
  }))
}

/** One page of the library, the number of all matching stories, and the numbers by facet. */
export async function listStories(
  db: Database,
  filter: z.output<typeof StoryFilter>,
  limits: ChildLimits | null,
): Promise<{ items: FoundStory[]; total: number; facets: StoryFacets }> {
  const { limit, offset, maxMinutes = Infinity } = filter
  const { catalogue, visible } = await readVisible(db, [limits])
  const found = await findMatches(db, catalogue, filter)
  const short = catalogue.derive(`minutes ${maxMinutes}`, () =>
    catalogue.where(({ card }) => card.minutes <= maxMinutes),
  )
  const searched = intersect(visible, short, ...(found ? [found.all] : []))
  const { matching, facets } = filterByFacets(catalogue, filter, searched)
  // A search by likes begins with the titles that it found.
  const groups =
    found && filter.sort === 'likes'
      ? [intersect(matching, found.byTitle), subtract(matching, found.byTitle)]
      : [matching]
  const order = orderOf(catalogue, filter)
  const page = groups
    .flatMap((group) => catalogue.first(group, order, offset + limit))
    .slice(offset, offset + limit)
  const cards = page.map(({ card }) => card)
  const reasons = await findReasons(
    db,
    filter,
    cards.map(({ storyId }) => storyId),
  )
  return {
    items: cards.map((card) => ({ ...card, foundBy: reasons.get(card.storyId) })),
    total: countIn(matching),
    facets,
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
  const { catalogue, visible } = await readVisible(db, [limits])
  const one = catalogue.find(storyId)
  if (!one) return []
  const { values, kind, ageFrom, ageTo } = one.card
  const byAge = orderBy(
    'similar age',
    ({ card }) => Math.abs(card.ageFrom - ageFrom) + Math.abs(card.ageTo - ageTo),
    likes,
  )
  const others = subtract(visible, catalogue.withIds([storyId]))
  const alike = withChoice(catalogue, 'value', values)
  const ofKind = withChoice(catalogue, 'kind', [kind])
  const groups = [intersect(others, alike), subtract(others, alike)].flatMap((group) => [
    intersect(group, ofKind),
    subtract(group, ofKind),
  ])
  const similar: StoryCard[] = []
  for (const group of groups) {
    if (similar.length >= similarCount) break
    const stories = catalogue.storiesIn(group).sort(byAge.compare)
    similar.push(...stories.map(({ card }) => card))
  }
  return similar.slice(0, similarCount)
}

/** The stories of these ids in their order; omits those beyond one of the limits. */
export async function findCards(
  db: Database,
  storyIds: string[],
  limits: (ChildLimits | null)[],
): Promise<StoryCard[]> {
  if (storyIds.length === 0) return []
  const { catalogue, visible } = await readVisible(db, limits)
  return storyIds.flatMap((storyId) => {
    const story = catalogue.find(storyId)
    return story && isIn(visible, story.place) ? story.card : []
  })
}

const mildest = orderBy(
  'mildest',
  ({ card }) => card.ageFrom,
  ({ card }) => card.scare,
)

/** Stories beyond a child's limits, mildest first, and whether its parents released them. */
export async function listBeyondLimits(
  db: Database,
  { userId, childId, maxAge, maxScare }: ChildLimits,
): Promise<{ story: StoryCard; isReleased: boolean }[]> {
  const [{ catalogue, visible }, released] = await Promise.all([
    readVisible(db, [null]),
    findReleased(db, { userId, childId }),
  ])
  return catalogue
    .storiesIn(visible)
    .filter(({ card }) => card.ageFrom > maxAge || card.scare > maxScare)
    .sort(mildest.compare)
    .map(({ card }) => ({ story: card, isReleased: released.has(card.storyId) }))
}

/** A story's details before it is opened; null where there is none within the limits. */
export async function findStorySheet(
  db: Database,
  storyId: string,
  limits: ChildLimits | null,
): Promise<StorySheet | null> {
  const [card] = await findCards(db, [storyId], [limits])
  if (!card) return null
  const { words, isLevelComputed, author, source } = story
  const [[row], texts] = await Promise.all([
    db
      .select({ words, isLevelComputed, author, source })
      .from(story)
      .where(eq(story.storyId, storyId)),
    db.select().from(storyText).where(eq(storyText.storyId, storyId)),
  ])
  if (!row) return null
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
  return { ...card, ...row, texts: Object.fromEntries(byLanguage) as StorySheet['texts'] }
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
