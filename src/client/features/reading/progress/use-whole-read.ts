import { useState } from 'react'
import type { Progress } from '../../../../contract/reading.ts'

interface ShownPages {
  /** Where the child was when the story was opened. */
  progress: Progress | null
  /** The pages on the screen, from 1; the closing page is one more than the number of pages. */
  first: number
  last: number
  pageCount: number
}

/** Whether every page was shown in this visit or before its resumed place, not only the last by a jump. */
export function useWholeRead({ progress, first, last, pageCount }: ShownPages): boolean {
  const isResumed = progress !== null && !progress.isFinished
  const [seen] = useState(() => new Set(isResumed ? pagesUntil(progress.page) : []))
  for (let page = first; page <= Math.min(last, pageCount); page++) seen.add(page)
  return seen.size >= pageCount
}

/** The pages before a page. */
const pagesUntil = (page: number) => Array.from({ length: page - 1 }, (_, index) => index + 1)
