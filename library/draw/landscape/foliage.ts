// Leafy branches. Lengths are in pixels, angles in radians, clockwise from the right.

import { leaf, type Point, smooth } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

interface BranchShape {
  /** Radians the stem turns over its length. */
  bend?: number
  leaves?: number
  leafLength?: number
  leafWidth?: number
  /** Half the width of the stem at its root. */
  stem?: number
  /** Alternate leaves look like a sprig, opposite ones like a fern. */
  isAlternate?: boolean
  /** Angle between the stem and its leaves. */
  spread?: number
  seed?: number
}

/** The path of a curved, tapering, leafy branch from (x, y) towards `angle`. */
const branch = (x: number, y: number, angle: number, length: number, shape: BranchShape = {}) => {
  const { bend = 0.5, leaves = 9, leafLength = length * 0.2, leafWidth, spread = 0.75 } = shape
  const { stem = length * 0.016, isAlternate = false } = shape
  const random = seeded(shape.seed ?? 1)
  const [upper, lower]: [Point[], Point[]] = [[], []]
  let path = ''
  let [px, py, turn] = [x, y, angle]
  for (let i = 0; i <= leaves; i++) {
    const t = i / leaves
    const thick = stem * (1 - t) + 1.2
    upper.push([px + Math.sin(turn) * thick, py - Math.cos(turn) * thick])
    lower.unshift([px - Math.sin(turn) * thick, py + Math.cos(turn) * thick])
    const size = leafLength * (0.6 + 0.55 * Math.sin(Math.PI * (0.2 + 0.72 * t)))
    for (const side of sidesAt(i, leaves, isAlternate)) {
      const wobble = isAlternate && side !== 0 ? (random() - 0.5) * 0.3 : 0
      const grown = isAlternate ? size * (0.88 + random() * 0.26) : size
      path += leaf(px, py, turn + side * spread + wobble, grown, leafWidth)
    }
    px += Math.cos(turn) * (length / leaves)
    py += Math.sin(turn) * (length / leaves)
    turn += bend / leaves
  }
  return smooth([...upper, ...lower]) + path
}

const sidesAt = (i: number, last: number, isAlternate: boolean) => {
  if (i === last) return [0]
  if (i === 0) return []
  if (!isAlternate) return [-1, 1]
  return i % 2 === 1 ? [-1] : [1]
}

/** The path of a twig with alternate leaves from (x, y) towards `angle`; it bends by `bend`. */
export const sprig = (
  x: number,
  y: number,
  angle: number,
  length: number,
  bend: number,
  seed: number,
  leafWidth = 0.34,
) =>
  branch(x, y, angle, length, {
    bend,
    leaves: 7,
    leafLength: length * 0.3,
    leafWidth,
    isAlternate: true,
    seed,
    spread: 0.7,
    stem: length * 0.013,
  })

/** The path of a fern frond with opposite, narrow leaves. */
export const fern = (x: number, y: number, angle: number, length: number, bend = 0.7) =>
  branch(x, y, angle, length, {
    bend,
    leaves: 10,
    leafLength: length * 0.2,
    leafWidth: 0.17,
    stem: length * 0.011,
    spread: 0.95,
  })

export type Side = 'left' | 'right'

/** Turns distances from the edge of a side into x, and mirrors angles and bends for the right side. */
export const mirrorTo = (scene: Scene, side: Side) => ({
  x: (value: number) => (side === 'left' ? scene.left + value : scene.right - value),
  angle: (value: number) => (side === 'left' ? value : Math.PI - value),
  bend: (value: number) => (side === 'left' ? value : -value),
})

/** Sprigs (behind) and ferns (in front) in a lower corner; `y` is their foot, `size` 1 about 360 page pixels. */
export const lowerCorner = (
  scene: Scene,
  side: Side,
  y: number,
  size: number,
  seed: number,
  colors: [back: string, front: string],
) => {
  const m = mirrorTo(scene, side)
  const s = size * scene.unit
  scene.piece(
    [
      sprig(m.x(-15), y - 150 * s, m.angle(-0.8), 300 * s, m.bend(0.5), seed, 0.34),
      sprig(m.x(60 * s), y + 15, m.angle(-1.25), 330 * s, m.bend(0.5), seed + 1, 0.32),
    ],
    colors[0],
    3,
  )
  scene.piece(
    [
      fern(m.x(-20), y - 5, m.angle(-0.5), 360 * s, m.bend(0.3)),
      fern(m.x(25 * s), y + 20, m.angle(-1.1), 360 * s, m.bend(0.6)),
    ],
    colors[1],
    3,
  )
}

/** Sprigs that hang into the picture from an upper corner, at about `y`. */
export const upperCorner = (
  scene: Scene,
  side: Side,
  y: number,
  size: number,
  seed: number,
  color: string,
) => {
  const m = mirrorTo(scene, side)
  const s = size * scene.unit
  scene.piece(
    [
      sprig(m.x(-15), y + 90 * s, m.angle(0.35), 240 * s, m.bend(0.6), seed, 0.3),
      sprig(m.x(-15), y - 20 * s, m.angle(0.62), 310 * s, m.bend(0.45), seed + 3, 0.3),
      sprig(m.x(130 * s), y - 30 * s, m.angle(1), 210 * s, m.bend(0.4), seed + 7, 0.3),
    ],
    color,
    3,
  )
}
