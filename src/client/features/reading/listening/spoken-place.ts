import { letterAt, paint, rangesIn } from '../text/highlights.ts'
import type { Letter } from '../text/text-ranges.ts'
import type { SpokenSentence, SpokenWord } from './spoken-track.ts'

/** The shown pages of the story inside the reader's sheet. */
interface ShownPages {
  sheet: HTMLElement | null
  /** The page of the address; a spread shows a second one beside it. */
  page: number
}

const pageElement = ({ sheet }: ShownPages, page: number): Element | null =>
  sheet?.querySelector(`[data-page="${page}"]`) ?? null

/** Whether a page lies open. */
export const isPageShown = (shown: ShownPages, page: number) => pageElement(shown, page) !== null

/** The first page that lies open. */
export function firstShownPage({ sheet, page }: ShownPages): number {
  return Number(sheet?.querySelector('[data-page]')?.getAttribute('data-page') ?? page)
}

/** The paragraph on which a sentence stands; null where its page is not open. */
function paragraphOf(shown: ShownPages, { page, paragraph }: SpokenSentence): Element | null {
  return pageElement(shown, page)?.querySelector(`[data-paragraph="${paragraph}"]`) ?? null
}

/** Where a word or sentence stands; null where its page is not open. */
export function rangeOf(
  shown: ShownPages,
  sentence: SpokenSentence,
  { from, to }: SpokenWord | SpokenSentence,
): Range | null {
  const element = paragraphOf(shown, sentence)
  return (element && rangesIn(element, [[from, to]])[0]) ?? null
}

/** Colours the sentence and on it the word; null takes the colours away. */
export function paintSpoken(
  shown: ShownPages,
  sentence: SpokenSentence | null,
  word: SpokenWord | null,
): void {
  const isOpen = (range: Range | null) => range !== null
  paint('sentence', [sentence && rangeOf(shown, sentence, sentence)].filter(isOpen))
  paint('word', [sentence && word && rangeOf(shown, sentence, word)].filter(isOpen))
}

/** Part of the window's height at its lower edge that the player and the page turns may cover. */
const coveredPart = 0.3
const topPart = 0.1

/** Brings a sentence gently to where it can be read; a jump for those who want less motion. */
export function scrollToSpoken(shown: ShownPages, sentence: SpokenSentence): void {
  const element = paragraphOf(shown, sentence)
  const range = rangeOf(shown, sentence, sentence)
  if (!range || !element) return
  const { top, bottom, height } = range.getBoundingClientRect()
  const upper = window.innerHeight * topPart
  const lower = window.innerHeight * (1 - coveredPart)
  if (height === 0 || (top >= upper && bottom <= lower)) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollerOf(element).scrollBy({ top: top - upper * 2, behavior: isStill ? 'auto' : 'smooth' })
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const isTall = at.scrollHeight > at.clientHeight + 1
    if (isTall && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.scrollingElement ?? document.documentElement
}

/** The letter of the story under a point of the window, with its page; null beside the words. */
export function spokenLetterAt(x: number, y: number): Letter | null {
  const hit = letterAt(x, y)
  const target = hit && document.elementFromPoint(x, y)?.closest('[data-paragraph]')
  if (!hit || !target) return null
  // Between two letters the browser names the later one, also behind the last of a line.
  for (const offset of [hit.offset, hit.offset - 1]) {
    const [range] = offset < 0 ? [] : rangesIn(target, [[offset, offset + 1]])
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left <= x && x <= right && top <= y && y <= bottom
    if (range && [...range.getClientRects()].some(isUnder)) return { ...hit, offset }
  }
  return null
}
