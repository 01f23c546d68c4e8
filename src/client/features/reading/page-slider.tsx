import type { CSSProperties } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Place } from './place.ts'
import { isEnd, placeAt } from './place.ts'
import { placeLabel } from './place-label.ts'
import type { PairsFrom } from './spread/spread.ts'
import { spreadsOf } from './spread/spread.ts'

interface PageSliderProps {
  place: Place
  pairsFrom: PairsFrom
  onGo: (page: number) => void
  onFocusChange: (isFocused: boolean) => void
}

/** Through the whole story in one stroke; the last step is its end. */
export function PageSlider({ place, pairsFrom, onGo, onFocusChange }: PageSliderProps) {
  const { page, pageCount } = place
  const spreads = spreadsOf(pageCount, pairsFrom)
  const at = isEnd(place)
    ? spreads.length
    : spreads.findIndex(({ first, last }) => first <= page && page <= last)
  return (
    <input
      type="range"
      className="page-slider"
      aria-label={m.reader_slider()}
      aria-valuetext={placeLabel(place, pairsFrom)}
      min={0}
      max={spreads.length}
      value={at}
      style={{ '--gone': at / spreads.length } as CSSProperties}
      onChange={({ currentTarget }) => {
        const wanted = spreads[Number(currentTarget.value)]?.first ?? pageCount + 1
        onGo(placeAt(wanted, pageCount).page)
      }}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      // After a pointer's choice the arrow keys belong to the pages again.
      onPointerUp={({ currentTarget }) => currentTarget.blur()}
    />
  )
}
