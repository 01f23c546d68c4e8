/** A position in a story: pages count from 1, `pageCount + 1` is the closing page. */
export interface Place {
  page: number
  pageCount: number
}

/** A way to turn the page. */
export type Turn = 'next' | 'previous' | 'first' | 'last'

/** The direction of the last turn, for the animation. */
export type Direction = 'forward' | 'back'

/** A valid place: `page` is clamped to the first page and the closing page. */
export function placeAt(page: number, pageCount: number): Place {
  const whole = Number.isFinite(page) ? Math.trunc(page) : 1
  return { page: Math.min(Math.max(1, whole), pageCount + 1), pageCount }
}

/** Whether the place is the closing page. */
export function isEnd({ page, pageCount }: Place): boolean {
  return page > pageCount
}

/** The place after a turn; the first page and the closing page are the limits. */
export function turnPage(place: Place, turn: Turn): Place {
  const { page, pageCount } = place
  switch (turn) {
    case 'next':
      return placeAt(page + 1, pageCount)
    case 'previous':
      return placeAt(page - 1, pageCount)
    case 'first':
      return placeAt(1, pageCount)
    case 'last':
      return placeAt(Math.max(1, pageCount), pageCount)
    default:
      return turn satisfies never
  }
}
