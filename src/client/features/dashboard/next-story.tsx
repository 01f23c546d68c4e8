import type { ReactNode } from 'react'
import type { StoryCard } from '../../../contract/story-card.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Cover } from '../story/card/cover.tsx'
import { titleIn } from '../story/labels/story-texts.ts'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { WaitLine } from '../story/state/wait-line.tsx'
import './go-on.css'

interface NextStoryProps {
  story: StoryCard
  /** The first one of a block is large, and the first thing to do on the page. */
  isFirst: boolean
  /** Below the title. */
  line: ReactNode
  /** Text of the button that opens the story, and its name for screen readers. */
  read: string
  readLabel: string
  /** Further actions. */
  children?: ReactNode
}

/** A story to read next, with its cover beside its title. */
export function NextStory(props: NextStoryProps) {
  const { story, isFirst, line, read, readLabel, children } = props
  const title = titleIn(getLocale(), story)
  const month = useMonthStories()
  return (
    <article className="go-on-card" data-first={isFirst || undefined}>
      <Cover
        coverImageUrl={story.coverImageUrl}
        title={title.text}
        sizes={isFirst ? '220px' : '110px'}
        isEager={isFirst}
        isDecorative
      />
      <div className="go-on-text">
        <h3 lang={title.lang}>{title.hyphenated}</h3>
        {line}
        <div className="go-on-actions">
          {month.isOpen(story) && (
            <ButtonLink
              variant={isFirst ? 'primary' : 'secondary'}
              to={`/reader?story=${story.storyId}`}
              aria-label={readLabel}
            >
              {read}
            </ButtonLink>
          )}
          <WaitLine storyId={story.storyId} month={month} />
          {children}
        </div>
      </div>
    </article>
  )
}
