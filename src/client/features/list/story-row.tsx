import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import type { StoryCard } from '../../../contract/story-card.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { OfflineIcon } from '../offline-stories/offline-icon.tsx'
import { cardLinkId, withStory } from '../story/address/library-address.ts'
import { openedInApp } from '../story/address/story-address.ts'
import { Cover } from '../story/card/cover.tsx'
import { metaLine } from '../story/labels/story-labels.ts'
import { teaserIn, titleIn } from '../story/labels/story-texts.ts'
import { StateNote } from '../story/state/state-note.tsx'
import type { StoryState } from '../story/state/story-state.ts'
import type { MonthStories } from '../story/state/use-story-states.ts'
import { WaitLine } from '../story/state/wait-line.tsx'

interface StoryRowProps {
  story: StoryCard
  /** Number in the reading queue, from 1; null in other lists. */
  place: number | null
  /** Null unless stories are being selected. */
  selection: { isSelected: boolean; onToggle: () => void } | null
  isDragged: boolean
  isEager: boolean
  state: StoryState
  month: MonthStories
  children: ReactNode
}

/** One story of a list: a link to its sheet or, while stories are being selected, a checkbox. */
export function StoryRow(props: StoryRowProps) {
  const { story, place, selection, isDragged, isEager, state, month, children } = props
  const id = useId()
  const [address] = useSearchParams()
  const title = titleIn(getLocale(), story)
  const teaser = teaserIn(getLocale(), story)
  return (
    <li
      className="paper list-row"
      data-dragged={isDragged || undefined}
      data-read={state.kind === 'finished' || undefined}
    >
      {selection && (
        <input
          id={id}
          type="checkbox"
          className="list-check"
          checked={selection.isSelected}
          onChange={selection.onToggle}
        />
      )}
      <div className="list-cover">
        <Cover
          coverImageUrl={story.coverImageUrl}
          title={title.text}
          sizes="96px"
          isEager={isEager}
          isDecorative
        />
        {place !== null && (
          <p className="list-place">
            <span className="sr-only">{m.list_place()} </span>
            {place}
          </p>
        )}
      </div>
      <div className="list-text">
        <h2 className="list-title" lang={title.lang}>
          {selection ? (
            <label htmlFor={id} className="list-link">
              {title.hyphenated}
            </label>
          ) : (
            <Link
              id={cardLinkId(story.storyId)}
              className="list-link"
              to={{ search: withStory(address, story.storyId).toString() }}
              state={openedInApp}
              preventScrollReset
            >
              {title.hyphenated}
            </Link>
          )}
        </h2>
        <p className="list-meta">
          {metaLine(story)}
          <StateNote state={state} /> <OfflineIcon storyId={story.storyId} />
        </p>
        <WaitLine storyId={story.storyId} month={month} />
        <p className="list-teaser" lang={teaser.lang}>
          {teaser.text}
        </p>
      </div>
      {children}
    </li>
  )
}
