import type { FoldedText, Source } from './folded-text.ts'
import { foldText } from './folded-text.ts'

/** One place where the searched words stand. */
export interface Hit {
  /** Page of the PDF, from 1. */
  page: number
  /** The pieces of text it lies in, in order. */
  spans: readonly Source[]
}

/** Every place of the words in the book, in reading order; words over a line's end count, too. */
export function findHits(pages: readonly FoldedText[], words: string): Hit[] {
  const wanted = foldText([words]).folded.trimEnd()
  if (wanted === '') return []
  return pages.flatMap(({ folded, sources }, index) => {
    const hits: Hit[] = []
    let at = folded.indexOf(wanted)
    while (at >= 0) {
      hits.push({ page: index + 1, spans: joined(sources.slice(at, at + wanted.length)) })
      at = folded.indexOf(wanted, at + wanted.length)
    }
    return hits
  })
}

/** One span for each piece of text. */
function joined(sources: readonly Source[]): Source[] {
  const spans: Source[] = []
  for (const source of sources) {
    const last = spans.at(-1)
    if (last?.piece === source.piece) last.to = source.to
    else spans.push({ ...source })
  }
  return spans
}

/**
 * The hit to go to: the one after or before `at`, around the end of the book; from nowhere
 * (null) the first one at or after the shown page. Null where there is none.
 */
export function nextHit(
  hits: readonly Hit[],
  at: number | null,
  step: 1 | -1,
  page: number,
): number | null {
  if (hits.length === 0) return null
  if (at !== null) return (at + step + hits.length) % hits.length
  if (step === 1)
    return Math.max(
      0,
      hits.findIndex((hit) => hit.page >= page),
    )
  const before = hits.findLastIndex((hit) => hit.page <= page)
  return before < 0 ? hits.length - 1 : before
}
