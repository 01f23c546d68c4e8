import type { StoryCard } from '../../../contract/story.ts'

/** A list of stories as it is wished for, whichever of the three it is. */
export interface StoryList {
  /** Null until they are known. */
  stories: StoryCard[] | null
  /** The last try to fetch them failed; those from before stay. */
  error: Error | null
  retry: () => void
  remove: (storyIds: string[]) => void
  /** Undoes a removal; `order` is the whole list from before it. */
  restore: (storyIds: string[], order: string[]) => void
  /** Null where the order is not for the family to say. */
  arrange: ((order: string[]) => void) | null
}
