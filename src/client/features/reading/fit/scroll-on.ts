import { scrollSmoothly } from '../../../lib/scroll-smoothly.ts'
import { measureBlocks } from '../ruler/measure-blocks.ts'
import type { TextLine } from '../ruler/text-lines.ts'

/** Fraction of the window that is scrolled where no line is whole. */
const stepFraction = 0.6
/** Paper above the first line; in it, lines fade out under a bar. */
const fadePx = 16

/** Shows more of a page that goes on below the window; false where its end is shown. */
export function scrollOn(sheet: HTMLElement | null): boolean {
  const cue = sheet?.querySelector('.scroll-cue[data-needed]')
  if (!sheet || !cue) return false
  const origin = sheet.getBoundingClientRect().top
  const lines = measureBlocks(sheet).flatMap((block) => block.lines)
  const view = { top: topOfView(sheet) - origin, bottom: bottomOfView(cue) - origin }
  const step = scrollStep(lines, view) ?? window.innerHeight * stepFraction
  scrollSmoothly(document.documentElement, step)
  return true
}

/** Brings the last whole line in view to its top, so that no line is cut there; null where there is none. */
export function scrollStep(lines: readonly TextLine[], view: TextLine): number | null {
  const whole = lines.filter(({ top, bottom }) => top > view.top && bottom <= view.bottom)
  if (whole.length === 0) return null
  const step = Math.floor(Math.max(...whole.map(({ top }) => top)) - view.top)
  return step > 0 ? step : null
}

/** Below a bar that sticks; elsewhere at the window's edge. */
function topOfView(sheet: HTMLElement) {
  const bar = sheet.parentElement?.querySelector('.reader-bar')
  if (!bar || getComputedStyle(bar).position !== 'sticky') return 0
  return bar.getBoundingClientRect().bottom + fadePx
}

/** Above the soft edge; very low windows have none. */
function bottomOfView(cue: Element) {
  const { height, top } = cue.getBoundingClientRect()
  return height > 0 ? top : window.innerHeight
}
