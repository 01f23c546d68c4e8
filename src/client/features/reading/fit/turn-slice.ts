import { placeAt, type Turn } from '../shared/place.ts'
import { type SpreadStart, turnSpread } from '../spread/spread.ts'

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
