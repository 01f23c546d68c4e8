import type { Span } from './text-ranges.ts'

/** Closing mark by opening mark: German, English, single, guillemets. */
const pairs: Record<string, string> = { '„': '“', '“': '”', '‚': '‘', '»': '«' }
const marks = /[„“”‚‘»«]/

/**
 * The span without unpaired quotation marks at its edges; null if an unpaired mark is in the middle or
 * nothing is left.
 */
export function trimUnpairedQuotes(text: string, [from, to]: Span): Span | null {
  let start = from
  let end = to
  while (start < end) {
    const unpaired = firstUnpaired(text.slice(start, end))
    if (unpaired === null) return trimSpace(text, [start, end])
    if (unpaired === 0) start += 1
    else if (isLast(text.slice(start, end), unpaired)) end = start + unpaired
    else return null
  }
  return null
}

/** Index of the first unpaired mark; null if there is none. */
function firstUnpaired(piece: string): number | null {
  const open: { at: number; closing: string }[] = []
  for (let at = 0; at < piece.length; at++) {
    const mark = piece.charAt(at)
    if (!marks.test(mark)) continue
    if (open.at(-1)?.closing === mark) open.pop()
    else if (pairs[mark] && !isClosing(piece, at)) open.push({ at, closing: pairs[mark] })
    else return at
  }
  return open.at(0)?.at ?? null
}

/** The mark “ closes in German and opens in English: it opens only before a word. */
function isClosing(piece: string, at: number): boolean {
  return piece.charAt(at) === '“' && !/^[\p{L}\p{N}‘…]/u.test(piece.slice(at + 1))
}

const isLast = (piece: string, at: number) => !/[\p{L}\p{N}]/u.test(piece.slice(at))

/** The span without white space at its edges; null if nothing is left. */
function trimSpace(text: string, [from, to]: Span): Span | null {
  const piece = text.slice(from, to)
  const start = from + (piece.length - piece.trimStart().length)
  const end = to - (piece.length - piece.trimEnd().length)
  return start < end ? [start, end] : null
}
