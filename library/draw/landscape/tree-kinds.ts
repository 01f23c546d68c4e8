// Broad-leaved trees by their silhouettes. (x, y) is the foot, `h` the height, in pixels; paths for SVG's `d`.

import { circle, ellipse, leaf, num, type Point, smooth } from '../paper/geometry.ts'
import { strip } from '../paper/pieces.ts'
import { type Random, seeded } from '../paper/random.ts'
import type { Season } from './season.ts'

export type LeafTree = 'round' | 'oak' | 'poplar' | 'birch' | 'apple' | 'willow' | 'beech' | 'bare'

/** A tree's silhouette, and what is drawn on it: wood and cut leaves. */
export interface LeafTreeShape {
  path: string
  wood: string
  leaves: string
}

/** Turns shares of the height (up is positive) into points. */
type At = (dx: number, up: number) => Point

const limb = (at: At, h: number, spine: readonly (readonly [number, number])[], widths: number[]) =>
  strip(
    spine.map(([dx, up]) => at(dx, up)),
    widths.map((w) => w * h),
  )

/** A tapering trunk that flares at its foot; `thick` is its width in the middle. */
const stemOf = (at: At, thick: number, height: number) => {
  const p = (dx: number, up: number) => at(dx, up).map(num).join(' ')
  return `M${p(-thick * 1.25, -0.012)}Q${p(-thick * 0.5, 0.03)} ${p(-thick * 0.46, 0.16)}L${p(-thick * 0.2, height)}H${num(at(thick * 0.2, height)[0])}L${p(thick * 0.46, 0.16)}Q${p(thick * 0.5, 0.03)} ${p(thick * 1.25, -0.012)}Z`
}

const wood = (at: At, h: number, thick: number, height: number, spread: number) =>
  stemOf(at, thick, height) +
  limb(
    at,
    h,
    [
      [0, height * 0.5],
      [spread * 0.4, height * 0.7],
      [spread, height * 0.92],
    ],
    [thick * 0.55, thick * 0.3, 0.004],
  ) +
  limb(
    at,
    h,
    [
      [0, height * 0.42],
      [-spread * 0.5, height * 0.62],
      [-spread * 0.9, height * 0.8],
    ],
    [thick * 0.5, thick * 0.3, 0.004],
  )

/** Snips of leaves in an ellipse. */
const snips = (
  at: At,
  h: number,
  random: Random,
  [up, rx, ry]: readonly [number, number, number],
  count: number,
) =>
  Array.from({ length: count }, () => {
    const [angle, reach] = [random() * 6.283, Math.sqrt(random()) * 0.84]
    const [x, y] = at(Math.cos(angle) * rx * reach, up + Math.sin(angle) * ry * reach)
    return leaf(x, y, random() * 6.283, h * 0.055, 0.32)
  }).join('')

/** A crown of bulges about an ellipse. */
const crown = (
  at: At,
  random: Random,
  [up, rx, ry]: readonly [number, number, number],
  lobes: number,
  rough: number,
) =>
  smooth(
    Array.from({ length: lobes * 2 }, (_, i): Point => {
      const angle = (i / (lobes * 2)) * 6.283 + random() * 0.12
      const reach = (i % 2 === 0 ? 1 : 1 - rough) * (0.93 + random() * 0.14)
      return at(Math.cos(angle) * rx * reach, up - Math.sin(angle) * ry * reach)
    }),
  )

interface Habit {
  /** Height of the crown's middle and its radii, as shares of the height. */
  crown: readonly [up: number, rx: number, ry: number]
  lobes: number
  rough: number
  trunk: number
}

const habits: Record<Exclude<LeafTree, 'bare' | 'willow' | 'poplar'>, Habit> = {
  round: { crown: [0.66, 0.31, 0.33], lobes: 9, rough: 0.07, trunk: 0.06 },
  oak: { crown: [0.62, 0.47, 0.34], lobes: 7, rough: 0.17, trunk: 0.1 },
  birch: { crown: [0.64, 0.21, 0.35], lobes: 8, rough: 0.16, trunk: 0.035 },
  apple: { crown: [0.6, 0.42, 0.29], lobes: 6, rough: 0.1, trunk: 0.07 },
  beech: { crown: [0.6, 0.33, 0.42], lobes: 6, rough: 0.06, trunk: 0.08 },
}

