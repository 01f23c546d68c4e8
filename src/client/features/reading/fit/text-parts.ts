import type { StoryPage } from '../../../../contract/story-page.ts'
import { plainText, rangesIn } from '../text/highlights.ts'
import type { Span, TextPlace } from '../text/text-ranges.ts'
import type { TextPart } from './plan-slices.ts'

/** The paragraphs of a laid-out page, with gaps between them. Forces a layout. */
export function paragraphParts(section: Element, gap: number): TextPart[] {
  let top = 0
  return [...section.children].map((child, paragraph) => {
    const bottom = top + child.getBoundingClientRect().height
    const part = { place: { paragraph, offset: 0, otherOffset: 0 }, top, bottom }
    top = bottom + gap
    return part
  })
}

/** The texts of a page, and of the same page in the other language. */
interface Texts {
  page: StoryPage
  other: StoryPage | null
}

/**
 * The paragraphs divided into sentences. A slice may be lower than its parts say, as its text moves up to
 * the start of a line, but never higher.
 */
export function sentenceParts(
  section: Element,
  paragraphs: readonly TextPart[],
  { page, other }: Texts,
): TextPart[] {
  return paragraphs.flatMap((whole, index) => {
    const sentences = page.paragraphs[index]?.sentences
    if (!sentences) return [whole]
    const others = other?.paragraphs[index]?.sentences
    return partsOf(section, whole, pairs(startsOf(sentences), others && startsOf(others)))
  })
}

const startsOf = (spans: readonly Span[]) => spans.map(([from]) => from)

/** Whether a part, by its index, must be divided. */
type IsTooHigh = (part: TextPart, index: number) => boolean

/** Divides the sentences that are too high at their commas and dashes, and what still is at its lines. */
export function clauseParts(
  section: Element,
  sentences: readonly TextPart[],
  isTooHigh: IsTooHigh,
): TextPart[] {
  const clauses = subdivide(section, sentences, isTooHigh, 'clause')
  return subdivide(section, clauses, isTooHigh, 'line')
}

function subdivide(
  section: Element,
  parts: readonly TextPart[],
  isTooHigh: IsTooHigh,
  cut: 'clause' | 'line',
): TextPart[] {
  const linePx = linePxOf(section)
  return parts.flatMap((part, index) => {
    if (!isTooHigh(part, index)) return [part]
    const { paragraph, offset, otherOffset } = part.place
    const next = parts[index + 1]?.place
    const end = next?.paragraph === paragraph ? next : null
    const [text, translation] = section.children[paragraph]?.children ?? []
    const startsIn = (element: Element, from: number, to: number | undefined) => {
      const known = wordStarts(element, from, to, cut === 'clause')
      return cut === 'clause' ? known : lineStarts(element, known, linePx)
    }
    if (!text) return [part]
    const others = translation && startsIn(translation, otherOffset, end?.otherOffset)
    const starts = pairs(startsIn(text, offset, end?.offset), others)
    return partsOf(section, part, starts, end).map((piece, at) =>
      at === 0 ? { ...piece, cut: part.cut } : { ...piece, cut },
    )
  })
}

/** Offsets of the words of a passage: of all, or of its first and those after a comma or dash. */
function wordStarts(element: Element, from: number, to: number | undefined, isClause: boolean) {
  const passage = plainText(element).slice(0, to)
  const gap = isClause ? /[,;:–—…][“”‘’»«]*\s+(?=\S)/g : /\s+(?=\S)/g
  const gaps = [...passage.slice(from).matchAll(gap)]
  return [from, ...gaps.map(({ 0: { length }, index }) => from + index + length)]
}

/** Of words those that begin a line. */
function lineStarts(element: Element, words: readonly number[], linePx: number) {
  const lines = linesOf(element, words, linePx)
  return words.filter((_word, index) => lines[index]?.[0] !== lines[index - 1]?.[0])
}

/** Starts in two languages: a part of one language has the same place in the other, counted in parts. */
function pairs(starts: readonly number[], others: readonly number[] | undefined): Span[] {
  if (!others) return starts.map((offset) => [offset, 0])
  const otherIndex = (index: number) => Math.round((index * others.length) / starts.length)
  return starts.flatMap((offset, index): Span[] => {
    const other = others[otherIndex(index)]
    const isNew = index === 0 || otherIndex(index) > otherIndex(index - 1)
    return other !== undefined && isNew ? [[offset, other]] : []
  })
}

/** A part divided at `starts`, its own first; `end` is the place after it, null where its paragraph ends. */
function partsOf(
  section: Element,
  whole: TextPart,
  starts: readonly Span[],
  end: TextPlace | null = null,
): TextPart[] {
  const paragraph = section.children[whole.place.paragraph]
  const [text, translation] = paragraph?.children ?? []
  if (!text) return [whole]
  const linePx = linePxOf(section)
  const above = topOf(paragraph) - topOf(section.firstElementChild)
  const offsets = starts.map(([offset]) => offset)
  const otherOffsets = starts.map(([, offset]) => offset)
  const lines = linesOf(text, offsets, linePx, end?.offset)
  const others = translation && linesOf(translation, otherOffsets, linePx, end?.otherOffset)
  const below = translation ? gapBelow(text, translation) : 0
  return starts.map(([offset, otherOffset], at) => ({
    place: { ...whole.place, offset, otherOffset },
    ...extent(above, lines[at] ?? [0, 0], others?.[at], below),
  }))
}

const linePxOf = (section: Element) => Number.parseFloat(getComputedStyle(section).lineHeight)

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0

/** Upper and lower edge of the lines of each piece of a text, below the text's own upper edge. */
function linesOf(
  element: Element,
  starts: readonly number[],
  linePx: number,
  end?: number,
): Span[] {
  const text = plainText(element)
  const { top } = element.getBoundingClientRect()
  const pieces = starts.map((from, index): Span => {
    const piece = text.slice(from, starts[index + 1] ?? end).trimEnd()
    return [from, from + Math.max(1, piece.length)]
  })
  const letters = pieces.flatMap(([from, to]): Span[] => [
    [from, from + 1],
    [to - 1, to],
  ])
  const lines = rangesIn(element, letters).map((range) => {
    const box = range.getBoundingClientRect()
    return Math.floor(((box.top + box.bottom) / 2 - top) / linePx)
  })
  return pieces.map((_piece, index) => [
    (lines[2 * index] ?? 0) * linePx,
    ((lines[2 * index + 1] ?? 0) + 1) * linePx,
  ])
}

/** Room between a text and its translation below it; null where it is beside it. */
function gapBelow(text: Element, translation: Element): number | null {
  const gap = translation.getBoundingClientRect().top - text.getBoundingClientRect().bottom
  return gap > -1 ? gap : null
}

/** Edges of a piece in two languages, one below or beside the other. */
function extent(above: number, lines: Span, others: Span | undefined, below: number | null) {
  const [top, bottom] = lines
  const [otherTop, otherBottom] = others ?? lines
  if (others && below !== null) {
    return { top: above + top + otherTop, bottom: above + bottom + below + otherBottom }
  }
  return { top: above + Math.min(top, otherTop), bottom: above + Math.max(bottom, otherBottom) }
}
