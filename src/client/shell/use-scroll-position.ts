import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Scroll position of each history entry in pixels, by its key. */
const positions = new Map<string, number>()
let shownPathname: string | undefined

/** A new page starts at its top or its anchor; going back restores the position. */
export function useScrollPosition(isPageLoading: boolean): void {
  const { key, pathname, hash } = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'

  useLayoutEffect(() => {
    // What is shown while a page loads is low: the position that it forces is not stored, neither by the browser.
    if (isPageLoading) {
      history.scrollRestoration = 'manual'
      return
    }
    const storePosition = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', storePosition, { passive: true })
    return () => window.removeEventListener('scroll', storePosition)
  }, [key, isPageLoading])

  useEffect(() => {
    // A reload is the browser's task.
    const endManual = () => {
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', endManual)
    return () => window.removeEventListener('pagehide', endManual)
  }, [])

  useLayoutEffect(() => {
    const isFirst = shownPathname === undefined
    const isOtherPage = shownPathname !== pathname
    shownPathname = pathname
    if (isFirst) return
    // Only another page starts at its top; a changed query does not.
    const start = isOtherPage ? 0 : window.scrollY
    window.scrollTo(0, isBackOrForward ? (positions.get(key) ?? start) : start)
    if (isOtherPage && !isBackOrForward) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [key, pathname, hash, isBackOrForward])
}
