import type { Paragraph } from '../../../../contract/story-page.ts'
import { boundDots } from './bound-dots.ts'
import { type Span, softHyphen } from './text-ranges.ts'

/** A piece of a text: plain text, or a word that keeps its line where it fits into one. */
export type TextPiece = string | { word: string }

/** From this size on, a line of a phone is too short for some long words. */
const largePx = 26

/** A word with its punctuation that is long or has a hyphen: „Poch-poch-poch.“ */
const breakableWord = /[^ ]*(?:\p{L}{12}|\p{L}-\p{L})[^ ]*/gu
const longRun = /\p{L}{12,}/gu

/** A span of a paragraph's text in pieces; large long words have soft hyphens, which no offset counts (highlights.ts). */
export function textPieces(
  { text, syllables }: Pick<Paragraph, 'text' | 'syllables'>,
  [from, to]: Span,
  sizePx: number,
): TextPiece[] {
  const hyphens = sizePx >= largePx ? hyphenPlaces(text, syllables) : []
  const bound = boundDots(text)
  const pieces: TextPiece[] = []
  let at = from
  for (const { 0: word, index } of bound.slice(from, to).matchAll(breakableWord)) {
    const start = from + index
    const end = start + word.length
    if (start > at) pieces.push(bound.slice(at, start))
    const cuts = [start, ...hyphens.filter((place) => place > start && place < end), end]
    pieces.push({
      word: cuts
        .slice(1)
        .map((cut, part) => bound.slice(cuts[part], cut))
        .join(softHyphen),
    })
    at = end
  }
  if (to > at) pieces.push(bound.slice(at, to))
  return pieces
}

/** Where long words may be hyphenated: between syllables, with at least two letters on either side. */
function hyphenPlaces(text: string, syllables: string | null): number[] {
  const parts = syllables?.split(softHyphen) ?? []
  // Syllables that do not match the text would break it anywhere.
  if (parts.join('') !== text) return []
  const long = [...text.matchAll(longRun)].map(({ 0: { length }, index }) => [
    index,
    index + length,
  ])
  let at = 0
  const places = parts.map(({ length }) => {
    at += length
    return at
  })
  return places.filter((place) =>
    long.some(([start = 0, end = 0]) => place >= start + 2 && place <= end - 2),
  )
}
