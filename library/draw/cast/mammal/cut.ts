// Outlines as scissors leave them: facets, blades and teeth. Paths are clockwise, in the figure's units.

import { between, distance, num, type Point, polygon } from '../../paper/geometry.ts'
import { seeded } from '../../paper/random.ts'

/** A point and the radius of the limb round it. */
export type Joint = readonly [at: Point, radius: number]

/** `point` moved by `length` in the direction `angle`, in radians clockwise from the right. */
export const moved = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.cos(angle) * length,
  y + Math.sin(angle) * length,
]

export const angleOf = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax)

/** An ellipse cut with scissors: `count` irregular facets; `turn` in degrees. */
export function cutEllipse(
  [x, y]: Point,
  rx: number,
  ry: number,
  { seed = 1, count = 17, turn = 0 } = {},
): string {
  const random = seeded(seed)
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return polygon(
    Array.from({ length: count }, (_, i): Point => {
      const angle = ((i + (random() - 0.5) * 0.7) / count) * 2 * Math.PI
      const share = 1.005 + (random() - 0.5) * 0.035
      const [u, v] = [Math.cos(angle) * rx * share, Math.sin(angle) * ry * share]
      return [x + u * c - v * s, y + u * s + v * c]
    }),
  )
}

/** Points of an arc round `at`, in facets, from one angle clockwise to another. */
function facets([at, r]: Joint, from: number, to: number): Point[] {
  const random = seeded(r + from)
  const sweep = (((to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)
  const count = Math.max(2, Math.round(sweep / 0.42))
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const shift = i === 0 || i === count ? 0 : (random() - 0.5) * 0.5
    return moved(at, from + (sweep * (i + shift)) / count, r * (1.01 + (random() - 0.5) * 0.03))
  })
}

/** The outline round two circles: a tapered limb. */
export function bone(a: Joint, b: Joint): string {
  const [[from, ra], [to, rb]] = [a, b]
  const d = distance(from, to)
  if (d <= Math.abs(ra - rb) + 0.1)
    return cutEllipse(ra > rb ? from : to, Math.max(ra, rb), Math.max(ra, rb))
  const middle = angleOf(from, to)
  const wing = Math.acos((ra - rb) / d)
  return polygon([
    ...facets(a, middle + wing, middle - wing),
    ...facets(b, middle - wing, middle + wing),
  ])
}

/** The outlines of a limb along its joints, one per bone. */
export const chain = (joints: readonly Joint[]): string[] =>
  joints.slice(1).map((joint, i) => bone(joints[i] ?? joint, joint))

/** A tuft of fur: `width` at its root, pointed, bent to the left by `bend` of its length. */
export function blade(root: Point, tip: Point, width: number, bend = 0.12): string {
  const angle = angleOf(root, tip)
  const length = distance(root, tip)
  const [left, right] = [-Math.PI / 2, Math.PI / 2].map((turn) =>
    moved(root, angle + turn, width / 2),
  )
  const middle = between(root, tip, 0.5)
  const over = (side: number): string =>
    moved(middle, angle - Math.PI / 2, length * bend + side * width * 0.3)
      .map(num)
      .join(' ')
  const text = (at: Point | undefined): string => (at ?? root).map(num).join(' ')
  return `M${text(left)}Q${over(1)} ${text(tip)}Q${over(-1)} ${text(right)}Z`
}
