import type { StoryState } from '../state/story-state.ts'

export const maxSimilar = 3

interface Reading {
  stateOf: (storyId: string) => StoryState
  /** Whether the month still allows to open a story. */
  isOpen: (story: { storyId: string }) => boolean
}

/** Up to `count` different stories in the candidates' order: those that open first, finished ones last. */
export function pickSimilar<Story extends { storyId: string }>(
  candidates: readonly Story[],
  { stateOf, isOpen }: Reading,
  count = maxSimilar,
): Story[] {
  const each = new Map(candidates.map((story) => [story.storyId, story])).values()
  const rankOf = (story: Story) =>
    (isOpen(story) ? 0 : 2) + (stateOf(story.storyId).kind === 'finished' ? 1 : 0)
  return [...each].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, count)
}
