import { addedCharacters, type Span, type TextPosition } from './text-ranges.ts'

/**
 * Highlights of the text. The CSS Custom Highlight API paints ranges without extra elements, so screen
 * readers, search and clipboard see whole words (decision 0009).
 */
export type HighlightName =
  | 'syllable-first'
  | 'syllable-second'
  | 'preview-first'
  | 'preview-second'
  | 'sentence'
  | 'word'
  | 'share'
  | 'hit'
  | 'hit-now'

/** Later ones are painted over earlier ones. */
const paintOrder: readonly HighlightName[] = [
  'share',
  'sentence',
  'word',
  'syllable-first',
  'syllable-second',
  'preview-first',
  'preview-second',
  'hit',
  'hit-now',
]

/** Whether this browser supports highlights. */
export const canHighlight = () => 'highlights' in CSS

/** The ranges of each owner by name: two pages of a spread paint the same highlights. */
const painted = new Map<HighlightName, Map<object, readonly Range[]>>()
const defaultOwner = {}

/** Paints ranges as a highlight, replacing the same owner's earlier ranges. */
export function paint(
  name: HighlightName,
  ranges: readonly Range[],
  owner: object = defaultOwner,
): void {
  if (!canHighlight()) return
  const owners = painted.get(name) ?? new Map<object, readonly Range[]>()
  painted.set(name, owners)
  if (ranges.length > 0) owners.set(owner, ranges)
  else owners.delete(owner)
  if (owners.size === 0) {
    CSS.highlights.delete(name)
    return
  }
  const highlight = new Highlight(...[...owners.values()].flat())
  highlight.priority = paintOrder.indexOf(name)
  CSS.highlights.set(name, highlight)
}

/** Ranges of spans in the text of an element; none in an element without text. */
export function rangesIn(element: Element, spans: readonly Span[]): Range[] {
  const texts = textsIn(element)
  const last = texts.at(-1)
  if (!last) return []
  return spans.map(([from, to]) => {
    const range = new Range()
    // At a border a range starts in the later node and ends in the earlier one.
    const start = texts.find((text) => from < offsetOf(texts, text) + lengthOf(text)) ?? last
    const end = texts.find((text) => to <= offsetOf(texts, text) + lengthOf(text)) ?? last
    range.setStart(start, letterAt(start, from - offsetOf(texts, start)))
    const afterLast = to - offsetOf(texts, end)
    range.setEnd(end, afterLast > 0 ? Math.min(letterAt(end, afterLast - 1) + 1, end.length) : 0)
    return range
  })
}

/** The text of a story's element without what only its display adds; no offset counts that. */
export const plainText = ({ textContent }: Node) => withoutAdded(textContent ?? '')

const withoutAdded = (text: string) => text.replaceAll(addedCharacters, '')

/** Whether soft hyphens of a node are added; those of a PDF count. */
const hasAdded = (text: Text) => text.parentElement?.closest('.story-text') !== null

const lengthOf = (text: Text) => (hasAdded(text) ? plainText(text).length : text.length)

/** Where a letter, by its offset, is in a node; the node's end behind its letters. */
function letterAt(text: Text, offset: number): number {
  if (lengthOf(text) === text.length) return Math.min(offset, text.length)
  let at = 0
  for (let left = offset; at < text.length; at++) {
    if (withoutAdded(text.data.charAt(at)) === '') continue
    if (left === 0) break
    left -= 1
  }
  return at
}

/** The boxes of an element's text, line by line. */
export function textBoxes(element: Element): DOMRect[] {
  return textsIn(element).flatMap((text) => {
    const range = new Range()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  })
}

/** The text nodes of an element: one, or more where slices divide a paragraph. */
function textsIn(element: Element): Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Length of the texts before one of them. */
const offsetOf = (texts: readonly Text[], text: Text) =>
  texts.slice(0, texts.indexOf(text)).reduce((sum, before) => sum + lengthOf(before), 0)

/** The text position under a point of the window; null outside of the story's paragraphs. */
export function textPositionAt(x: number, y: number): TextPosition | null {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) return textPositionOf(position.offsetNode, position.offset)
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? textPositionOf(range.startContainer, range.startOffset) : null
}

/** The text position of an offset in a node; null outside of the story's paragraphs. */
export function textPositionOf(node: Node, offset: number): TextPosition | null {
  const element = node.parentElement?.closest<HTMLElement>('[data-paragraph]')
  if (!element || !(node instanceof Text)) return null
  return {
    page: Number(element.closest('[data-page]')?.getAttribute('data-page') ?? 1),
    paragraph: Number(element.getAttribute('data-paragraph')),
    offset: offsetOf(textsIn(element), node) + withoutAdded(node.data.slice(0, offset)).length,
  }
}
