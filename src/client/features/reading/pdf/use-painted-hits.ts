import { useEffect } from 'react'
import { paint, rangesIn } from '../text/highlights.ts'
import type { Hit } from './find-hits.ts'

/** The search hits on a page. */
export interface ShownHits {
  others: readonly Hit[]
  /** The selected hit, if it is on this page. */
  current: Hit | null
}

/** Highlights the hits on a page and scrolls to the selected one. */
export function usePaintedHits(elements: readonly HTMLElement[] | null, hits: ShownHits) {
  useEffect(() => {
    if (!elements) return
    paint(
      'hit',
      hits.others.flatMap((hit) => rangesOf(elements, hit)),
    )
    paint('hit-now', hits.current ? rangesOf(elements, hits.current) : [])
    return () => {
      paint('hit', [])
      paint('hit-now', [])
    }
  }, [elements, hits])
  const current = hits.current
  useEffect(() => {
    const first = current?.spans[0] && elements?.[current.spans[0].item]
    if (first && !isInView(first)) first.scrollIntoView({ block: 'center', inline: 'center' })
  }, [elements, current])
}

function rangesOf(elements: readonly HTMLElement[], { spans }: Hit): Range[] {
  return spans.flatMap(({ item, from, to }) => {
    const element = elements[item]
    return element ? rangesIn(element, [[from, to]]) : []
  })
}

/** Height of the bars at the window's edges, CSS pixels; the search is below the upper ones. */
const upperBarsPx = 180
const lowerBarPx = 90

function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isBetweenBars = top >= upperBarsPx && bottom <= window.innerHeight - lowerBarPx
  return isBetweenBars && left >= 0 && right <= window.innerWidth
}
