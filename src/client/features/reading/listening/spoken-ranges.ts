import { scrollSmoothly } from '../../../lib/scroll-smoothly.ts'
import { paint, rangesIn, textPositionAt } from '../text/highlights.ts'
import type { TextPosition } from '../text/text-ranges.ts'
import type { SpokenSentence, SpokenWord } from './narrator/spoken-track.ts'

/** The shown pages inside the reader's sheet. */
interface ShownPages {
  sheet: HTMLElement | null
  /** The current page; a spread shows a second one beside it. */
  page: number
}

const pageElement = ({ sheet }: ShownPages, page: number): Element | null =>
  sheet?.querySelector(`[data-page="${page}"]`) ?? null

/** Whether a page is visible. */
export const isPageShown = (shown: ShownPages, page: number) => pageElement(shown, page) !== null

/** The first visible page. */
export function firstShownPage({ sheet, page }: ShownPages): number {
  return Number(sheet?.querySelector('[data-page]')?.getAttribute('data-page') ?? page)
}

/** The paragraph of a sentence; null where its page is not visible. */
function paragraphOf(shown: ShownPages, { page, paragraph }: SpokenSentence): Element | null {
  return pageElement(shown, page)?.querySelector(`[data-paragraph="${paragraph}"]`) ?? null
}

/** The range of a word or sentence; null where its page is not visible. */
export function rangeOf(
  shown: ShownPages,
  sentence: SpokenSentence,
  { from, to }: SpokenWord | SpokenSentence,
): Range | null {
  const element = paragraphOf(shown, sentence)
  return (element && rangesIn(element, [[from, to]])[0]) ?? null
}

/** Highlights a sentence and a word in it; null removes the highlight. */
export function paintSpoken(
  shown: ShownPages,
  sentence: SpokenSentence | null,
  word: SpokenWord | null,
): void {
  const isVisible = (range: Range | null) => range !== null
  paint('sentence', [sentence && rangeOf(shown, sentence, sentence)].filter(isVisible))
  paint('word', [sentence && word && rangeOf(shown, sentence, word)].filter(isVisible))
}

/** Fraction of the window's height that the player and the page controls can cover at the lower edge. */
const coveredFraction = 0.3
/** Fraction that stays free above the sentence. */
const topFraction = 0.1

/** Scrolls a sentence into the readable part of the window, without animation for reduced motion. */
export function scrollToSpoken(shown: ShownPages, sentence: SpokenSentence): void {
  const element = paragraphOf(shown, sentence)
  const range = rangeOf(shown, sentence, sentence)
  if (!range || !element) return
  const { top, bottom, height } = range.getBoundingClientRect()
  const upper = window.innerHeight * topFraction
  const lower = window.innerHeight * (1 - coveredFraction)
  if (height === 0 || (top >= upper && bottom <= lower)) return
  scrollSmoothly(scrollerOf(element), top - upper * 2)
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const overflows = parent.scrollHeight > parent.clientHeight + 1
    if (overflows && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return document.scrollingElement ?? document.documentElement
}

/** The text position under a point of the window; null beside the text. */
export function spokenPositionAt(x: number, y: number): TextPosition | null {
  const hit = textPositionAt(x, y)
  const target = hit && document.elementFromPoint(x, y)?.closest('[data-paragraph]')
  if (!hit || !target) return null
  // Between two letters the browser returns the later one, also after the end of a line.
  for (const offset of [hit.offset, hit.offset - 1]) {
    const [range] = offset < 0 ? [] : rangesIn(target, [[offset, offset + 1]])
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left <= x && x <= right && top <= y && y <= bottom
    if (range && [...range.getClientRects()].some(isUnder)) return { ...hit, offset }
  }
  return null
}
