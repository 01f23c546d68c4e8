import type { StoryCard } from '../../../contract/story.ts'
import { cardLinkId } from '../story/story-card.tsx'

/** Before a row goes: the focus goes to the next one, to the one before, or to the heading. */
export function focusAfter(stories: StoryCard[], storyId: string): void {
  const at = stories.findIndex((story) => story.storyId === storyId)
  const neighbour = stories[at + 1] ?? stories[at - 1]
  if (neighbour) document.getElementById(cardLinkId(neighbour.storyId))?.focus()
  else focusHeading()
}

/** For what vanishes together with the button that was pressed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
