import type { NewsKind } from '../../../contract/news.ts'
import { newsKinds } from './news-words.ts'

/** What the page shows: one post, or those of a kind; null for all. The whole of it is the address. */
export interface NewsAddress {
  slug: string | null
  kind: NewsKind | null
}

/** Reads the address; what nobody offers counts as not set. */
export function readNewsAddress(address: URLSearchParams): NewsAddress {
  const said = address.get('kind')
  return {
    slug: address.get('post') || null,
    kind: newsKinds.find((kind) => kind === said) ?? null,
  }
}

/** The address of the posts of a kind. */
export const listAddress = (kind: NewsKind | null) =>
  kind === null ? '/news' : `/news?kind=${kind}`

/** The address of one post. */
export const postAddress = (slug: string) => `/news?post=${slug}`
