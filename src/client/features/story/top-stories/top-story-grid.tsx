import type { ReactNode } from 'react'
import type { RankedStory, TopStory } from '../../../../contract/story-card.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Link } from '../../../ui/link.tsx'
import { openedInApp, storyAddress } from '../address/story-address.ts'
import { Cover } from '../card/cover.tsx'
import { wordFit } from '../labels/longest-word.ts'
import { titleIn } from '../labels/story-texts.ts'

type ShownStory = TopStory & Partial<Pick<RankedStory, 'titleSyllables'>>

interface GridProps<Story extends ShownStory> {
  stories: readonly Story[]
  afterEmpty: ReactNode
  /** Missing where no places are shown; undefined for a story whose place is unknown. */
  placeOf?: ((story: Story) => number | undefined) | undefined
  /** Lines below the title. */
  factsOf: (story: Story) => readonly string[]
  CardHeading: 'h2' | 'h3'
}

/** The stories as a grid of covers. */
export function TopStoryGrid<Story extends ShownStory>(props: GridProps<Story>) {
  const { stories, afterEmpty, placeOf, factsOf, CardHeading } = props
  if (stories.length === 0) {
    return (
      <>
        <p role="status">{m.topstories_empty()}</p>
        {afterEmpty}
      </>
    )
  }
  return (
    <ul className={gridClass(placeOf !== undefined)}>
      {stories.map((story, at) => (
        <li key={story.storyId} className="grid min-w-0">
          <TopStoryCard
            story={story}
            place={placeOf?.(story)}
            facts={factsOf(story)}
            Heading={CardHeading}
            coverWidth={placeOf && at < 3 ? '330px' : '190px'}
          />
        </li>
      ))}
    </ul>
  )
}

const gridClass = (hasPlaces: boolean) =>
  hasPlaces ? 'top-stories top-stories-placed' : 'top-stories'

/** Keys of the skeletons while the stories load. */
const skeletons = Array.from({ length: 10 }, (_, index) => index)

interface WaitingProps {
  text: string
  limit?: number
  hasPlaces: boolean
}

/** Placeholder while the stories load. */
export function WaitingTopStories({ text, limit = skeletons.length, hasPlaces }: WaitingProps) {
  return (
    <>
      <p role="status" className="mb-4 text-soft">
        {text}
      </p>
      <div className={gridClass(hasPlaces)} aria-hidden="true">
        {skeletons.slice(0, limit).map((key) => (
          <div key={key} className="waiting-cover" />
        ))}
      </div>
    </>
  )
}

interface CardProps {
  story: ShownStory
  place: number | undefined
  facts: readonly string[]
  Heading: 'h2' | 'h3'
  /** In a wide window. */
  coverWidth: string
}

function TopStoryCard({ story, place, facts, Heading, coverWidth }: CardProps) {
  const { user } = useAuth()
  const { text, hyphenated } = titleIn(getLocale(), story)
  return (
    <Link
      to={storyAddress(story.storyId, user !== null)}
      state={openedInApp}
      className="story-card group grid grid-cols-1 content-start gap-2 text-ink no-underline"
    >
      {place !== undefined && (
        <span className="place-medal" data-rank={place}>
          <span className="sr-only">{m.ranking_place()} </span>
          {place}
        </span>
      )}
      <Cover
        coverImageUrl={story.coverImageUrl}
        title={text}
        sizes={`(width >= 64rem) ${coverWidth}, (width >= 40rem) 30vw, 45vw`}
      />
      <Heading
        lang={getLocale()}
        style={wordFit(hyphenated)}
        className="top-story-title leading-snug font-bold break-words hyphens-auto group-hover:underline"
      >
        {hyphenated}
      </Heading>
      <p className="text-sm text-soft">
        {facts.map((fact) => (
          <span key={fact} className="block">
            {fact}
          </span>
        ))}
      </p>
    </Link>
  )
}
