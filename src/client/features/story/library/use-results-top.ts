import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { focusHeading } from '../../../lib/focus-heading.ts'

/**
 * On a change between shelves and list, scrolls to the top or, going back, to the old position of the
 * shelves. Focuses the heading if the focused element was removed.
 */
export function useResultsTop(isOnShelves: boolean): void {
  const isBack = useNavigationType() === 'POP'
  const shelvesScrollPx = useRef(0)
  const wasOnShelves = useRef(isOnShelves)
  useEffect(() => {
    if (!isOnShelves) return
    const handleScroll = () => {
      shelvesScrollPx.current = window.scrollY
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [isOnShelves])
  useLayoutEffect(() => {
    if (wasOnShelves.current === isOnShelves) return
    wasOnShelves.current = isOnShelves
    window.scrollTo(0, isOnShelves && isBack ? shelvesScrollPx.current : 0)
    if (document.activeElement !== document.body) return
    focusHeading()
  }, [isOnShelves, isBack])
}
