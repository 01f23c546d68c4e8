import type { StoryCard } from '../../../contract/story-card.ts'
import { openFirst } from '../story/state/story-state.ts'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { PagedChoices } from './paged-choices.tsx'
import { StoryCover } from './story-cover.tsx'

/** A complete list of stories, three at a time; those that open this month come first. */
export function PagedStories({ stories }: { stories: readonly StoryCard[] }) {
  const month = useMonthStories()
  return (
    <PagedChoices choices={openFirst(stories, month.isOpen)} shape="covers">
      {(story, isAlone) => (
        <StoryCover key={story.storyId} story={story} isAlone={isAlone} month={month} />
      )}
    </PagedChoices>
  )
}
