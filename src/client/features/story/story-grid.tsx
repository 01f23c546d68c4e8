import type { StoryCard as StoryCardData } from '../../../contract/story.ts'
import { StoryCard } from './story-card.tsx'

const firstRow = 4
const skeletons = Array.from({ length: 8 }, (_, at) => `skeleton-${at}`)

/** The stories as a grid of cards; dimmed while others are on their way. */
export function StoryGrid({ stories, isStale }: { stories: StoryCardData[]; isStale: boolean }) {
  return (
    <ul className="library-grid" aria-busy={isStale} data-stale={isStale || undefined}>
      {stories.map((story, at) => (
        <li key={story.storyId}>
          <StoryCard story={story} isEager={at < firstRow} />
        </li>
      ))}
    </ul>
  )
}

/** Empty cards in the same places; they appear only when the wait is felt (200 ms). */
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
