import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, Ellipsis, EyeOff, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import type { StoryCard } from '../../../contract/story-card.ts'
import type { ReadingTime } from '../../../contract/suggestion.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useIsOnboardingOpen } from '../child/onboarding.ts'
import { useOfflineForReader } from '../offline-stories/use-offline-for-reader.ts'
import { metaLine } from '../story/labels/story-labels.ts'
import { titleIn } from '../story/labels/story-texts.ts'
import { shelfText } from '../story/offline/offline-shelf.tsx'
import { StateNote } from '../story/state/state-note.tsx'
import { openFirst } from '../story/state/story-state.ts'
import { useMonthStories, useStoryStates } from '../story/state/use-story-states.ts'
import { MonthUsed } from '../story/state/used-up.tsx'
import { WaitLine } from '../story/state/wait-line.tsx'
import { suggestionQuery } from '../suggestion/suggestion-query.ts'
import { Block, focusBlockHeading } from './block.tsx'
import { type Reader, unfinishedQuery } from './dashboard-queries.ts'
import { QueryContent } from './query-content.tsx'
import { readingTimes, storedTime, storeTime } from './stored-time.ts'
import { StoryTile, StoryTilesSkeleton } from './story-tile.tsx'
import { TimeChoice } from './time-choice.tsx'
import { useDismissal } from './use-dismissal.ts'
import { useMarkFinished } from './use-mark-finished.ts'

const shownCount = 3

interface TonightProps {
  reader: Reader
  child: Child | null
}

/** Three suggestions for the chosen reading time; offline, what else is on this device. */
export function Tonight({ reader, child }: TonightProps) {
  const [minutes, setMinutes] = useState<ReadingTime>(storedTime)
  const [skip, setSkip] = useState(0)
  const suggestions = useQuery({
    ...suggestionQuery(reader, minutes, skip),
    placeholderData: keepPreviousData,
  })
  const { isDeviceOnly } = useMonthStories()
  const saved = useSavedStories(reader)
  const isPastLast = suggestions.isSuccess && suggestions.data.items.length === 0 && skip > 0
  useEffect(() => {
    // The last suggestions were dismissed or read: start again.
    if (isPastLast && !suggestions.isFetching) setSkip(0)
  }, [isPastLast, suggestions.isFetching])
  const handleTime = (time: ReadingTime) => {
    setMinutes(time)
    setSkip(0)
    storeTime(time)
  }
  if (saved?.stories.length === 0) return null
  if (saved) {
    return (
      <Block heading={m.dashboard_tonight()}>
        <p role="status" className="mb-4">
          {saved.isRest ? m.dashboard_tonight_saved() : shelfText(saved.stories.length)}
        </p>
        <Suggestions stories={saved.stories} reader={reader} child={child} />
      </Block>
    )
  }
  return (
    <Block
      heading={m.dashboard_tonight()}
      action={<TimeChoice minutes={minutes} onChange={handleTime} />}
    >
      <QueryContent
        query={suggestions}
        errorText={m.dashboard_tonight_failed()}
        skeleton={
          <div className="tonight-awaited">
            <StoryTilesSkeleton count={shownCount} />
          </div>
        }
      >
        {({ items, total }) => (
          <div aria-busy={suggestions.isPlaceholderData} className="grid gap-5">
            <UsedUp />
            {items.length === 0 && !suggestions.isFetching && <NoSuggestion minutes={minutes} />}
            {items.length > 0 && <Suggestions stories={items} reader={reader} child={child} />}
            {total > shownCount && !isDeviceOnly && (
              <Button
                className="justify-self-start"
                onClick={() => setSkip(skip + shownCount < total ? skip + shownCount : 0)}
              >
                <RefreshCw size={20} aria-hidden="true" /> {m.dashboard_tonight_others()}
              </Button>
            )}
          </div>
        )}
      </QueryContent>
    </Block>
  )
}

/**
 * Offline, all stories of this device that „Weiterlesen“ above does not show, unread ones first; null
 * online, and where this device has none.
 */
