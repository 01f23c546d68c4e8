import type { MeasuredLayout, MeasuredPage, PictureWidth, SheetRoom } from './measure-layouts.ts'
import { planStory, type SliceStarts, textHeight } from './plan-slices.ts'

/** How one page is shown. */
interface PageFit {
  /** The first paragraph of each slice; null where the page scrolls. */
  starts: SliceStarts | null
  /** Height that the text leaves for the picture above it, CSS pixels; null beside the text. */
  picturePx: number | null
  /** Whether the picture is framed by paper, as it is smaller than its side of the paper. */
  isFramed: boolean
}

/** How the pages of a story are shown: one size of letters and one width of pictures for all. */
export interface StoryFit {
  sizePx: number
  pictureWidth: PictureWidth
  pages: readonly PageFit[]
}

/** Margin of a framed picture, as in book.css; CSS pixels. */
const framePx = 20

/** Chooses the layout of a story. */
export function fitStory(
  layouts: readonly MeasuredLayout[],
  pages: readonly MeasuredPage[],
  { height }: SheetRoom,
): StoryFit {
  const plan = planStory(layouts)
  if (!plan) return { sizePx: 0, pictureWidth: 'wide', pages: [] }
  const { layout } = plan
  const { picture } = layout
  const shown = layout.pages.map((text, index) => {
    const starts = plan.pages[index] ?? null
    const slices = starts ?? [0]
    const marginsPx = height - text.room.further
    const textsPx = slices.map((from, at) => textHeight(text, from, slices[at + 1]) + marginsPx)
    return { starts, firstPx: textsPx[0] ?? 0, highestPx: Math.max(...textsPx) }
  })
  // Beside the text all pictures of a story look the same.
  const isHigher = shown.some(
    ({ highestPx }, index) => pages[index]?.hasPicture && highestPx > picture.height,
  )
  return {
    sizePx: layout.sizePx,
    pictureWidth: layout.width,
    pages: shown.map(({ starts, firstPx }) => {
      if (picture.isBeside) return { starts, picturePx: null, isFramed: isHigher }
      // Of a page that scrolls, some text shows, too.
      const leftPx = Math.floor(starts ? height - firstPx : height / 2)
      const isFramed = leftPx < picture.height
      return { starts, picturePx: isFramed ? leftPx - framePx : picture.height, isFramed }
    }),
  }
}
