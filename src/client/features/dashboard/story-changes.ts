import type { QueryClient } from '@tanstack/react-query'
import type { UnfinishedStory } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story-card.ts'
import { query } from '../../data/core/api.ts'

interface Suggestions {
  items: StoryCard[]
  total: number
}

/** Removes a story from the cached suggestions. */
export function hideSuggestion(client: QueryClient, storyId: string): void {
  client.setQueriesData<Suggestions>(
    { queryKey: query.suggestion.list.key() },
    (before) =>
      before && { ...before, items: before.items.filter((story) => story.storyId !== storyId) },
  )
}

/** Removes a story from the cached unfinished stories. */
export function hideUnfinished(client: QueryClient, storyId: string): void {
  client.setQueriesData<UnfinishedStory[]>(
    { queryKey: query.reading.listUnfinished.key() },
    (before) => before?.filter(({ story }) => story.storyId !== storyId),
  )
}

/** Invalidates everything that depends on a finished or dismissed story. */
export async function refreshStories(client: QueryClient): Promise<void> {
  await Promise.all(
    [
      query.suggestion.list.key(),
      query.reading.listUnfinished.key(),
      query.reading.listStates.key(),
      query.list.list.key(),
      query.child.key(),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}
