import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { StoryCard } from '../../../contract/story.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useFamily } from '../child/use-family.ts'
import { useKidsMode } from '../device/use-kids-mode.ts'
import { Cover } from './cover.tsx'
import { pickSimilar } from './similar.ts'
import { metaLine, titleIn } from './story-words.ts'
import './similar-stories.css'

/** Where a card leads. */
type LinkOf = (storyId: string) => Pick<ComponentProps<typeof Link>, 'to' | 'replace' | 'state'>

interface SimilarStoriesProps {
  storyId: string
  heading: string
  /** Left out, a card leads to the story's free sheet. */
  linkOf?: LinkOf
}

/** Three stories like this one; those the child has read come last. */
export function SimilarStories({ heading, ...listed }: SimilarStoriesProps) {
  return (
    <section className="similar" aria-labelledby="similar-heading">
      <h3 id="similar-heading">{heading}</h3>
      <SimilarList {...listed} />
    </section>
  )
}

function SimilarList({ storyId, linkOf }: Omit<SimilarStoriesProps, 'heading'>) {
  const { user } = useAuth()
  const similar = useQuery({
    ...query.story.similar.queryOptions({ input: { storyId } }),
    ...productQuery,
  })
  const { activeChild, error } = useFamily()
  const isKidsMode = useKidsMode()
  // Without the child's list every story counts as unread.
  const isWaiting = similar.isLoading || (user !== null && !activeChild && !error)
  if (similar.data && !isWaiting) {
    const readStories = activeChild?.readStories ?? []
    const stories = pickSimilar(similar.data, readStories)
    if (stories.length === 0) return <p>{m.reader_similar_empty()}</p>
    return (
      <ul className="similar-cards">
        {stories.map((story) => (
          <li key={story.storyId}>
            <SimilarCard
              story={story}
              isRead={readStories.includes(story.storyId)}
              linkOf={linkOf ?? (user === null || isKidsMode ? readerOf : sheetOf)}
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

/** No read is spent by a tap; guests and children, who have no library, go to the reader. */
const sheetOf: LinkOf = (storyId) => ({ to: `/story-collection?story=${storyId}` })
const readerOf: LinkOf = (storyId) => ({ to: `/reader?story=${storyId}` })

interface SimilarCardProps {
  story: StoryCard
  isRead: boolean
  linkOf: LinkOf
}

function SimilarCard({ story, isRead, linkOf }: SimilarCardProps) {
  const title = titleIn(getLocale(), story)
  return (
    <Link className="similar-card" {...linkOf(story.storyId)}>
      <Cover
        coverImageUrl={story.coverImageUrl}
        title={title.text}
        sizes="(width >= 62rem) 280px, 30vw"
        isDecorative
      />
      <span className="similar-title" lang={title.lang}>
        {title.text}
      </span>
      <span className="similar-meta">
        {metaLine(story)}
        {isRead && (
          <>
            {' · '}
            {m.story_ribbon_read()}
            <Check aria-hidden="true" size={16} strokeWidth={3} />
          </>
        )}
      </span>
    </Link>
  )
}
