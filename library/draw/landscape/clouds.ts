// Clouds of cut and torn paper, in pixels.

import { mix } from '../paper/color.ts'
import { circle, num, type Point, polygon, smooth } from '../paper/geometry.ts'
import { strip } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { cutBlob } from './cut.ts'

/** Round stacked clouds, torn strips, long bars, clouds cut into slices, threads, or free-cut blobs. */
export type CloudKind = 'stacked' | 'torn' | 'bars' | 'slices' | 'threads' | 'blobs'

/** The path of a round cloud; (x, y) is the middle of its base, `w` its width. */
export const roundCloud = (x: number, y: number, w: number, seed: number) => {
  const random = seeded(seed)
  const balls = 4 + Math.floor(random() * 2)
  const peak = 0.34 + random() * 0.32
  let path = ''
  for (let i = 0; i < balls; i++) {
    const t = (i + 0.5) / balls
    const hump = 1 - Math.min(1, Math.abs(t - peak) * 1.5)
    const r = w * (0.1 + 0.13 * hump) * (0.88 + random() * 0.24)
    const cx = x - w / 2 + w * t
    path += circle(cx, y - r * 0.72, r)
    path += circle(cx + w * (random() - 0.5) * 0.06, y - w * 0.02, w * (0.075 + random() * 0.035))
  }
  return path
}

const stacked = (scene: Scene, [x, y]: Point, w: number, seed: number, tint: string) => {
  const back = mix(tint, scene.mood.sky[1], 0.34)
  scene.piece(roundCloud(x + w * 0.16, y - w * 0.07, w * 0.86, seed + 3), back)
  scene.piece(roundCloud(x, y, w * 0.94, seed), tint)
}

const tornStrip = ([x, y]: Point, w: number, h: number, seed: number) => {
  const random = seeded(seed)
  const [upper, lower]: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= 8; i++) {
    const t = i / 8
    const bulge = Math.sin(Math.PI * (0.06 + t * 0.88)) ** 0.6 * (0.7 + random() * 0.5)
    upper.push([x - w / 2 + w * t, y - h * 0.62 * bulge])
    lower.unshift([x - w / 2 + w * t, y + h * 0.4 * bulge])
  }
  return smooth([...upper, ...lower])
}

const torn = (scene: Scene, [x, y]: Point, w: number, seed: number, tint: string) => {
  const dark = mix(tint, scene.mood.sky[1], 0.3)
  scene.piece(tornStrip([x + w * 0.2, y - w * 0.13], w * 0.84, w * 0.25, seed + 1), dark, 2, 'torn')
  scene.piece(tornStrip([x - w * 0.04, y], w * 1.16, w * 0.25, seed), tint, 2, 'torn')
}

/** A bar with slanting ends. */
const bar = (x: number, y: number, w: number, h: number, slant: number) =>
  polygon([
    [x - w / 2, y],
    [x - w / 2 + slant, y - h * 0.9],
    [x + w * 0.1, y - h * 1.05],
    [x + w / 2, y - h * 0.8],
    [x + w / 2 - slant * 0.6, y + h * 0.1],
    [x - w * 0.1, y + h * 0.06],
  ])

const bars = (scene: Scene, [x, y]: Point, w: number, seed: number, tint: string) => {
  const random = seeded(seed)
  for (let i = 0; i < 3; i++) {
    const size = w * (0.72 + random() * 0.75)
    const fill = mix(tint, scene.mood.sky[1], i * 0.16)
    const at = x + (random() - 0.5) * w * 0.7
    scene.piece(bar(at, y - i * w * 0.105, size, w * (0.045 + random() * 0.02), w * 0.05), fill)
  }
}

const slices = (scene: Scene, [x, y]: Point, w: number, seed: number, tint: string) => {
  const random = seeded(seed)
  const rows = 5
  const paths = Array.from({ length: rows }, (_, i) => {
    const t = (i + 0.4) / rows
    const size = w * Math.cos((t * Math.PI) / 2.3) * (0.62 + random() * 0.5)
    const [at, row] = [x + (random() - 0.5) * w * 0.34, y - i * w * 0.088]
    return strip(
      [
        [at - size / 2, row],
        [at, row - w * 0.02],
        [at + size / 2, row + w * 0.008],
      ],
      [w * 0.03, w * 0.1, w * 0.03],
    )
  })
  scene.piece(paths, tint)
}

const threads = (scene: Scene, [x, y]: Point, w: number, seed: number, tint: string) => {
  const random = seeded(seed)
  const paths = Array.from({ length: 5 }, (_, i) => {
    const [from, length] = [x - w * (0.5 + random() * 0.3), w * (0.7 + random() * 0.5)]
    const at = y - i * w * 0.075
    const spine: Point[] = [
      [from, at],
      [from + length * 0.5, at - w * 0.03],
      [from + length * 0.9, at + w * 0.05],
      [from + length, at - w * (0.08 + random() * 0.14)],
    ]
    return strip(spine, [1, w * 0.05, w * 0.03, 1])
  })
  scene.piece(paths, tint, 1)
}

const blobs = (scene: Scene, [x, y]: Point, w: number, seed: number, tint: string) => {
  const middle = y - w * 0.13
  scene.piece(cutBlob(x, middle, w * 1.05, w * 0.42, 5, seed), tint)
  scene.flat(
    cutBlob(x - w * 0.06, middle + w * 0.02, w * 0.55, w * 0.18, 4, seed + 2),
    '#ffffff',
    0.4,
  )
}

const draws = { stacked, torn, bars, slices, threads, blobs }

/** Draws a cloud with the middle of its base at (x, y), about `w` wide. */
export const drawCloud = (
  scene: Scene,
  kind: CloudKind,
  at: Point,
  w: number,
  seed: number,
  tint: string,
) => draws[kind](scene, at, w, seed, tint)

/** A curtain of rain below a cloud: slanting cut strips from (x, y) down, `w` wide and `h` long. */
export const rainCurtain = (scene: Scene, [x, y]: Point, w: number, h: number, seed: number) => {
  const random = seeded(seed + 9)
  const paths: string[] = []
  for (let dx = -w / 2; dx < w / 2; dx += w * 0.07) {
    const [at, from, length] = [x + dx, y + random() * h * 0.1, h * (0.6 + random() * 0.6)]
    const slant = length * 0.16
    paths.push(
      `M${num(at)} ${num(from)}L${num(at + w * 0.026)} ${num(from)}L${num(at - slant)} ${num(from + length)}Z`,
    )
  }
  return scene.flat(paths, mix(scene.mood.cloud, scene.mood.sky[0], 0.16), 0.75)
}
