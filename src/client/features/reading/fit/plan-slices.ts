/** The text of a page as laid out; CSS pixels. */
export interface PageText {
  /** Of each paragraph. */
  heights: readonly number[]
  /** Between two paragraphs. */
  gap: number
  /** Room for text on the page's first slice, which has the picture, and on a further one. */
  room: { first: number; further: number }
}

/** A way to lay out all pages of a story. */
export interface Layout {
  /** 1 for the best layout; a layout of 1.2 is only worth it with a fifth fewer slices. At most 1.3. */
  weight: number
  pages: readonly PageText[]
}

/** The first paragraph of each slice of a page. */
export type SliceStarts = readonly number[]

/** A page is divided into at most this many slices; a longer one scrolls. */
export const maxSlices = 4

/** Height of the paragraphs `from` to (exclusive) `to`, CSS pixels. */
export function textHeight({ heights, gap }: PageText, from = 0, to = heights.length): number {
  const shown = heights.slice(from, to)
  return shown.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, shown.length - 1)
}

/**
 * Divides a page into as few slices as possible, filled evenly; null where a paragraph does not fit
 * or the page needs more than `maxSlices`.
 */
export function planPage(page: PageText): SliceStarts | null {
  for (let count = 1; count <= maxSlices; count++) {
    const fitting = divisions(page.heights.length, count)
      .map((starts) => ({ starts, fullness: fullnessOf(page, starts) }))
      .filter(({ fullness }) => fullness <= 1)
      .toSorted((one, other) => one.fullness - other.fullness)
    if (fitting[0]) return fitting[0].starts
  }
  return null
}

/** A page in the layout chosen for it; one without `starts` scrolls. */
export interface PlannedPage<Candidate extends Layout> {
  layout: Candidate
  text: PageText
  starts: SliceStarts | null
}

/**
 * Takes one size for the whole story and, within it, for each page the layout with the fewest slices,
 * weighted. `sizes` has the layouts of each size.
 */
export function planStory<Candidate extends Layout>(
  sizes: readonly (readonly Candidate[])[],
): PlannedPage<Candidate>[] {
  const plans = sizes.map((layouts) => {
    const ways = layouts.map((layout) => layout.pages.map((text) => planIn(layout, text)))
    const pages = (ways[0] ?? []).map((_page, index) =>
      cheapest(ways.flatMap((way) => way[index] ?? [])),
    )
    return { pages, cost: pages.reduce((sum, page) => sum + page.cost, 0) }
  })
  return plans.length > 0 ? cheapest(plans).pages : []
}

function planIn<Candidate extends Layout>(layout: Candidate, text: PageText) {
  const starts = planPage(text)
  return { layout, text, starts, cost: (starts?.length ?? maxSlices + 1) * layout.weight }
}

/** The first of the cheapest of at least one plan. */
function cheapest<Plan extends { cost: number }>(plans: readonly Plan[]): Plan {
  return plans.reduce((best, plan) => (plan.cost < best.cost ? plan : best))
}

/** All ways to divide paragraphs into slices. */
function divisions(paragraphCount: number, sliceCount: number, from = 0): number[][] {
  if (sliceCount === 1) return [[from]]
  const ways: number[][] = []
  for (let next = from + 1; next < paragraphCount; next++) {
    for (const rest of divisions(paragraphCount, sliceCount - 1, next)) ways.push([from, ...rest])
  }
  return ways
}

/** How full the fullest slice is; 1 is full. */
function fullnessOf(page: PageText, starts: SliceStarts): number {
  const { first, further } = page.room
  const slices = starts.map(
    (from, index) =>
      textHeight(page, from, starts[index + 1]) / Math.max(1, index === 0 ? first : further),
  )
  return Math.max(...slices)
}
