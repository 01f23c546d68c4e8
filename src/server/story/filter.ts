import { sql } from 'drizzle-orm'
import { displayTitle } from '../../contract/rules.ts'
import type { StorySort } from '../../contract/story-card.ts'
import type { ChildLimits } from '../child/queries.ts'
import { type Database, namedStatement, runStatement } from '../db/client.ts'
import { type Catalogue, type ListedStory, type Order, readCatalogue } from './catalogue.ts'
import type { Searched } from './search.ts'
import { intersect, type StorySet, unite } from './story-set.ts'
import { foreignTitle, titleRanks } from './titles.ts'

type Value = (story: ListedStory) => number

/** Lowest value first; equal ones by the next value, in the end by the story's id. */
export const orderBy = (name: string, ...values: Value[]): Order => ({
  name,
  compare(one, other) {
    for (const value of values) {
      const difference = value(one) - value(other)
      if (difference !== 0) return difference
    }
    return one.card.storyId < other.card.storyId ? -1 : 1
  },
})

export const likes: Value = ({ card }) => -card.likes
const age: Value = ({ publishedMs }) => -publishedMs

export const mostLiked = orderBy('likes', likes)
export const newestLiked = orderBy('new, likes', age, likes)
const newest = orderBy('new', age)
const shortest = orderBy('short', ({ card }) => card.minutes)

/** By the title shown, equal titles by more values. */
export function byTitle(
  catalogue: Catalogue,
  { shownIn = 'de' }: Searched,
  ...more: Value[]
): Order {
  const ranks = titleRanks(catalogue, shownIn)
  return orderBy(`title ${shownIn} ${more.length}`, ({ place }) => ranks[place] ?? 0, ...more)
}

/** The order of a list. */
export function orderOf(
  catalogue: Catalogue,
  { sort, ...searched }: Searched & { sort: StorySort },
): Order {
  if (sort === 'title') return byTitle(catalogue, searched)
  return { likes: mostLiked, new: newest, short: shortest }[sort]
}

/**
 * The search of the top stories (spec 5.1): a case-insensitive substring of the title shown or, where
 * there is no title, of the file name, as it is or as it is shown. Undefined for a blank search.
 */
export function findTop(
  catalogue: Catalogue,
  { search = '', shownIn = 'de' }: Searched,
): StorySet | undefined {
  if (!search.trim()) return undefined
  const names = catalogue.derive(`names ${shownIn}`, (stories) =>
    stories.map(({ card }) => {
      const { fileName } = card
      const shown = foreignTitle(card, shownIn) || card.title
      return (shown || `${fileName}\n${displayTitle({ title: '', fileName })}`).toLowerCase()
    }),
  )
  const wanted = search.toLowerCase()
  return catalogue.where(({ place }) => names[place]?.includes(wanted) ?? false)
}

const releasedTo = namedStatement(
  'released_stories',
  sql`select story_id as "storyId" from shelf_mark where user_id = ${sql.placeholder('userId')}
    and child_id = ${sql.placeholder('childId')} and shelf = 'released'`,
)

/** Ids of stories beyond a child's limits that its parents released. */
export async function findReleased(
  db: Database,
  { userId, childId }: Pick<ChildLimits, 'userId' | 'childId'>,
): Promise<Set<string>> {
  const rows = await runStatement<{ storyId: string }>(db, releasedTo, { userId, childId })
  return new Set(rows.map(({ storyId }) => storyId))
}

/** The catalogue, and the stories that are published and within all of the limits, as `fitsAll`. */
export async function readVisible(
  db: Database,
  limits: (ChildLimits | null)[],
): Promise<{ catalogue: Catalogue; visible: StorySet }> {
  const [catalogue, ...released] = await Promise.all([
    readCatalogue(db),
    ...limits.map(async (one) => (one ? findReleased(db, one) : new Set<string>())),
  ])
  const visibles = limits.map((one, at) => {
    const { maxAge, maxScare } = one ?? { maxAge: Infinity, maxScare: Infinity }
    const within = catalogue.derive(`within ${maxAge} ${maxScare}`, () =>
      catalogue.where(
        ({ isPublished, card }) => isPublished && card.ageFrom <= maxAge && card.scare <= maxScare,
      ),
    )
    return unite(within, intersect(published(catalogue), catalogue.withIds(released[at] ?? [])))
  })
  return {
    catalogue,
    visible: intersect(
      catalogue.derive('all', () => catalogue.where(() => true)),
      ...visibles,
    ),
  }
}

const published = (catalogue: Catalogue): StorySet =>
  catalogue.derive('published', () => catalogue.where(({ isPublished }) => isPublished))
