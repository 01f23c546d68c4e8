import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { Turn } from './place.ts'
import { turnOfKey } from './turn-gesture.ts'

/** Elements that have their own use for these keys. */
const withOwnKeys = 'input, textarea, select, dialog, video, [contenteditable]'
const withOwnSpace = 'a, button, summary'
/** A frame somebody went to by Tab is scrolled; a page inside it is turned. */
const scrollFrame = '[data-scrolls]'

/** Turns pages by arrow keys, space, PageUp, PageDown, Home and End while the reader is shown. */
export function useTurnKeys(sheet: RefObject<HTMLElement | null>, onTurn: (turn: Turn) => void) {
  // With the page itself: on a slow phone a key may come before other effects have run.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const turn = turnOfKey(event)
      if (turn === null || isTaken(event)) return
      if (isScrollKey(event.key) && canScroll(sheet.current, turn)) return
      event.preventDefault()
      onTurn(turn)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [sheet, onTurn])
}

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.matches(scrollFrame)) return true
  return (
    target.closest(withOwnKeys) !== null || (key === ' ' && target.closest(withOwnSpace) !== null)
  )
}

const isScrollKey = (key: string) => key === ' ' || key === 'PageDown' || key === 'PageUp'

/** Height the strip with the page turns may cover at the window's lower edge. */
const stripPx = 80

/** Whether the page still has text in that direction; then these keys scroll as everywhere. */
function canScroll(sheet: HTMLElement | null, turn: Turn): boolean {
  if (!sheet) return false
  const { top, bottom } = sheet.getBoundingClientRect()
  return turn === 'next' ? bottom > window.innerHeight - stripPx : top < -1
}
