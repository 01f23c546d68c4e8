import { useState } from 'react'
import type { StoryCard } from '../../../contract/story.ts'

/** Which of the stories shown are chosen; what has left the list is chosen no more. */
export function useSelection(stories: StoryCard[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = new Set(
    stories.map(({ storyId }) => storyId).filter((storyId) => chosen.has(storyId)),
  )
  return {
    selected,
    toggle: (storyId: string) => {
      const next = new Set(selected)
      if (!next.delete(storyId)) next.add(storyId)
      setChosen(next)
    },
    chooseAll: () => setChosen(new Set(stories.map(({ storyId }) => storyId))),
    clear: () => setChosen(new Set()),
  }
}
