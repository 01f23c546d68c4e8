import { scrollSmoothly } from '../../../lib/scroll-smoothly.ts'

/** Fraction of the window: the last lines that were seen stay in sight. */
const stepFraction = 0.6

/** Shows more of a page that goes on below the window; false where its end is shown. */
export function scrollOn(sheet: HTMLElement | null): boolean {
  if (!sheet?.querySelector('.scroll-cue[data-needed]')) return false
  scrollSmoothly(document.documentElement, window.innerHeight * stepFraction)
  return true
}
