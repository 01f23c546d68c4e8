import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Dotted } from '../../../ui/dotted.tsx'
import { Cover } from '../card/cover.tsx'
import { cardFacts } from '../labels/story-labels.ts'
import { titleIn } from '../labels/story-texts.ts'
import './unsaved-story.css'

interface UnsavedStoryProps {
  /** Null where this device does not know the story. */
  card: StoryCard | null
  Heading: 'h1' | 'h2'
  headingId?: string
  /** Buttons below the text. */
  children?: ReactNode
}

/** Offline, a story that is not on this device: what is known of it, and what to do. */
export function UnsavedStory({ card, Heading, headingId, children }: UnsavedStoryProps) {
  const title = card && titleIn(getLocale(), card)
  return (
    <div className="unsaved-story">
      {card && title && (
        <Cover
          coverImageUrl={card.coverImageUrl}
          title={title.text}
          sizes="160px"
          isEager
          isDecorative
        />
      )}
      <div className="unsaved-story-head">
        <Heading id={headingId} tabIndex={-1} lang={title?.lang}>
          {title?.hyphenated ?? m.reader_offline()}
        </Heading>
        {card && (
          <p className="mt-1 font-bold">
            <Dotted>{cardFacts(card)}</Dotted>
          </p>
        )}
      </div>
      <div className="unsaved-story-text">
        {card && (
          <p className="unsaved-story-state">
            <CloudOff aria-hidden="true" size={20} />
            {m.reader_offline()}
          </p>
        )}
        <p>{m.reader_offline_text()}</p>
        {children}
      </div>
    </div>
  )
}
