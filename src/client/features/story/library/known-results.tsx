import { m } from '../../../paraglide/messages.js'
import { Notice } from '../../../ui/notice.tsx'
import type { LibraryFilter } from '../address/library-address.ts'
import { StoryGrid } from '../card/story-grid.tsx'
import { useKnownCards } from '../offline/use-known-card.ts'
import { openFirst } from '../state/story-state.ts'
import { useMonthStories } from '../state/use-story-states.ts'
import { findKnown } from './known-stories.ts'

/** Offline, what a search finds among the stories that this device knows; those that open come first. */
export function KnownResults({ filter }: { filter: LibraryFilter }) {
  const { isOpen } = useMonthStories()
  const stories = openFirst(findKnown(useKnownCards(), filter), isOpen)
  return (
    <div className="grid gap-8">
      <Notice>
        {stories.length > 0 ? m.library_offline_known() : m.library_offline_nothing()}
      </Notice>
      {stories.length > 0 && <StoryGrid stories={stories} isStale={false} />}
    </div>
  )
}
