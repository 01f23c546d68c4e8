import { arrayOverlaps, asc, desc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { StoryFacets, StoryFilter, StorySort, StoryTime } from '../../contract/story-card.ts'
import { story } from '../db/story-schema.ts'
import { matchesSearch, matchesTitle, type Searched } from './search.ts'
import { foreignTitle, shownTitle } from './titles.ts'

/** The order of a list; a search by likes begins with titles, ties are ordered by id. */
export function ordersOf({ sort, search, shownIn }: Searched & { sort: StorySort }): SQL[] {
  const orders: Record<StorySort, SQL> = {
    likes: desc(story.likes),
    new: desc(story.publishedAt),
    short: asc(story.minutes),
    title: shownTitle(shownIn),
  }
  const isRanked = sort === 'likes' && search?.trim()
  const titlesFirst = isRanked ? [sql`${matchesTitle({ search, shownIn })} is true desc`] : []
  return [...titlesFirst, orders[sort], asc(story.storyId)]
}

/**
 * The search of the top stories (spec 5.1): a case-insensitive substring of the title shown or, where
 * there is no title, of the file name, as it is or as it is shown. Undefined for a blank search.
 */
export function matchesTopSearch({ search, shownIn }: Searched): SQL | undefined {
  if (!search?.trim()) return undefined
  const shown = sql`coalesce(nullif(${foreignTitle(shownIn)}, ''), nullif(${story.title}, ''))`
  const named = sql`concat(${story.fileName}, chr(10), ${fileNameAsTitle})`
  return sql`position(lower(${search}) in lower(coalesce(${shown}, ${named}))) > 0`
}

/** As `displayTitle` of the contract. */
const fileNameAsTitle = sql`regexp_replace(replace(${story.fileName}, '_', ' '), '\.pdf$', '', 'i')`

type Filter = z.output<typeof StoryFilter>
export type Facet = keyof StoryFacets

/** Whether a story's minutes are within a span. */
const timeSpans: Record<StoryTime, SQL> = {
  'up-to-5': sql`${story.minutes} <= 5`,
  '5-10': sql`${story.minutes} > 5 and ${story.minutes} <= 10`,
  '10-20': sql`${story.minutes} > 10 and ${story.minutes} <= 20`,
  'over-20': sql`${story.minutes} > 20`,
}

/** The condition of each facet; undefined where the filter does not use it. */
export function conditionsOf(filter: Filter): Record<Facet, SQL | undefined> {
  const { value, level, kind, age, time, language, hasAudio, maxScare } = filter
  return {
    value: value && arrayOverlaps(story.storyValues, value),
    level: level && inArray(story.level, level),
    kind: kind && inArray(story.kind, kind),
    age:
      age && or(...age.map((years) => sql`${years} between ${story.ageFrom} and ${story.ageTo}`)),
    time: time && or(...time.map((span) => timeSpans[span])),
    language: language && arrayOverlaps(story.languages, language),
    hasAudio: hasAudio === undefined ? undefined : eq(story.hasAudio, hasAudio),
    maxScare: maxScare === undefined ? undefined : lte(story.scare, maxScare),
  }
}

/** The conditions that belong to no facet: the search and the maximum of minutes. */
export function matchesOutsideFacets(filter: Filter): (SQL | undefined)[] {
  const { maxMinutes } = filter
  return [
    matchesSearch(filter),
    maxMinutes === undefined ? undefined : lte(story.minutes, maxMinutes),
  ]
}

/** All conditions of a filter, to be joined by AND. */
export function matchesFilter(filter: Filter): (SQL | undefined)[] {
  return [...matchesOutsideFacets(filter), ...Object.values(conditionsOf(filter))]
}
