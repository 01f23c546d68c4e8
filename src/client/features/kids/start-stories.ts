import type { StoryCard } from '../../../contract/story-card.ts'
import { openFirst } from '../story/state/story-state.ts'
import { choicesPerPage } from './kids-pages.ts'

/** The start has few pages on purpose: all other stories are in the shelves. */
const maxStart = 4 * choicesPerPage

/**
 * The stories of the start: first those that the child has begun, then those it has never opened, then
 * the others; before all that wait, those that open this month, in the same order.
 */
export function startStories(
  begun: readonly StoryCard[],
  listed: readonly StoryCard[],
  openedIds: readonly string[],
  isOpen: (story: StoryCard) => boolean,
): StoryCard[] {
  const isBegun = new Set(begun.map(({ storyId }) => storyId))
  const isOpened = new Set(openedIds)
  const others = listed.filter(({ storyId }) => !isBegun.has(storyId))
  const stories = [
    ...begun.slice(0, choicesPerPage),
    ...others.filter(({ storyId }) => !isOpened.has(storyId)),
    ...others.filter(({ storyId }) => isOpened.has(storyId)),
  ]
  return openFirst(stories, isOpen).slice(0, maxStart)
}
