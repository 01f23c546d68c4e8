import type { ReactNode } from 'react'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import type { StoryCard } from '../../../contract/story.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { KeptSign } from '../kept/kept-sign.tsx'
import { Cover } from '../story/cover.tsx'
import { withStory } from '../story/library-address.ts'
import { cardLinkId, openedFromLibrary } from '../story/story-card.tsx'
import { metaLine, teaserIn, titleIn } from '../story/story-words.ts'

interface StoryRowProps {
  story: StoryCard
  /** Place in the queue, from 1; null where there is none. */
  place: number | null
  /** Null unless stories are being chosen. */
  selection: { isSelected: boolean; onToggle: () => void } | null
  isDragged: boolean
  isEager: boolean
  children: ReactNode
}

/** One story of a list: a strip of paper that leads to its sheet, or is chosen as a whole. */
export function StoryRow(props: StoryRowProps) {
  const { story, place, selection, isDragged, isEager, children } = props
  const id = useId()
  const [address] = useSearchParams()
  const title = titleIn(getLocale(), story)
  const teaser = teaserIn(getLocale(), story)
  return (
    <li className="paper list-row" data-dragged={isDragged || undefined}>
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
            <span className="sr-only">{m.shelf_place()} </span>
            {place}
          </p>
        )}
      </div>
      <div className="list-text">
        <h2 className="list-title" lang={title.lang}>
          {selection ? (
            <label htmlFor={id} className="list-link">
              {title.text}
            </label>
          ) : (
            <Link
              id={cardLinkId(story.storyId)}
              className="list-link"
              to={{ search: withStory(address, story.storyId).toString() }}
              state={openedFromLibrary}
              preventScrollReset
            >
              {title.text}
            </Link>
          )}
        </h2>
        <p className="list-meta">
          {metaLine(story)} <KeptSign storyId={story.storyId} />
        </p>
        <p className="list-teaser" lang={teaser.lang}>
          {teaser.text}
        </p>
      </div>
      {children}
    </li>
  )
}
