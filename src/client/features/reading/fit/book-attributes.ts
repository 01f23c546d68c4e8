import type { CSSProperties } from 'react'
import type { Passage } from '../text/shown-span.ts'
import type { StoryFit } from './fit-story.ts'

/** Attributes and custom properties of a page on the sheet; none where the page is not fitted. */
export function bookAttributes(fit: StoryFit | null, pageNumber: number, slice: number) {
  const page = fit?.pages[pageNumber - 1]
  if (!fit || !page) return {}
  const style = {
    '--reader-size': `${fit.sizePx / 16}rem`,
    ...(page.percent !== null && { '--picture': `${page.percent}%` }),
    ...(page.picturePx !== null && { '--picture-height': `${page.picturePx}px` }),
  }
  return {
    'data-framed': fit.isFramed || undefined,
    'data-long': page.starts === null || undefined,
    'data-slice': slice > 1 ? 'further' : 'first',
    style: style as CSSProperties,
  }
}

/** The text of a slice; null for all. */
export function shownPassage(
  fit: StoryFit | null,
  pageNumber: number,
  slice: number,
): Passage | null {
  const starts = fit?.pages[pageNumber - 1]?.starts
  const from = starts?.[slice - 1]
  return from ? { from, to: starts?.[slice] ?? null } : null
}
