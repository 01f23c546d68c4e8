import type { RoadmapState } from '../../contract/roadmap.ts'

/** States in which an item takes votes. */
export const votableStates: readonly RoadmapState[] = ['open', 'planned', 'started']

/** States of public items. */
export const listedStates: readonly RoadmapState[] = [...votableStates, 'completed', 'declined']

/** Limit of ideas for each account. */
export const ideaLimit = { max: 5, windowSeconds: 86_400 }

/** Limit of votes for each account: more than a person changes. */
export const voteLimit = { max: 200, windowSeconds: 3600 }

/** Comparing texts is expensive; a typing person sends at most two requests a second. */
export const similarLimit = { max: 120, windowSeconds: 60 }

/** Limits of the search for similar items; `minScore` is a trigram similarity from 0 to 1. */
export const similarity = {
  maxItems: 3,
  minScore: 0.45,
  minLetters: 3,
  /** In so many ideas that they say nothing. */
  commonWords: [
    ...['geschichte', 'geschichten', 'story', 'stories', 'fabelhain'],
    ...['kind', 'kinder', 'kindern', 'child', 'children', 'kids'],
    ...['mehr', 'neue', 'neuen', 'more', 'new'],
    ...['lesen', 'read', 'reading'],
  ],
}
