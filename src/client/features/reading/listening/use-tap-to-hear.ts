import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { Letter } from '../text/text-ranges.ts'
import { spokenLetterAt } from './spoken-place.ts'

interface TapOptions {
  sheet: RefObject<HTMLElement | null>
  /** False where there is nothing to hear; then the tap means what it means elsewhere. */
  onTap: (letter: Letter) => boolean
}

/** Tells which letter of the story was touched; a tap that was heard reaches nothing else. */
export function useTapToHear({ sheet, onTap }: TapOptions): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    if (window.getSelection()?.isCollapsed === false) return
    const letter = spokenLetterAt(event.clientX, event.clientY)
    if (!letter || !onTap(letter)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const element = sheet.current
    const listen = (event: MouseEvent) => handleClick(event)
    // Before the page's own taps, which may turn pages.
    element?.addEventListener('click', listen, { capture: true })
    return () => element?.removeEventListener('click', listen, { capture: true })
  }, [sheet])
}
