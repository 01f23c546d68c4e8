import type { RefObject } from 'react'
import { useCallback, useState } from 'react'
import type { Place, Turn } from './place.ts'
import { placeAt } from './place.ts'
import type { ReaderAddress } from './reader-address.ts'
import type { ReaderSettings } from './settings/use-reader-settings.ts'
import type { PairsFrom, Spread } from './spread/spread.ts'
import { spreadAt, turnSpread } from './spread/spread.ts'
import { usePairsFrom } from './spread/use-pairs-from.ts'
import type { ReadStory } from './story-language.ts'
import type { Direction } from './use-settled-page.ts'
import { useSettledPage } from './use-settled-page.ts'

interface TurningOptions {
  read: ReadStory
  address: ReaderAddress
  settings: ReaderSettings
  sheet: RefObject<HTMLElement | null>
  /** Takes the focus after a turn by key. */
  pageRef: RefObject<HTMLElement | null>
  onChange: (change: (address: ReaderAddress) => ReaderAddress) => void
}

interface Turning {
  /** Null in the film, and until the PDF's pages are counted. */
  place: Place | null
  pairsFrom: PairsFrom
  /** The pages that lie open; null where there is no place. */
  spread: Spread | null
  /** Null before the first turn. */
  direction: Direction | null
  turn: (wanted: Turn, isByKey: boolean) => void
  goTo: (page: number) => void
  onPageCount: (count: number) => void
}

/** Which page lies open, and how to turn to another. */
export function useTurning(options: TurningOptions): Turning {
  const { read, address, settings, sheet, pageRef, onChange } = options
  const { language } = read
  // The PDF counts its own pages; until it is open nobody knows how many there are.
  const [pdf, setPdf] = useState<{ language: string; pageCount: number } | null>(null)
  const pdfPageCount = pdf?.language === language ? pdf.pageCount : null
  const pageCount = pageCountIn(address.view, read, pdfPageCount)
  const pairsFrom = usePairsFrom(read, address.view, settings)
  const place = pageCount === null ? null : placeAt(address.page, pageCount)
  const spread = place && spreadAt(place.page, place.pageCount, pairsFrom)
  const { direction, settle } = useSettledPage(spread?.first ?? address.page, sheet, pageRef)
  const turn = useCallback(
    (wanted: Turn, isByKey: boolean) => {
      if (pageCount === null) return
      settle(isByKey)
      onChange((from) => {
        const turned = turnSpread(placeAt(from.page, pageCount), wanted, pairsFrom)
        return { ...from, page: turned.page }
      })
    },
    [pageCount, pairsFrom, settle, onChange],
  )
  return {
    place,
    pairsFrom,
    spread,
    direction,
    turn,
    goTo: (page) => {
      settle(false)
      onChange((from) => ({ ...from, page }))
    },
    onPageCount: useCallback((count) => setPdf({ language, pageCount: count }), [language]),
  }
}

function pageCountIn(
  view: ReaderAddress['view'],
  { text }: ReadStory,
  pdfPageCount: number | null,
): number | null {
  if (view === 'film' && text.film) return null
  return view === 'pdf' ? pdfPageCount : text.pages.length
}
