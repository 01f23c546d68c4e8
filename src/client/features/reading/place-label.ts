import { m } from '../../paraglide/messages.js'
import type { Place } from './place.ts'
import { isEnd } from './place.ts'
import type { PairsFrom } from './spread/spread.ts'
import { spreadAt } from './spread/spread.ts'

/** „Seite 3 von 12“, „Seiten 2–3 von 12“ or „Ende“. */
export function placeLabel(place: Place, pairsFrom: PairsFrom): string {
  if (isEnd(place)) return m.reader_end()
  const { first, last } = spreadAt(place.page, place.pageCount, pairsFrom)
  const count = place.pageCount
  return first === last
    ? m.reader_page({ page: first, count })
    : m.reader_spread({ first, last, count })
}
