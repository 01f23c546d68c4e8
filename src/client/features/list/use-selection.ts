import { useState } from 'react'
import type { StoryCard } from '../../../contract/story-card.ts'

/** The selected stories; a story that leaves the list is not selected any more. */
export function useSelection(stories: StoryCard[]) {
  const [storyIds, setStoryIds] = useState<ReadonlySet<string>>(new Set())
  const selected = new Set(
    stories.map(({ storyId }) => storyId).filter((storyId) => storyIds.has(storyId)),
  )
  return {
    selected,
    toggle: (storyId: string) => {
      const next = new Set(selected)
      if (!next.delete(storyId)) next.add(storyId)
      setStoryIds(next)
    },
    selectAll: () => setStoryIds(new Set(stories.map(({ storyId }) => storyId))),
    clear: () => setStoryIds(new Set()),
  }
}
