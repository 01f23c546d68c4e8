import type { Span, TextPlace } from './text-ranges.ts'

/** A passage of a page; without `to` it ends with the page. */
export interface Passage {
  from: TextPlace
  /** Exclusive. */
  to: TextPlace | null
}

/**
 * What a passage has of the paragraph with this index and length, by its offsets of one language; null
 * where it has nothing of it.
 */
export function shownSpan(
  passage: Passage | null,
  index: number,
  length: number,
  offset: 'offset' | 'otherOffset' = 'offset',
): Span | null {
  if (passage === null) return [0, length]
  const { from, to } = passage
  if (index < from.paragraph || (to && index > to.paragraph)) return null
  const isLast = to !== null && index === to.paragraph
  if (isLast && to.offset === 0) return null
  return [index === from.paragraph ? from[offset] : 0, isLast ? to[offset] : length]
}
