import type { MeasuredLayout, MeasuredPage, PictureWidth, SheetRoom } from './measure-layouts.ts'
import { planStory, type SliceStarts, textHeight } from './plan-slices.ts'

/** How one page is shown. */
export interface PageFit {
  /** The first paragraph of each slice; null where the page scrolls. */
  starts: SliceStarts | null
  /** Height that the text leaves for the picture above it, CSS pixels; null beside the text. */
  picturePx: number | null
}

/** How the pages of a story are shown: one size of letters and one width of pictures for all. */
export interface StoryFit {
  sizePx: number
  pictureWidth: PictureWidth
  /** Whether the pictures are framed by paper, as some texts are higher than the picture beside them. */
  isFramed: boolean
  pages: readonly PageFit[]
}

/** Chooses the layout of a story. */
export function fitStory(
  layouts: readonly MeasuredLayout[],
  pages: readonly MeasuredPage[],
  { height }: SheetRoom,
): StoryFit {
  const plan = planStory(layouts)
  if (!plan) return { sizePx: 0, pictureWidth: 'wide', isFramed: false, pages: [] }
  const { layout } = plan
  const { picture } = layout
  // Of a page that scrolls, some text shows, too.
  const half = Math.floor(height / 2)
  const fits = plan.pages.map((starts, index) => {
    const text = layout.pages[index]
    const margins = height - (text?.room.further ?? 0)
    const slices = starts ?? [0]
    const texts = slices.map((from, at) => (text ? textHeight(text, from, slices[at + 1]) : 0))
    const left = Math.floor(height - margins - (texts[0] ?? 0))
    return {
      starts,
      picturePx: picture.isBeside ? null : Math.min(starts ? left : half, picture.height),
      highestPx: Math.max(...texts) + margins,
      hasPicture: pages[index]?.hasPicture ?? false,
    }
  })
  return {
    sizePx: layout.sizePx,
    pictureWidth: layout.width,
    isFramed:
      picture.isBeside &&
      fits.some(({ hasPicture, highestPx }) => hasPicture && highestPx > picture.height),
    pages: fits.map(({ starts, picturePx }) => ({ starts, picturePx })),
  }
}
