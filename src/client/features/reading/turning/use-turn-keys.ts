import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { Turn } from '../shared/place.ts'
import { turnForKey } from './turn-gesture.ts'

/** Elements that handle these keys themselves. */
const withOwnKeys = 'input, textarea, select, dialog, video, [contenteditable]'
const withOwnSpace = 'a, button, summary'
/** A focused scroll frame scrolls; a focused page inside it turns. */
const scrollFrame = '[data-scrolls]'

/** Turns pages with the arrow keys, Space, PageUp, PageDown, Home and End. */
export function useTurnKeys(sheet: RefObject<HTMLElement | null>, onTurn: (turn: Turn) => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const turn = turnForKey(event)
    if (turn === null || isHandledElsewhere(event)) return
    if (isScrollKey(event.key) && canScroll(sheet.current, turn)) return
    event.preventDefault()
    onTurn(turn)
  })
  // A layout effect: on a slow phone a key can arrive before other effects have run. One listener for good:
  // an earlier listener can make React render, and a key would miss a listener that is replaced meanwhile.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function isHandledElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.matches(scrollFrame)) return true
  return (
    target.closest(withOwnKeys) !== null || (key === ' ' && target.closest(withOwnSpace) !== null)
  )
}

const isScrollKey = (key: string) => key === ' ' || key === 'PageDown' || key === 'PageUp'

/** Whether the sheet extends beyond the window in that direction; then these keys scroll. */
function canScroll(sheet: HTMLElement | null, turn: Turn): boolean {
  if (!sheet) return false
  const { top, bottom } = sheet.getBoundingClientRect()
  const barsBelowPx = Number.parseFloat(sheet.style.getPropertyValue('--bars-below')) || 0
  return turn === 'next' ? bottom > window.innerHeight - barsBelowPx + 1 : top < -1
}
