import type { StoryCard } from '../../../contract/story.ts'
import { choicesPerPage } from './kids-pages.ts'

/** The start has few pages on purpose: all other stories are in the shelves. */
const maxStart = 4 * choicesPerPage

/**
 * The stories of the start: first those that the child has begun, then those it has never opened, then
 * the others.
 */
export function startStories(
  begun: readonly StoryCard[],
  listed: readonly StoryCard[],
  openedIds: readonly string[],
): StoryCard[] {
  const isBegun = new Set(begun.map(({ storyId }) => storyId))
  const isOpened = new Set(openedIds)
  const others = listed.filter(({ storyId }) => !isBegun.has(storyId))
  return [
    ...begun.slice(0, choicesPerPage),
    ...others.filter(({ storyId }) => !isOpened.has(storyId)),
    ...others.filter(({ storyId }) => isOpened.has(storyId)),
  ].slice(0, maxStart)
}
