import { type PointerEvent, useRef } from 'react'
import type { Turn } from '../shared/place.ts'
import { turnForSwipe } from './turn-gesture.ts'

interface Start {
  pointerId: number
  x: number
  y: number
  atMs: number
}

/** Handlers for an element on which swipes by finger or pen turn pages; a mouse selects text. */
export function useSwipe(onTurn: (turn: Turn) => void) {
  const start = useRef<Start | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      const canSwipe = event.pointerType !== 'mouse' && event.isPrimary && !isOnControl(event)
      start.current = canSwipe && !isZoomed() ? startOf(event) : null
    },
    onPointerUp: (event: PointerEvent) => {
      const press = start.current
      start.current = null
      if (press?.pointerId !== event.pointerId || isSelecting()) return
      const turn = turnForSwipe({
        dx: event.clientX - press.x,
        dy: event.clientY - press.y,
        durationMs: event.timeStamp - press.atMs,
      })
      if (turn !== null) onTurn(turn)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

/** Dialogs and form fields handle their own gestures. */
const isOnControl = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('dialog, input, select, textarea') !== null

function startOf({ pointerId, clientX, clientY, timeStamp }: PointerEvent): Start {
  return { pointerId, x: clientX, y: clientY, atMs: timeStamp }
}

/** On a pinch-zoomed page a finger pans. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.05

const isSelecting = () => window.getSelection()?.isCollapsed === false
