import { Clapperboard, Volume2 } from 'lucide-react'
import type { FoundBy, FoundStory } from '../../../../contract/story-card.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Dotted } from '../../../ui/dotted.tsx'
import { TextWithElement } from '../../../ui/text-with-element.tsx'
import { OfflineIcon } from '../../offline-stories/offline-icon.tsx'
import { cardLinkId, withStory } from '../address/library-address.ts'
import { useOpenStory } from '../address/use-open-story.ts'
import { wordFit } from '../labels/longest-word.ts'
import { cardFacts } from '../labels/story-labels.ts'
import { titleIn } from '../labels/story-texts.ts'
import { WaitLine } from '../state/wait-line.tsx'
import { useCardLikes, useCardState } from './card-state.tsx'
import { Cover } from './cover.tsx'
import { LikeButton } from './like-button.tsx'
import { Ribbon } from './ribbon.tsx'

interface StoryCardProps {
  story: FoundStory
  isEager: boolean
  /** A shelf has a heading of its own, and a story can be on several shelves. */
  place?: 'grid' | 'shelf'
}

const sizes = {
  grid: '(width >= 64rem) 260px, (width >= 40rem) 30vw, 45vw',
  shelf: '(width >= 48rem) 190px, 40vw',
}

/** One story: the card opens its sheet, and the heart is a button of its own. */
export function StoryCard({ story, isEager, place = 'grid' }: StoryCardProps) {
  const openStory = useOpenStory(story.storyId)
  const { stateOf, month, address } = useCardState()
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
        <Ribbon story={story} state={stateOf(story.storyId)} />
      </div>
      <div className="library-card-text">
        <Heading
          className="library-card-title"
          lang={title.lang}
          title={title.text}
          style={wordFit(title.hyphenated)}
        >
          <a
            id={place === 'grid' ? cardLinkId(story.storyId) : undefined}
            className="library-card-link"
            href={`?${withStory(address, story.storyId)}`}
            onClick={openStory}
          >
            {title.hyphenated}
          </a>
        </Heading>
        <div className="library-card-meta">
          <p>
            <Dotted>{cardFacts(story)}</Dotted>
          </p>
          {story.foundBy && <FoundLine foundBy={story.foundBy} />}
          <WaitLine storyId={story.storyId} month={month} />
        </div>
        <Features story={story} />
        <CardLike story={story} title={title.text} />
      </div>
    </article>
  )
}

/** Why a search found the story. */
function FoundLine({ foundBy }: { foundBy: FoundBy }) {
  if ('similar' in foundBy) return <p>{m.library_found_similar({ word: foundBy.similar })}</p>
  if ('topic' in foundBy) return <p>{m.library_found_topic({ topic: foundBy.topic })}</p>
  return (
    <p>
      <TextWithElement
        write={(excerpt) => m.library_found_text({ excerpt })}
        element={<span lang={foundBy.language}>{foundBy.excerpt}</span>}
      />
    </p>
  )
}

function CardLike({ story, title }: { story: FoundStory; title: string }) {
  const likes = useCardLikes()
  return <LikeButton likes={likes} storyId={story.storyId} title={title} count={story.likes} />
}

/** Icons for what a story has besides its text. */
function Features({ story }: { story: FoundStory }) {
  return (
    <p className="library-card-features">
      {story.hasAudio && (
        <Volume2 role="img" aria-label={m.story_has_audio()} size={20}>
          <title>{m.story_has_audio()}</title>
        </Volume2>
      )}
      <OfflineIcon storyId={story.storyId} />
      {story.hasVideo && (
        <Clapperboard role="img" aria-label={m.story_has_video()} size={20}>
          <title>{m.story_has_video()}</title>
        </Clapperboard>
      )}
    </p>
  )
}
