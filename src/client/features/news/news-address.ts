import type { NewsKind } from '../../../contract/news.ts'
import { newsKinds } from './news-labels.ts'

/** The state of the page: one post, or the posts of a kind; null for all. */
export interface NewsAddress {
  slug: string | null
  kind: NewsKind | null
}

/** Reads the address; unknown kinds are ignored. */
export function readNewsAddress(address: URLSearchParams): NewsAddress {
  const kindName = address.get('kind')
  return {
    slug: address.get('post') || null,
    kind: newsKinds.find((kind) => kind === kindName) ?? null,
  }
}

/** Address of the posts of a kind, or of all (null). */
export const listAddress = (kind: NewsKind | null) =>
  kind === null ? '/news' : `/news?kind=${kind}`

/** Address of one post. */
export const postAddress = (slug: string) => `/news?post=${slug}`
