import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { StoryCard } from '../../../contract/story-card.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { useFamily } from '../child/use-family.ts'
import { metaLine } from '../story/labels/story-labels.ts'
import { teaserIn, titleIn } from '../story/labels/story-texts.ts'
import { suggestionQuery } from '../suggestion/suggestion-query.ts'
import { Block } from './block.tsx'
import { type Reader, unfinishedQuery } from './dashboard-queries.ts'
import { GoOn } from './go-on.tsx'
import { NextStory } from './next-story.tsx'
import { storedTime } from './stored-time.ts'
import './dashboard.css'

interface NextStoriesProps {
  /** Receives the ids of the suggested stories, which the page then does not repeat. */
  onSuggest: (storyIds: readonly string[]) => void
}

/** What a family reads next, on the landing page: unfinished stories, else suggestions for tonight. */
export function NextStories({ onSuggest }: NextStoriesProps) {
  const { user } = useAuth()
  const { activeChild, error } = useFamily()
  const reader = user && activeChild ? { uid: user.uid, childId: activeChild.childId } : null
  const unfinished = useQuery(unfinishedQuery(reader))
  if (error && !activeChild) return null
  if (isAwaited(unfinished)) return <div className="landing-next" />
  if (unfinished.data && unfinished.data.length > 0) {
    return <GoOn reader={reader} child={activeChild} />
  }
  return <Suggestions reader={reader} onSuggest={onSuggest} />
}

/** Without a network the page keeps no place for stories. */
const isAwaited = ({ isPending, fetchStatus }: UseQueryResult) =>
  isPending && fetchStatus !== 'paused'

/** Three suggestions for tonight; nothing without any, because the library is one click away. */
function Suggestions({ reader, onSuggest }: NextStoriesProps & { reader: Reader }) {
  const suggestions = useQuery(suggestionQuery(reader, storedTime(), 0))
  const { data } = suggestions
  // Before the first paint, so that coming back shows no other list first.
  useLayoutEffect(() => {
    onSuggest(data?.items.map(({ storyId }) => storyId) ?? [])
    return () => onSuggest([])
  }, [data, onSuggest])
  if (isAwaited(suggestions)) return <div className="landing-next" />
  if (!suggestions.data?.items.length) return null
  return (
    <Block heading={m.dashboard_tonight()}>
      <ul className="go-on">
        {suggestions.data.items.map((story, at) => (
          <li key={story.storyId}>
            <SuggestedStory story={story} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link className="block-link" to="/dashboard">
          {m.landing_more_tonight()}
        </Link>
      </p>
    </Block>
  )
}

function SuggestedStory({ story, isFirst }: { story: StoryCard; isFirst: boolean }) {
  const title = titleIn(getLocale(), story).text
  const teaser = teaserIn(getLocale(), story)
  return (
    <NextStory
      story={story}
      isFirst={isFirst}
      line={
        <>
          <p className="text-sm text-soft">{metaLine(story)}</p>
          {isFirst && (
            <p className="max-w-text max-sm:hidden" lang={teaser.lang}>
              {teaser.text}
            </p>
          )}
        </>
      }
      read={m.story_read()}
      readLabel={m.dashboard_read_story({ title })}
    />
  )
}
