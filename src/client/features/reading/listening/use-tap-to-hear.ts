import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { TextPosition } from '../text/text-ranges.ts'
import { spokenPositionAt } from './spoken-ranges.ts'

interface TapOptions {
  sheet: RefObject<HTMLElement | null>
  /** Returns false where nothing can be played; the tap then has its usual effect. */
  onTap: (position: TextPosition) => boolean
}

/** Reports taps on the text; a handled tap does not reach the page. */
export function useTapToHear({ sheet, onTap }: TapOptions): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    if (window.getSelection()?.isCollapsed === false) return
    const position = spokenPositionAt(event.clientX, event.clientY)
    if (!position || !onTap(position)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const element = sheet.current
    const listen = (event: MouseEvent) => handleClick(event)
    // In the capture phase, before the taps that turn pages.
    element?.addEventListener('click', listen, { capture: true })
    return () => element?.removeEventListener('click', listen, { capture: true })
  }, [sheet])
}
