// What covers far hills: fields with furrows, hedges between them, a winding path.

import { darker, lighter, mix } from '../paper/color.ts'
import { circle, num, type Point, polygon, smooth } from '../paper/geometry.ts'
import type { Hour } from '../paper/mood.ts'
import { cycle, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import type { Ground } from './land.ts'
import type { Season } from './season.ts'

const crops: Record<Season, readonly [string, ...string[]]> = {
  spring: ['#f3dc6a', '#a9cf6e', '#d8c08a'],
  summer: ['#ecd07a', '#8fbf6a', '#cfd98a'],
  autumn: ['#b98246', '#e0b05a', '#8f6a42'],
  winter: ['#dbe6f4', '#c9d8ec', '#f4f8fd'],
}

interface Fields {
  /** Colour of the hill. */
  color: string
  season: Season
  seed: number
  /** How far down the hill they reach, in pixels. */
  depth: number
}

/** Draws one field with its furrows, from x to x + w at its upper edge; its lower edge is moved by `slant`. */
const field = (
  scene: Scene,
  ground: Ground,
  {
    x,
    w,
    slant,
    depth,
    fill,
  }: { x: number; w: number; slant: number; depth: number; fill: string },
) => {
  const { unit } = scene
  const edge: Point[] = []
  const foot: Point[] = []
  for (let i = 0; i <= 8; i++) {
    const at = x + (w * i) / 8
    edge.push([at, ground.yAt(at) + 5 * unit])
    foot.unshift([at + slant, ground.yAt(at + slant) + depth])
  }
  scene.flat(polygon([...edge, ...foot]), fill)
  const furrows = Array.from({ length: 7 }, (_, i) => {
    const at = x + (w * (i + 0.7)) / 8
    return `M${num(at)} ${num(ground.yAt(at) + 8 * unit)}L${num(at + slant)} ${num(ground.yAt(at + slant) + depth)}`
  })
  scene.add(
    `<path d="${furrows.join('')}" stroke="${darker(fill, 0.16)}" stroke-width="${num(3 * unit)}" opacity=".55"/>`,
  )
}

/** How strongly crops show their colour. */
const cropShares: Record<Hour, number> = { night: 0.12, dawn: 0.42, day: 0.42, dusk: 0.24 }

/** Draws fields on a hill, from its upper edge down. */
export const fields = (scene: Scene, ground: Ground, { color, season, seed, depth }: Fields) => {
  const random = seeded(seed + 71)
  const { left, right, width, unit, mood } = scene
  const hedge: string[] = []
  for (let x = left - 80; x < right; x += width * 0.05) {
    const w = width * (0.12 + random() * 0.16)
    const slant = (random() - 0.5) * w * 0.8
    const crop = cycle(crops[season], Math.floor(random() * 3))
    const fill = mix(color, crop, cropShares[mood.hour])
    field(scene, ground, { x, w, slant, depth, fill })
    x += w
    for (let t = 0; t < 1; t += 0.09) {
      const [hx, hy] = [x + slant * t, ground.yAt(x + slant * t) + depth * t]
      hedge.push(circle(hx, hy, (5 + 6 * t + random() * 3) * unit))
    }
    if (random() < 0.5) x += width * 0.14
  }
  scene.flat(hedge, darker(color, 0.18))
}

/** Draws a path that winds down a hill from its edge at `x`. */
export const windingPath = (
  scene: Scene,
  ground: Ground,
  x: number,
  depth: number,
  color: string,
) => {
  const { unit } = scene
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= 8; i++) {
    const t = i / 8
    const at = x + Math.sin(t * 5) * 70 * unit * (0.4 + t)
    const y = ground.yAt(x) + 3 + depth * t
    const half = (5 + 26 * t ** 1.6) * unit
    left.push([at - half, y])
    right.unshift([at + half, y])
  }
  scene.flat(`${smooth(left, false)}L${smooth(right, false).slice(1)}Z`, lighter(color, 0.34))
}
