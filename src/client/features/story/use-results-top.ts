import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Between shelves and list the window goes to its top, and back to where the shelves were left. The
 * focus goes to the heading where what had it is gone.
 */
export function useResultsTop(isOnShelves: boolean): void {
  const isBack = useNavigationType() === 'POP'
  const leftAtPx = useRef(0)
  const shown = useRef(isOnShelves)
  useEffect(() => {
    if (!isOnShelves) return
    const keep = () => {
      leftAtPx.current = window.scrollY
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [isOnShelves])
  useLayoutEffect(() => {
    if (shown.current === isOnShelves) return
    shown.current = isOnShelves
    window.scrollTo(0, isOnShelves && isBack ? leftAtPx.current : 0)
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isOnShelves, isBack])
}
