import type { Span, TextPosition } from './text-ranges.ts'

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

/** Ranges of spans in an element with a single text node; none in other elements. */
export function rangesIn(element: Element, spans: readonly Span[]): Range[] {
  const text = element.firstChild
  if (!(text instanceof Text)) return []
  return spans.map(([from, to]) => {
    const range = new Range()
    range.setStart(text, Math.min(from, text.length))
    range.setEnd(text, Math.min(to, text.length))
    return range
  })
}

/** The text position under a point of the window; null outside of the story's paragraphs. */
export function textPositionAt(x: number, y: number): TextPosition | null {
  const position = document.caretPositionFromPoint?.(x, y)
  const range = position ? null : document.caretRangeFromPoint?.(x, y)
  const node = position?.offsetNode ?? range?.startContainer
  const element = node?.parentElement?.closest<HTMLElement>('[data-paragraph]')
  if (!element || !(node instanceof Text)) return null
  return {
    page: Number(element.closest('[data-page]')?.getAttribute('data-page') ?? 1),
    paragraph: Number(element.getAttribute('data-paragraph')),
    offset: position?.offset ?? range?.startOffset ?? 0,
  }
}
