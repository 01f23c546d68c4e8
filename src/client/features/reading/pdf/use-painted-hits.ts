import { useEffect } from 'react'
import { paint, rangesIn } from '../text/highlights.ts'
import type { Hit } from './find-hits.ts'

/** What was found on a page. */
export interface ShownHits {
  others: readonly Hit[]
  /** The one that was gone to, if it is here. */
  now: Hit | null
}

/** Marks what was found in a page's pieces of text; the one gone to is brought into view. */
export function usePaintedHits(pieces: readonly HTMLElement[] | null, hits: ShownHits) {
  useEffect(() => {
    if (!pieces) return
    paint(
      'hit',
      hits.others.flatMap((hit) => rangesOf(pieces, hit)),
    )
    paint('hit-now', hits.now ? rangesOf(pieces, hits.now) : [])
    return () => {
      paint('hit', [])
      paint('hit-now', [])
    }
  }, [pieces, hits])
  const now = hits.now
  useEffect(() => {
    const first = now?.spans[0] && pieces?.[now.spans[0].piece]
    if (first && !isInView(first)) first.scrollIntoView({ block: 'center', inline: 'center' })
  }, [pieces, now])
}

function rangesOf(pieces: readonly HTMLElement[], { spans }: Hit): Range[] {
  return spans.flatMap(({ piece, from, to }) => {
    const element = pieces[piece]
    return element ? rangesIn(element, [[from, to]]) : []
  })
}

/** Height the bars may cover at the window's edges, in CSS pixels. */
const barPx = 90

function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isHigh = top >= barPx && bottom <= window.innerHeight - barPx
  return isHigh && left >= 0 && right <= window.innerWidth
}
