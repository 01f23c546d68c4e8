import type { Letter, Span } from './text-ranges.ts'

/**
 * What can be coloured in the text without touching it: the CSS Custom Highlight API paints ranges,
 * so a screen reader, the search and the clipboard always see whole words (decision 0009).
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
const order: readonly HighlightName[] = [
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

/** Whether this browser can colour text. */
export const canHighlight = () => 'highlights' in CSS

/** What each owner painted under a name: two pages may lie side by side. */
const painted = new Map<HighlightName, Map<object, readonly Range[]>>()
const anybody = {}

/** Paints ranges under a name, and takes away what the same owner painted under it before. */
export function paint(
  name: HighlightName,
  ranges: readonly Range[],
  owner: object = anybody,
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
  highlight.priority = order.indexOf(name)
  CSS.highlights.set(name, highlight)
}

/** Ranges of pieces of an element that holds one text and nothing else. */
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

/** The letter under a point of the window, if it belongs to a paragraph of the story. */
export function letterAt(x: number, y: number): Letter | null {
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
