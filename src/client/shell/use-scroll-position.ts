import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How far each entry of the history was scrolled, in pixels, by its key. */
const positions = new Map<string, number>()
let shownPathname: string | undefined

/** A new page starts at its top or the part its address names; going back returns to where one was. */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'

  useEffect(() => {
    const keep = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])

  useLayoutEffect(() => {
    // Only another page moves the window; a changed search text does not.
    const isFirst = shownPathname === undefined
    if (shownPathname === pathname) return
    shownPathname = pathname
    if (isFirst) return
    window.scrollTo(0, isBackOrForward ? (positions.get(key) ?? 0) : 0)
    if (!isBackOrForward) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [key, pathname, hash, isBackOrForward])
}
