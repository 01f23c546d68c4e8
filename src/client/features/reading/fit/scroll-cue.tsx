import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import './scroll-cue.css'

/** Fades the lower edge of a page that goes on below the window, until its end is shown. */
export function ScrollCue() {
  const end = useRef<HTMLDivElement>(null)
  const isNeeded = useIsBelow(end)
  return (
    <>
      <div ref={end} />
      <div className="scroll-cue" data-needed={isNeeded || undefined} aria-hidden="true">
        <span>
          <ChevronDown size={24} strokeWidth={2.5} />
        </span>
      </div>
    </>
  )
}

/** Whether an element is below the visible part of the sheet. */
function useIsBelow(element: RefObject<HTMLElement | null>) {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    let observer: IntersectionObserver | undefined
    const observe = () => {
      observer?.disconnect()
      if (!element.current) return
      const covered = getComputedStyle(element.current).getPropertyValue('--bars-below') || '0px'
      observer = new IntersectionObserver(
        ([entry]) =>
          entry && setBelow(entry.boundingClientRect.top > (entry.rootBounds?.bottom ?? 0)),
        // What is above the window counts as seen.
        { rootMargin: `99999px 0px -${covered}` },
      )
      observer.observe(element.current)
    }
    observe()
    // The bars may have another height in the new window.
    window.addEventListener('resize', observe)
    return () => {
      observer?.disconnect()
      window.removeEventListener('resize', observe)
    }
  }, [element])
  return isBelow
}
