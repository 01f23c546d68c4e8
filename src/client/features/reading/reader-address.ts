import type { Language } from '../../../contract/base.ts'

/** Picture book, words alone, the book's PDF, the film. */
const views = ['book', 'text', 'pdf', 'film'] as const
export type View = (typeof views)[number]

export const storyLanguages = ['de', 'en'] as const satisfies readonly Language[]

/** What the address says besides the story: `&p=3&view=pdf&lang=en`. */
export interface ReaderAddress {
  /** Page of the view, from 1; not yet held against the number of pages. */
  page: number
  view: View
  /** Null while nobody chose one. */
  language: Language | null
}

const writtenPage = /^[1-9]\d{0,3}$/

/** Reads an address; what makes no sense counts as not said. */
export function parseAddress(params: URLSearchParams): ReaderAddress {
  const written = params.get('p') ?? ''
  return {
    page: writtenPage.test(written) ? Number(written) : 1,
    view: views.find((view) => view === params.get('view')) ?? 'book',
    language: storyLanguages.find((language) => language === params.get('lang')) ?? null,
  }
}

/**
 * A copy of the parameters with this address in them; what goes without saying is left out, and so
 * is `listen`, which is meant once.
 */
export function withAddress(params: URLSearchParams, address: ReaderAddress): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value)
  put('p', address.page === 1 ? null : String(address.page))
  put('view', address.view === 'book' ? null : address.view)
  put('lang', address.language)
  put('listen', null)
  return next
}

/** Whether the story's words are there to be followed while it is heard. */
export const hasWords = (view: View) => view === 'book' || view === 'text'

/** The same place in another view: the book's PDF has the cover before the story's first page. */
export function inView({ view, page, ...rest }: ReaderAddress, wanted: View): ReaderAddress {
  if (view === wanted) return { ...rest, view, page }
  const storyPage = view === 'pdf' ? Math.max(1, page - 1) : page
  return { ...rest, view: wanted, page: wanted === 'pdf' ? storyPage + 1 : storyPage }
}

/** Whether an address names a page that makes sense. */
export function saysPage(params: URLSearchParams): boolean {
  return writtenPage.test(params.get('p') ?? '')
}
