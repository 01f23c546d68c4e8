import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TopStory } from '../../../../contract/story-card.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { storyAddress } from '../address/story-address.ts'
import { Cover } from '../card/cover.tsx'
import { wordFit } from '../labels/longest-word.ts'
import { titleIn } from '../labels/story-texts.ts'
import { errorMessage, topStoriesQuery } from './top-stories-query.ts'

const searchDebounceMs = 300

interface TopStoriesProps {
  search?: string
  limit?: number
  /** A story that the page already shows. */
  except?: string | undefined
  /** Whether the heading is the page's main heading. */
  isPageHead?: boolean
  /** Links below the heading. */
  nav?: ReactNode
  /** What to do where a search finds nothing. */
  afterEmpty?: ReactNode
  /** Below the stories. */
  after?: ReactNode
  /** For which child the stories are chosen. */
  chosenFor?: ReactNode
  /** A field beside the heading. */
  children?: ReactNode
}

/** The stories that the community likes most (spec 2.53). */
export function TopStories({
  search = '',
  limit = 10,
  except,
  isPageHead = false,
  nav,
  afterEmpty,
  after,
  chosenFor,
  children,
}: TopStoriesProps) {
  const settled = useDebounced(search, searchDebounceMs)
  const { data, error, refetch } = useQuery(
    topStoriesQuery({ limit: except === undefined ? limit : limit + 1, search: settled }),
  )
  const stories = data?.filter(({ storyId }) => storyId !== except).slice(0, limit)
  const isOnline = useIsOnline()
  const Heading = isPageHead ? 'h1' : 'h2'
  return (
    <section aria-labelledby="top-stories">
      <Paper className="max-sm:px-4 lg:px-14 lg:py-12">
        <Heading id="top-stories" tabIndex={isPageHead ? -1 : undefined}>
          {m.topstories_heading()}
        </Heading>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="flex-[1_1_22rem]">
            {nav && <div className="mt-4">{nav}</div>}
            <p className={`max-w-text ${nav ? 'top-stories-intro mt-4' : 'mt-2'}`}>
              {m.topstories_intro()}
            </p>
            {chosenFor}
          </div>
          {children}
        </div>
        <div className="top-stories-below">
          {error && !data ? (
            <div className="grid justify-items-start gap-4">
              <p role="alert">
                {isOnline
                  ? m.topstories_error({ message: errorMessage(error) })
                  : m.topstories_offline()}
              </p>
              <Button onClick={() => void refetch()}>{m.site_retry()}</Button>
            </div>
          ) : (
            <TopStoryGrid
              stories={stories}
              limit={limit}
              afterEmpty={afterEmpty}
              hasPlaces={isPageHead && settled === ''}
              CardHeading={isPageHead ? 'h2' : 'h3'}
            />
          )}
        </div>
        {after}
      </Paper>
    </section>
  )
}

/** Keys of the skeletons while the stories load. */
const skeletons = Array.from({ length: 10 }, (_, index) => index)

interface GridProps {
  stories: TopStory[] | undefined
  limit: number
  afterEmpty: ReactNode
  /** Whether each story has its place; of what a search finds, the places are unknown. */
  hasPlaces: boolean
  CardHeading: 'h2' | 'h3'
}

function TopStoryGrid({ stories, limit, afterEmpty, hasPlaces, CardHeading }: GridProps) {
  const className = hasPlaces ? 'top-stories top-stories-placed' : 'top-stories'
  if (stories === undefined) {
    return (
      <>
        <p role="status" className="mb-4 text-soft">
          {m.topstories_loading()}
        </p>
        <div className={className} aria-hidden="true">
          {skeletons.slice(0, limit).map((key) => (
            <div key={key} className="waiting-cover" />
          ))}
        </div>
      </>
    )
  }
  if (stories.length === 0) {
    return (
      <>
        <p role="status">{m.topstories_empty()}</p>
        {afterEmpty}
      </>
    )
  }
  return (
    <ul className={className}>
      {stories.map((story, at) => (
        <li key={story.storyId} className="grid min-w-0">
          {hasPlaces && <Place of={story} among={stories} />}
          <TopStoryCard
            story={story}
            Heading={CardHeading}
            coverWidth={hasPlaces && at < 3 ? '330px' : '190px'}
          />
        </li>
      ))}
    </ul>
  )
}

/** Stories with as many likes share a place. */
function Place({ of, among }: { of: TopStory; among: TopStory[] }) {
  const place = 1 + among.filter(({ likes }) => likes > of.likes).length
  return (
    <span className="place-medal" data-rank={place}>
      <span className="sr-only">{m.ranking_place()} </span>
      {place}
    </span>
  )
}

interface CardProps {
  story: TopStory
  Heading: 'h2' | 'h3'
  /** In a wide window. */
  coverWidth: string
}

function TopStoryCard({ story, Heading, coverWidth }: CardProps) {
  const { user } = useAuth()
  const { text, hyphenated } = titleIn(getLocale(), story)
  return (
    <Link
      to={storyAddress(story.storyId, user !== null)}
      className="story-card group grid grid-cols-1 content-start gap-2 text-ink no-underline"
    >
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
      <p className="text-sm text-soft">{m.topstories_likes({ count: story.likes })}</p>
    </Link>
  )
}
