import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Fraction of the row's width that an arrow scrolls, so that one cover stays visible. */
const scrollFraction = 0.85
/** Distance within which the row counts as scrolled to its end. */
const tolerancePx = 2

interface RowScroll {
  ref: RefObject<HTMLUListElement | null>
  /** A row without overflow is at both ends. */
  isAtStart: boolean
  isAtEnd: boolean
  scroll: (direction: 1 | -1) => void
}

/** Scrolls a row of cards and reports whether it is at its ends. */
export function useRowScroll(): RowScroll {
  const ref = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const measure = () => {
      const isAtStart = row.scrollLeft <= tolerancePx
      const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - tolerancePx
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd
          ? before
          : { isAtStart, isAtEnd },
      )
    }
    row.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => {
      row.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [])
  const scroll = useCallback((direction: 1 | -1) => {
    ref.current?.scrollBy({ left: direction * scrollFraction * ref.current.clientWidth })
  }, [])
  return { ref, ...ends, scroll }
}
