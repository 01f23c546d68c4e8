/** Scrolls by `top` CSS pixels, without animation for reduced motion. */
export function scrollSmoothly(scroller: Pick<Element, 'scrollBy'>, top: number): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({ top, behavior: isReduced ? 'auto' : 'smooth' })
}
