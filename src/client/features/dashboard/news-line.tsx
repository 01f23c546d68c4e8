import { useQuery } from '@tanstack/react-query'
import type { NewsPost } from '../../../contract/news.ts'
import type { StoryCard } from '../../../contract/story-card.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { postAddress } from '../news/news-address.ts'
import { localizedTexts } from '../news/news-labels.ts'
import { newestPostsQuery } from '../news/news-query.ts'
import { openedInApp } from '../story/address/story-address.ts'
import { Cover } from '../story/card/cover.tsx'
import { isNew } from '../story/labels/story-labels.ts'
import { titleIn } from '../story/labels/story-texts.ts'
import { Block } from './block.tsx'
import { newestQuery } from './dashboard-queries.ts'
import { QueryContent } from './query-content.tsx'
import { sheetAddress } from './story-tile.tsx'

/** The newest story and the newest post of the last 30 days; nothing if there is neither. */
export function NewsLine() {
  const newest = useQuery(newestQuery())
  const posts = useQuery(newestPostsQuery())
  const story = newest.data?.items.find(({ publishedAt }) => isNew(publishedAt, now()))
  const post = posts.data && newestOf(posts.data.posts)
  if (newest.data && !story && !post) return null
  return (
    <Block heading={m.dashboard_news()}>
      <QueryContent
        query={newest}
        errorText={m.dashboard_news_failed()}
        skeleton={<div className="waiting-line w-10/12" />}
      >
        {() => (
          <>
            {story && <StoryLine story={story} />}
            {post && <PostLine post={post} />}
          </>
        )}
      </QueryContent>
    </Block>
  )
}

/** The newest post by date: pinned posts come first in the list. */
function newestOf(posts: NewsPost[]): NewsPost | undefined {
  return posts
    .filter(({ publishedAt }) => isNew(publishedAt, now()))
    .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))[0]
}

function StoryLine({ story }: { story: StoryCard }) {
  const title = titleIn(getLocale(), story)
  return (
    <div className="news-entry story-card">
      <Cover coverImageUrl={story.coverImageUrl} title={title.text} sizes="64px" isDecorative />
      <p>
        <span className="news-kind">{m.dashboard_news_story()}</span>{' '}
        <Link to={sheetAddress(story)} state={openedInApp} lang={title.lang} className="font-bold">
          {title.hyphenated}
        </Link>
      </p>
    </div>
  )
}

function PostLine({ post }: { post: NewsPost }) {
  const texts = localizedTexts(getLocale(), post)
  return (
    texts && (
      <p className="news-entry">
        <span>
          <span className="news-kind">{m.dashboard_news_post()}</span>{' '}
          <Link to={postAddress(post.slug)} lang={texts.lang} className="font-bold">
            {texts.title}
          </Link>
        </span>
      </p>
    )
  )
}
