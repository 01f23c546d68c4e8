import type { StoryCard } from '../../../contract/story-card.ts'

/** One of the three lists, with its pending changes. */
export interface StoryList {
  /** Null until the stories are known. */
  stories: StoryCard[] | null
  /** Why the last fetch failed; earlier stories stay. */
  error: Error | null
  retry: () => void
  remove: (storyIds: string[]) => void
  /** Undoes a removal; `order` is the whole list before it. */
  restore: (storyIds: string[], order: string[]) => void
  /** Null where the family cannot order the list. */
  arrange: ((order: string[]) => void) | null
}
