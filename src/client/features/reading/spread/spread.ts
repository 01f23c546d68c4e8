import { isEnd, type Place, placeAt, type Turn } from '../shared/place.ts'

/** The page that the first spread starts with: with 2, page 1 is shown alone; null shows single pages. */
export type SpreadStart = 1 | 2 | null

/** The pages shown side by side, from 1; `first` equals `last` for a single page. */
export interface Spread {
  first: number
  last: number
}

/** The spread that contains a page. */
export function spreadAt(page: number, pageCount: number, spreadStart: SpreadStart): Spread {
  if (spreadStart === null || page < spreadStart || page > pageCount)
    return { first: page, last: page }
  const first = page - ((page - spreadStart) % 2)
  return { first, last: Math.min(first + 1, pageCount) }
}

/** All spreads of a story in order. */
export function spreadsOf(pageCount: number, spreadStart: SpreadStart): Spread[] {
  const spreads: Spread[] = []
  for (let page = 1; page <= pageCount; ) {
    const spread = spreadAt(page, pageCount, spreadStart)
    spreads.push(spread)
    page = spread.last + 1
  }
  return spreads
}

/** The place after a turn by spreads: the first page of a spread, or the closing page. */
export function turnSpread(
  { page, pageCount }: Place,
  turn: Turn,
  spreadStart: SpreadStart,
): Place {
  const spreadPlace = (target: number) =>
    placeAt(spreadAt(placeAt(target, pageCount).page, pageCount, spreadStart).first, pageCount)
  const current = spreadAt(page, pageCount, spreadStart)
  switch (turn) {
    case 'next':
      return isEnd({ page, pageCount }) ? placeAt(page, pageCount) : spreadPlace(current.last + 1)
    case 'previous':
      return spreadPlace(current.first - 1)
    case 'first':
      return spreadPlace(1)
    case 'last':
      return spreadPlace(Math.max(1, pageCount))
    default:
      return turn satisfies never
  }
}
