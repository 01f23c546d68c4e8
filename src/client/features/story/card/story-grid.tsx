import type { FoundStory } from '../../../../contract/story-card.ts'
import { StoryCard } from './story-card.tsx'

/** How many covers load eagerly: those of the first row. */
const eagerCovers = 4
const skeletons = Array.from({ length: 8 }, (_, index) => `skeleton-${index}`)

/** The stories as a grid of cards; dimmed while others are loading. */
export function StoryGrid({ stories, isStale }: { stories: FoundStory[]; isStale: boolean }) {
  return (
    <ul className="library-grid" aria-busy={isStale} data-stale={isStale || undefined}>
      {stories.map((story, index) => (
        <li key={story.storyId}>
          <StoryCard story={story} isEager={index < eagerCovers} />
        </li>
      ))}
    </ul>
  )
}

/** A skeleton of the grid, shown after 200 ms. */
export function WaitingGrid() {
  return (
    <div className="library-grid waiting" aria-hidden="true">
      {skeletons.map((key) => (
        <div key={key} className="library-card">
          <div className="waiting-cover" />
          <div className="library-card-text">
            <div className="waiting-line w-10/12" />
            <div className="waiting-line w-7/12" />
          </div>
        </div>
      ))}
    </div>
  )
}
