import { type RefObject, useCallback, useState } from 'react'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { type Direction, type Place, placeAt, type Turn } from '../shared/place.ts'
import type { ReaderAddress } from '../shared/reader-address.ts'
import { type Spread, type SpreadStart, spreadAt, turnSpread } from '../spread/spread.ts'
import { useSpreadStart } from '../spread/use-spread-start.ts'
import { useTurnFocus } from './use-turn-focus.ts'

interface TurningOptions {
  localized: LocalizedStory
  address: ReaderAddress
  settings: ReaderSettings
  sheet: RefObject<HTMLElement | null>
  /** Receives the focus after a turn by key. */
  pageRef: RefObject<HTMLElement | null>
  onChange: (change: (address: ReaderAddress) => ReaderAddress) => void
}

interface Turning {
  /** Null in the film, and until the PDF's pages are counted. */
  place: Place | null
  spreadStart: SpreadStart
  /** The shown pages; null where there is no place. */
  spread: Spread | null
  /** Null before the first turn. */
  direction: Direction | null
  turn: (to: Turn, isByKey: boolean) => void
  goTo: (page: number) => void
  onPageCount: (count: number) => void
}

/** The shown page, and how to turn to another. */
export function useTurning(options: TurningOptions): Turning {
  const { localized, address, settings, sheet, pageRef, onChange } = options
  const { language } = localized
  // The number of pages of the PDF is unknown until it is open.
  const [pdf, setPdf] = useState<{ language: string; pageCount: number } | null>(null)
  const pdfPageCount = pdf?.language === language ? pdf.pageCount : null
  const pageCount = pageCountIn(address.view, localized, pdfPageCount)
  const spreadStart = useSpreadStart(localized, address.view, settings)
  const place = pageCount === null ? null : placeAt(address.page, pageCount)
  const spread = place && spreadAt(place.page, place.pageCount, spreadStart)
  const { direction, setTurnedByKey } = useTurnFocus(spread?.first ?? address.page, sheet, pageRef)
  const turn = useCallback(
    (to: Turn, isByKey: boolean) => {
      if (pageCount === null) return
      setTurnedByKey(isByKey)
      onChange((from) => {
        const turned = turnSpread(placeAt(from.page, pageCount), to, spreadStart)
        return { ...from, page: turned.page }
      })
    },
    [pageCount, spreadStart, setTurnedByKey, onChange],
  )
  return {
    place,
    spreadStart,
    spread,
    direction,
    turn,
    goTo: (page) => {
      setTurnedByKey(false)
      onChange((from) => ({ ...from, page }))
    },
    onPageCount: useCallback((count) => setPdf({ language, pageCount: count }), [language]),
  }
}

function pageCountIn(
  view: ReaderAddress['view'],
  { text }: LocalizedStory,
  pdfPageCount: number | null,
): number | null {
  if (view === 'film' && text.film) return null
  return view === 'pdf' ? pdfPageCount : text.pages.length
}
