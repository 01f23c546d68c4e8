import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReaderAddress } from '../reader-address.ts'
import { inView, saysPage } from '../reader-address.ts'
import type { ReadStory } from '../story-language.ts'
import { guestProgress } from './guest-progress.ts'
import { resumePage, storyPageOf } from './story-place.ts'

type ChangeAddress = (change: (address: ReaderAddress) => ReaderAddress) => void

/** How the story went on where it was left, and the way back to its beginning. */
export interface Resumed {
  /** The page the story went on at. */
  page: number
  /** Whether somebody has turned to another page since. */
  isTurned: boolean
  onFromStart: () => void
}

/**
 * Goes to the page the child left the story at, before the first page is shown; an address that
 * names a page wins. Null where the story just begins.
 */
export function useResume(
  read: ReadStory | null,
  address: ReaderAddress,
  changeAddress: ChangeAddress,
): Resumed | null {
  const [params] = useSearchParams()
  const [resumed, setResumed] = useState<{ page: number | null } | null>(() =>
    saysPage(params) ? { page: null } : null,
  )
  if (!read) return null
  const { text } = read
  // While rendering, so that the first page is never painted and its picture not asked for.
  if (!resumed) {
    const page = pageToResume(read)
    setResumed({ page })
    if (page !== null) changeAddress((from) => inView({ ...from, view: 'book', page }, from.view))
  }
  const page = resumed?.page ?? null
  if (page === null) return null
  return {
    page,
    isTurned: storyPageOf(address, text.pages.length) !== page,
    onFromStart: () => changeAddress((from) => ({ ...from, page: 1 })),
  }
}

/** The page the child left the story at; null where it begins. */
export function pageToResume({ story, text }: ReadStory): number | null {
  // Only a guest's story comes without a counter.
  const progress = story.counterReset === null ? guestProgress(story.storyId) : story.progress
  return resumePage(progress, text.pages.length)
}
