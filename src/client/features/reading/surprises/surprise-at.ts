import type { Surprise } from '../../../../contract/story-page.ts'

/** A rectangle in CSS pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Half a touch target; smaller things answer within it. */
const minRadiusPx = 22
/** A tap that misses a thing by this means the thing, not a turn. */
const missPx = 24
/** Taps this close to the window's edges always turn the page; a share of its width, at most some pixels. */
const edge = { share: 0.12, maxPx: 48 }

/** The picture within its element, which may be wider or higher than the picture. */
export function containedBox(element: Box, natural: { width: number; height: number }): Box {
  const scale = Math.min(element.width / natural.width, element.height / natural.height)
  const [width, height] = [natural.width * scale, natural.height * scale]
  return {
    left: element.left + (element.width - width) / 2,
    top: element.top + (element.height - height) / 2,
    width,
    height,
  }
}

/** The nearest thing at a point of the window, or null; `box` is the picture. */
export function surpriseAt(
  surprises: readonly Surprise[],
  point: Point,
  { box, windowWidth }: { box: Box; windowWidth: number },
): Surprise | null {
  const edgePx = Math.min(edge.share * windowWidth, edge.maxPx)
  if (point.x < edgePx || point.x > windowWidth - edgePx) return null
  const near = surprises
    .map((surprise) => {
      const x = box.left + (surprise.x / 100) * box.width
      const y = box.top + (surprise.y / 100) * box.height
      const reach = Math.max(minRadiusPx, (surprise.r / 100) * box.width) + missPx
      return { surprise, reach, away: Math.hypot(point.x - x, point.y - y) }
    })
    .filter(({ away, reach }) => away <= reach)
    .toSorted((one, other) => one.away - other.away)
  return near[0]?.surprise ?? null
}
