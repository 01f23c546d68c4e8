import type { Span } from './text-ranges.ts'

/** Opening marks with what closes them: German, English double and single. */
const pairs: Record<string, string> = { '„': '“', '“': '”', '‚': '‘', '»': '«' }
const marks = /[„“”‚‘»«]/

/**
 * The span without quotation marks at its edges whose partner is outside; null where such a mark
 * stands in the middle or nothing is left.
 */
export function withoutLooseQuotes(text: string, [from, to]: Span): Span | null {
  let start = from
  let end = to
  while (start < end) {
    const loose = looseMark(text.slice(start, end))
    if (loose === null) return trimmed(text, [start, end])
    if (loose === 0) start += 1
    else if (isLast(text.slice(start, end), loose)) end = start + loose
    else return null
  }
  return null
}

/** Position of the first mark without its partner; null where all are in pairs. */
function looseMark(piece: string): number | null {
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

/** „““ closes in German and opens in English: it opens only before a word. */
function isClosing(piece: string, at: number): boolean {
  return piece.charAt(at) === '“' && !/^[\p{L}\p{N}‘…]/u.test(piece.slice(at + 1))
}

const isLast = (piece: string, at: number) => !/[\p{L}\p{N}]/u.test(piece.slice(at))

function trimmed(text: string, [from, to]: Span): Span | null {
  const piece = text.slice(from, to)
  const start = from + (piece.length - piece.trimStart().length)
  const end = to - (piece.length - piece.trimEnd().length)
  return start < end ? [start, end] : null
}
