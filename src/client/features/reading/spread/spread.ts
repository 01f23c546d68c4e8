import type { Place, Turn } from '../place.ts'
import { isEnd, placeAt } from '../place.ts'

/** The page the first pair begins with: with 2 the first page stands alone; null shows single pages. */
export type PairsFrom = 1 | 2 | null

/** The pages that lie open side by side, from 1; the same twice where one stands alone. */
export interface Spread {
  first: number
  last: number
}

/** The open pages a page belongs to. */
export function spreadAt(page: number, pageCount: number, pairsFrom: PairsFrom): Spread {
  if (pairsFrom === null || page < pairsFrom || page > pageCount) return { first: page, last: page }
  const first = page - ((page - pairsFrom) % 2)
  return { first, last: Math.min(first + 1, pageCount) }
}

/** All of a story's spreads in order. */
export function spreadsOf(pageCount: number, pairsFrom: PairsFrom): Spread[] {
  const spreads: Spread[] = []
  for (let page = 1; page <= pageCount; ) {
    const spread = spreadAt(page, pageCount, pairsFrom)
    spreads.push(spread)
    page = spread.last + 1
  }
  return spreads
}

/** The place after a turn that leaves no page out; it is always the first of what lies open. */
export function turnSpread({ page, pageCount }: Place, turn: Turn, pairsFrom: PairsFrom): Place {
  const firstOf = (wanted: number) =>
    placeAt(spreadAt(placeAt(wanted, pageCount).page, pageCount, pairsFrom).first, pageCount)
  const open = spreadAt(page, pageCount, pairsFrom)
  switch (turn) {
    case 'next':
      return isEnd({ page, pageCount }) ? placeAt(page, pageCount) : firstOf(open.last + 1)
    case 'previous':
      return firstOf(open.first - 1)
    case 'first':
      return firstOf(1)
    case 'last':
      return firstOf(Math.max(1, pageCount))
    default:
      return turn satisfies never
  }
}
