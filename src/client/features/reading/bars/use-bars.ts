import type { RefObject } from 'react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import './bars.css'

/** Without input the bars go after this time. */
const restMs = 6000
/** So close to the window's upper or lower edge a mouse asks for the bars, in CSS pixels. */
const edgePx = 80

const barSelector = '.header-quiet, .reader-bar, .page-controls'

export interface Bars {
  state: 'shown' | 'hidden'
  /** What a tap in the middle does. */
  toggle: () => void
}

/**
 * Hides the bars while somebody reads. They stay for the keyboard and for screen readers, while
 * the focus or the mouse is in them and while a dialog or the site's menu is open. The site's header
 * goes and comes with them (bars.css).
 */
export function useBars(root: RefObject<HTMLElement | null>, isReading: boolean): Bars {
  const [isHidden, setHidden] = useState(false)
  const hidden = useRef(false)
  const topBefore = useRef(0)

  const change = useCallback(
    (wanted: boolean) => {
      if (hidden.current === wanted) return
      hidden.current = wanted
      topBefore.current = topOfPage(root.current)
      setHidden(wanted)
    },
    [root],
  )
  const toggle = useCallback(() => change(!hidden.current), [change])
  useSteadyPage(root, isHidden, topBefore)

  useEffect(() => {
    if (!isReading) return
    let isByKey = false
    let timer = 0
    const rest = () => {
      if (!isByKey && !isInUse()) change(true)
      else wait()
    }
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(rest, restMs)
    }
    const noteKey = () => {
      isByKey = true
      change(false)
      wait()
    }
    const notePointer = (event: Event) => {
      isByKey = false
      if (event instanceof PointerEvent && event.pointerType === 'mouse' && isAtEdge(event)) {
        change(false)
      }
      wait()
    }
    // A click without a pointer comes from a keyboard or a screen reader.
    const noteClick = ({ detail }: MouseEvent) => detail === 0 && noteKey()
    const noteFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(barSelector)) change(false)
    }
    const left = new AbortController()
    const options = { signal: left.signal, passive: true }
    window.addEventListener('keydown', noteKey, options)
    window.addEventListener('click', noteClick, options)
    window.addEventListener('focusin', noteFocus, options)
    for (const name of ['pointerdown', 'pointermove', 'wheel', 'touchmove']) {
      window.addEventListener(name, notePointer, options)
    }
    wait()
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [isReading, change])

  return { state: isHidden ? 'hidden' : 'shown', toggle }
}

const isAtEdge = ({ clientY }: PointerEvent) =>
  clientY < edgePx || clientY > window.innerHeight - edgePx

function isInUse(): boolean {
  if (document.querySelector('dialog[open], .header [aria-expanded="true"]')) return true
  const bars = [...document.querySelectorAll(barSelector)]
  const { activeElement } = document
  // The title in the bar has the focus after arriving; nobody uses it.
  const isFocused = activeElement !== null && !activeElement.matches('h1')
  const isMouse = window.matchMedia('(hover: hover)').matches
  return bars.some(
    (bar) => (isFocused && bar.contains(activeElement)) || (isMouse && bar.matches(':hover')),
  )
}

const topOfPage = (root: HTMLElement | null) =>
  root?.querySelector('.reader-sheet > *')?.getBoundingClientRect().top ?? 0

/** The words under one's eyes stay where they are; at the page's top they glide into the room. */
function useSteadyPage(
  root: RefObject<HTMLElement | null>,
  isHidden: boolean,
  topBefore: RefObject<number>,
) {
  const shown = useRef(isHidden)
  useLayoutEffect(() => {
    if (shown.current === isHidden) return
    shown.current = isHidden
    const movedPx = topOfPage(root.current) - topBefore.current
    const isScrolled = window.scrollY > 0
    root.current?.style.setProperty('--moved', isScrolled ? '0px' : `${-movedPx}px`)
    if (isScrolled) window.scrollBy({ top: movedPx, behavior: 'instant' })
  }, [root, isHidden, topBefore])
}
