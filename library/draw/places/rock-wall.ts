import { bush, fir, grass, hills, stone } from '../landscape/land.ts'
import { darker, lighter } from '../paper/color.ts'
import { type Point, points, polygon } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import type { PlaceSettings } from '../stage/place-options.ts'
import { ridge } from './backdrop.ts'

/** What the views of the mountains share. */
export interface Range {
  scene: Scene
  settings: PlaceSettings
  rock: string
  snow: number
  /** The y in pixels at a share of the height. */
  yOf: (share: number) => number
}

/**
 * Draws the meadow at the foot of the mountain; the `amplitude` of its hills and the `step` between its
 * blades are in page pixels.
 */
export const grassyFoot = ({ scene, settings, yOf }: Range, amplitude: number, step: number) => {
  const { height, unit, mood } = scene
  const { seed } = settings
  const near = hills(scene, {
    base: yOf(0.745),
    amplitude: amplitude * unit,
    seed: seed + 6,
    waves: 0.8,
  })
  const [top, bottom] = [lighter(mood.land(0.7), 0.08), darker(mood.land(1), 0.14)]
  const fill = scene.linear(top, bottom, near.top, height)
  const blades = grass(near, scene.left - 20, scene.right + 20, step * unit, 30 * unit, seed)
  scene.sheet([near.path, blades], fill, 3, near.top - 50)
  return near
}

/** A paint for rock: light at y `top`, dark at y `low`. */
export const rockPaint = (scene: Scene, rock: string, top: number, low: number) =>
  scene.linear(lighter(rock, 0.14), darker(rock, 0.26), top, low)

/** Cracks in a rock face, each a thin dark sliver. */
export const cracks = (scene: Scene, spots: readonly Point[], rock: string, seed: number) => {
  const { unit } = scene
  const random = seeded(seed + 2)
  const slivers = spots.map(([x, y]) => {
    const [h, lean] = [(70 + random() * 90) * unit, (random() - 0.5) * 60 * unit]
    return polygon([
      [x, y],
      [x + 12 * unit, y + h * 0.4],
      [x + lean + 6 * unit, y + h],
      [x - 4 * unit, y + h * 0.5],
    ])
  })
  scene.flat(slivers, darker(rock, 0.4), 0.4)
  const lights = spots.map(([x, y]) => {
    const dx = 60 * unit
    return polygon([
      [x + dx, y - 30 * unit],
      [x + dx + 80 * unit, y - 10 * unit],
      [x + dx + 50 * unit, y + 60 * unit],
    ])
  })
  scene.flat(lights, lighter(rock, 0.4), 0.22)
}

/** Draws a high face of rock without details in its middle. */
export const wallView = (range: Range) => {
  const { scene, settings, rock, yOf } = range
  const { width, unit, mood } = scene
  ridge(scene, settings, {
    y: 0.5,
    nearness: 0.1,
    trees: { kind: 'fir', height: [80, 150], step: 50 },
  })
  const face: Point[] = [
    [0.08 * width, yOf(0.82)],
    [0.1 * width, yOf(0.55)],
    [0.15 * width, yOf(0.46)],
    [0.14 * width, yOf(0.26)],
    [0.22 * width, yOf(0.17)],
    [0.27 * width, -60],
    [0.82 * width, -60],
    [0.8 * width, yOf(0.13)],
    [0.87 * width, yOf(0.22)],
    [0.86 * width, yOf(0.42)],
    [0.92 * width, yOf(0.52)],
    [0.95 * width, yOf(0.82)],
  ]
  scene.sheet(polygon(face), rockPaint(scene, rock, 0, yOf(0.85)), 3)
  const facet = (corners: readonly Point[]) =>
    polygon(corners.map(([px, y]): Point => [px * width, yOf(y)]))
  const planes: Point[][] = [
    points('0.14,0.26 0.22,0.17 0.3,0.34 0.24,0.52 0.15,0.46'),
    points('0.62,0 0.8,0 0.8,0.13 0.7,0.24'),
    points('0.86,0.42 0.92,0.52 0.94,0.8 0.8,0.8 0.78,0.56'),
  ]
  scene.flat(planes.map(facet), darker(rock, 0.3), 0.3)
  const bright: Point[][] = [
    points('0.3,0.34 0.42,0.28 0.44,0.5 0.34,0.6 0.24,0.52'),
    points('0.46,0.02 0.6,0.05 0.56,0.2 0.48,0.18'),
  ]
  scene.flat(bright.map(facet), lighter(rock, 0.4), 0.14)
  cracks(
    scene,
    points('0.33,0.1 0.24,0.58 0.72,0.36 0.68,0.06 0.86,0.6').map(
      ([px, y]): Point => [px * width, yOf(y)],
    ),
    rock,
    settings.seed,
  )
  const moss = [
    [0.245, 0.19, 120],
    [0.812, 0.205, 120],
    [0.146, 0.49, 96],
  ] as const
  scene.piece(
    moss.map(([px, y, w], i) => bush(px * width, yOf(y), w * unit, i + 3)),
    mood.land(0.6),
    2,
  )
  scene.piece(
    [fir(0.245 * width, yOf(0.175), 200 * unit, 5), fir(0.882 * width, yOf(0.478), 210 * unit, 9)],
    darker(mood.land(0.62), 0.1),
    2,
  )
  const near = grassyFoot(range, 14, 24)
  const foot = [0.05, 0.14, 0.88, 0.97].map((share, i) =>
    stone(share * width, near.yAt(share * width) + 40 * unit, (170 + (i % 2) * 90) * unit, i + 2),
  )
  scene.piece(foot, rockPaint(scene, rock, yOf(0.66), yOf(0.8)), 3)
  scene.ground = near.yAt
}
