import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Turn } from '../shared/place.ts'
import { textPositionAt } from '../text/highlights.ts'
import { tapZone } from './turn-gesture.ts'

interface Taps {
  onTurn: (turn: Turn) => void
  /** A tap in the middle. */
  onMiddle: () => void
  /** False where taps only toggle the bars, as on the closing page. */
  canTurn: boolean
}

const interactive =
  'a, button, input, select, textarea, label, summary, dialog, [role="button"], [data-scrolls], [data-own-taps]'
/** A pointer that moves further than this does not tap; CSS pixels. */
const maxMovePx = 10
/** A double click selects a word, so a single click waits this long. */
const doubleClickMs = 300

interface Press {
  x: number
  y: number
  isMouse: boolean
  hadSelection: boolean
}

/** Handlers for an element whose outer thirds turn the page and whose middle toggles the bars. */
export function useTaps({ onTurn, onMiddle, canTurn }: Taps) {
  const press = useRef<Press | null>(null)
  const clickTimer = useRef(0)
  useEffect(() => () => window.clearTimeout(clickTimer.current), [])

  const handleTap = (x: number) => {
    const zone = tapZone(x, window.innerWidth)
    if (zone === 'bars' || !canTurn) onMiddle()
    else onTurn(zone)
  }
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      press.current = { x, y, isMouse: pointerType === 'mouse', hadSelection: isSelecting() }
    },
    onClick: (event: MouseEvent) => {
      window.clearTimeout(clickTimer.current)
      const lastPress = press.current
      press.current = null
      if (!lastPress || !isPlainTap(event) || lastPress.hadSelection || isSelecting()) return
      const { clientX, clientY } = event
      if (Math.hypot(clientX - lastPress.x, clientY - lastPress.y) > maxMovePx) return
      const hit = textPositionAt(clientX, clientY)
      if (!lastPress.isMouse || (!hit && !isOnPdfText(event))) return handleTap(clientX)
      clickTimer.current = window.setTimeout(
        () => !isSelecting() && handleTap(clientX),
        doubleClickMs,
      )
    },
  }
}

function isPlainTap(event: MouseEvent): boolean {
  const { target, detail, button, defaultPrevented } = event
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  const isOnPage = target instanceof Element && target.closest(interactive) === null
  return isOnPage && detail === 1 && button === 0 && !defaultPrevented && !hasModifier
}

const isOnPdfText = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('.pdf-text span') !== null

const isSelecting = () => window.getSelection()?.isCollapsed === false