const bare = (at: At, h: number, random: Random): LeafTreeShape => {
  const twig = (x: number, up: number, angle: number, length: number, w: number): string => {
    const [tx, tup] = [x + Math.sin(angle) * length, up + Math.cos(angle) * length]
    const bow = (random() - 0.5) * length * 0.3
    const path = limb(
      at,
      h,
      [
        [x, up],
        [(x + tx) / 2 + bow, (up + tup) / 2],
        [tx, tup],
      ],
      [w, w * 0.7, w * 0.4],
    )
    if (length < 0.1) return path
    const fork = 0.36 + random() * 0.3
    return (
      path +
      twig(tx, tup, angle - fork, length * 0.72, w * 0.55) +
      twig(tx, tup, angle + fork, length * 0.66, w * 0.5)
    )
  }
  const path =
    limb(
      at,
      h,
      [
        [0, -0.03],
        [0, 0.2],
        [0, 0.36],
      ],
      [0.1, 0.055, 0.05],
    ) +
    twig(0, 0.34, 0.12, 0.22, 0.05) +
    twig(0, 0.3, -0.5, 0.2, 0.036) +
    twig(0, 0.28, 0.62, 0.19, 0.034)
  return { path, wood: '', leaves: '' }
}

const willow = (at: At, h: number, random: Random): LeafTreeShape => {
  const hanging = Array.from({ length: 17 }, (_, i) => {
    const t = i / 8 - 1
    const top = 0.9 - 0.34 * t * t
    const reach = 0.42 * t
    return limb(
      at,
      h,
      [
        [reach * 0.5, top - 0.04],
        [reach * 1.04, top - 0.1],
        [reach * 1.08, 0.2 + random() * 0.16],
      ],
      [0.09, 0.09, 0.012],
    )
  })
  const dome = ellipse(...at(0, 0.72), h * 0.34, h * 0.22)
  const stem = stemOf(at, 0.09, 0.55)
  return {
    path: dome + hanging.join('') + stem,
    wood: stem,
    leaves: hanging.filter((_, i) => i % 3 === 1).join(''),
  }
}

const poplar = (at: At, h: number, random: Random): LeafTreeShape => {
  const rows = Array.from({ length: 7 }, (_, i) => {
    const up = 0.2 + i * 0.115
    const half = 0.1 * Math.sin(Math.PI * (0.22 + i * 0.108)) + 0.02
    return circle(...at((random() - 0.5) * 0.03, up), h * half)
  })
  const tip = leaf(...at(0, 0.08), -Math.PI / 2, h * 0.94, 0.115)
  const stem = stemOf(at, 0.036, 0.6)
  return {
    path: tip + rows.join('') + stem,
    wood: stem,
    leaves: snips(at, h * 0.8, random, [0.5, 0.07, 0.34], 12),
  }
}

/** The shape of a tree of `kind`. */
export const leafTree = (
  kind: LeafTree,
  x: number,
  y: number,
  h: number,
  seed: number,
): LeafTreeShape => {
  const random = seeded(seed)
  const lean = (random() - 0.5) * 0.1
  const at: At = (dx, up) => [x + (dx + lean * up) * h, y - up * h]
  if (kind === 'bare') return bare(at, h, random)
  if (kind === 'willow') return willow(at, h, random)
  if (kind === 'poplar') return poplar(at, h, random)
  const { crown: shape, lobes, rough, trunk } = habits[kind]
  const [up, rx] = shape
  const stem = wood(at, h, trunk, up + 0.06, rx * 0.7)
  return {
    path: crown(at, random, shape, lobes, rough) + stem,
    wood: stem,
    leaves: snips(at, Math.min(h, 420), random, shape, h > 420 ? 60 : 22),
  }
}

const groves: readonly [LeafTree, LeafTree][] = [
  ['oak', 'round'],
  ['poplar', 'round'],
  ['beech', 'apple'],
  ['birch', 'round'],
  ['willow', 'oak'],
  ['birch', 'beech'],
]

/** The kind of a broad-leaved tree at `x` in a grove; a grove has two kinds, in winter bare ones. */
export const chooseLeafTree = (seed: number, x: number, season: Season): LeafTree => {
  if (season === 'winter') return 'bare'
  const pair = groves[Math.abs(Math.floor(seed)) % groves.length] ?? ['oak', 'round']
  return pair[Math.abs(Math.floor(x * 0.37 + seed)) % 3 === 0 ? 1 : 0]
}
