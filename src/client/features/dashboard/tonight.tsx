import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, EyeOff, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import type { StoryCard } from '../../../contract/story.ts'
import type { ReadingTime } from '../../../contract/suggestion.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { metaLine, titleIn } from '../story/story-words.ts'
import { Answer } from './answer.tsx'
import { Block } from './block.tsx'
import type { Reader } from './dashboard-queries.ts'
import { suggestionQuery } from './dashboard-queries.ts'
import { focusHeading } from './focus-heading.ts'
import { StoryPlace, WaitingPlaces } from './story-place.tsx'
import { readingTimes, TimeChoice } from './time-choice.tsx'
import { useDismissal } from './use-dismissal.ts'
import { useFinished } from './use-finished.ts'

const timeKey = 'reading-time'
const shownCount = 3

interface TonightProps {
  reader: Reader
  child: Child | null
}

/** Three stories for the time there is. */
export function Tonight({ reader, child }: TonightProps) {
  const [minutes, setMinutes] = useState<ReadingTime>(keptTime)
  const [skip, setSkip] = useState(0)
  const suggested = useQuery({
    ...suggestionQuery(reader, minutes, skip),
    placeholderData: keepPreviousData,
  })
  const isPastLast = suggested.isSuccess && suggested.data.items.length === 0 && skip > 0
  useEffect(() => {
    // Dismissed or read, the last ones are gone: it begins anew.
    if (isPastLast && !suggested.isFetching) setSkip(0)
  }, [isPastLast, suggested.isFetching])
  const handleTime = (time: ReadingTime) => {
    setMinutes(time)
    setSkip(0)
    keep(timeKey, time, () => localStorage)
  }
  return (
    <Block
      heading={m.dashboard_tonight()}
      action={<TimeChoice minutes={minutes} onChange={handleTime} />}
    >
      <Answer
        query={suggested}
        failed={m.dashboard_tonight_failed()}
        waiting={<WaitingPlaces count={shownCount} />}
      >
        {({ items, total }) => (
          <div aria-busy={suggested.isPlaceholderData} className="grid gap-5">
            {items.length === 0 && !suggested.isFetching && <NoSuggestion minutes={minutes} />}
            <ul className="story-places" data-count={shownCount}>
              {items.map((story) => (
                <li key={story.storyId}>
                  <Suggestion story={story} reader={reader} child={child} />
                </li>
              ))}
            </ul>
            {total > shownCount && (
              <Button
                className="justify-self-start"
                onClick={() => setSkip(skip + shownCount < total ? skip + shownCount : 0)}
              >
                <RefreshCw size={20} aria-hidden="true" /> {m.dashboard_tonight_others()}
              </Button>
            )}
          </div>
        )}
      </Answer>
    </Block>
  )
}

function keptTime(): ReadingTime {
  const kept = readKept(timeKey, () => localStorage)
  return readingTimes.find((time) => time === kept) ?? 10
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
}

function Suggestion({ story, reader, child }: SuggestionProps) {
  const title = titleIn(getLocale(), story).text
  const finish = useFinished(reader, child)
  const dismiss = useDismissal(reader)
  return (
    <article className="suggestion">
      <StoryPlace story={story} sizes="(width >= 64rem) 240px, 30vw">
        <span className="story-place-meta">{metaLine(story)}</span>
      </StoryPlace>
      <div className="suggestion-actions">
        <button
          type="button"
          className="quiet-action"
          aria-label={m.dashboard_finish_story({ title })}
          onClick={({ currentTarget }) => {
            focusHeading(currentTarget)
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
            focusHeading(currentTarget)
            void dismiss(story.storyId, title)
          }}
        >
          <EyeOff size={18} aria-hidden="true" /> {m.dashboard_dismiss()}
        </button>
      </div>
    </article>
  )
}
