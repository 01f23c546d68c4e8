import { keepPreviousData, skipToken } from '@tanstack/react-query'
import type { FoundStory, StoryFacets } from '../../../../contract/story-card.ts'
import { query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { countChosen, type LibraryFilter } from '../address/library-address.ts'
import { shownTitles } from '../labels/shown-titles.ts'

/** How many stories „Mehr laden“ loads. */
const pageSize = 24

interface LibraryPage {
  items: FoundStory[]
  total: number
  facets: StoryFacets
}

/** The library page by page; while a new filter loads, the old stories stay. */
export function libraryQuery(chosen: LibraryFilter) {
  const { search, age, time, value, kind, level, language, extra, sort } = chosen
  const filter = {
    limit: pageSize,
    sort: sort ?? ('likes' as const),
    ...(search !== '' && { search }),
    ...shownTitles(),
    ...(age.length > 0 && { age: age.map(Number) }),
    ...(time.length > 0 && { time }),
    ...(value.length > 0 && { value }),
    ...(kind.length > 0 && { kind }),
    ...(level.length > 0 && { level: level.map(Number) }),
    ...(language.length > 0 && { language }),
    ...(extra.includes('audio') && { hasAudio: true }),
    ...(extra.includes('gentle') && { maxScare: 0 }),
  }
  return query.story.list.infiniteOptions({
    ...productQuery,
    input: (offset: number) => ({ ...filter, offset }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
  })
}

/** The shelves of the library's first page. */
export function shelvesQuery() {
  return { ...query.story.shelves.queryOptions({ input: shownTitles() }), ...productQuery }
}

/** For a search that finds nothing: the stories that come nearest. Filters are the reason themselves. */
export function nearestQuery(filter: LibraryFilter) {
  const { search } = filter
  const isSearched = search !== '' && countChosen(filter) === 0
  return {
    ...query.story.nearest.queryOptions({ input: isSearched ? { search } : skipToken }),
    ...productQuery,
  }
}

/** The offset of the next page; undefined after the last one. */
export function nextOffset(
  { items, total }: Pick<LibraryPage, 'items' | 'total'>,
  pages: Pick<LibraryPage, 'items'>[],
): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.items.length, 0)
  return items.length > 0 && loaded < total ? loaded : undefined
}

/** All stories of the loaded pages; a story that moved between two pages counts once. */
export function mergePages(pages: Pick<LibraryPage, 'items'>[]): FoundStory[] {
  const byId = new Map(pages.flatMap(({ items }) => items.map((story) => [story.storyId, story])))
  return [...byId.values()]
}
