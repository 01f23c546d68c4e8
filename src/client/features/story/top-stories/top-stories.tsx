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

/** How many stories a page leaves out at most. */
const maxExcept = 3

interface TopStoryListProps {
  search?: string
  limit?: number
  /** Stories that the page already shows. */
  except?: readonly string[] | undefined
  /** Whether each story has its place. */
  hasPlaces?: boolean
  /** What to do where a search finds nothing. */
  afterEmpty?: ReactNode
}

interface TopStoriesProps extends Pick<TopStoryListProps, 'limit' | 'except'> {
  /** Below the stories. */
  after?: ReactNode
}

/** The stories that the community likes most (spec 2.53). */
export function TopStories({ after, ...list }: TopStoriesProps) {
  return (
    <TopStoriesFrame intro={m.topstories_intro()} after={after}>
      <TopStoryList {...list} />
    </TopStoriesFrame>
  )
}

/** The same stories without the heading. */
export function TopStoryList({
  search = '',
  limit = 10,
  except,
  hasPlaces = false,
  afterEmpty,
}: TopStoryListProps) {
  const settled = useDebounced(search, searchDebounceMs)
  // Always as many, so that stories known later can be left out without another call.
  const asked = except ? limit + maxExcept : limit
  const { data, error, refetch } = useQuery(topStoriesQuery({ limit: asked, search: settled }))
  const stories = data?.filter(({ storyId }) => !except?.includes(storyId)).slice(0, limit)
  // What a search finds keeps its place among all.
  const all = useQuery({ ...topStoriesQuery({ limit, search: '' }), enabled: hasPlaces })
  const isOnline = useIsOnline()
  return (
    <>
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
          placeOf={hasPlaces ? (story) => placeAmong(all.data, story) : undefined}
          factsOf={({ likes }) => [m.topstories_likes({ count: likes })]}
          CardHeading={hasPlaces ? 'h2' : 'h3'}
        />
      )}
    </>
  )
}

/** Stories with as many likes share a place; undefined for a story that is not among them. */
function placeAmong(all: readonly TopStory[] = [], { storyId, likes }: TopStory) {
  if (!all.some((story) => story.storyId === storyId)) return undefined
  return 1 + all.filter((story) => story.likes > likes).length
}
