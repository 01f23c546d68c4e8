import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { NewsKind, NewsPost } from '../../../contract/news.ts'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'

const pageSize = 10

/** The posts of a kind, or all, ten per page. */
export function newsListQuery(kind: NewsKind | null) {
  return {
    ...query.news.list.infiniteOptions({
      input: (offset: number) => ({ limit: pageSize, offset, ...(kind && { kind }) }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => {
        const loadedCount = pages.reduce((sum, { posts }) => sum + posts.length, 0)
        return loadedCount < total ? loadedCount : undefined
      },
    }),
    ...productQuery,
  }
}

/** One post. */
export const newsPostQuery = (slug: string) => ({
  ...query.news.get.queryOptions({ input: { slug } }),
  ...productQuery,
})

/** A post from the cached lists, shown while the post itself loads. */
export function findListedPost(queryClient: QueryClient, slug: string): NewsPost | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<{ posts: NewsPost[] }>>({
    queryKey: query.news.list.key({ type: 'infinite' }),
  })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ posts }) => posts)
    .find((post) => post.slug === slug)
}

/** The first page of posts, pinned ones first, to look for the newest post. */
export const newestPostsQuery = () => ({
  ...query.news.list.queryOptions({ input: { limit: pageSize } }),
  ...productQuery,
})
