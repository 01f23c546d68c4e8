// The sky as a few overlapping sheets of paper, light and far at the horizon, dark and near at the zenith.

import { mix, ramp } from '../paper/color.ts'
import { num, type Point, smooth } from '../paper/geometry.ts'
import type { Mood } from '../paper/mood.ts'
import { phases, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { cutDisc } from './cut.ts'

/** How the sheets are cut: in waves, torn, along slanting lines, or in rings around sun or moon. */
export type SkySheets = 'waves' | 'torn' | 'slope' | 'rings'

const count = 4

/** The lower edges of the sheets as shares of the height, the topmost last. */
const edges = [0.64, 0.48, 0.32, 0.16]

/** The colours of the sheets, from the horizon (0) to the zenith (1); `gray` is the share of rain clouds in them. */
const scaleOf = ({ mood }: Scene, gray: number) => {
  const [top, middle, low] = mood.sky.map((color) => mix(color, '#8b98a8', gray)) as Mood['sky']
  return ramp([low, mix(low, middle, 0.7), middle, mix(middle, top, 0.6), top])
}

type ColorScale = (share: number) => string

const edgeOf = (scene: Scene, kind: SkySheets, i: number, seed: number): Point[] => {
  const random = seeded(seed * 3 + i * 7)
  const [a, b, c] = phases(random)
  const { left, right, width, height, unit } = scene
  const base = height * (edges[i] ?? 0) + (random() - 0.5) * 50 * unit
  const slant = kind === 'slope' ? (0.16 + random() * 0.14) * height * (i % 2 === 0 ? 1 : -1) : 0
  const swing = (kind === 'waves' ? 46 : kind === 'torn' ? 26 : 12) * unit
  const long = (kind === 'waves' ? 1.5 : 1) * 2 * Math.PI
  const points: Point[] = []
  for (let x = left - 60; x <= right + 90; x += 60) {
    const t = x / width
    const wave =
      Math.sin(long * t + a) + 0.5 * Math.sin(long * 2.3 * t + b) + 0.2 * Math.sin(21 * t + c)
    points.push([x, base + slant * (t - 0.5) + swing * wave])
  }
  return points
}

const closed = (scene: Scene, line: string) =>
  `${line}L${num(scene.left - 60)} -60H${num(scene.right + 90)}Z`

const ringSheets = (scene: Scene, colorAt: ColorScale, seed: number, [x, y]: Point) => {
  const reach = Math.max(scene.span, scene.height)
  scene.add(`<rect ${scene.fullWidthAttributes} height="${scene.height}" fill="${colorAt(1)}"/>`)
  for (const [i, share] of [0.66, 0.49, 0.34, 0.2].entries()) {
    const shift = (4 - i) * 14 * scene.unit
    const disc = cutDisc(x + shift, y + shift * 1.6, reach * share, seed + i)
    scene.sheet(disc, colorAt(1 - (i + 1) / count), 2)
  }
}

/** Covers the whole picture with the sky's sheets; `light` is the middle of sun or moon in pixels. */
export const skySheets = (
  scene: Scene,
  { kind, seed, light, gray = 0 }: { kind: SkySheets; seed: number; light: Point; gray?: number },
) => {
  const colorAt = scaleOf(scene, gray)
  if (kind === 'rings') return ringSheets(scene, colorAt, seed, light)
  const { height } = scene
  scene.add(`<rect ${scene.fullWidthAttributes} height="${height}" fill="${colorAt(0)}"/>`)
  for (let i = 0; i < count; i++) {
    const edge = edgeOf(scene, kind, i, seed)
    const fill = colorAt((i + 1) / count)
    scene.sheet(
      closed(scene, smooth(edge.toReversed(), false)),
      fill,
      2,
      0,
      kind === 'torn' ? 'torn' : 'cut',
    )
  }
}
