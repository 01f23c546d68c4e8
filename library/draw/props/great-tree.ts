import { grass, trunk } from '../landscape/land.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { circle, ellipse, num } from '../paper/geometry.ts'
import { strip } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

interface Bough {
  side: 1 | -1
  y: number
  reach: number
}

export interface GreatTreeOptions {
  x: number
  /** Where the trunk meets the ground, in pixels. */
  foot: number
  /** Breadth of the trunk in pixels. */
  w: number
  seed?: number
  bark?: string
  leaves?: string
  /** The y of a knot-hole, in pixels. */
  hole?: number
  /** A thick bough: its side (-1 left, 1 right), the y of its tip, and how far it reaches, in pixels. */
  bough?: Bough
  /** Lowest point of the crown at the trunk, in pixels; 0 for a tree without leaves. */
  crown?: number
}

const grain = (x: number, foot: number, w: number) =>
  [-0.26, 0.02, 0.24].map((share, i) => {
    const [px, y] = [x + share * w, foot * (0.34 + i * 0.13)]
    return `M${num(px)} ${num(y)}q${num(w * 0.07)} ${num(foot * 0.08)} 0 ${num(foot * 0.17)}`
  })

const boughOf = (x: number, w: number, { side, y, reach }: Bough) => {
  const spine = [
    [x, y + w * 0.5],
    [x + side * reach * 0.5, y + w * 0.1],
    [x + side * reach, y],
  ] as const
  const twig = [
    [x + side * reach * 0.76, y + 14],
    [x + side * reach * 0.9, y + 4],
    [x + side * reach * 1.06, y + 62],
  ] as const
  return [strip(spine, [w * 0.52, w * 0.22, 14]), strip(twig, [22, 16, 6])]
}

interface Leafage {
  x: number
  w: number
  crown: number
  leaves: string
  seed: number
}

/** Two rows of leaf balls, the lower one darker; each reaches up out of the picture. */
const leafage = (scene: Scene, { x, w, crown, leaves, seed }: Leafage) => {
  const random = seeded(seed)
  for (const [row, share] of [0.6, 0].entries()) {
    const balls = Array.from({ length: 13 }, (_, i) => {
      const away = (i - 6) / 6
      const y = crown * (1 - row * 0.3) - 110 - away ** 2 * crown * 0.8
      const r = Math.max(w, crown * 0.42) * (0.42 + random() * 0.2)
      const cx = x + away * Math.max(w * 2.6, crown * 1.2)
      const above = circle(cx, y - r, r * 1.2) + circle(cx, y - r * 2, r * 1.2)
      return circle(cx, y + random() * 30, r) + above
    })
    const paint = scene.linear(
      darker(leaves, 0.2 - share * 0.2),
      lighter(leaves, share * 0.12),
      0,
      crown,
    )
    scene.sheet(balls, paint)
  }
  for (const away of [-0.5, 0, 0.5]) {
    const y = crown * (0.7 - away ** 2 * 0.8) - 60
    scene.mark('leaves', x + away * Math.max(w * 2.6, crown * 1.2), y, Math.max(40, crown * 0.2))
  }
}

/** A thick old tree that reaches up out of the picture. */
export const greatTree = (scene: Scene, options: GreatTreeOptions) => {
  const { x, foot, w, seed = 3, hole, bough, crown = 250 } = options
  const { mood, height } = scene
  const { bark = mix(mood.tone(0.8), '#7a4a38', 0.4), leaves = mood.land(0.85) } = options
  const limbs = [trunk(x, -60, foot, w, seed), ...(bough === undefined ? [] : boughOf(x, w, bough))]
  scene.sheet(limbs, scene.linear(lighter(bark, 0.1), darker(bark, 0.25), 0, height), 3)
  scene.add(
    `<path d="${grain(x, foot, w).join('')}" fill="none" stroke="${darker(bark, 0.35)}" stroke-opacity=".6" stroke-width="${num(w * 0.03)}" stroke-linecap="round"/>`,
  )
  const fringe = grass({ yAt: () => foot + 6 }, x - w, x + w, 13, 46, seed)
  scene.flat(fringe, lighter(mood.land(0.85), 0.04))
  if (hole !== undefined) {
    scene.piece(ellipse(x, hole, w * 0.29, w * 0.34), lighter(bark, 0.12))
    scene.flat(ellipse(x, hole + 4, w * 0.22, w * 0.27), darker(bark, 0.72))
  }
  if (crown > 0) leafage(scene, { x, w, crown, leaves, seed })
  return scene
}
