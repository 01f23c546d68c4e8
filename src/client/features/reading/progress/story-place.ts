import type { Progress } from '../../../../contract/reading.ts'
import { isEnd, placeAt } from '../place.ts'
import type { ReaderAddress } from '../reader-address.ts'

/** A sentence of a story's page; one page more than the story has is the end after it. */
export interface StoryPlace {
  /** From 1. */
  page: number
  /** Sentence on the page, from 0. */
  sentence: number
}

/** The story's page that an address shows: the book's PDF has the cover before it. */
export function storyPageOf({ view, page }: ReaderAddress, pageCount: number): number {
  return placeAt(view === 'pdf' ? page - 1 : page, pageCount).page
}

/** A story is finished once its last page was seen. */
export function isFinishedAt(page: number, pageCount: number): boolean {
  return page >= pageCount
}

/** The page to go on at; null where the story begins with its first: unread or finished. */
export function resumePage(progress: Progress | null, pageCount: number): number | null {
  if (!progress || progress.isFinished || progress.page <= 1) return null
  const place = placeAt(progress.page, pageCount)
  return isEnd(place) ? null : place.page
}
