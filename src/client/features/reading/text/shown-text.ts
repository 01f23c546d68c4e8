import type { Paragraph } from '../../../../contract/story-page.ts'
import { boundDots } from './bound-dots.ts'
import { type Span, softHyphen, wordJoiner } from './text-ranges.ts'

/** From this size on, a line of a phone is too short for some long words. */
const largePx = 26

const longRun = /\p{L}{12,}/gu
/** The hyphen of a short word of two parts, as in „Poch-poch“. „Poch-poch-poch“ may need two lines. */
const shortPart = /(?<=(?<![\p{L}-])\p{L}{1,6})-(?=\p{L}{1,5}(?![\p{L}-]))/gu

/**
 * A span of a paragraph's text as it is shown. In large letters, long words have soft hyphens and short
 * repetitions keep their line; no offset counts what is added (highlights.ts).
 */
export function shownText(
  { text, syllables }: Pick<Paragraph, 'text' | 'syllables'>,
  [from, to]: Span,
  sizePx: number,
): string {
  const bound = boundDots(text)
  if (sizePx < largePx) return bound.slice(from, to)
  const added = new Map([
    ...hyphenPlaces(text, syllables).map((place) => [place, softHyphen] as const),
    ...[...text.matchAll(shortPart)].map(({ index }) => [index + 1, wordJoiner] as const),
  ])
  const places = [...added.keys()].filter((place) => place > from && place < to)
  const cuts = [from, ...places.sort((a, b) => a - b), to]
  return cuts
    .slice(1)
    .map((cut, part) => bound.slice(cuts[part], cut) + (cut < to ? added.get(cut) : ''))
    .join('')
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
