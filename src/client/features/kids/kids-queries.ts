import { keepPreviousData, type QueryClient, skipToken } from '@tanstack/react-query'
import type { StoryValue } from '../../../contract/story-card.ts'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { shownTitles } from '../story/labels/shown-titles.ts'
import { storyValues } from '../story/labels/story-values.ts'
import { choicesPerPage } from './kids-pages.ts'

/** The child that reads. */
export interface Reader {
  uid: string
  childId: string
}

/** The number of unfinished stories that a child is shown at most. */
const maxUnfinished = 9
/** Enough for the start, also when a child has opened many of them. */
const maxListed = 24

/** The child's unfinished stories, latest first; null while the child is unknown. */
export function unfinishedQuery(reader: Reader | null) {
  return {
    ...query.reading.listUnfinished.queryOptions({
      input: reader ? { ...reader, limit: maxUnfinished } : skipToken,
    }),
    ...productQuery,
  }
}

/** The child's favourites, in the order of the list. */
export function favoritesQuery(reader: Reader | null) {
  return {
    ...query.list.list.queryOptions({
      input: reader ? { ...reader, list: 'favorites' as const } : skipToken,
    }),
    ...productQuery,
  }
}

/** One page (from 0) of the stories about a value. */
export function valueQuery(value: StoryValue, page: number) {
  return {
    ...query.story.list.queryOptions({
      input: {
        value,
        limit: choicesPerPage,
        offset: page * choicesPerPage,
        sort: 'likes',
        ...shownTitles(),
      },
    }),
    ...productQuery,
    placeholderData: keepPreviousData,
  }
}

/** The stories that the start chooses from. */
export function listedQuery() {
  return {
    ...query.story.list.queryOptions({
      input: { limit: maxListed, sort: 'likes', ...shownTitles() },
    }),
    ...productQuery,
  }
}

/** Every value with stories, and its first stories: the first page of each value. */
export function valuesWithStoriesQuery(client: QueryClient) {
  return {
    ...productQuery,
    queryKey: [...query.story.list.key(), 'first of each value', shownTitles()],
    queryFn: async () => {
      const pages = await Promise.all(
        storyValues.map((value) => client.fetchQuery(valueQuery(value, 0))),
      )
      return storyValues.flatMap((value, at) => {
        const stories = pages[at]?.items ?? []
        return stories.length > 0 ? [{ value, stories }] : []
      })
    },
  } as const
}
