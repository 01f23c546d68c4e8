import { placeAt, type Turn } from '../shared/place.ts'
import { type SpreadStart, turnSpread } from '../spread/spread.ts'
import type { TextPlace } from '../text/text-ranges.ts'

/** A slice of a page; both from 1. A slice beyond the page's last one means the last one. */
export interface SlicePlace {
  page: number
  slice: number
}

interface Slicing {
  pageCount: number
  spreadStart: SpreadStart
  /** Number of slices of a page. */
  slicesOf: (page: number) => number
}

/** The place after a turn: slice by slice, back to the last slice of the previous page. */
export function turnSlice(
  from: SlicePlace,
  turn: Turn,
  { pageCount, spreadStart, slicesOf }: Slicing,
): SlicePlace {
  const { page } = placeAt(from.page, pageCount)
  const count = slicesOf(page)
  const slice = Math.min(from.slice, count)
  if (turn === 'next' && slice < count) return { page, slice: slice + 1 }
  if (turn === 'previous' && slice > 1) return { page, slice: slice - 1 }
  const turned = turnSpread({ page, pageCount }, turn, spreadStart)
  const isBack = turn === 'previous' && turned.page < page
  return { page: turned.page, slice: isBack ? slicesOf(turned.page) : 1 }
}

/** The slice, from 1, with the text that another slicing of the page showed first. */
export function sameSlice(
  slice: number,
  before: readonly TextPlace[],
  now: readonly TextPlace[],
): number {
  const shown = before[Math.min(slice, before.length) - 1]
  if (!shown) return 1
  return Math.max(1, now.filter((start) => !isAfter(start, shown)).length)
}

const isAfter = (one: TextPlace, other: TextPlace) =>
  one.paragraph === other.paragraph ? one.offset > other.offset : one.paragraph > other.paragraph
