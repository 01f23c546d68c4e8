import { type CSSProperties, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { ResumeNote } from '../progress/resume-note.tsx'
import type { ResumedStory } from '../progress/use-resume.ts'
import { useResumeNote } from '../progress/use-resume-note.ts'
import { isEnd, type Place, placeAt } from '../shared/place.ts'
import { type SpreadStart, spreadAt, spreadsOf } from '../spread/spread.ts'
import './page-place.css'

export interface PagePlaceProps {
  place: Place
  spreadStart: SpreadStart
  /** The shown slice of the page, from 1, and how many there are. */
  slice: number
  sliceCount: number
  /** The greatest number of slices of a page of the story. */
  mostSlices: number
  resumed: ResumedStory | null
  onGo: (page: number) => void
}

/** The current place, which is announced once after a turn, and the slider; first the note where a story goes on. */
export function PagePlace(props: PagePlaceProps) {
  const { place, spreadStart, sliceCount, resumed, onGo } = props
  // A focused slider announces its own value.
  const [isSliding, setSliding] = useState(false)
  const note = useResumeNote(resumed)
  return (
    <div className="page-place" data-noted={note.isShown || undefined}>
      <p role="status" aria-live={isSliding ? 'off' : 'polite'}>
        {placeLabel(place, spreadStart)}
        {sliceCount > 1 && <SliceDots {...props} />}
      </p>
      <PageSlider
        place={place}
        spreadStart={spreadStart}
        isInert={note.isShown}
        onGo={onGo}
        onFocusChange={setSliding}
      />
      {resumed && note.isShown && <ResumeNote resumed={resumed} {...note.handlers} />}
    </div>
  )
}

/** More would not fit beside the page's number on a phone. */
const maxDots = 4

/** One dot for each slice of the page, or, in a story with longer pages, their number; in words for screen readers. */
function SliceDots({ slice, sliceCount, mostSlices }: PagePlaceProps) {
  return (
    <>
      <span className="sr-only">{m.reader_slice({ slice, count: sliceCount })}</span>
      <span aria-hidden="true" className="slice-dots">
        {mostSlices > maxDots
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
  isInert: boolean
  onGo: (page: number) => void
  onFocusChange: (isFocused: boolean) => void
}

/** A slider over all spreads; its last step is the closing page. */
function PageSlider(props: PageSliderProps) {
  const { place, spreadStart, isInert, onGo, onFocusChange } = props
  const { page, pageCount } = place
  const spreads = spreadsOf(pageCount, spreadStart)
  const step = isEnd(place)
    ? spreads.length
    : spreads.findIndex(({ first, last }) => first <= page && page <= last)
  return (
    <input
      type="range"
      className="page-slider"
      inert={isInert}
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
