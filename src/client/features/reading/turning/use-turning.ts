import {
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { StoryFit } from '../fit/fit-story.ts'
import { maxSlices } from '../fit/plan-slices.ts'
import { type SlicePlace, sameSlice, turnSlice } from '../fit/turn-slice.ts'
import { usePageFit } from '../fit/use-page-fit.ts'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { type Direction, isEnd, type Place, placeAt, type Turn } from '../shared/place.ts'
import type { ReaderAddress } from '../shared/reader-address.ts'
import { type Spread, type SpreadStart, spreadAt } from '../spread/spread.ts'
import { useSpreadStart } from '../spread/use-spread-start.ts'
import type { TextPlace } from '../text/text-ranges.ts'
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
  /** How the pages fit into the window; null where they are not fitted. */
  fit: StoryFit | null
  /** The shown slice of the page, from 1, and how many there are. */
  slice: number
  sliceCount: number
  /** The greatest number of slices of a page of the story. */
  mostSlices: number
  /** Null before the first turn. */
  direction: Direction | null
  turn: (to: Turn, isByKey: boolean) => void
  goTo: (page: number) => void
  /** Shows a slice of the page, unless another page is shown by now. */
  showSlice: (page: number, slice: number) => void
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
  const isPageShown = place !== null && !isEnd(place)
  const isSpread = spread !== null && spread.first !== spread.last
  const fit = usePageFit({ localized, view: address.view, settings, sheet, isSpread, isPageShown })
  const handleMove = useKeptText(fit, address, onChange)
  const slicesOf = useCallback((page: number) => fit?.pages[page - 1]?.starts?.length ?? 1, [fit])
  const shownPage = spread?.first ?? address.page
  const sliceCount = slicesOf(shownPage)
  const slice = Math.min(address.slice, sliceCount)
  const position = shownPage + (slice - 1) / maxSlices
  const { direction, setTurnedByKey } = useTurnFocus(position, sheet, pageRef)
  const turn = useCallback(
    (to: Turn, isByKey: boolean) => {
      if (pageCount === null) return
      setTurnedByKey(isByKey)
      handleMove()
      const slicing = { pageCount, spreadStart, slicesOf }
      onChange((from) => ({ ...from, ...turnSlice(from, to, slicing) }))
    },
    [pageCount, spreadStart, slicesOf, setTurnedByKey, handleMove, onChange],
  )
  return {
    place,
    spreadStart,
    spread,
    fit,
    slice,
    sliceCount,
    mostSlices: Math.max(1, ...(fit?.pages.map(({ starts }) => starts?.length ?? 1) ?? [])),
    direction,
    turn,
    goTo: (page) => {
      setTurnedByKey(false)
      handleMove()
      onChange((from) => ({ ...from, page, slice: 1 }))
    },
    showSlice: (page, target) => {
      handleMove()
      onChange((from) => (from.page === page ? { ...from, slice: target } : from))
    },
    onPageCount: useCallback((count) => setPdf({ language, pageCount: count }), [language]),
  }
}

/**
 * Shows the same text again when the window or the letters change, and with them the slices: the text that was
 * shown before the first of these changes, until the reader goes on. Before the first turn the number of the
 * slice counts: after a reload, the family's letters come later. Returns what a turn calls.
 */
function useKeptText(
  fit: StoryFit | null,
  { page, slice }: SlicePlace,
  onChange: TurningOptions['onChange'],
): () => void {
  const shown = useRef(fit)
  const hasTurned = useRef(false)
  const kept = useRef<(SlicePlace & { starts: readonly TextPlace[] }) | null>(null)
  const keepText = useEffectEvent((before: StoryFit, now: StoryFit) => {
    const startsOf = ({ pages }: StoryFit) => pages[page - 1]?.starts ?? []
    if (kept.current?.page !== page) kept.current = { page, slice, starts: startsOf(before) }
    const same = sameSlice(kept.current.slice, kept.current.starts, startsOf(now))
    onChange((from) => (from.page === page ? { ...from, slice: same } : from))
  })
  useLayoutEffect(() => {
    const before = shown.current
    if (fit === null) return
    shown.current = fit
    if (before !== null && before !== fit && hasTurned.current) keepText(before, fit)
  }, [fit])
  return useCallback(() => {
    hasTurned.current = true
    kept.current = null
  }, [])
}

function pageCountIn(
  view: ReaderAddress['view'],
  { text }: LocalizedStory,
  pdfPageCount: number | null,
): number | null {
  if (view === 'film') return null
  return view === 'pdf' ? pdfPageCount : text.pages.length
}
