import type { MouseEvent, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { Turn } from './place.ts'
import { tapZone } from './tap-zone.ts'
import { letterAt } from './text/highlights.ts'

interface Taps {
  onTurn: (turn: Turn) => void
  /** A tap in the middle. */
  onMiddle: () => void
  /** Where there is much to press, taps beside it turn nothing. */
  isTurning: boolean
}

const interactive =
  'a, button, input, select, textarea, label, summary, dialog, [role="button"], [data-scrolls], [data-own-taps]'
/** A pointer that went further than this drew a line, in CSS pixels. */
const stillPx = 10
/** A mouse that clicks twice selects a word. */
const doubleClickMs = 300

interface Press {
  x: number
  y: number
  isMouse: boolean
  hadSelection: boolean
}

/** Handlers for an element whose outer thirds turn the page and whose middle toggles the bars. */
export function useTaps({ onTurn, onMiddle, isTurning }: Taps) {
  const press = useRef<Press | null>(null)
  const waiting = useRef(0)
  useEffect(() => () => window.clearTimeout(waiting.current), [])

  const act = (x: number) => {
    const zone = tapZone(x, window.innerWidth)
    if (zone === 'bars' || !isTurning) onMiddle()
    else onTurn(zone)
  }
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      press.current = { x, y, isMouse: pointerType === 'mouse', hadSelection: isSelecting() }
    },
    onClick: (event: MouseEvent) => {
      window.clearTimeout(waiting.current)
      const begun = press.current
      press.current = null
      if (!begun || !isPlain(event) || begun.hadSelection || isSelecting()) return
      const { clientX, clientY } = event
      if (Math.hypot(clientX - begun.x, clientY - begun.y) > stillPx) return
      const hit = letterAt(clientX, clientY)
      if (!begun.isMouse || (!hit && !isOnPdfText(event))) return act(clientX)
      waiting.current = window.setTimeout(() => !isSelecting() && act(clientX), doubleClickMs)
    },
  }
}

function isPlain(event: MouseEvent): boolean {
  const { target, detail, button, defaultPrevented } = event
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  const isOnPage = target instanceof Element && target.closest(interactive) === null
  return isOnPage && detail === 1 && button === 0 && !defaultPrevented && !hasModifier
}

const isOnPdfText = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('.pdf-text span') !== null

const isSelecting = () => window.getSelection()?.isCollapsed === false
