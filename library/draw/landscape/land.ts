// Functions without a scene return paths for SVG's `d`, all lengths in pixels.

import { circle, num, type Point, polygon, smooth } from '../paper/geometry.ts'
import { phases, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import type { Season } from './season.ts'
import { chooseLeafTree, type LeafTree, type LeafTreeShape, leafTree } from './tree-kinds.ts'

/** A strip of land: its outline, the y of its upper edge at `x`, and the smallest such y, in pixels. */
export interface Ground {
  path: string
  yAt: (x: number) => number
  top: number
}

interface HillShape {
  /** Mean y of the upper edge. */
  base: number
  /** Half the difference between hilltops and hollows. */
  amplitude: number
  seed: number
  /** Long waves per 1200 pixels. */
  waves?: number
  /** How much lower the right edge is than the left one. */
  tilt?: number
}

/** Rolling land from `base` down to the lower edge of the picture. */
export const hills = (
  scene: Scene,
  { base, amplitude, seed, waves = 1, tilt = 0 }: HillShape,
): Ground => {
  const random = seeded(seed)
  const phase = phases(random)
  const k = (6.28 / 1200) * waves
  const { left, right, width, height } = scene
  const yAt = (x: number) =>
    base +
    tilt * (x / width - 0.5) +
    amplitude *
      (0.62 * Math.sin(k * x + phase[0]) +
        0.28 * Math.sin(2.3 * k * x + phase[1]) +
        0.1 * Math.sin(5.1 * k * x + phase[2]))
  const points: Point[] = []
  for (let x = left - 60; x <= right + 60; x += 40) points.push([x, yAt(x)])
  const path = `${smooth(points, false)}L${right + 60} ${height + 60}L${left - 60} ${height + 60}Z`
  return { path, yAt, top: Math.min(...points.map(([, y]) => y)) }
}

/** A spruce with drooping tiers; (x, y) is its foot, `breadth` its width per height. */
export const fir = (x: number, y: number, h: number, seed: number, breadth = 0.46) => {
  const random = seeded(seed)
  const tiers = 4 + Math.floor(random() * 2)
  const lean = (random() - 0.5) * h * 0.03
  let path = polygon([
    [x - h * 0.035, y + 12],
    [x - h * 0.025, y - h * 0.2],
    [x + h * 0.025, y - h * 0.2],
    [x + h * 0.035, y + 12],
  ])
  for (let i = 0; i < tiers; i++)
    path += firTier({ x, y, h, breadth, lean, seed, i, tiers, random })
  return path
}

interface Tier {
  x: number
  y: number
  h: number
  breadth: number
  lean: number
  seed: number
  i: number
  tiers: number
  random: () => number
}

const firTier = ({ x, y, h, breadth, lean, seed, i, tiers, random }: Tier) => {
  const [low, high] = [i / tiers, (i + 1.42) / tiers]
  const [yLow, yTop] = [y - h * (0.05 + 0.95 * low), y - h * Math.min(1, 0.05 + 0.95 * high)]
  const half = h * breadth * 0.5 * (1 - low * 0.82) * (0.94 + random() * 0.12)
  const [center, tip] = [x + lean * low, x + lean * high]
  const droop = h * 0.028
  const shoulder = yLow - (yLow - yTop) * 0.36
  let hem = ''
  for (let j = 0; j < 4; j++) {
    const [from, to] = [center + half - half * 0.5 * j, center + half - half * 0.5 * (j + 1)]
    const sag = droop * (1.5 + 0.6 * Math.sin(j * 2 + seed))
    hem += `Q${num((from + to) / 2)} ${num(yLow + sag)} ${num(to)} ${num(yLow - (j === 3 ? 0 : droop * 0.25))}`
  }
  return `M${num(tip)} ${num(yTop)}Q${num(center + half * 0.32)} ${num(shoulder)} ${num(center + half)} ${num(yLow)}${hem}Q${num(center - half * 0.32)} ${num(shoulder)} ${num(tip)} ${num(yTop)}Z`
}

/** A broad-leaved tree with an uneven round crown; (x, y) is its foot, `h` its height. */
export const roundTree = (x: number, y: number, h: number, seed: number) => {
  const random = seeded(seed)
  const r = h * 0.3
  const crown = Array.from({ length: 9 }, (_, i) => {
    const [angle, reach] = [(i / 9) * 6.283 + random() * 0.3, 0.62 + random() * 0.1]
    const [dx, dy] = [Math.cos(angle) * r * reach, Math.sin(angle) * r * 1.12 * reach]
    return circle(x + dx, y - h * 0.68 + dy, r * (0.4 + random() * 0.12))
  })
  const t = (dx: number, dy: number) => `${num(x + h * dx)} ${num(y - h * dy)}`
  const stem = `M${num(x - h * 0.05)} ${num(y + 14)}C${t(-0.02, 0.2)} ${t(-0.03, 0.35)} ${t(-0.02, 0.6)}L${t(0.02, 0.6)}C${t(0.03, 0.35)} ${t(0.02, 0.2)} ${num(x + h * 0.05)} ${num(y + 14)}Z`
  return `${stem}${circle(x, y - h * 0.68, r * 0.84)}${crown.join('')}`
}

/** Firs, broad-leaved trees of two kinds, both, or one kind. */
export type TreeKind = 'fir' | 'mixed' | LeafTree

export interface Grove {
  from: number
  to: number
  /** Mean distance between trees. */
  step: number
  height: [min: number, max: number]
  seed: number
  kind?: TreeKind
  season?: Season
}

/** One tree of a grove: its shape, and middle and radius of its crown. */
export interface Tree extends LeafTreeShape {
  kind: 'fir' | LeafTree
  crown: readonly [x: number, y: number, r: number]
}

const firOf = (x: number, y: number, h: number, breadth: number, seed: number): Tree => ({
  kind: 'fir',
  path: fir(x, y + h * 0.07, h * 1.07, seed * 31 + x, breadth),
  wood: '',
  leaves: '',
  crown: [x, y - h * 0.36, h * 0.13],
})

const leafTreeOf = (kind: LeafTree, x: number, y: number, h: number, seed: number): Tree => ({
  kind,
  ...leafTree(kind, x, y + h * 0.03, h * (kind === 'poplar' ? 1.2 : 0.96), seed * 17 + x),
  crown: [x, y - h * 0.6, h * 0.24],
})

/** Trees along a ground from x `from` up to `to`, firs sunk by 7 % to hide the shadows of their feet. */
export const grove = (
  ground: Pick<Ground, 'yAt'>,
  { from, to, step, height, seed, kind = 'fir', season = 'summer' }: Grove,
) => {
  const random = seeded(seed)
  const trees: Tree[] = []
  for (let x = from; x < to; x += step * (0.6 + random() * 0.8)) {
    const h = height[0] + random() * (height[1] - height[0])
    const y = ground.yAt(x) + 6
    if (kind === 'fir' || (kind === 'mixed' && random() < 0.5))
      trees.push(firOf(x, y, h, 0.4 + random() * 0.12, seed))
    else {
      const isFree = kind === 'mixed' || kind === 'round' || season === 'winter'
      trees.push(leafTreeOf(isFree ? chooseLeafTree(seed, x, season) : kind, x, y, h, seed))
    }
  }
  return trees
}

/** Grass blades along a ground from x `from` up to `to`, about `step` apart and 0.9 `height` tall. */
export const grass = (
  ground: Pick<Ground, 'yAt'>,
  from: number,
  to: number,
  step: number,
  height: number,
  seed: number,
) => {
  const random = seeded(seed)
  let path = ''
  for (let x = from; x < to; x += step * (0.5 + random())) {
    const y = ground.yAt(x) + 5
    const h = height * (0.5 + random() * 0.8)
    const [bend, w] = [(random() - 0.5) * h * 0.9, 2.5 + random() * 2]
    path += `M${num(x - w)} ${num(y)}Q${num(x + bend * 0.2)} ${num(y - h * 0.6)} ${num(x + bend)} ${num(y - h)}Q${num(x + bend * 0.35 + w)} ${num(y - h * 0.5)} ${num(x + w)} ${num(y)}Z`
  }
  return path
}

/** A near tree trunk around `x` from `y0` down to `y1`, about `w` wide above its flaring foot. */
export const trunk = (x: number, y0: number, y1: number, w: number, seed: number) => {
  const random = seeded(seed)
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= 10; i++) {
    const t = i / 10
    const y = y0 + (y1 - y0) * t
    const breadth = w * (0.66 + 0.3 * t ** 2 + Math.max(0, t - 0.82) * 4.2)
    const sway = Math.sin(t * 3 + seed) * w * 0.14
    left.push([x + sway - breadth / 2 + random() * w * 0.05, y])
    right.unshift([x + sway + breadth / 2 - random() * w * 0.05, y])
  }
  return `${smooth([...left, ...right], false)}Z`
}

