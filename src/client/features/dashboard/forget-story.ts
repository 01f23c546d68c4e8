import type { QueryClient } from '@tanstack/react-query'
import type { Unfinished } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story.ts'
import { query } from '../../data/api.ts'

interface Suggested {
  items: StoryCard[]
  total: number
}

/** Takes a story out of what is suggested, before the server knows. */
export function hideSuggestion(client: QueryClient, storyId: string): void {
  client.setQueriesData<Suggested>(
    { queryKey: query.suggestion.list.key() },
    (before) =>
      before && { ...before, items: before.items.filter((story) => story.storyId !== storyId) },
  )
}

/** Takes a story out of those to go on with, before the server knows. */
export function hideUnfinished(client: QueryClient, storyId: string): void {
  client.setQueriesData<Unfinished[]>({ queryKey: query.reading.listUnfinished.key() }, (before) =>
    before?.filter(({ story }) => story.storyId !== storyId),
  )
}

/** Asks anew for everything that a story's place in the family changes. */
export async function refreshStories(client: QueryClient): Promise<void> {
  await Promise.all(
    [
      query.suggestion.list.key(),
      query.reading.listUnfinished.key(),
      query.shelf.list.key(),
      query.child.key(),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}
