import type { StoryPage } from '../../../../contract/story-page.ts'
import type { Span } from '../text/text-ranges.ts'
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
  const linePx = Number.parseFloat(getComputedStyle(section).lineHeight)
  return paragraphs.flatMap((whole, index) => {
    const [text, translation] = section.children[index]?.children ?? []
    const sentences = page.paragraphs[index]?.sentences
    if (!text || !sentences) return [whole]
    const starts = [[0, 0], ...cuts(sentences, other?.paragraphs[index]?.sentences)] as const
    const offsets = starts.map(([offset]) => offset)
    const otherOffsets = starts.map(([, offset]) => offset)
    const lines = linesOf(text, offsets, linePx)
    const others = translation && linesOf(translation, otherOffsets, linePx)
    const below = translation ? gapBelow(text, translation) : 0
    return starts.map(([offset, otherOffset], at) => ({
      place: { ...whole.place, offset, otherOffset },
      ...extent(whole.top, lines[at] ?? [0, 0], others?.[at], below),
    }))
  })
}

/** Offsets in both languages where a paragraph can be divided: before each sentence but the first. */
function cuts(sentences: readonly Span[], others: readonly Span[] | undefined): Span[] {
  if (!others) return sentences.slice(1).map(([offset]) => [offset, 0])
  const otherIndex = (index: number) => Math.round((index * others.length) / sentences.length)
  return sentences.flatMap(([offset], index): Span[] => {
    const other = others[otherIndex(index)]
    const isNew = index > 0 && otherIndex(index) > otherIndex(index - 1)
    return other && isNew ? [[offset, other[0]]] : []
  })
}

/** Upper and lower edge of the lines of each piece of a text, below the text's own upper edge. */
function linesOf(element: Element, starts: readonly number[], linePx: number): Span[] {
  const text = element.firstChild
  if (!(text instanceof Text)) return []
  const { top } = element.getBoundingClientRect()
  const range = new Range()
  const lineAt = (offset: number) => {
    range.setStart(text, Math.max(0, offset))
    range.setEnd(text, Math.max(0, offset) + 1)
    const box = range.getBoundingClientRect()
    return Math.floor(((box.top + box.bottom) / 2 - top) / linePx)
  }
  return starts.map((from, index) => {
    const piece = text.data.slice(from, starts[index + 1]).trimEnd()
    return [lineAt(from) * linePx, (lineAt(from + piece.length - 1) + 1) * linePx]
  })
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