/** A round bush about `w` wide; (x, y) is the middle of its base. */
export const bush = (x: number, y: number, w: number, seed: number) => {
  const random = seeded(seed)
  const crown: Point[] = []
  for (let i = 0; i <= 8; i++) {
    const angle = Math.PI + (i / 8) * Math.PI
    const reach = 0.9 + random() * 0.22
    crown.push([x + Math.cos(angle) * w * 0.5 * reach, y + Math.sin(angle) * w * 0.42 * reach])
  }
  return `${smooth(crown, false)}Q${num(x + w * 0.2)} ${num(y + w * 0.17)} ${num(x)} ${num(y + w * 0.1)}Q${num(x - w * 0.24)} ${num(y + w * 0.15)} ${num(x - w * 0.45)} ${num(y)}Z`
}

/** A boulder `w` wide; (x, y) is the middle of its foot. */
export const stone = (x: number, y: number, w: number, seed: number) => {
  const random = seeded(seed)
  const h = w * (0.42 + random() * 0.2)
  const lean = (random() - 0.5) * w * 0.2
  return `M${num(x - w / 2)} ${num(y)}C${num(x - w * 0.52)} ${num(y - h * 0.8)} ${num(x - w * 0.2 + lean)} ${num(y - h * 1.1)} ${num(x + lean)} ${num(y - h)}C${num(x + w * 0.3 + lean)} ${num(y - h)} ${num(x + w * 0.55)} ${num(y - h * 0.6)} ${num(x + w / 2)} ${num(y)}Q${num(x)} ${num(y + h * 0.16)} ${num(x - w / 2)} ${num(y)}Z`
}
