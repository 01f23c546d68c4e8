import { useCallback, useEffect, useRef, useState } from 'react'
import './bars.css'

/** The bars hide after this time without input. */
const idleMs = 6000
/** A mouse this close to the window's upper or lower edge shows the bars; CSS pixels. */
const edgePx = 80

const barSelector = '.header-quiet, .reader-bar, .page-controls'

export interface Bars {
  state: 'shown' | 'hidden'
  /** For a tap in the middle of the page. */
  toggle: () => void
}

/**
 * Hides the bars of the reader and the site's header (bars.css) after a while without input if
 * `mayHide`. They stay for keyboards and screen readers, while they have focus or hover, and while a
 * dialog or the site's menu is open.
 */
export function useHidingBars(mayHide: boolean): Bars {
  const [isHidden, setHidden] = useState(false)
  const hidden = useRef(false)

  const setBarsHidden = useCallback((areHidden: boolean) => {
    hidden.current = areHidden
    setHidden(areHidden)
  }, [])
  const toggle = useCallback(
    () => setBarsHidden(mayHide && !hidden.current),
    [mayHide, setBarsHidden],
  )

  useEffect(() => {
    if (!mayHide) return setBarsHidden(false)
    let isByKey = false
    let timer = 0
    const hide = () => {
      if (!isByKey && !isInUse()) setBarsHidden(true)
      else restartTimer()
    }
    const restartTimer = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(hide, idleMs)
    }
    const handleKey = () => {
      isByKey = true
      setBarsHidden(false)
      restartTimer()
    }
    const handlePointer = (event: Event) => {
      isByKey = false
      if (event instanceof PointerEvent && event.pointerType === 'mouse' && isAtEdge(event)) {
        setBarsHidden(false)
      }
      restartTimer()
    }
    // Keyboards and screen readers send clicks with detail 0.
    const handleClick = ({ detail }: MouseEvent) => detail === 0 && handleKey()
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(barSelector)) setBarsHidden(false)
    }
    const abort = new AbortController()
    const options = { signal: abort.signal, passive: true }
    window.addEventListener('keydown', handleKey, options)
    window.addEventListener('click', handleClick, options)
    window.addEventListener('focusin', handleFocus, options)
    for (const name of ['pointerdown', 'pointermove', 'wheel', 'touchmove']) {
      window.addEventListener(name, handlePointer, options)
    }
    restartTimer()
    return () => {
      abort.abort()
      window.clearTimeout(timer)
    }
  }, [mayHide, setBarsHidden])

  return { state: isHidden ? 'hidden' : 'shown', toggle }
}

const isAtEdge = ({ clientY }: PointerEvent) =>
  clientY < edgePx || clientY > window.innerHeight - edgePx

function isInUse(): boolean {
  if (document.querySelector('dialog[open], .header [aria-expanded="true"]')) return true
  const bars = [...document.querySelectorAll(barSelector)]
  const { activeElement } = document
  // The title gets the focus when the reader opens; that is no use of the bar.
  const isFocused = activeElement !== null && !activeElement.matches('h1')
  const isMouse = window.matchMedia('(hover: hover)').matches
  return bars.some(
    (bar) => (isFocused && bar.contains(activeElement)) || (isMouse && bar.matches(':hover')),
  )
}
