import type { RefObject } from 'react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

export type Direction = 'forward' | 'back'

/**
 * After a turn: shows the sheet from its top if that was scrolled away, and moves the focus to
 * the new page for those who turned by key or screen reader. `direction` is null before the first turn.
 */
export function useSettledPage(
  page: number,
  sheet: RefObject<HTMLElement | null>,
  focusTarget: RefObject<HTMLElement | null>,
): { direction: Direction | null; settle: (isByKey: boolean) => void } {
  const wantsFocus = useRef(false)
  const settled = useRef(page)
  const [turned, setTurned] = useState({ page, direction: null as Direction | null })
  // Known while rendering, so that the new page starts in the right motion.
  if (turned.page !== page) setTurned({ page, direction: page > turned.page ? 'forward' : 'back' })

  useLayoutEffect(() => {
    if (settled.current === page) return
    settled.current = page
    const top = sheet.current?.getBoundingClientRect().top ?? 0
    if (top < 0) sheet.current?.scrollIntoView({ block: 'start' })
    if (wantsFocus.current) focusTarget.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [page, sheet, focusTarget])

  const settle = useCallback((isByKey: boolean) => {
    wantsFocus.current = isByKey
  }, [])
  return { direction: turned.direction, settle }
}
