import type { StoryPage } from '../../../../contract/story-page.ts'

interface Size {
  /** CSS pixels. */
  width: number
  height: number
}

interface Look {
  view: 'book' | 'text'
  textSizePx: number
  spacing: 'normal' | 'wide'
}

/** Whether a window is wide enough for two pages side by side. */
export function canShowSpread({ width, height }: Size): boolean {
  return width >= 900 && width > height
}

/** Sizes around the two texts, as in spread.css; CSS pixels. */
const frame = { outerWidth: 60, aroundText: 80, bars: 168, aboveAndBelowText: 44, widest: 1600 }
/** Smallest width of a picture, as a fraction of its page's width. */
const minPictureFraction = 0.55

/**
 * Whether every spread fits into a window without scrolling: the text in its chosen size and, in the
 * picture book, a picture that is not too small. Estimated from the number of letters, as the answer
 * is needed before the first layout.
 */
export function fitsSpread(
  window: Size,
  pages: readonly Pick<StoryPage, 'paragraphs'>[],
  { view, textSizePx, spacing }: Look,
): boolean {
  if (!canShowSpread(window)) return false
  const isWide = spacing === 'wide'
  const columnPx = (Math.min(window.width, frame.widest) - frame.outerWidth) / 2
  const letterPx = textSizePx * (isWide ? 0.6 : 0.53)
  const lettersPerLine = Math.max(1, (columnPx - frame.aroundText) / letterPx)
  const heightOf = ({ paragraphs }: Pick<StoryPage, 'paragraphs'>) => {
    const lines = paragraphs.reduce(
      (sum, { text }) => sum + Math.ceil((text.length * 1.04) / lettersPerLine),
      0,
    )
    const gaps = 0.8 * textSizePx * Math.max(0, paragraphs.length - 1)
    return lines * textSizePx * (isWide ? 2 : 1.6) + gaps + frame.aboveAndBelowText
  }
  const textPx = Math.max(0, ...pages.map(heightOf))
  const restPx = window.height - frame.bars - textPx
  if (view === 'text') return restPx >= 0
  return (restPx * 4) / 3 >= columnPx * minPictureFraction
}
