import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Part of a row's width that an arrow moves it by, so that one cover stays in sight. */
const step = 0.85
/** A row that lies within half a pixel of its end is there. */
const tolerancePx = 2

interface RowScroll {
  ref: RefObject<HTMLUListElement | null>
  /** Where a row that fits is at both ends. */
  isAtStart: boolean
  isAtEnd: boolean
  scroll: (direction: 1 | -1) => void
}

/** Moves a row of cards sideways and knows whether there is more on either side. */
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
    ref.current?.scrollBy({ left: direction * step * ref.current.clientWidth })
  }, [])
  return { ref, ...ends, scroll }
}
