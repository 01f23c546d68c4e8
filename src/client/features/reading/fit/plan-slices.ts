import type { TextPlace } from '../text/text-ranges.ts'

/** A part of a text that stays in one piece, at best a paragraph; CSS pixels below its start. */
export interface TextPart {
  place: TextPlace
  /** Where it begins inside a sentence: after a comma or dash, or anywhere at the start of a line. */
  cut?: 'clause' | 'line' | undefined
  top: number
  bottom: number
}

/** The text of a page as laid out; CSS pixels. */
export interface PageText {
  parts: readonly TextPart[]
  /** Room for text on the page's first slice, which has the picture, and on a further one. */
  room: { first: number; further: number }
}

/** A way to lay out all pages of a story. */
export interface Layout {
  /** 1 for the best layout; a layout of 1.2 is only worth it with a fifth fewer slices. At most 1.3. */
  weight: number
  pages: readonly PageText[]
}

/** The first part of each slice of a page. */
export type SliceStarts = readonly number[]

/** A page is divided into at most this many slices; a longer one scrolls. */
export const maxSlices = 12

/** In slices: less even ones, or one more, are better than a sentence that is divided between its words. */
const cutCost = { clause: 0.3, line: 1.2 }

/** A slice less full than this looks left over; it is worth a division at a comma where it is hardly less even. */
const stub = { fullness: 1 / 3, cost: 0.15 }

function cutCostOf({ parts }: PageText, start: number): number {
  const cut = parts[start]?.cut
  return cut ? cutCost[cut] : 0
}

const slicesCost = (page: PageText, starts: SliceStarts) =>
  starts.reduce((sum, start) => sum + cutCostOf(page, start), starts.length)

/** Height of the parts `from` to (exclusive) `to`, CSS pixels. */
export function textHeight({ parts }: PageText, from = 0, to = parts.length): number {
  return Math.max(0, (parts[to - 1]?.bottom ?? 0) - (parts[from]?.top ?? 0))
}

/**
 * Divides a page into as few slices as possible, filled evenly, or into more where these divide fewer
 * sentences; null where a part does not fit or the page needs more than `maxSlices`.
 */
export function planPage(page: PageText): SliceStarts | null {
  const known = new Map<string, Division>()
  let best: { starts: SliceStarts; cost: number } | null = null
  for (let count = 1; count <= maxSlices && count < (best?.cost ?? maxSlices + 1); count++) {
    const { starts, unevenness } = divide(page, 0, count, known)
    if (!Number.isFinite(unevenness)) continue
    const cost = slicesCost(page, starts)
    if (best === null || cost < best.cost) best = { starts, cost }
  }
  return best?.starts ?? null
}

/** A page in the layout chosen for it; one without `starts` scrolls. */
export interface PlannedPage<Candidate extends Layout> {
  layout: Candidate
  text: PageText
  starts: SliceStarts | null
}

/**
 * Takes one size for the whole story and, within it, the layout with the fewest slices, weighted: for
 * each page its own, or the same for all. `sizes` has the layouts of each size.
 */
export function planStory<Candidate extends Layout>(
  sizes: readonly (readonly Candidate[])[],
  isSameForAll = false,
): PlannedPage<Candidate>[] {
  const plans = sizes.flatMap((layouts) => {
    const ways = layouts.map((layout) => layout.pages.map((text) => planIn(layout, text)))
    if (isSameForAll) return ways.map(storyPlan)
    const pages = (ways[0] ?? []).map((_page, index) =>
      cheapest(ways.flatMap((way) => way[index] ?? [])),
    )
    return storyPlan(pages)
  })
  return plans.length > 0 ? cheapest(plans).pages : []
}

function storyPlan<Page extends { cost: number }>(pages: Page[]) {
  return { pages, cost: pages.reduce((sum, page) => sum + page.cost, 0) }
}

function planIn<Candidate extends Layout>(layout: Candidate, text: PageText) {
  const starts = planPage(text)
  // A paragraph is better in one piece.
  const isParted = starts?.some((start) => (text.parts[start]?.place.offset ?? 0) > 0)
  const cost = (starts ? slicesCost(text, starts) : maxSlices + 1) + (isParted ? 1 : 0)
  return { layout, text, starts, cost: cost * layout.weight }
}

/** The first of the cheapest of at least one plan. */
function cheapest<Plan extends { cost: number }>(plans: readonly Plan[]): Plan {
  return plans.reduce((best, plan) => (plan.cost < best.cost ? plan : best))
}

interface Division {
  starts: number[]
  /**
   * Sum of the squares of how full each slice is, and what its cuts cost: the smaller, the more even.
   * Infinite where one is too full.
   */
  unevenness: number
}

/** The most even way to divide the parts from `from` on into slices. */
function divide(
  page: PageText,
  from: number,
  count: number,
  known: Map<string, Division>,
): Division {
  if (count === 1) return { starts: [from], unevenness: squareOf(page, from) }
  const key = `${from} ${count}`
  let best = known.get(key) ?? { starts: [from], unevenness: Number.POSITIVE_INFINITY }
  if (known.has(key)) return best
  for (let next = from + 1; next < page.parts.length; next++) {
    const square = squareOf(page, from, next)
    if (!Number.isFinite(square)) break
    const rest = divide(page, next, count - 1, known)
    const unevenness = square + cutCostOf(page, next) + rest.unevenness
    if (unevenness < best.unevenness) best = { starts: [from, ...rest.starts], unevenness }
  }
  known.set(key, best)
  return best
}

/** Of how full a slice is with the parts `from` to (exclusive) `to`; the page's first one has the picture. */
function squareOf(page: PageText, from: number, to?: number): number {
  const room = from === 0 ? page.room.first : page.room.further
  const fullness = textHeight(page, from, to) / Math.max(1, room)
  if (fullness > 1) return Number.POSITIVE_INFINITY
  return fullness ** 2 + (fullness < stub.fullness ? stub.cost : 0)
}
