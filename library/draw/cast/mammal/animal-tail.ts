import { num, type Point } from '../../paper/geometry.ts'
import { flat, line, piece, strip } from '../../paper/pieces.ts'
import { angleOf, blade, cutEllipse, moved } from './cut.ts'

export type Tail = 'rest' | 'up' | 'curled' | 'tucked' | 'wagging'

export interface TailPlan {
  length: number
  /** Widths from root to tip. */
  widths: readonly number[]
  color: string
  /** Colour of the tip, and the share of the tail before it. */
  tip?: readonly [color: string, from: number]
  /** Bands across it. */
  bands?: string
  /** No more than a round tuft. */
  isStub?: boolean
  /** Tufts along its edges. */
  shaggy?: boolean
  /** A stripe along its middle. */
  stripe?: string
  /** Its curve at rest, where it has one of its own. */
  curve?: readonly Point[]
  /** Colour of a tassel at its end. */
  tassel?: string
}

/** Curves of a tail of length 1 whose root is at (0, 0), pointing left. */
const curves: Record<Tail | 'wrapped', readonly Point[]> = {
  wrapped: [
    [0, 0],
    [-0.2, 0.34],
    [0.4, 0.3],
    [1.1, 0.16],
  ],
  rest: [
    [0, 0],
    [-0.42, 0.34],
    [-0.86, 0.2],
    [-1, -0.3],
  ],
  up: [
    [0, 0],
    [-0.5, 0.06],
    [-0.62, -0.6],
    [-0.34, -1.05],
  ],
  curled: [
    [0, 0],
    [-0.75, 0.3],
    [-1, -0.95],
    [-0.28, -0.72],
  ],
  tucked: [
    [0, 0],
    [-0.24, 0.36],
    [-0.02, 0.9],
    [0.5, 0.66],
  ],
  wagging: [
    [0, 0],
    [-0.42, -0.02],
    [-0.86, -0.3],
    [-0.86, -0.92],
  ],
}

const onCurve = ([a, b, c, d]: readonly Point[], t: number): Point => {
  const s = 1 - t
  const at = (i: 0 | 1): number =>
    s ** 3 * (a?.[i] ?? 0) +
    3 * s * s * t * (b?.[i] ?? 0) +
    3 * s * t * t * (c?.[i] ?? 0) +
    t ** 3 * (d?.[i] ?? 0)
  return [at(0), at(1)]
}

/** The width of a strip with these widths at `t`. */
const widthAt = (widths: readonly number[], t: number): number =>
  widths.length < 2
    ? (widths[0] ?? 0)
    : (1 - t) * widthAt(widths.slice(0, -1), t) + t * widthAt(widths.slice(1), t)

/** A tail's middle line, from its root. */
function spineOf(plan: TailPlan, [x, y]: Point, tail: Tail | 'wrapped', turn: number): Point[] {
  const { length, widths } = plan
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const lowest = -Math.max(...widths) * 0.3
  const curve = tail === 'rest' ? (plan.curve ?? curves.rest) : curves[tail]
  return curve.map(
    ([u, v]): Point => [
      x + (u * c - v * s) * length,
      Math.min(y + (u * s + v * c) * length, lowest),
    ],
  )
}

/** The fur of a tail along `spine`, with tufts if it is shaggy; its tip may have another colour. */
function furOf(plan: TailPlan, spine: readonly Point[], at: (t: number) => Point): string {
  const { widths, color, tip, shaggy } = plan
  const tuft = (t: number, side: 1 | -1, share: number): string => {
    const size = Math.max(...widths) * share
    const way = angleOf(at(t - 0.03), at(t + 0.03))
    const root = moved(at(t), way + (side * Math.PI) / 2, widthAt(widths, t) * 0.3)
    return blade(root, moved(root, way + side * 0.2, size), size * 0.62, side * 0.1)
  }
  const edges = shaggy ? [tuft(0.42, 1, 0.42), tuft(0.54, -1, 0.46)] : []
  const ends = shaggy ? [tuft(0.76, 1, 0.3), tuft(0.83, -1, 0.26)] : []
  const whole = [strip(spine, widths), ...edges, ...ends]
  if (!tip) return piece(whole, color)
  const [light, from] = tip
  const way = angleOf(at(from - 0.02), at(from + 0.02))
  const width = widthAt(widths, from)
  // the fur reaches in teeth over the colour of the tip
  const teeth = [-0.34, 0, 0.34].map((share) => {
    const root = moved(moved(at(from), way + Math.PI / 2, share * width), way, -3)
    return blade(root, moved(root, way, width * (0.5 - Math.abs(share) * 0.4)), width * 0.34, 0)
  })
  return (
    piece(whole, light) + flat([strip(spine, widths, 0, from), ...edges, ...teeth].join(''), color)
  )
}

function markingsOf({ widths, stripe, bands }: TailPlan, spine: readonly Point[]): string {
  const narrow = [2, ...widths.slice(1, -1).map((width) => width * 0.52), 2]
  const rings = [0.34, 0.52, 0.7].map((t) => strip(spine, widths, t, t + 0.06))
  return (
    (stripe ? flat(strip(spine, narrow, 0.06, 0.9), stripe) : '') +
    (bands ? flat(rings.join(''), bands) : '')
  )
}

function tasselOf(end: Point, way: number, color: string): string {
  // of a tail that hangs down it lies on the ground
  const down = end[1] > -44 ? Math.PI : way
  const locks = [-0.5, 0, 0.5].map((turn) =>
    blade(moved(end, down, -6), moved(end, down + turn, 40), 22),
  )
  return piece(locks, color)
}

/** The tail from its root; it stays above the ground, y = 0. `turn` in degrees. */
export function drawTail(
  plan: TailPlan,
  root: Point,
  tail: Tail | 'wrapped' = 'rest',
  turn = 0,
): string {
  const { length, widths, color, tassel } = plan
  if (plan.isStub)
    return piece(cutEllipse(root, length * 0.8, length * 0.74, { seed: 4, count: 13 }), color)
  const spine = spineOf(plan, root, tail, turn)
  const at = (t: number): Point => onCurve(spine, t)
  const end = at(1)
  const way = angleOf(at(0.94), end)
  return (
    furOf(plan, spine, at) +
    markingsOf(plan, spine) +
    (tassel ? tasselOf(end, way, tassel) : '') +
    (tail === 'wagging' ? swing(end, way, Math.max(...widths)) : '')
  )
}

/** Two strokes beside a wagging tail. */
const swing = (end: Point, way: number, widest: number): string =>
  [-1, 1]
    .map((side) => {
      const from = moved(moved(end, way + (side * Math.PI) / 2, widest * 0.5 + 14), way, -20)
      const to = moved(from, way, 34)
      const [bx, by] = moved(moved(from, way, 17), way + (side * Math.PI) / 2, 6)
      const d = `M${from.map(num).join(' ')}Q${num(bx)} ${num(by)} ${to.map(num).join(' ')}`
      return line(d, '#ffffff', 3)
    })
    .join('')
