import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { StoryCard as StoryCardData } from '../../../contract/story.ts'
import { useAuth } from '../../data/session.tsx'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { Cover } from './cover.tsx'
import { withStory } from './library-address.ts'
import { LikeButton } from './like-button.tsx'
import { valueLabel } from './story-values.ts'
import { isNew, metaLine, titleIn } from './story-words.ts'

/** Marks a sheet that was opened from the library, so that closing it goes back there. */
export const openedFromLibrary = { isOpenedFromLibrary: true }

/** Id of a card's link; the focus returns there when the sheet closes. */
export const cardLinkId = (storyId: string) => `story-${storyId}`

/** One story of the grid: the whole card leads to its sheet, the heart stands for itself. */
export function StoryCard({ story, isEager }: { story: StoryCardData; isEager: boolean }) {
  const [address] = useSearchParams()
  const title = titleIn(getLocale(), story)
  return (
    <article className="paper library-card story-card">
      <div className="relative">
        <Cover
          coverImageUrl={story.coverImageUrl}
          title={title.text}
          sizes="(width >= 64rem) 260px, (width >= 40rem) 30vw, 45vw"
          isEager={isEager}
          isDecorative
        />
        <Ribbon story={story} />
      </div>
      <div className="library-card-text">
        <h2 className="library-card-title" lang={title.lang} title={title.text}>
          <Link
            id={cardLinkId(story.storyId)}
            className="library-card-link"
            to={{ search: withStory(address, story.storyId).toString() }}
            state={openedFromLibrary}
            preventScrollReset
          >
            {title.text}
          </Link>
        </h2>
        <p className="library-card-meta">{metaLine(story)}</p>
        <p className="library-card-value">{story.values.slice(0, 1).map(valueLabel)}</p>
        <LikeButton storyId={story.storyId} title={title.text} likes={story.likes} />
      </div>
    </article>
  )
}

/** A paper flag on the cover: read beats free sample beats new. */
function Ribbon({ story }: { story: StoryCardData }) {
  const { profile } = useAuth()
  if (profile?.readStories.includes(story.storyId)) {
    return (
      <p className="ribbon ribbon-read">
        {m.story_ribbon_read()} <Check aria-hidden="true" size={16} strokeWidth={3} />
      </p>
    )
  }
  if (story.isSample) return <p className="ribbon">{m.story_ribbon_sample()}</p>
  return isNew(story.publishedAt, now()) ? <p className="ribbon">{m.story_ribbon_new()}</p> : null
}