function useSavedStories(reader: Reader): { stories: StoryCard[]; isRest: boolean } | null {
  const { isDeviceOnly } = useMonthStories()
  const stored = useOfflineForReader()
  const stateOf = useStoryStates()
  const { data: unfinished } = useQuery(unfinishedQuery(reader))
  if (!isDeviceOnly || stored.length === 0) return null
  const isAbove = ({ storyId }: StoryCard) =>
    unfinished?.some(({ story }) => story.storyId === storyId)
  const others = stored.map(({ card }) => card).filter((card) => !isAbove(card))
  const stories = openFirst(others, ({ storyId }) => stateOf(storyId).kind !== 'finished')
  return { stories, isRest: stories.length < stored.length }
}

function UsedUp() {
  const { usedUpUntil } = useMonthStories()
  if (usedUpUntil === null) return null
  return (
    <p>
      <MonthUsed until={usedUpUntil} />
    </p>
  )
}

function Suggestions({ stories, reader, child }: TonightProps & { stories: StoryCard[] }) {
  const { isOpen } = useMonthStories()
  const unfinished = useQuery(unfinishedQuery(reader))
  // One thing is the first: what is unfinished, then an open onboarding, then the first suggestion.
  const isOnboardingOpen = useIsOnboardingOpen()
  const isMain = !isOnboardingOpen && !unfinished.data?.length
  return (
    <ul className="story-tiles">
      {openFirst(stories, isOpen).map((story, at) => (
        <li key={story.storyId}>
          <Suggestion story={story} reader={reader} child={child} isMain={isMain && at === 0} />
        </li>
      ))}
    </ul>
  )
}

function NoSuggestion({ minutes }: { minutes: ReadingTime }) {
  const isLongest = minutes === readingTimes.at(-1)
  return (
    <div className="dashboard-empty">
      <p>{isLongest ? m.dashboard_tonight_nothing() : m.dashboard_tonight_none({ minutes })}</p>
      {isLongest && <ButtonLink to="/story-collection">{m.landing_library()}</ButtonLink>}
    </div>
  )
}

interface SuggestionProps extends TonightProps {
  story: StoryCard
  /** Whether it is the first thing to do on the page. */
  isMain: boolean
}

function Suggestion({ story, reader, child, isMain }: SuggestionProps) {
  const title = titleIn(getLocale(), story).text
  const finish = useMarkFinished(reader, child)
  const dismiss = useDismissal(reader)
  const month = useMonthStories()
  const state = useStoryStates()(story.storyId)
  return (
    <article className="suggestion">
      <StoryTile story={story} sizes="(width >= 64rem) 240px, 30vw">
        <span className="story-tile-meta">
          {metaLine(story)}
          <StateNote state={state} />
        </span>
        <WaitLine storyId={story.storyId} month={month} />
      </StoryTile>
      <div className="suggestion-actions">
        {month.isOpen(story) && (
          <ButtonLink
            variant={isMain ? 'primary' : 'secondary'}
            className="suggestion-read"
            to={`/reader?story=${story.storyId}`}
            aria-label={m.dashboard_read_story({ title })}
          >
            {m.story_read()}
          </ButtonLink>
        )}
        <details className="suggestion-more">
          <summary aria-label={m.dashboard_more({ title })}>
            <Ellipsis size={22} aria-hidden="true" />
          </summary>
          <button
            type="button"
            className="quiet-action"
            aria-label={m.dashboard_finish_story({ title })}
            onClick={({ currentTarget }) => {
              focusBlockHeading(currentTarget)
              void finish(story.storyId, title)
            }}
          >
            <Check size={18} aria-hidden="true" /> {m.dashboard_finish()}
          </button>
          <button
            type="button"
            className="quiet-action"
            aria-label={m.dashboard_dismiss_story({ title })}
            onClick={({ currentTarget }) => {
              focusBlockHeading(currentTarget)
              void dismiss(story.storyId, title)
            }}
          >
            <EyeOff size={18} aria-hidden="true" /> {m.dashboard_dismiss()}
          </button>
        </details>
      </div>
    </article>
  )
}
