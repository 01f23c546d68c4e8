import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { readGuestProgress } from '../../story/state/guest-progress.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import {
  atStart,
  hasPage,
  keptSlice,
  type ReaderAddress,
  switchView,
} from '../shared/reader-address.ts'
import { resumePage, storyPageOf } from './story-place.ts'

type ChangeAddress = (change: (address: ReaderAddress) => ReaderAddress) => void

/** A story that continues where it was left. */
export interface ResumedStory {
  /** The page it continues at. */
  page: number
  /** Whether another page was shown since. */
  isTurned: boolean
  onFromStart: () => void
}

/**
 * Goes to the page where the story was left, before the first page is shown; a page in the address
 * wins, and after a reload the page that was shown. Null where the story starts at page 1.
 */
export function useResume(
  localized: LocalizedStory | null,
  address: ReaderAddress,
  changeAddress: ChangeAddress,
): ResumedStory | null {
  const [params] = useSearchParams()
  const isShownAgain = keptSlice(useLocation().state) !== null
  const [resumed, setResumed] = useState<{ page: number | null } | null>(() =>
    hasPage(params) || isShownAgain ? { page: null } : null,
  )
  if (!localized) return null
  const { text } = localized
  // During rendering, so that page 1 is never painted and its picture never requested.
  if (!resumed) {
    const page = findResumePage(localized)
    setResumed({ page })
    if (page !== null)
      changeAddress((from) => switchView({ ...from, view: 'book', page, slice: 1 }, from.view))
  }
  const page = resumed?.page ?? null
  if (page === null) return null
  return {
    page,
    isTurned: storyPageOf(address, text.pages.length) !== page,
    onFromStart: () => changeAddress(atStart),
  }
}

/** The page where the story was left; null where it starts at page 1. */
export function findResumePage({ story, text }: LocalizedStory): number | null {
  // Only guests have no counter.
  const progress = story.counterReset === null ? readGuestProgress(story.storyId) : story.progress
  return resumePage(progress, text.pages.length)
}
