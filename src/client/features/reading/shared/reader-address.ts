import type { Language } from '../../../../contract/base.ts'
import { languages } from '../../../../contract/languages.ts'
import type { OpenedText } from '../../../../contract/reading.ts'

/** Picture book, text only, PDF, film. */
const views = ['book', 'text', 'pdf', 'film'] as const
export type View = (typeof views)[number]

/** The parameters of the address besides the story: `&p=3&view=pdf&lang=en`. */
export interface ReaderAddress {
  /** Page of the view, from 1; may be larger than the number of pages. */
  page: number
  /** Slice of the page, from 1. Depends on the window, so a link to the page omits it. */
  slice: number
  view: View
  /** Null until a language is chosen. */
  language: Language | null
}

const pagePattern = /^[1-9]\d{0,3}$/

/** Parses an address; invalid values count as missing. */
export function parseAddress(params: URLSearchParams): ReaderAddress {
  const pageText = params.get('p') ?? ''
  return {
    page: pagePattern.test(pageText) ? Number(pageText) : 1,
    slice: 1,
    view: views.find((view) => view === params.get('view')) ?? 'book',
    language: languages.find((language) => language === params.get('lang')) ?? null,
  }
}

/** A copy of the parameters with this address, without defaults and without `listen`, which applies once. */
export function withAddress(params: URLSearchParams, address: ReaderAddress): URLSearchParams {
  const next = new URLSearchParams(params)
  const setOrDelete = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value)
  setOrDelete('p', address.page === 1 ? null : String(address.page))
  setOrDelete('view', address.view === 'book' ? null : address.view)
  setOrDelete('lang', address.language)
  setOrDelete('listen', null)
  return next
}

/** Whether the view shows the text, which narration highlights. */
export const hasText = (view: View) => view === 'book' || view === 'text'

/** The same place in another view: the PDF has a cover before the story's first page. */
export function switchView(from: ReaderAddress, view: View): ReaderAddress {
  if (view === from.view) return from
  const storyPage = from.view === 'pdf' ? Math.max(1, from.page - 1) : from.page
  return { ...from, view, page: view === 'pdf' ? storyPage + 1 : storyPage, slice: 1 }
}

/** The start of the story in the same view. */
export const atStart = (from: ReaderAddress): ReaderAddress => ({ ...from, page: 1, slice: 1 })

/** Whether the story has no such view: a PDF or a film. */
export function isViewMissing(
  view: View,
  { pdfUrl, film }: Pick<OpenedText, 'pdfUrl' | 'film'>,
): boolean {
  return (view === 'pdf' && pdfUrl === null) || (view === 'film' && film === null)
}

/** Whether an address names a valid page. */
export function hasPage(params: URLSearchParams): boolean {
  return pagePattern.test(params.get('p') ?? '')
}

/** The slice in the state of the browser's history; null for a page that was not turned yet. */
export function keptSlice(state: unknown): number | null {
  const isKept = typeof state === 'object' && state !== null && 'slice' in state
  return isKept ? Number(state.slice) : null
}
