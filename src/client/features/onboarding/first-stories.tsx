import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { StoryCard } from '../../../contract/story-card.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Paper } from '../../ui/paper.tsx'
import type { FamilyChild } from '../child/child-name.ts'
import { Cover } from '../story/card/cover.tsx'
import { metaLine } from '../story/labels/story-labels.ts'
import { teaserIn, titleIn } from '../story/labels/story-texts.ts'
import { suggestionQuery } from '../suggestion/suggestion-query.ts'

/** As the dashboard suggests at first: short enough for any evening. */
const minutes = 10

interface FirstStoriesProps {
  uid: string
  child: FamilyChild
}

/** Three short stories for the child; a tap opens the first page. */
export function FirstStories({ uid, child: { childId, name, isNamed } }: FirstStoriesProps) {
  const stories = useQuery(suggestionQuery({ uid, childId }, minutes, 0))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The questions before it were as long as the page.
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Paper className="onboarding-card">
      <h1 ref={heading} tabIndex={-1}>
        {isNamed ? m.onboarding_stories_for({ name }) : m.onboarding_stories()}
      </h1>
      <p className="mt-2">{m.onboarding_stories_text({ minutes })}</p>
      {stories.error ? (
        <LoadError text={m.dashboard_tonight_failed()} onRetry={() => void stories.refetch()} />
      ) : (
        <ul className="first-stories" aria-busy={stories.isPending}>
          {stories.data ? (
            stories.data.items.map((story) => <FirstStory key={story.storyId} story={story} />)
          ) : (
            <AwaitedStories />
          )}
        </ul>
      )}
      {/* With the stories: before them it would move while it is pressed. */}
      {!stories.isPending && (
        <ButtonLink className="mt-6" to="/story-collection">
          {m.landing_library()}
        </ButtonLink>
      )}
    </Paper>
  )
}

/** One link to the story's first page: no sheet in between. */
function FirstStory({ story }: { story: StoryCard }) {
  const title = titleIn(getLocale(), story)
  const teaser = teaserIn(getLocale(), story)
  return (
    <li>
      <Link className="first-story story-card" to={`/reader?story=${story.storyId}`}>
        <Cover
          coverImageUrl={story.coverImageUrl}
          title={title.text}
          sizes="(width >= 40rem) 240px, 30vw"
          isEager
          isDecorative
        />
        <span className="first-story-title" lang={title.lang}>
          {title.hyphenated}
        </span>
        <span className="first-story-meta">{metaLine(story)}</span>
        <span className="first-story-teaser" lang={teaser.lang}>
          {teaser.text}
        </span>
      </Link>
    </li>
  )
}

function AwaitedStories() {
  return ['first', 'second', 'third'].map((key) => (
    <li key={key} className="first-story" aria-hidden="true">
      <div className="waiting-cover" />
    </li>
  ))
}
