import type { Turn } from './place.ts'

interface KeyPress {
  key: string
  shiftKey: boolean
}

/** The turn a key asks for, or null. Space and PageDown go on, with Shift and PageUp back. */
export function turnOfKey({ key, shiftKey }: KeyPress): Turn | null {
  if (key === ' ') return shiftKey ? 'previous' : 'next'
  if (shiftKey) return null
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return 'next'
    case 'ArrowLeft':
    case 'PageUp':
      return 'previous'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return null
  }
}

interface Stroke {
  /** Way of the finger in CSS pixels, right and down positive. */
  dx: number
  dy: number
  durationMs: number
}

const shortestSwipePx = 48
const longestSwipeMs = 800

/** The turn a stroke of a finger means, or null: far enough, quick, and clearly sideways. */
export function turnOfStroke({ dx, dy, durationMs }: Stroke): Turn | null {
  const isSideways = Math.abs(dx) >= 1.5 * Math.abs(dy)
  if (Math.abs(dx) < shortestSwipePx || !isSideways || durationMs > longestSwipeMs) return null
  return dx < 0 ? 'next' : 'previous'
}
