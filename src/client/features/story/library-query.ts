import { keepPreviousData } from '@tanstack/react-query'
import type { StoryCard } from '../../../contract/story.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import type { LibraryFilter } from './library-address.ts'
import { shownTitles } from './shown-titles.ts'

/** Stories that come with one "Mehr laden". */
const pageSize = 24

interface LibraryPage {
  items: StoryCard[]
  total: number
}

/** The library page by page; while a new filter is on its way the old stories stay. */
export function libraryQuery({ search, value, age, maxMinutes, sort }: LibraryFilter) {
  const filter = {
    limit: pageSize,
    sort,
    ...(search !== '' && { search }),
    ...shownTitles(),
    ...(value !== null && { value }),
    ...(age !== null && { age }),
    ...(maxMinutes !== null && { maxMinutes }),
  }
  return query.story.list.infiniteOptions({
    ...productQuery,
    input: (offset: number) => ({ ...filter, offset }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
  })
}

/** Where the next page begins; undefined after the last one. */
export function nextOffset(
  { items, total }: LibraryPage,
  pages: LibraryPage[],
): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.items.length, 0)
  return items.length > 0 && loaded < total ? loaded : undefined
}

/** All stories of the loaded pages; one that moved between two pages shows once. */
export function storiesOf(pages: LibraryPage[]): StoryCard[] {
  const byId = new Map(pages.flatMap(({ items }) => items.map((story) => [story.storyId, story])))
  return [...byId.values()]
}
