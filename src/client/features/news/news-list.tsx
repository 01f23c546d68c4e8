import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { NewsKind, NewsPost } from '../../../contract/news.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadError } from '../story/load-error.tsx'
import { isUnseen, rememberSeen } from './last-visit.ts'
import { listAddress, postAddress } from './news-address.ts'
import { newsListQuery } from './news-query.ts'
import { altIn, kindLabel, newsKinds, textsIn } from './news-words.ts'
import { PostFacts } from './post-facts.tsx'

/** The dated posts, all or of one kind, with the choice in the address. */
export function NewsList({ kind }: { kind: NewsKind | null }) {
  const news = useInfiniteQuery(newsListQuery(kind))
  const posts = news.data?.pages.flatMap((page) => page.posts)
  const isOnline = useIsOnline()
  useEffect(() => {
    if (posts) rememberSeen(posts.map(({ publishedAt }) => publishedAt))
  }, [posts])
  return (
    <section aria-label={m.news_list()} className="news">
      <KindChoice kind={kind} />
      {posts ? (
        <Posts posts={posts} kind={kind} />
      ) : news.error ? (
        <LoadError text={m.news_error()} onRetry={() => void news.refetch()} />
      ) : isOnline ? (
        <Waiting />
      ) : (
        <Notice>{m.news_offline()}</Notice>
      )}
      {posts && news.isFetchNextPageError && (
        <LoadError text={m.news_error()} onRetry={() => void news.fetchNextPage()} />
      )}
      {news.hasNextPage && !news.isFetchNextPageError && (
        <Button
          aria-disabled={news.isFetchingNextPage}
          onClick={() => !news.isFetchingNextPage && void news.fetchNextPage()}
        >
          {m.news_more()}
        </Button>
      )}
    </section>
  )
}

function KindChoice({ kind }: { kind: NewsKind | null }) {
  const choices = [null, ...newsKinds]
  return (
    <nav aria-label={m.news_filter()} className="news-kinds">
      <ul>
        {choices.map((choice) => (
          <li key={choice}>
            <Link
              to={listAddress(choice)}
              replace
              preventScrollReset
              aria-current={choice === kind ? 'true' : undefined}
            >
              {choice === null ? m.news_all() : kindLabel(choice)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Posts({ posts, kind }: { posts: NewsPost[]; kind: NewsKind | null }) {
  if (posts.length === 0) {
    return <p role="status">{kind === null ? m.news_empty() : m.news_empty_kind()}</p>
  }
  return (
    <ul className="news-posts">
      {posts.map((post) => (
        <Post key={post.slug} post={post} />
      ))}
    </ul>
  )
}

function Post({ post }: { post: NewsPost }) {
  const texts = textsIn(getLocale(), post)
  if (!texts) return null
  const { picture, publishedAt } = post
  return (
    <li className="news-post" data-pinned={post.isPinned || undefined}>
      {picture && <img src={picture.url} alt={altIn(getLocale(), picture)} loading="lazy" />}
      <div>
        <h2 lang={texts.lang}>
          <Link id={`post-${post.slug}`} to={postAddress(post.slug)}>
            {texts.title}
          </Link>
        </h2>
        <PostFacts post={post} />
        {isUnseen(publishedAt) && <p className="news-new">{m.news_new()}</p>}
        <p className="mt-2" lang={texts.lang}>
          {texts.summary}
        </p>
      </div>
    </li>
  )
}

const placesWaiting = ['first', 'second', 'third']

function Waiting() {
  return (
    <div className="news-waiting">
      {/* The page that was prerendered says nothing that may not come true. */}
      <p role="status" className="sr-only">
        {useIsMounted() ? m.news_loading() : ''}
      </p>
      {placesWaiting.map((place) => (
        <span key={place} aria-hidden="true" />
      ))}
    </div>
  )
}
