import type { RoadmapState } from '../../contract/roadmap.ts'

/** States in which an item takes votes; what has ended, or nobody has seen yet, takes none. */
export const votable: readonly RoadmapState[] = ['open', 'planned', 'started']

/** States of what everybody finds on the page and among the similar ideas. */
export const listed: readonly RoadmapState[] = [...votable, 'completed', 'declined']

/** Ideas that one account may suggest. */
export const ideaLimit = { max: 5, windowSeconds: 86_400 }

/** Changes of votes of one account: far more than anybody's mind. */
export const voteLimit = { max: 200, windowSeconds: 3600 }

/** Comparing words costs; somebody typing asks twice a second at most. */
export const similarLimit = { max: 120, windowSeconds: 60 }

/** How many similar items are shown, and how like they must be (0 to 1, of trigrams). */
export const likeness = { most: 5, least: 0.45, fewestLetters: 3 }
