import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { NewsKind, NewsPost } from '../../../contract/news.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'

const pageSize = 10

/** The posts of a kind, or all, ten at a time. */
export function newsListQuery(kind: NewsKind | null) {
  return {
    ...query.news.list.infiniteOptions({
      input: (offset: number) => ({ limit: pageSize, offset, ...(kind && { kind }) }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => {
        const shown = pages.reduce((sum, { posts }) => sum + posts.length, 0)
        return shown < total ? shown : undefined
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

/** A post as one of the lists has it: shown at once while it is asked for. */
export function findListedPost(queryClient: QueryClient, slug: string): NewsPost | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<{ posts: NewsPost[] }>>({
    queryKey: query.news.list.key({ type: 'infinite' }),
  })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ posts }) => posts)
    .find((post) => post.slug === slug)
}

/** Enough posts for the newest to be among them, as pinned ones come first. */
export const newestPostsQuery = () => ({
  ...query.news.list.queryOptions({ input: { limit: pageSize } }),
  ...productQuery,
})
