/** Where one is in a story: pages count from 1, `pageCount + 1` is the end after the last page. */
export interface Place {
  page: number
  pageCount: number
}

export type Turn = 'next' | 'previous' | 'first' | 'last'

/** A place that exists: `page` is brought between the first page and the end. */
export function placeAt(page: number, pageCount: number): Place {
  const whole = Number.isFinite(page) ? Math.trunc(page) : 1
  return { page: Math.min(Math.max(1, whole), pageCount + 1), pageCount }
}

/** Whether the last page is behind the reader. */
export function isEnd({ page, pageCount }: Place): boolean {
  return page > pageCount
}

/** The place after a turn; at the first page and at the end there is nowhere further to go. */
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
