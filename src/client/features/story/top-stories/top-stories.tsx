import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TopStory } from '../../../../contract/story-card.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { TopStoriesFrame } from './top-stories-frame.tsx'
import { errorMessage, topStoriesQuery } from './top-stories-query.ts'
import { TopStoryGrid, WaitingTopStories } from './top-story-grid.tsx'

const searchDebounceMs = 300

interface TopStoriesProps {
  search?: string
  limit?: number
  /** A story that the page already shows. */
  except?: string | undefined
  /** Whether the heading is the page's main heading. */
  isPageHead?: boolean
  /** Links below the heading. */
  nav?: ReactNode
  /** What to do where a search finds nothing. */
  afterEmpty?: ReactNode
  /** Below the stories. */
  after?: ReactNode
  /** For which child the stories are chosen. */
  chosenFor?: ReactNode
  /** A field beside the heading. */
  field?: ReactNode
}

/** The stories that the community likes most (spec 2.53). */
export function TopStories({
  search = '',
  limit = 10,
  except,
  isPageHead = false,
  afterEmpty,
  ...frame
}: TopStoriesProps) {
  const settled = useDebounced(search, searchDebounceMs)
  const { data, error, refetch } = useQuery(
    topStoriesQuery({ limit: except === undefined ? limit : limit + 1, search: settled }),
  )
  const stories = data?.filter(({ storyId }) => storyId !== except).slice(0, limit)
  const isOnline = useIsOnline()
  const hasPlaces = isPageHead && settled === ''
  return (
    <TopStoriesFrame intro={m.topstories_intro()} isPageHead={isPageHead} {...frame}>
      {stories === undefined && error && (
        <div className="grid justify-items-start gap-4">
          <p role="alert">
            {isOnline
              ? m.topstories_error({ message: errorMessage(error) })
              : m.topstories_offline()}
          </p>
          <Button onClick={() => void refetch()}>{m.site_retry()}</Button>
        </div>
      )}
      {stories === undefined && !error && (
        <WaitingTopStories text={m.topstories_loading()} limit={limit} hasPlaces={hasPlaces} />
      )}
      {stories && (
        <TopStoryGrid
          stories={stories}
          afterEmpty={afterEmpty}
          placeOf={hasPlaces ? (story) => placeAmong(stories, story) : undefined}
          factsOf={({ likes }) => [m.topstories_likes({ count: likes })]}
          CardHeading={isPageHead ? 'h2' : 'h3'}
        />
      )}
    </TopStoriesFrame>
  )
}

/** Stories with as many likes share a place. */
const placeAmong = (stories: readonly TopStory[], of: TopStory) =>
  1 + stories.filter(({ likes }) => likes > of.likes).length
