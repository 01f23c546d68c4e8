import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Place, Turn } from './place.ts'
import { isEnd } from './place.ts'

interface PageControlsProps {
  place: Place
  onTurn: (turn: Turn, isByKey: boolean) => void
}

/** The big page turns and where one is; a new place is announced politely. */
export function PageControls({ place, onTurn }: PageControlsProps) {
  const { page, pageCount } = place
  // A click without a pointer comes from a keyboard or a screen reader.
  const turn = (wanted: Turn) => (event: MouseEvent) => onTurn(wanted, event.detail === 0)
  return (
    <nav aria-label={m.reader_pages()} className="page-controls paper">
      <button
        type="button"
        className="page-turn"
        aria-label={m.reader_previous()}
        aria-disabled={page <= 1}
        onClick={turn('previous')}
      >
        <ArrowLeft aria-hidden="true" size={30} strokeWidth={2.5} />
      </button>
      <p role="status">
        {isEnd(place) ? m.reader_end() : m.reader_page({ page, count: pageCount })}
      </p>
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
