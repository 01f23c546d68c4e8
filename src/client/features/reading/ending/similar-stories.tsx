import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StoryCard } from '../../../../contract/story.ts'
import { query } from '../../../data/api.ts'
import { productQuery } from '../../../data/query-client.ts'
import { useAuth } from '../../../data/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useFamily } from '../../child/use-family.ts'
import { useKidsMode } from '../../device/use-kids-mode.ts'
import { Cover } from '../../story/cover.tsx'
import { metaLine, titleIn } from '../../story/story-words.ts'
import { pickSimilar } from './similar.ts'
import './similar-stories.css'

/** Three stories like this one; those the child has read come last. */
export function SimilarStories({ storyId }: { storyId: string }) {
  return (
    <section className="similar" aria-labelledby="similar-heading">
      <h3 id="similar-heading">{m.reader_similar()}</h3>
      <SimilarList storyId={storyId} />
    </section>
  )
}

function SimilarList({ storyId }: { storyId: string }) {
  const { user } = useAuth()
  const similar = useQuery({
    ...query.story.similar.queryOptions({ input: { storyId } }),
    ...productQuery,
  })
  const { activeChild, error } = useFamily()
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
              isGuest={user === null}
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

interface SimilarCardProps {
  story: StoryCard
  isRead: boolean
  isGuest: boolean
}

/** Leads to the story's free sheet, so that no read is spent by a tap; guests sign in first. */
function SimilarCard({ story, isRead, isGuest }: SimilarCardProps) {
  const title = titleIn(getLocale(), story)
  const isKidsMode = useKidsMode()
  const page = isGuest || isKidsMode ? '/reader' : '/story-collection'
  return (
    <Link className="similar-card" to={`${page}?story=${story.storyId}`}>
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
