import { ArrowLeft, ArrowRight, ChevronLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { isEnd, type Turn } from '../shared/place.ts'
import { spreadAt } from '../spread/spread.ts'
import { PagePlace, type PagePlaceProps } from './page-place.tsx'

interface PageControlsProps extends PagePlaceProps {
  onTurn: (turn: Turn, isByKey: boolean) => void
}

/** The turn buttons and between them the current place. */
export function PageControls(props: PageControlsProps) {
  const { place, spreadStart, slice, onTurn } = props
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
      <PagePlace {...props} />
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
