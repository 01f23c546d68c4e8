import type { QueryClient } from '@tanstack/react-query'
import type { OpenedStory } from '../../../contract/reading.ts'
import { api, query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { fetchPicture } from './picture-sources.ts'
import { pageToResume } from './progress/use-resume.ts'
import { parseAddress, saysPage } from './reader-address.ts'
import { textToRead } from './story-language.ts'
import { visitKey } from './visit.ts'

/** The opening of a story during one visit (design.md section 6); a repeat carries the same key. */
export function openingQuery(storyId: string, visit: string) {
  return {
    ...productQuery,
    queryKey: [...query.reading.open.key(), { storyId, visit }],
    // Not bound to the query's signal: a spending call is not to be broken off and sent anew.
    queryFn: () => api.reading.open({ storyId }, { context: { idempotencyKey: visit } }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  } as const
}

/** Opens the story of an address one is going to, and asks for its first picture: drawing follows. */
export function openAhead(client: QueryClient, params: URLSearchParams): void {
  const storyId = params.get('story')
  if (!storyId) return
  client.fetchQuery(openingQuery(storyId, visitKey(storyId))).then(
    (story) => fetchFirstPicture(story, params),
    // The reader, which asks the same query, tells.
    () => undefined,
  )
}

function fetchFirstPicture(story: OpenedStory, params: URLSearchParams): void {
  const { view, language, page } = parseAddress(params)
  const read = textToRead(story, language, getLocale())
  if (view !== 'book' || !read) return
  const first = saysPage(params) ? page : (pageToResume(read) ?? 1)
  const shown = read.text.pages[first - 1]
  if (shown?.pictureUrl) fetchPicture(shown, 'high')
}
