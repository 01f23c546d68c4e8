import { Check } from 'lucide-react'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { m } from '../../../paraglide/messages.js'
import { isNew } from '../labels/story-labels.ts'
import { type StoryState, stateLabel } from '../state/story-state.ts'

type MarkedStory = Pick<StoryCard, 'storyId' | 'isSample' | 'publishedAt'>

/**
 * The ribbon on a cover: how far the child has come, else free sample, else new. For a family the sample is
 * one of the stories of the month.
 */
export function Ribbon({ story, state }: { story: MarkedStory; state: StoryState }) {
  const { user } = useAuth()
  if (state.kind === 'finished') {
    return (
      <p className="ribbon ribbon-read">
        {stateLabel(state)} <Check aria-hidden="true" size={16} strokeWidth={3} />
      </p>
    )
  }
  if (state.kind !== 'new') return <p className="ribbon ribbon-begun">{stateLabel(state)}</p>
  if (story.isSample && user === null) return <p className="ribbon">{m.story_ribbon_sample()}</p>
  return isNew(story.publishedAt, now()) ? <p className="ribbon">{m.story_ribbon_new()}</p> : null
}
