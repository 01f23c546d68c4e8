import type { StoryCard } from '../../../contract/story-card.ts'
import { cardLinkId } from '../story/address/library-address.ts'

/** Before a row is removed, focuses the next row, else the previous one, else the heading. */
export function focusNeighbour(stories: StoryCard[], storyId: string): void {
  const index = stories.findIndex((story) => story.storyId === storyId)
  const neighbour = stories[index + 1] ?? stories[index - 1]
  if (neighbour) document.getElementById(cardLinkId(neighbour.storyId))?.focus()
  else focusHeading()
}

/** Focuses the heading, for actions that remove the pressed button. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
