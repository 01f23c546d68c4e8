import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryCard } from '../../../contract/story.ts'
import { query } from '../../data/api.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { titleIn } from '../story/story-words.ts'

interface KnownStory {
  title: string
  coverImageUrl: string | null
}

/** Title and cover as a list or a sheet showed them before; null where none did. */
export function useKnownStory(storyId: string): KnownStory | null {
  const queryClient = useQueryClient()
  const [known] = useState(() => findStory(queryClient, storyId))
  return known
}

function findStory(queryClient: QueryClient, storyId: string): KnownStory | null {
  const cached = queryClient.getQueriesData({ queryKey: query.story.key() })
  for (const [, data] of cached) {
    const found = findIn(data, storyId)
    if (found) return found
  }
  return null
}

/** Looks through lists, pages and single stories alike. */
function findIn(data: unknown, storyId: string): KnownStory | null {
  if (typeof data !== 'object' || data === null) return null
  if (isStory(data) && data.storyId === storyId) {
    return { title: titleIn(getLocale(), data).text, coverImageUrl: data.coverImageUrl }
  }
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
}

function isStory(data: object): data is CachedStory {
  return 'storyId' in data && 'title' in data && 'fileName' in data && 'coverImageUrl' in data
}
