import { type FoldedText, foldText, type TextSource } from './folded-text.ts'

/** One occurrence of the query. */
export interface Hit {
  /** Page of the PDF, from 1. */
  page: number
  /** Its spans in the page's text items, in order. */
  spans: readonly TextSource[]
}

/** All occurrences of a query in reading order, including those across line breaks. */
export function findHits(pages: readonly FoldedText[], query: string): Hit[] {
  const needle = foldText([query]).folded.trimEnd()
  if (needle === '') return []
  return pages.flatMap(({ folded, sources }, index) => {
    const hits: Hit[] = []
    let start = folded.indexOf(needle)
    while (start >= 0) {
      const end = start + needle.length
      hits.push({ page: index + 1, spans: mergeSpans(sources.slice(start, end)) })
      start = folded.indexOf(needle, end)
    }
    return hits
  })
}

/** Merges the sources into one span per text item. */
function mergeSpans(sources: readonly TextSource[]): TextSource[] {
  const spans: TextSource[] = []
  for (const source of sources) {
    const last = spans.at(-1)
    if (last?.item === source.item) last.to = source.to
    else spans.push({ ...source })
  }
  return spans
}

/**
 * Index of the hit to show: the next (1) or previous (-1) of `current`, cyclically; without a current
 * hit (null) the first one from the shown page on, or the last one up to it. Null without hits.
 */
export function nextHitIndex(
  hits: readonly Hit[],
  current: number | null,
  step: 1 | -1,
  page: number,
): number | null {
  if (hits.length === 0) return null
  if (current !== null) return (current + step + hits.length) % hits.length
  if (step === 1)
    return Math.max(
      0,
      hits.findIndex((hit) => hit.page >= page),
    )
  const before = hits.findLastIndex((hit) => hit.page <= page)
  return before < 0 ? hits.length - 1 : before
}
