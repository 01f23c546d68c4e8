import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { Child } from '../../../contract/child.ts'
import type { Unfinished } from '../../../contract/reading.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Cover } from '../story/cover.tsx'
import { titleIn } from '../story/story-words.ts'
import { Answer } from './answer.tsx'
import { Block } from './block.tsx'
import type { Reader } from './dashboard-queries.ts'
import { unfinishedQuery } from './dashboard-queries.ts'
import { focusHeading } from './focus-heading.ts'
import './go-on.css'
import { useFinished } from './use-finished.ts'

interface GoOnProps {
  reader: Reader
  child: Child | null
}

/** The stories a child has begun, each one tap from the page where it stopped. */
export function GoOn({ reader, child }: GoOnProps) {
  const unfinished = useQuery(unfinishedQuery(reader))
  return (
    <Block heading={m.dashboard_go_on()}>
      <Answer query={unfinished} failed={m.dashboard_go_on_failed()} waiting={<Waiting />}>
        {(stories) =>
          stories.length === 0 ? (
            <NothingBegun isNew={child !== null && child.readStories.length === 0} />
          ) : (
            <ul className="go-on">
              {stories.map((each, at) => (
                <li key={each.story.storyId}>
                  <GoOnCard reader={reader} child={child} unfinished={each} isFirst={at === 0} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Block>
  )
}

function Waiting() {
  return (
    <div className="go-on-card">
      <div className="waiting-cover" />
      <div className="go-on-text">
        <div className="waiting-line w-10/12" />
        <div className="waiting-line w-7/12" />
      </div>
    </div>
  )
}

function NothingBegun({ isNew }: { isNew: boolean }) {
  return (
    <div className="dashboard-empty">
      {isNew && <div className="page-picture" data-picture="nest" />}
      <p>{isNew ? m.dashboard_new_family() : m.dashboard_go_on_none()}</p>
      <ButtonLink look={isNew ? 'primary' : 'secondary'} to="/story-collection">
        {m.landing_library()}
      </ButtonLink>
    </div>
  )
}

interface GoOnCardProps extends GoOnProps {
  unfinished: Unfinished
  isFirst: boolean
}

function GoOnCard({ reader, child, unfinished, isFirst }: GoOnCardProps) {
  const { story, page, pageCount } = unfinished
  const title = titleIn(getLocale(), story)
  const finish = useFinished(reader, child)
  const place = m.dashboard_go_on_page({ page, total: pageCount })
  return (
    <article className="go-on-card" data-first={isFirst || undefined}>
      <Cover
        coverImageUrl={story.coverImageUrl}
        title={title.text}
        sizes={isFirst ? '220px' : '110px'}
        isEager={isFirst}
        isDecorative
      />
      <div className="go-on-text">
        <h3 lang={title.lang}>{title.text}</h3>
        <p className="page-bar">
          <progress value={page} max={pageCount} aria-hidden="true" />
          <span>{place}</span>
        </p>
        <div className="go-on-actions">
          <ButtonLink
            look={isFirst ? 'primary' : 'secondary'}
            to={`/reader?story=${story.storyId}`}
            aria-label={`${m.dashboard_go_on()}: ${title.text}`}
          >
            {m.dashboard_go_on()}
          </ButtonLink>
          <button
            type="button"
            className="quiet-action"
            aria-label={m.dashboard_finish_story({ title: title.text })}
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget)
              void finish(story.storyId, title.text)
            }}
          >
            <Check size={18} aria-hidden="true" /> {m.dashboard_finish()}
          </button>
        </div>
      </div>
    </article>
  )
}
