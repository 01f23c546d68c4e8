import type { Turn } from '../shared/place.ts'

interface KeyPress {
  key: string
  shiftKey: boolean
}

/** The turn for a key, or null. Space and PageDown turn forward, Shift+Space and PageUp back. */
export function turnForKey({ key, shiftKey }: KeyPress): Turn | null {
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

interface Swipe {
  /** Movement in CSS pixels, right and down positive. */
  dx: number
  dy: number
  durationMs: number
}

const minSwipePx = 48
const maxSwipeMs = 800

/** The turn for a swipe, or null unless it is long, quick and horizontal enough. */
export function turnForSwipe({ dx, dy, durationMs }: Swipe): Turn | null {
  const isHorizontal = Math.abs(dx) >= 1.5 * Math.abs(dy)
  if (Math.abs(dx) < minSwipePx || !isHorizontal || durationMs > maxSwipeMs) return null
  return dx < 0 ? 'next' : 'previous'
}

/** The action of a tap: the outer thirds of the window turn, the middle toggles the bars; CSS pixels. */
export function tapZone(x: number, width: number): 'previous' | 'bars' | 'next' {
  if (x < width / 3) return 'previous'
  return x > (width * 2) / 3 ? 'next' : 'bars'
}
