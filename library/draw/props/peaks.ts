import { darker, lighter, mix } from '../paper/color.ts'
import { type Point, polygon } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

export interface Peak {
  /** Middle of the foot and the foot itself, in pixels. */
  x: number
  y: number
  w: number
  h: number
  seed: number
}

/** One jagged flank from the tip down to the foot; `side` -1 left, 1 right. */
const flank = ({ x, y, w, h, seed }: Peak, side: number): Point[] => {
  const random = seeded(seed + side * 3 + 5)
  return Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6
    const jag = i === 0 || i === 6 ? 0 : (random() - 0.5) * w * 0.07
    return [x + side * (w / 2) * t ** 1.12 + jag, y - h * (1 - t)]
  })
}

/** How a crack zigzags down from the tip, parting light from shade. */
const crease = ({ x, y, w, h, seed }: Peak): Point[] => {
  const random = seeded(seed + 17)
  return Array.from({ length: 6 }, (_, i): Point => {
    const t = i / 5
    return [
      x + (i === 0 ? 0 : (i % 2 === 0 ? 0.05 : -0.03) + random() * 0.04) * w + w * 0.07 * t,
      y - h * (1 - t),
    ]
  })
}

const cap = (peak: Peak, share: number) => {
  const cut = (points: Point[]) => points.filter(([, y]) => y < peak.y - peak.h * (1 - share))
  const [left, right] = [cut(flank(peak, -1)), cut(flank(peak, 1))]
  const tip: Point = [peak.x, peak.y - peak.h]
  const [from, to] = [left.at(-1) ?? tip, right.at(-1) ?? tip] as const
  const teeth = Array.from({ length: 5 }, (_, i): Point => {
    const t = (i + 1) / 6
    return [
      to[0] + (from[0] - to[0]) * t,
      to[1] + (from[1] - to[1]) * t + (i % 2 === 0 ? 0.13 : -0.02) * peak.h,
    ]
  })
  return [...right, ...teeth, ...left.reverse()]
}

/** Rocky peaks in one paper, each with its shaded side and (unless `snow` is 0) a cap of snow. */
export const peaks = (scene: Scene, list: readonly Peak[], rock: string, snow = 0.36) => {
  const outline = (peak: Peak) =>
    polygon([...flank(peak, -1).reverse(), ...flank(peak, 1).slice(1)])
  const top = Math.min(...list.map(({ y, h }) => y - h))
  const low = Math.max(...list.map(({ y }) => y))
  const body = (peak: Peak) => {
    const { mood, unit } = scene
    scene.sheet(
      outline(peak),
      scene.linear(lighter(rock, 0.16), mix(rock, mood.sky[2], 0.2), top, low),
      2,
      peak.y - peak.h,
    )
    const shadeSide = polygon([...flank(peak, 1), ...crease(peak).reverse()])
    scene.flat(shadeSide, darker(rock, 0.24), 0.5)
    if (snow === 0) return
    const white = mood.isDark ? mix('#dfeaff', rock, 0.3) : mix('#ffffff', mood.sky[2], 0.2)
    const snowy = cap(peak, snow)
    scene.piece(polygon(snowy), white, 1)
    const side = crease(peak).filter(([, y]) => y < peak.y - peak.h * (1 - snow * 0.9))
    const right = flank(peak, 1).filter(([, y]) => y < peak.y - peak.h * (1 - snow))
    scene.flat(polygon([...right, ...side.reverse()]), darker(rock, 0.06), 0.28)
    scene.glow(peak.x, peak.y - peak.h, 60 * unit, mood.light, 0.2)
  }
  for (const peak of list) body(peak)
}
