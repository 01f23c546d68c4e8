import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import type { Space } from './zoom.ts'

/** Height the strip with the page turns takes at the window's lower edge, in CSS pixels. */
const stripPx = 80
/** Below this height a page's words come under 16 px; the window is scrolled instead. */
const leastHeightPx = 720
const leastWindowPx = 280

/** Room for a page; a phone's own bars coming and going do not change it. */
export function useSpace(frame: RefObject<HTMLElement | null>): Space | null {
  const [space, setSpace] = useState<Space | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth
      const top = element.getBoundingClientRect().top + window.scrollY
      const windowHeight = Math.max(leastWindowPx, window.innerHeight - top - stripPx)
      const height = Math.max(leastHeightPx, windowHeight)
      setSpace((before) => (before?.width === width ? before : { width, height, windowHeight }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return space
}
