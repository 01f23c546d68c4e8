import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Fraction of the row's width that an arrow scrolls, so that one cover stays visible. */
const scrollFraction = 0.85
/** Distance within which the row counts as scrolled to its end. */
const tolerancePx = 2

interface RowScroll {
  ref: RefObject<HTMLUListElement | null>
  /** Whether the first `itemCount` items are visible without scrolling. */
  fits: boolean
  /** A row without overflow is at both ends. */
  isAtStart: boolean
  isAtEnd: boolean
  scroll: (direction: 1 | -1) => void
}

/** Scrolls a row of cards and reports whether it is at its ends. */
export function useRowScroll(itemCount: number): RowScroll {
  const ref = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ fits: true, isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const measure = () => {
      // Would lay out a row far below; it is measured when it comes near.
      if (!row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })) return
      const isAtStart = row.scrollLeft <= tolerancePx
      const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - tolerancePx
      const lastItem = row.children[itemCount - 1]
      const itemsEnd = lastItem ? lastItem.getBoundingClientRect().right + row.scrollLeft : 0
      const fits = itemsEnd <= row.getBoundingClientRect().right + tolerancePx
      setEnds((before) =>
        before.fits === fits && before.isAtStart === isAtStart && before.isAtEnd === isAtEnd
          ? before
          : { fits, isAtStart, isAtEnd },
      )
    }
    // A key focuses a card at the edge; its link may be in view while the card is not.
    const showWhole = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    row.addEventListener('focusin', showWhole)
    row.addEventListener('scroll', measure, { passive: true })
    row.addEventListener('contentvisibilityautostatechange', measure)
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => {
      row.removeEventListener('focusin', showWhole)
      row.removeEventListener('scroll', measure)
      row.removeEventListener('contentvisibilityautostatechange', measure)
      observer.disconnect()
    }
  }, [itemCount])
  const scroll = useCallback((direction: 1 | -1) => {
    ref.current?.scrollBy({ left: direction * scrollFraction * ref.current.clientWidth })
  }, [])
  return { ref, ...ends, scroll }
}
