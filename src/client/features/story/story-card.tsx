import { Check, Clapperboard, Volume2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { StoryCard as StoryCardData } from '../../../contract/story.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { useFamily } from '../child/use-family.ts'
import { KeptSign } from '../kept/kept-sign.tsx'
import { Cover } from './cover.tsx'
import { withStory } from './library-address.ts'
import { LikeButton } from './like-button.tsx'
import { cardLine, isNew, titleIn } from './story-words.ts'

/** Marks a sheet that was opened from the library, so that closing it goes back there. */
export const openedFromLibrary = { isOpenedFromLibrary: true }

/** Id of a card's link; the focus returns there when the sheet closes. */
export const cardLinkId = (storyId: string) => `story-${storyId}`

interface StoryCardProps {
  story: StoryCardData
  isEager: boolean
  /** On a shelf, which has a heading of its own, a story can stand more than once. */
  place?: 'grid' | 'shelf'
}

const sizes = {
  grid: '(width >= 64rem) 260px, (width >= 40rem) 30vw, 45vw',
  shelf: '(width >= 48rem) 190px, 40vw',
}

/** One story: the whole card leads to its sheet, the heart stands for itself. */
export function StoryCard({ story, isEager, place = 'grid' }: StoryCardProps) {
  const [address] = useSearchParams()
  const title = titleIn(getLocale(), story)
  const Heading = place === 'grid' ? 'h2' : 'h3'
  return (
    <article className={`paper library-card story-card library-card-${place}`}>
      <div className="relative">
        <Cover
          coverImageUrl={story.coverImageUrl}
          title={title.text}
          sizes={sizes[place]}
          isEager={isEager}
          isDecorative
        />
        <Ribbon story={story} />
      </div>
      <div className="library-card-text">
        <Heading className="library-card-title" lang={title.lang} title={title.text}>
          <Link
            id={place === 'grid' ? cardLinkId(story.storyId) : undefined}
            className="library-card-link"
            to={{ search: withStory(address, story.storyId).toString() }}
            state={openedFromLibrary}
            preventScrollReset
          >
            {title.text}
          </Link>
        </Heading>
        <p className="library-card-meta">{cardLine(story)}</p>
        <Features story={story} />
        <LikeButton storyId={story.storyId} title={title.text} likes={story.likes} />
      </div>
    </article>
  )
}

/** What a story has beside its text, as signs with a name. */
function Features({ story }: { story: StoryCardData }) {
  return (
    <p className="library-card-features">
      {story.hasAudio && (
        <Volume2 role="img" aria-label={m.story_has_audio()} size={20}>
          <title>{m.story_has_audio()}</title>
        </Volume2>
      )}
      <KeptSign storyId={story.storyId} />
      {story.hasVideo && (
        <Clapperboard role="img" aria-label={m.story_has_video()} size={20}>
          <title>{m.story_has_video()}</title>
        </Clapperboard>
      )}
    </p>
  )
}

/** A paper flag on the cover: read beats free sample beats new. */
function Ribbon({ story }: { story: StoryCardData }) {
  const { activeChild } = useFamily()
  if (activeChild?.readStories.includes(story.storyId)) {
    return (
      <p className="ribbon ribbon-read">
        {m.story_ribbon_read()} <Check aria-hidden="true" size={16} strokeWidth={3} />
      </p>
    )
  }
  if (story.isSample) return <p className="ribbon">{m.story_ribbon_sample()}</p>
  return isNew(story.publishedAt, now()) ? <p className="ribbon">{m.story_ribbon_new()}</p> : null
}
