import { useEffect, useState } from 'react'
import type { StoryCard } from '../../../contract/story-card.ts'
import { focusHeading } from '../../lib/focus-heading.ts'
import { cardLinkId } from '../story/address/library-address.ts'

/** Before a row is removed, focuses the next row, else the previous one, else the heading. */
export function focusNeighbour(stories: StoryCard[], storyId: string): void {
  const index = stories.findIndex((story) => story.storyId === storyId)
  const neighbour = stories[index + 1] ?? stories[index - 1]
  if (neighbour) document.getElementById(cardLinkId(neighbour.storyId))?.focus()
  else focusHeading()
}

/**
 * After an undo, whose button goes with its message: focuses the heading, then the first story that came back,
 * also if it leaves once more until the server knows of it. A focus that has moved on stays. Returns how to
 * start that.
 */
export function useFocusReturned(stories: readonly StoryCard[]): (storyId: string) => void {
  const [returnedId, setReturnedId] = useState<string | null>(null)
  const isBack = stories.some(({ storyId }) => storyId === returnedId)
  useEffect(() => {
    const { activeElement, body } = document
    if (returnedId === null || !isBack) return
    if (activeElement === body || activeElement?.tagName === 'H1') {
      document.getElementById(cardLinkId(returnedId))?.focus()
    }
  }, [returnedId, isBack])
  return (storyId) => {
    focusHeading()
    setReturnedId(storyId)
  }
}
