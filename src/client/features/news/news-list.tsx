import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { NewsKind, NewsPost } from '../../../contract/news.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { isUnseen, storeLastSeen } from './last-visit.ts'
import { listAddress, postAddress } from './news-address.ts'
import { kindLabel, localizedAlt, localizedTexts, newsKinds } from './news-labels.ts'
import { newsListQuery } from './news-query.ts'
import { PostFacts } from './post-facts.tsx'

/** The posts, all or of one kind, with the filter in the address. */
export function NewsList({ kind }: { kind: NewsKind | null }) {
  const news = useInfiniteQuery(newsListQuery(kind))
  const isOnline = useIsOnline()
  const posts = news.data?.pages.flatMap((page) => page.posts)
  useEffect(() => {
    if (posts) storeLastSeen(posts.map(({ publishedAt }) => publishedAt))
  }, [posts])
  return (
    <section aria-label={m.news_list()} className="news">
      <KindChoice kind={kind} />
      <QueryState
        query={news}
        loading={<NewsSkeleton />}
        errorText={m.news_error()}
        offlineText={m.news_offline()}
      >
        {() => (
          <>
            {!isOnline && <Notice>{m.site_offline_cached()}</Notice>}
            <Posts posts={posts ?? []} kind={kind} />
          </>
        )}
      </QueryState>
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
  const texts = localizedTexts(getLocale(), post)
  if (!texts) return null
  const { picture, publishedAt } = post
  return (
    <li className="news-post" data-pinned={post.isPinned || undefined}>
      {picture && <img src={picture.url} alt={localizedAlt(getLocale(), picture)} loading="lazy" />}
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

const skeletonPosts = ['first', 'second', 'third']

function NewsSkeleton() {
  return (
    <div className="news-waiting">
      {/* Empty when prerendered: without JavaScript the posts never load. */}
      <p role="status" className="sr-only">
        {useIsMounted() ? m.news_loading() : ''}
      </p>
      {skeletonPosts.map((key) => (
        <span key={key} aria-hidden="true" />
      ))}
    </div>
  )
}
