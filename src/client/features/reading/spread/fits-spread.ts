import type { StoryPage } from '../../../../contract/reading.ts'

interface Size {
  /** In CSS pixels. */
  width: number
  height: number
}

interface Look {
  view: 'book' | 'text'
  textSizePx: number
  spacing: 'normal' | 'wide'
}

/** Whether a window is so wide that two pages may lie side by side at all. */
export function mayHoldSpread({ width, height }: Size): boolean {
  return width >= 900 && width > height
}

/** What stands around the two texts in spread.css, in CSS pixels. */
const frame = { outerWidth: 60, aroundText: 80, bars: 168, aboveAndBelowText: 44, widest: 1600 }
/** A picture narrower than this part of its page would be a stamp. */
const leastPicturePart = 0.55

/**
 * Whether two pages side by side show whole in a window: every text in its chosen size, and in the
 * picture book a picture of some size above it. An estimate by the letters, so that it is known
 * before anything is drawn.
 */
export function fitsSpread(
  window: Size,
  pages: readonly Pick<StoryPage, 'paragraphs'>[],
  { view, textSizePx, spacing }: Look,
): boolean {
  if (!mayHoldSpread(window)) return false
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
  const leftPx = window.height - frame.bars - textPx
  if (view === 'text') return leftPx >= 0
  return (leftPx * 4) / 3 >= columnPx * leastPicturePart
}
