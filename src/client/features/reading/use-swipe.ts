import type { PointerEvent } from 'react'
import { useRef } from 'react'
import type { Turn } from './place.ts'
import { turnOfStroke } from './turn-gesture.ts'

interface Start {
  pointerId: number
  x: number
  y: number
  atMs: number
}

/** Handlers for an element over which a finger or pen turns pages; a mouse selects text there. */
export function useSwipe(onTurn: (turn: Turn) => void) {
  const start = useRef<Start | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      const isFinger = event.pointerType !== 'mouse' && event.isPrimary && !isOnOwn(event)
      start.current = isFinger && !isMagnified() ? startOf(event) : null
    },
    onPointerUp: (event: PointerEvent) => {
      const begun = start.current
      start.current = null
      if (begun?.pointerId !== event.pointerId || isSelecting()) return
      const turn = turnOfStroke({
        dx: event.clientX - begun.x,
        dy: event.clientY - begun.y,
        durationMs: event.timeStamp - begun.atMs,
      })
      if (turn !== null) onTurn(turn)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

/** What is written or set in a dialog over the page is not the page. */
const isOnOwn = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('dialog, input, select, textarea') !== null

function startOf({ pointerId, clientX, clientY, timeStamp }: PointerEvent): Start {
  return { pointerId, x: clientX, y: clientY, atMs: timeStamp }
}

/** Under a pinched page a finger moves the page. */
const isMagnified = () => (window.visualViewport?.scale ?? 1) > 1.05

const isSelecting = () => window.getSelection()?.isCollapsed === false
