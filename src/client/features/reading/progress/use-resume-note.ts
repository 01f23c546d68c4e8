import { useEffect, useRef, useState } from 'react'
import type { ResumedStory } from './use-resume.ts'

/** It stands in place of the slider, so it does not stay long; „⋯“ has the way back to the start, too. */
const visibleMs = 6000

/** What takes the focus after a turn: a page of text or the PDF. */
const pageSelector = '.reader-sheet [tabindex="-1"]'

/** In a very low window the note is below the text, where it is seen late. */
const isBelowText = () => matchMedia('(height < 20rem)').matches

/** Whether the note is shown: until the first turn or a while, but not while it has hover or focus. */
export function useResumeNote(resumed: ResumedStory | null) {
  const [isOver, setOver] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isShown = resumed !== null && !resumed.isTurned && !isOver
  const isPaused = isPointedAt || hasFocus
  useEffect(() => {
    if (!isShown || isPaused) return
    const timer = setTimeout(() => setOver(!isBelowText()), visibleMs)
    return () => clearTimeout(timer)
  }, [isShown, isPaused])
  const wasFocused = useRef(false)
  useEffect(() => {
    // Its pressed button goes with it: reading goes on on the page.
    if (!isShown && wasFocused.current)
      document.querySelector<HTMLElement>(pageSelector)?.focus({ preventScroll: true })
    wasFocused.current = isShown && hasFocus
  }, [isShown, hasFocus])
  if (resumed?.isTurned && !isOver) setOver(true)
  return {
    isShown,
    handlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}
