import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import type { UnfinishedStory } from '../../../contract/reading.ts'
import { focusHeading } from '../../lib/focus-heading.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { titleIn } from '../story/labels/story-texts.ts'
import { openFirst } from '../story/state/story-state.ts'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { Block, focusBlockHeading } from './block.tsx'
import { type Reader, unfinishedQuery } from './dashboard-queries.ts'
import { NextStory } from './next-story.tsx'
import { QueryContent } from './query-content.tsx'
import { useHasBegun } from './use-has-begun.ts'
import { useMarkFinished } from './use-mark-finished.ts'

interface GoOnProps {
  reader: Reader
  child: Child | null
}

/** The child's unfinished stories, each with a link to the page read last; nothing without any. */
export function GoOn({ reader, child }: GoOnProps) {
  const unfinished = useQuery(unfinishedQuery(reader))
  const { isOpen } = useMonthStories()
  const [areAllShown, setAllShown] = useState(false)
  if (!useHasBegun(reader, child)) return null
  return (
    <Block heading={m.dashboard_go_on()}>
      <QueryContent
        query={unfinished}
        errorText={m.dashboard_go_on_failed()}
        skeleton={<GoOnSkeleton />}
      >
        {(stories) => (
          <>
            <ul className="go-on" data-folded={!areAllShown || undefined}>
              {openFirst(stories, ({ story }) => isOpen(story)).map((each, at) => (
                <li key={each.story.storyId}>
                  <GoOnCard
                    reader={reader}
                    child={child}
                    unfinished={each}
                    isFirst={at === 0}
                    isOnly={stories.length === 1}
                  />
                </li>
              ))}
            </ul>
            {stories.length > 1 && !areAllShown && (
              <button
                type="button"
                className="quiet-action go-on-rest"
                onClick={({ currentTarget }) => {
                  focusBlockHeading(currentTarget)
                  setAllShown(true)
                }}
              >
                {m.dashboard_go_on_all({ count: stories.length })}
              </button>
            )}
          </>
        )}
      </QueryContent>
    </Block>
  )
}

function GoOnSkeleton() {
  return (
    <div className="go-on-card go-on-waiting">
      <div className="waiting-cover" />
      <div className="go-on-text">
        <div className="waiting-line w-10/12" />
        <div className="waiting-line w-7/12" />
      </div>
    </div>
  )
}

interface GoOnCardProps extends GoOnProps {
  unfinished: UnfinishedStory
  isFirst: boolean
  /** Whether the block goes with this story. */
  isOnly: boolean
}

function GoOnCard({ reader, child, unfinished, isFirst, isOnly }: GoOnCardProps) {
  const { story, page, pageCount } = unfinished
  const title = titleIn(getLocale(), story).text
  const finish = useMarkFinished(reader, child)
  return (
    <NextStory
      story={story}
      isFirst={isFirst}
      line={
        <p className="page-bar">
          <progress value={page} max={pageCount} aria-hidden="true" />
          <span>{m.story_state_begun({ page, total: pageCount })}</span>
        </p>
      }
      read={m.dashboard_go_on()}
      readLabel={`${m.dashboard_go_on()}: ${title}`}
    >
      <button
        type="button"
        className="quiet-action"
        aria-label={m.dashboard_finish_story({ title })}
        onClick={({ currentTarget }) => {
          if (isOnly) focusHeading()
          else focusBlockHeading(currentTarget)
          void finish(story.storyId, title)
        }}
      >
        {m.dashboard_finish()}
      </button>
    </NextStory>
  )
}
