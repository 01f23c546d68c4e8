import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { query } from '../../../data/core/api.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { titleIn } from '../labels/story-texts.ts'

interface StoryPreview {
  title: string
  /** The title with soft hyphens in long words. */
  hyphenated: string
  coverImageUrl: string
}

/** Title and cover of a story from the cached answers of other pages; elsewhere its title is empty. */
export function useCachedStory(storyId: string): StoryPreview {
  const queryClient = useQueryClient()
  const [preview] = useState(() => findStory(queryClient, storyId) ?? unknown(storyId))
  return preview
}

const coverOf = (storyId: string) => `/covers/${storyId}`

const unknown = (storyId: string): StoryPreview => ({
  title: '',
  hyphenated: '',
  coverImageUrl: coverOf(storyId),
})

function findStory(queryClient: QueryClient, storyId: string): StoryPreview | null {
  const cached = queryClient.getQueriesData({ queryKey: query.story.key() })
  const story = findIn(cached, storyId)
  if (!story) return null
  const { text, hyphenated } = titleIn(getLocale(), story)
  return { title: text, hyphenated, coverImageUrl: story.coverImageUrl ?? coverOf(storyId) }
}

/** Searches answers of any shape for the story. */
function findIn(data: unknown, storyId: string): CachedStory | null {
  if (typeof data !== 'object' || data === null) return null
  if (isStory(data) && data.storyId === storyId) return data
  for (const part of Object.values(data)) {
    const found = findIn(part, storyId)
    if (found) return found
  }
  return null
}

interface CachedStory {
  storyId: string
  title: string
  fileName: string
  coverImageUrl: string | null
  titles?: StoryCard['titles']
  titleSyllables?: StoryCard['titleSyllables']
}

export function isStory(data: object): data is CachedStory {
  return 'storyId' in data && 'title' in data && 'fileName' in data && 'coverImageUrl' in data
}
