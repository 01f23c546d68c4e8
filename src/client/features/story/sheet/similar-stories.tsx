import type { ComponentProps, ReactNode } from 'react'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { Cover } from '../card/cover.tsx'
import { metaLine } from '../labels/story-labels.ts'
import { titleIn } from '../labels/story-texts.ts'
import { StateNote } from '../state/state-note.tsx'
import type { StoryState } from '../state/story-state.ts'
import { type MonthStories, useMonthStories, useStoryStates } from '../state/use-story-states.ts'
import { WaitLine } from '../state/wait-line.tsx'
import { maxSimilar } from './similar.ts'
import { useSimilar } from './use-similar.ts'
import './similar-stories.css'

/** The link of a card. */
type LinkOf = (storyId: string) => Pick<ComponentProps<typeof Link>, 'to' | 'replace' | 'state'>

interface SimilarStoriesProps {
  storyId: string
  heading: string
  /** A line below the heading. */
  hint?: string | undefined
  /** Whether a button above leads to the story to go on with, which is then not repeated. */
  isNextAbove?: boolean
  /** By default a card leads to the story's sheet, which counts no read. */
  linkOf?: LinkOf
}

/** Three similar stories; those that the child has finished come last. */
export function SimilarStories({ heading, hint, ...list }: SimilarStoriesProps) {
  return (
    <section className="similar" aria-labelledby="similar-heading">
      <h3 id="similar-heading">{heading}</h3>
      {hint !== undefined && <p className="text-soft">{hint}</p>}
      <SimilarList {...list} />
    </section>
  )
}

function SimilarList({
  storyId,
  linkOf,
  isNextAbove = false,
}: Omit<SimilarStoriesProps, 'heading' | 'hint'>) {
  const { user } = useAuth()
  const { similar, stories, next } = useSimilar(storyId)
  const isKidsMode = useKidsMode()
  const stateOf = useStoryStates()
  const month = useMonthStories()
  if (stories) {
    if (stories.length === 0) return <p>{m.reader_similar_empty()}</p>
    const others = stories.filter((story) => story !== next)
    const shown = isNextAbove && others.length > 0 ? others : stories
    return (
      <ul className="similar-cards">
        {shown.slice(0, maxSimilar).map((story) => (
          <li key={story.storyId}>
            <SimilarCard
              story={story}
              state={stateOf(story.storyId)}
              month={month}
              linkOf={linkOf ?? (user === null || isKidsMode ? readerLink : sheetLink)}
            />
          </li>
        ))}
      </ul>
    )
  }
  if (similar.fetchStatus === 'paused') return <p role="status">{m.reader_similar_offline()}</p>
  if (similar.error) {
    return (
      <Failed onRetry={() => void similar.refetch()}>
        <p>{m.reader_similar_failed()}</p>
      </Failed>
    )
  }
  return (
    <div className="similar-waiting">
      <Spinner label={m.reader_similar_loading()} />
    </div>
  )
}

function Failed({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      {children}
      <Button onClick={onRetry}>{m.site_retry()}</Button>
    </div>
  )
}

/** The sheet counts no read; guests and children, who have no library, go to the reader. */
const sheetLink: LinkOf = (storyId) => ({ to: `/story-collection?story=${storyId}` })
const readerLink: LinkOf = (storyId) => ({ to: `/reader?story=${storyId}` })

interface SimilarCardProps {
  story: StoryCard
  state: StoryState
  month: MonthStories
  linkOf: LinkOf
}

function SimilarCard({ story, state, month, linkOf }: SimilarCardProps) {
  const title = titleIn(getLocale(), story)
  const isKidsMode = useKidsMode()
  return (
    <Link className="similar-card" {...linkOf(story.storyId)}>
      <Cover
        coverImageUrl={story.coverImageUrl}
        title={title.text}
        sizes="(width >= 62rem) 280px, 30vw"
        isDecorative
      />
      <span className="similar-title" lang={title.lang}>
        {title.hyphenated}
      </span>
      <span className="similar-meta">
        {!isKidsMode && (
          <>
            {metaLine(story)}
            <StateNote state={state} />
          </>
        )}
        <WaitLine storyId={story.storyId} month={month} />
      </span>
    </Link>
  )
}
