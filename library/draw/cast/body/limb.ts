import { between, distance, type Point, polygon, smooth } from '../../paper/geometry.ts'

export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by]
export const sub = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by]
export const times = ([x, y]: Point, k: number): Point => [x * k, y * k]

/** The direction from `a` to `b` in degrees, clockwise from the right. */
export const angleOf = (a: Point, b: Point): number =>
  (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

/** Turns a point about (0, 0) by degrees, clockwise. */
export const turned = ([x, y]: Point, degrees: number): Point => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * c - y * s, x * s + y * c]
}

const unit = (a: Point, b: Point): Point => times(sub(b, a), 1 / (distance(a, b) || 1))

/** The direction `point` of the two sides of the line from `a` to `b` that lies more toward `wish`. */
export const sideToward = (a: Point, b: Point, wish: Point): Point => {
  const [dx, dy] = unit(a, b)
  return -dy * wish[0] + dx * wish[1] >= 0 ? [-dy, dx] : [dy, -dx]
}

export interface Limb {
  /** shoulder or hip */
  from: Point
  /** elbow or knee */
  joint: Point
  /** wrist or ankle */
  to: Point
}

/** How much longer than its paper a limb may be drawn to reach its target. */
const stretch = 1.18

/**
 * Bends a limb of two segments so that it ends at `target`, its joint on the side of `wish`, a direction; a
 * target out of reach is pointed at.
 */
export function bentTo(
  from: Point,
  target: Point,
  [first, second]: readonly [number, number],
  wish: Point,
): Limb {
  const wanted = distance(from, target)
  const size = Math.min(stretch, Math.max(1, wanted / (first + second)))
  const [a, b] = [first * size, second * size]
  const reach = Math.min(a + b - 0.01, Math.max(Math.abs(a - b) + 0.01, wanted, (a + b) * 0.3))
  const to = add(from, times(unit(from, target), reach))
  const along = (a * a - b * b + reach * reach) / (2 * reach)
  const off = Math.sqrt(Math.max(0, a * a - along * along))
  const side = sideToward(from, target, wish)
  return { from, joint: add(add(from, times(unit(from, to), along)), times(side, off)), to }
}

const arc = ([x, y]: Point, r: number, start: number, end: number): Point[] =>
  Array.from({ length: 7 }, (_, i) => add([x, y], turned([r, 0], start + ((end - start) * i) / 6)))

/** A tapered segment from `a` to `b` with radii `ra` and `rb`, clockwise; its end is round or cut straight. */
export function segment(a: Point, b: Point, ra: number, rb: number, isCut = false): string {
  const angle = angleOf(a, b)
  const end: Point[] = isCut
    ? [add(b, turned([0, -rb], angle)), add(b, turned([0, rb], angle))]
    : arc(b, rb, angle - 90, angle + 90)
  return polygon([...arc(a, ra, angle + 90, angle + 270), ...end])
}

/** The band across a segment from share `from` to `to` of its length, for cuffs. */
export function band(a: Point, b: Point, r: number, from: number, to: number): string {
  const [start, end] = [between(a, b, from), between(a, b, to)]
  const angle = angleOf(a, b)
  const across = (at: Point, side: number) => add(at, turned([0, side * r], angle))
  return polygon([across(start, -1), across(end, -1), across(end, 1), across(start, 1)])
}

/** A closed path through smooth runs of points, with a sharp corner where one run meets the next. */
export const outline = (...runs: readonly (readonly Point[])[]): string =>
  `${runs.map((run, i) => smooth(run, false).replace('M', i === 0 ? 'M' : 'L')).join('')}Z`

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of sorted) {
    for (;;) {
      const [before, last] = [kept.at(-2), kept.at(-1)]
      if (!before || !last || cross(before, last, point) > 0) break
      kept.pop()
    }
    kept.push(point)
  }
  return kept.slice(0, -1)
}

/** The corners of the smallest convex paper round all points, clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(sorted), ...chain([...sorted].reverse())]
}

/** Points of a circle, for `hull`. */
export const round = (at: Point, r: number): Point[] => arc(at, r, 0, 330)
