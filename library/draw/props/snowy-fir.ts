import { mix } from '../paper/color.ts'
import { num, type Point, polygon, smooth } from '../paper/geometry.ts'
import type { Mood } from '../paper/mood.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

/** Snow at this hour, in light and in shade. */
export const snowOf = (mood: Mood): [light: string, shade: string] => {
  switch (mood.hour) {
    case 'night':
      return [mix('#dfeaff', mood.tone(0.55), 0.3), mix('#6f8fc8', mood.tone(0.66), 0.6)]
    case 'dusk':
      return [mix('#fff6f2', mood.sky[1], 0.16), mix('#a99ac8', mood.tone(0.5), 0.3)]
    case 'dawn':
    case 'day':
      return ['#ffffff', mix('#c3d6ec', mood.tone(0.3), 0.2)]
  }
}

/** A fir under snow, its foot at (x, y): the tree's own paths and those of the snow on it. */
export const snowyFir = (x: number, y: number, h: number, seed: number) => {
  const random = seeded(seed)
  const count = 4
  const tree = [
    polygon([
      [x - h * 0.035, y + h * 0.05],
      [x - h * 0.028, y - h * 0.2],
      [x + h * 0.028, y - h * 0.2],
      [x + h * 0.035, y + h * 0.05],
    ]),
  ]
  const snow: string[] = []
  for (let i = 0; i < count; i++) {
    const low = y - h * (0.07 + i * 0.2)
    const top = y - h * Math.min(1, 0.46 + i * 0.19)
    const half = h * (0.27 - i * 0.052) * (0.94 + random() * 0.12)
    const reach = low - top
    tree.push(
      `M${num(x)} ${num(top)}Q${num(x + half * 0.3)} ${num(low - reach * 0.34)} ${num(x + half)} ${num(low)}Q${num(x + half * 0.5)} ${num(low + h * 0.035)} ${num(x)} ${num(low + h * 0.01)}Q${num(x - half * 0.5)} ${num(low + h * 0.035)} ${num(x - half)} ${num(low)}Q${num(x - half * 0.3)} ${num(low - reach * 0.34)} ${num(x)} ${num(top)}Z`,
    )
    snow.push(pillow(x, top, low, half, random))
  }
  snow.push(snowCollar(x, y + h * 0.045, h * 0.08))
  return { tree, snow }
}

/** Snow heaped round the foot of a trunk of width `w`. */
export const snowCollar = (x: number, y: number, w: number) =>
  `M${num(x - w * 1.2)} ${num(y)}Q${num(x - w * 0.7)} ${num(y - w * 0.6)} ${num(x)} ${num(y - w * 0.5)}Q${num(x + w * 0.7)} ${num(y - w * 0.6)} ${num(x + w * 1.2)} ${num(y)}Q${num(x)} ${num(y + w * 0.3)} ${num(x - w * 1.2)} ${num(y)}Z`

/** The snow on one tier: along both its edges, with a hem that hangs in drops. */
const pillow = (x: number, top: number, low: number, half: number, random: () => number) => {
  const reach = low - top
  const hem: Point[] = Array.from({ length: 7 }, (_, i) => {
    const t = 1 - i / 3
    const sag = i % 2 === 0 ? 0.2 : 0.4 + random() * 0.14
    const edge = low - reach * (1 - Math.abs(t) ** 0.8) * 0.62
    return [x + t * half * 0.96, edge + reach * sag * (1 - Math.abs(t) * 0.8) * 0.5]
  })
  const under = smooth(hem, false).slice(1)
  return `M${num(x)} ${num(top - 3)}Q${num(x + half * 0.34)} ${num(low - reach * 0.4)} ${num(x + half * 1.02)} ${num(low - reach * 0.02)}L${under}Q${num(x - half * 0.34)} ${num(low - reach * 0.4)} ${num(x)} ${num(top - 3)}Z`
}

export interface SnowyRow {
  /** Height of the ground at x, in pixels. */
  yAt: (x: number) => number
  /** Shares of the stage's width. */
  spots: readonly number[]
  height: [min: number, max: number]
  color: string
  snow: string
  seed: number
  lift?: 1 | 2 | 3
}

/** Firs under snow along a ground. */
export const snowyRow = (scene: Scene, row: SnowyRow) => {
  const random = seeded(row.seed)
  const { yAt, height, color, snow, lift = 2 } = row
  const firs = row.spots.map((share, i) => {
    const [px, h] = [
      scene.across(share),
      (height[0] + random() * (height[1] - height[0])) * scene.unit,
    ]
    return snowyFir(px, yAt(px) + h * 0.04, h, row.seed + i * 7)
  })
  scene.piece(
    firs.flatMap(({ tree }) => tree),
    color,
    lift,
  )
  scene.piece(
    firs.flatMap(({ snow: caps }) => caps),
    snow,
    1,
  )
  for (const share of row.spots) {
    const x = scene.across(share)
    scene.mark('snow', x, yAt(x) - height[0] * 0.45 * scene.unit, height[0] * 0.14 * scene.unit)
  }
}
