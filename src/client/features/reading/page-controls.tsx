import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { PageSlider } from './page-slider.tsx'
import type { Place, Turn } from './place.ts'
import { isEnd } from './place.ts'
import { placeLabel } from './place-label.ts'
import type { PairsFrom } from './spread/spread.ts'
import { spreadAt } from './spread/spread.ts'

interface PageControlsProps {
  place: Place
  pairsFrom: PairsFrom
  onTurn: (turn: Turn, isByKey: boolean) => void
  onGo: (page: number) => void
}

/** The big page turns, the slider, and where one is; a new place is announced politely, once. */
export function PageControls({ place, pairsFrom, onTurn, onGo }: PageControlsProps) {
  // The slider says its new value by itself.
  const [isSliding, setSliding] = useState(false)
  const turn = (wanted: Turn) => (event: MouseEvent<HTMLButtonElement>) => {
    // A click without a pointer comes from a keyboard or a screen reader.
    const isByKey = event.detail === 0
    if (!isByKey) event.currentTarget.blur()
    onTurn(wanted, isByKey)
  }
  return (
    <nav aria-label={m.reader_pages()} className="page-controls bottom-strip paper">
      <button
        type="button"
        className="page-turn"
        aria-label={m.reader_previous()}
        aria-disabled={spreadAt(place.page, place.pageCount, pairsFrom).first <= 1}
        onClick={turn('previous')}
      >
        <ArrowLeft aria-hidden="true" size={30} strokeWidth={2.5} />
      </button>
      <div className="page-place">
        <p role="status" aria-live={isSliding ? 'off' : 'polite'}>
          {placeLabel(place, pairsFrom)}
        </p>
        <PageSlider place={place} pairsFrom={pairsFrom} onGo={onGo} onFocusChange={setSliding} />
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
