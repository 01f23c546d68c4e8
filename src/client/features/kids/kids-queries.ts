import type { QueryClient } from '@tanstack/react-query'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import type { StoryValue } from '../../../contract/story.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { shownTitles } from '../story/shown-titles.ts'
import { storyValues } from '../story/story-values.ts'
import { choicesPerPage } from './picture-pages.tsx'

interface OwnChild {
  uid: string
  childId: string
}

/** So many places to go on from are enough for a child. */
const mostUnfinished = 9

/** What the child has begun to read, the latest first; null while it is not known who reads. */
export function unfinishedQuery(own: OwnChild | null) {
  return {
    ...query.reading.listUnfinished.queryOptions({
      input: own ? { ...own, limit: mostUnfinished } : skipToken,
    }),
    ...productQuery,
  }
}

/** The child's favourites in their order. */
export function favoritesQuery(own: OwnChild | null) {
  return {
    ...query.shelf.list.queryOptions({
      input: own ? { ...own, shelf: 'favorites' as const } : skipToken,
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

/** Every value that has a story, with its first one; each shelf's first page is there then, too. */
export function filledShelvesQuery(client: QueryClient) {
  return {
    ...productQuery,
    queryKey: [...query.story.list.key(), 'first of each value', shownTitles()],
    queryFn: async () => {
      const shelves = await Promise.all(
        storyValues.map((value) => client.fetchQuery(valueQuery(value, 0))),
      )
      return storyValues.flatMap((value, at) => {
        const first = shelves[at]?.items[0]
        return first ? [{ value, first }] : []
      })
    },
  } as const
}
