import { type RefObject, useEffect, useState } from 'react'
import type { AvailableSpace } from './zoom.ts'

/** Height of the page controls at the window's lower edge, CSS pixels. */
const controlsPx = 80
/** On a lower page the text would be smaller than 16 px; the window scrolls instead. */
const minHeightPx = 720
const minWindowPx = 280

/**
 * The space for a page, null until it is measured. Only a change of the width changes it, so that a
 * phone's browser bars do not.
 */
export function useAvailableSpace(frame: RefObject<HTMLElement | null>): AvailableSpace | null {
  const [space, setSpace] = useState<AvailableSpace | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth
      const top = element.getBoundingClientRect().top + window.scrollY
      const windowHeight = Math.max(minWindowPx, window.innerHeight - top - controlsPx)
      const height = Math.max(minHeightPx, windowHeight)
      setSpace((before) => (before?.width === width ? before : { width, height, windowHeight }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return space
}
