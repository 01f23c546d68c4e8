import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Direction } from '../shared/place.ts'

/**
 * After a turn: scrolls back to the top of the sheet and, for turns by keyboard or screen reader, moves
 * the focus to the new page. `direction` is null before the first turn.
 */
export function useTurnFocus(
  /** Grows with every turn forward. */
  position: number,
  sheet: RefObject<HTMLElement | null>,
  focusTarget: RefObject<HTMLElement | null>,
): { direction: Direction | null; setTurnedByKey: (isByKey: boolean) => void } {
  const wantsFocus = useRef(false)
  const handled = useRef(position)
  const [turned, setTurned] = useState({ position, direction: null as Direction | null })
  // Set during rendering, as the new page's animation depends on it.
  if (turned.position !== position)
    setTurned({ position, direction: position > turned.position ? 'forward' : 'back' })

  useLayoutEffect(() => {
    if (handled.current === position) return
    handled.current = position
    const top = sheet.current?.getBoundingClientRect().top ?? 0
    if (top < 0) sheet.current?.scrollIntoView({ block: 'start' })
    if (wantsFocus.current) focusTarget.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [position, sheet, focusTarget])

  const setTurnedByKey = useCallback((isByKey: boolean) => {
    wantsFocus.current = isByKey
  }, [])
  return { direction: turned.direction, setTurnedByKey }
}
