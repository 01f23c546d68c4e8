import type { TextPlace } from '../text/text-ranges.ts'
import type { MeasuredLayout, MeasuredPage, SheetRoom } from './measure-layouts.ts'
import {
  type PlannedPage,
  planPage,
  planStory,
  type SliceStarts,
  textHeight,
} from './plan-slices.ts'

/** How one page is shown. */
interface PageFit {
  /** Where each slice starts; null where the page scrolls. */
  starts: readonly TextPlace[] | null
  /** Width of the picture beside the text, percent of the paper; null above it. */
  percent: number | null
  /** Height that the text leaves for the picture above it, CSS pixels; null beside the text. */
  picturePx: number | null
}

/** How the pages of a story are shown: one size of letters, and one form of pictures for all. */
export interface StoryFit {
  sizePx: number
  /** Whether paper frames the pictures, as at least one is smaller than its side of the paper. */
  isFramed: boolean
  pages: readonly PageFit[]
}

/**
 * Heights of a picture above its text, fractions of the greatest: few, so that they look deliberate. A
 * smaller one is as high as the text allows.
 */
const heightSteps = [1, 0.85, 0.7, 0.6]

/**
 * Letters from this size on divide nearly every page, so its text asks for no layout of its own: all
 * pages of the story have one.
 */
const steadyFromPx = 32

/** Chooses the layouts of a story. `sizes` has those of each size of letters, the widest picture first. */
export function fitStory(
  sizes: readonly (readonly MeasuredLayout[])[],
  pages: readonly MeasuredPage[],
  { height }: SheetRoom,
): StoryFit {
  const isSteady = (sizes[0]?.[0]?.sizePx ?? 0) >= steadyFromPx
  const planned = planStory(sizes, isSteady)
  const widestPx = Math.max(0, ...sizes.flat().map(({ picture }) => picture.height))
  const fitPlan = (plan: typeof planned) => fitPages(plan, pages, { height, widestPx })
  const chosen = fitPlan(planned)
  if (!isSteady) return chosen
  const lowestPx = lowestPicture(chosen.pages)
  return fitPlan(planned.map((page) => planBelow(page, lowestPx)))
}

function fitPages(
  plan: readonly PlannedPage<MeasuredLayout>[],
  pages: readonly MeasuredPage[],
  { height, widestPx }: { height: number; widestPx: number },
): StoryFit {
  const planned = plan.map((page) => ({ ...page, ...textsOf(page, height) }))
  const isFramed = planned.some(({ layout: { picture }, starts, highestPx, firstPx }, index) => {
    if (!pages[index]?.hasPicture) return false
    if (picture.percent === null) return leftPx(starts, firstPx, height) < picture.height
    return picture.height < widestPx || highestPx > picture.height
  })
  return {
    sizePx: planned[0]?.layout.sizePx ?? 0,
    isFramed,
    pages: planned.map(({ layout: { picture }, text, starts, firstPx }) => {
      const { percent } = picture
      const places = starts?.map((start) => text.parts[start]?.place ?? pageStart) ?? null
      if (percent !== null) return { starts: places, percent, picturePx: null }
      const left = leftPx(starts, firstPx, height) - (isFramed ? picture.frame : 0)
      return { starts: places, percent, picturePx: stepBelow(left, picture.height) }
    }),
  }
}

const pageStart: TextPlace = { paragraph: 0, offset: 0, otherOffset: 0 }

/** Heights of a page's texts with their margins: of the first slice, and the greatest of all. */
function textsOf({ text, starts }: PlannedPage<MeasuredLayout>, sheetPx: number) {
  const slices = starts ?? [0]
  const marginsPx = sheetPx - text.room.further
  const textsPx = slices.map((from, at) => textHeight(text, from, slices[at + 1]) + marginsPx)
  return { firstPx: textsPx[0] ?? 0, highestPx: Math.max(...textsPx) }
}

const lowestPicture = (pages: readonly PageFit[]) =>
  Math.min(...pages.map(({ picturePx }) => picturePx ?? Number.POSITIVE_INFINITY))

/** Divides the text of a page again, which has the room that a lower picture leaves. */
function planBelow(page: PlannedPage<MeasuredLayout>, picturePx: number) {
  const { layout, text, starts } = page
  const { further, first } = text.room
  if (layout.picture.percent !== null || starts === null || first === further) return page
  const room = { further, first: Math.max(first, further - picturePx - layout.picture.frame) }
  return { ...page, starts: planPage({ ...text, room }) }
}

function stepBelow(leftPx: number, greatestPx: number) {
  const step = heightSteps.find((fraction) => fraction * greatestPx <= leftPx)
  return step === undefined ? leftPx : Math.floor(step * greatestPx)
}

/** What the text leaves above it; of a page that scrolls, some text shows, too. */
function leftPx(starts: SliceStarts | null, firstPx: number, sheetPx: number) {
  return Math.floor(starts ? sheetPx - firstPx : sheetPx / 2)
}
