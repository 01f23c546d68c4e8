// Feathers and wings as cut paper. Angles are degrees, clockwise from the right; lengths are the figure's units.

import { num, type Point } from '../../paper/geometry.ts'
import { flat, piece, strip } from '../../paper/pieces.ts'
import { seeded } from '../../paper/random.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

const between = (a: number, b: number, t: number) => a + (b - a) * t

/** The point `length` away from `from` at `angle`. */
export const toward = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.cos(radians(angle)) * length,
  y + Math.sin(radians(angle)) * length,
]

/** The angle of the way from `from` to `to`. */
export const angleTo = (from: Point, to: Point) =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI

/**
 * One feather from its quill at (x, y), cut blunt and aslant at its end; `width` is half its width; a `split`
 * one has a notch in its vane.
 */
export function feather(
  [x, y]: Point,
  angle: number,
  length: number,
  width: number,
  split = false,
): string {
  const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  const p = (u: number, v: number) => {
    const [along, across] = [u * length, v * width]
    return `${num(x + along * c - across * s)} ${num(y + along * s + across * c)}`
  }
  const notch = split ? `L${p(0.8, 0.86)}L${p(0.72, 0.4)}L${p(0.69, 0.96)}` : ''
  return `M${p(0, -0.3)}Q${p(0.3, -1)} ${p(0.62, -1)}L${p(0.9, -0.72)}L${p(1, -0.05)}L${p(0.93, 0.62)}${notch}Q${p(0.4, 1.12)} ${p(0, 0.3)}Z`
}

export interface FeatherRow {
  /** the quills of the first and last feather */
  from: Point
  to: Point
  count: number
  /** directions of the first and last feather */
  angles: readonly [number, number]
  lengths: readonly [number, number]
  /** half the width of a feather per length */
  width?: number
}

/** The paths of a row of feathers, each cut a little differently; `count` is at least 2. */
export function featherRow({ from, to, count, angles, lengths, width = 0.15 }: FeatherRow) {
  const random = seeded(count + lengths[0])
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const length = between(lengths[0], lengths[1], t) * (0.95 + random() * 0.1)
    const angle = between(angles[0], angles[1], t) + (random() - 0.5) * 5
    const quill: Point = [between(from[0], to[0], t), between(from[1], to[1], t)]
    return feather(quill, angle, length, length * width, i % 3 === 1)
  })
}

/** Feathers of two tones by turns, each over the one before, with one shadow for all. */
export const layered = (paths: readonly string[], tones: readonly [string, string]) =>
  piece(paths, tones[0]) + paths.map((d, i) => flat(d, tones[i % 2] ?? tones[0])).join('')

/** The tones of a wing: two of the long feathers, two of the short row, and the arm. */
export interface WingTones {
  long: readonly [string, string]
  short: readonly [string, string]
  arm: string
}

export interface Wing {
  shoulder: Point
  elbow: Point
  wrist: Point
  /** directions of the outermost and innermost long feather */
  angles: readonly [number, number]
  lengths: readonly [number, number]
  count?: number
  /** width of the arm at the shoulder */
  thick: number
  tones: WingTones
}

/** A spread wing: long feathers from the wrist inwards, a shorter row over them, and the arm. */
export function openWing(wing: Wing): string {
  const { shoulder, elbow, wrist, angles, lengths, count = 8, thick, tones } = wing
  const inner: Point = [between(elbow[0], shoulder[0], 0.5), between(elbow[1], shoulder[1], 0.5)]
  const row = (share: number, n: number): FeatherRow => ({
    from: wrist,
    to: inner,
    count: n,
    angles,
    lengths: [lengths[0] * share, lengths[1] * share],
    width: 0.15 / share ** 0.4,
  })
  return (
    layered(featherRow(row(1, count)), tones.long) +
    layered(featherRow(row(0.56, count - 1)), tones.short) +
    piece(strip([shoulder, elbow, wrist], [thick, thick * 0.8, thick * 0.36]), tones.arm)
  )
}
