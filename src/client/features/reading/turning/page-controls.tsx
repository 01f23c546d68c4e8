import { ArrowLeft, ArrowRight, ChevronLeft } from 'lucide-react'
import { type CSSProperties, type MouseEvent, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { isEnd, type Place, placeAt, type Turn } from '../shared/place.ts'
import { type SpreadStart, spreadAt, spreadsOf } from '../spread/spread.ts'

interface PageControlsProps {
  place: Place
  spreadStart: SpreadStart
  /** The shown slice of the page, from 1, and how many there are. */
  slice: number
  sliceCount: number
  onTurn: (turn: Turn, isByKey: boolean) => void
  onGo: (page: number) => void
}

/** The turn buttons, the slider and the current place, which is announced once after a turn. */
export function PageControls(props: PageControlsProps) {
  const { place, spreadStart, slice, sliceCount, onTurn, onGo } = props
  // A focused slider announces its own value.
  const [isSliding, setSliding] = useState(false)
  const turn = (to: Turn) => (event: MouseEvent<HTMLButtonElement>) => {
    // Keyboards and screen readers send clicks with detail 0.
    const isByKey = event.detail === 0
    if (!isByKey) event.currentTarget.blur()
    onTurn(to, isByKey)
  }
  return (
    <nav aria-label={m.reader_pages()} className="page-controls bottom-strip paper">
      <button
        type="button"
        className="page-turn"
        aria-label={m.reader_previous()}
        aria-disabled={slice <= 1 && spreadAt(place.page, place.pageCount, spreadStart).first <= 1}
        onClick={turn('previous')}
      >
        {isEnd(place) ? (
          <>
            <ChevronLeft aria-hidden="true" size={24} strokeWidth={2.5} />
            {m.reader_previous_short()}
          </>
        ) : (
          <ArrowLeft aria-hidden="true" size={30} strokeWidth={2.5} />
        )}
      </button>
      <div className="page-place">
        <p role="status" aria-live={isSliding ? 'off' : 'polite'}>
          {placeLabel(place, spreadStart)}
          {sliceCount > 1 && <SliceDots slice={slice} sliceCount={sliceCount} />}
        </p>
        <PageSlider
          place={place}
          spreadStart={spreadStart}
          onGo={onGo}
          onFocusChange={setSliding}
        />
      </div>
      <button
        type="button"
        className="page-turn page-turn-next"
        aria-label={m.reader_next()}
        aria-disabled={isEnd(place)}
        onClick={turn('next')}
      >
        <ArrowRight aria-hidden="true" size={30} strokeWidth={2.5} />
      </button>
    </nav>
  )
}

/** More would not fit beside the page's number on a phone. */
const maxDots = 4

/** One dot for each slice of the page, or their number; in words for screen readers. */
function SliceDots({ slice, sliceCount }: Pick<PageControlsProps, 'slice' | 'sliceCount'>) {
  return (
    <>
      <span className="sr-only">{m.reader_slice({ slice, count: sliceCount })}</span>
      <span aria-hidden="true" className="slice-dots">
        {sliceCount > maxDots
          ? `· ${slice}/${sliceCount}`
          : Array.from({ length: sliceCount }, (_, index) => index + 1).map((dot) => (
              <span key={dot} data-now={dot === slice || undefined} />
            ))}
      </span>
    </>
  )
}

interface PageSliderProps {
  place: Place
  spreadStart: SpreadStart
  onGo: (page: number) => void
  onFocusChange: (isFocused: boolean) => void
}

/** A slider over all spreads; its last step is the closing page. */
function PageSlider({ place, spreadStart, onGo, onFocusChange }: PageSliderProps) {
  const { page, pageCount } = place
  const spreads = spreadsOf(pageCount, spreadStart)
  const step = isEnd(place)
    ? spreads.length
    : spreads.findIndex(({ first, last }) => first <= page && page <= last)
  return (
    <input
      type="range"
      className="page-slider"
      aria-label={m.reader_slider()}
      aria-valuetext={placeLabel(place, spreadStart)}
      min={0}
      max={spreads.length}
      value={step}
      style={{ '--gone': step / spreads.length } as CSSProperties}
      onChange={({ currentTarget }) => {
        const target = spreads[Number(currentTarget.value)]?.first ?? pageCount + 1
        onGo(placeAt(target, pageCount).page)
      }}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      // Blurs after a choice by pointer, so that the arrow keys turn pages again.
      onPointerUp={({ currentTarget }) => currentTarget.blur()}
    />
  )
}

/** „Seite 3 von 12“, „Seiten 2–3 von 12“ or „Ende“. */
function placeLabel(place: Place, spreadStart: SpreadStart): string {
  if (isEnd(place)) return m.reader_end()
  const { first, last } = spreadAt(place.page, place.pageCount, spreadStart)
  const count = place.pageCount
  return first === last
    ? m.reader_page({ page: first, count })
    : m.reader_spread({ first, last, count })
}
