import type { Progress } from '../../../../contract/reading.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { isEnd, placeAt } from '../shared/place.ts'
import type { ReaderAddress } from '../shared/reader-address.ts'

/** A sentence on a page of the story; page count + 1 is the closing page. */
export interface StoryPlace {
  /** From 1. */
  page: number
  /** Sentence on the page, from 0. */
  sentence: number
}

/** The page of the story for an address: the PDF has a cover before it. */
export function storyPageOf({ view, page }: ReaderAddress, pageCount: number): number {
  return placeAt(view === 'pdf' ? page - 1 : page, pageCount).page
}

/** Whether a page of the story is shown: neither its opening nor its closing page. */
export function isOnPage(localized: LocalizedStory | null, address: ReaderAddress): boolean {
  if (!localized) return false
  const pageCount = localized.text.pages.length
  return storyPageOf(address, pageCount) <= pageCount
}

/** A story is finished once its last page is shown. */
export function isFinishedAt(page: number, pageCount: number): boolean {
  return page >= pageCount
}

/** The page to resume at; null where the story starts at page 1, as it is unread or finished. */
export function resumePage(progress: Progress | null, pageCount: number): number | null {
  if (!progress || progress.isFinished || progress.page <= 1) return null
  const place = placeAt(progress.page, pageCount)
  return isEnd(place) ? null : place.page
}
