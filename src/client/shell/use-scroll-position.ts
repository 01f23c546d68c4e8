import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Scroll position of each history entry in pixels, by its key. */
const positions = new Map<string, number>()
let shownPathname: string | undefined

/** A new page starts at its top or its anchor; going back restores the position. */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'

  useEffect(() => {
    const storePosition = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', storePosition, { passive: true })
    return () => window.removeEventListener('scroll', storePosition)
  }, [key])

  useLayoutEffect(() => {
    // Only another page scrolls the window; a changed query does not.
    const isFirst = shownPathname === undefined
    if (shownPathname === pathname) return
    shownPathname = pathname
    if (isFirst) return
    window.scrollTo(0, isBackOrForward ? (positions.get(key) ?? 0) : 0)
    if (!isBackOrForward) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [key, pathname, hash, isBackOrForward])
}
