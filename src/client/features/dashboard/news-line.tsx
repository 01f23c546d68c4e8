import { useQuery } from '@tanstack/react-query'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { isNew, titleIn } from '../story/story-words.ts'
import { Answer } from './answer.tsx'
import { Block } from './block.tsx'
import { newestQuery } from './dashboard-queries.ts'
import { sheetOf } from './story-place.tsx'

/** The newest story of the last 30 days; without one there is no news. */
export function NewsLine() {
  const newest = useQuery(newestQuery())
  const story = newest.data?.items.find(({ publishedAt }) => isNew(publishedAt, now()))
  if (newest.data && !story) return null
  return (
    <Block heading={m.dashboard_news()}>
      <Answer
        query={newest}
        failed={m.dashboard_news_failed()}
        waiting={<div className="waiting-line w-10/12" />}
      >
        {() => {
          const title = story && titleIn(getLocale(), story)
          return (
            story &&
            title && (
              <p>
                <Link to={sheetOf(story)} lang={title.lang} className="font-bold">
                  {title.text}
                </Link>
              </p>
            )
          )
        }}
      </Answer>
    </Block>
  )
}
