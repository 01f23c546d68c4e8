import { mix } from '../paper/color.ts'
import { between, distance, type Point } from '../paper/geometry.ts'
import { line, piece } from '../paper/pieces.ts'
import {
  type AnimalFigure,
  type AnimalOptions,
  type AnimalPose,
  drawAnimal,
  frontFirst,
} from './mammal/animal.ts'
import { angleOf, type Joint, moved } from './mammal/cut.ts'
import type { Layer } from './mammal/ears.ts'
import { woolly } from './mammal/fur.ts'
import type { View } from './mammal/head-view.ts'
import type { Species } from './mammal/species.ts'

/** Measures of a grown sheep or a lamb. */
interface Build {
  long: number
  axis: number
  r: number
  leg: number
  head: Point
  /** Half width of the wool on the head. */
  cap: number
  scale: number
}

const grown: Build = { long: 96, axis: 112, r: 62, leg: 12, head: [62, -30], cap: 46, scale: 0.94 }
const young: Build = { long: 62, axis: 104, r: 43, leg: 11, head: [46, -32], cap: 30, scale: 0.7 }

/** Curls drawn on the wool, two arcs each. */
const curls = (spots: readonly Point[], shade: string): string =>
  line(spots.map(([x, y]) => `M${x - 13} ${y}q7 13 14 0q7 13 14 0`).join(''), shade, 3.4)

/** A body of wool from hips to shoulders. */
const fleece =
  (wool: string, shade: string) =>
  ([hips, rh]: Joint, [chest, rc]: Joint): string => {
    const middle = between(hips, chest, 0.5)
    const r = (rh + rc) / 2
    const d = distance(hips, chest)
    const up = angleOf(hips, chest)
    const balls = [
      woolly({ x: hips[0], y: hips[1], rx: rh, ry: rh * 0.96, count: 11 }),
      woolly({ x: chest[0], y: chest[1], rx: rc, ry: rc * 0.96, count: 11 }),
      woolly({
        x: middle[0],
        y: middle[1] - r * 0.06,
        rx: r + Math.abs(Math.cos(up)) * d * 0.2,
        ry: r + Math.abs(Math.sin(up)) * d * 0.2,
        count: 13,
      }),
    ]
    const spots = [
      moved(hips, -2.4, rh * 0.4),
      moved(hips, 0.9, rh * 0.5),
      moved(middle, -1.4, r * 0.5),
      moved(chest, 1.2, rc * 0.45),
    ]
    return piece(balls, wool) + curls(spots, shade)
  }

const cap =
  (wool: string, w: number) =>
  (view: View): Layer[] => {
    const [x, y] = view.at([0, -46, -4])
    const isBack = Math.abs(view.yaw) > 120
    return [
      { z: isBack ? 7 : 4.2, svg: piece(woolly({ x, y, rx: w, ry: w * 0.52, count: 9 }), wool) },
      ...(isBack
        ? [{ z: 5, svg: piece(woolly({ x: 0, y: -8, rx: w * 0.96, ry: w, count: 11 }), wool) }]
        : []),
    ]
  }

function sheepSpecies(wool: string, face: string, b: Build): Species {
  const pink = mix(face, '#f0a59a', 0.55)
  const shade = mix(wool, '#84706e', 0.42)
  return {
    coat: {
      fur: face,
      far: mix(face, '#3a2430', 0.28),
      near: face,
      light: face,
      paw: face,
      haunch: wool,
    },
    head: {
      fur: face,
      skull: [42, 46, 46],
      snout: [
        {
          color: mix(face, '#ffffff', 0.08),
          joints: [
            [[0, 10, 24], 34],
            [[0, 34, 52], 23],
          ],
        },
      ],
      nose: { at: [0, 27, 76], rx: 12, ry: 7, color: mix(pink, '#b4525a', 0.45) },
      mouth: { at: [0, 41, 68], width: 10 },
      eyes: { at: [25, -10, 34], r: 9 },
      blush: { at: [34, 14, 30], r: 9, opacity: 0.42 },
      ears: {
        shape: 'leaf',
        at: [34, -20, -6],
        length: 54,
        width: 17,
        rest: [1, 0.3, -0.05],
        color: face,
        inside: pink,
      },
      extras: cap(wool, b.cap),
    },
    tail: { length: 24, widths: [20], color: wool, isStub: true },
    fours: {
      axis: b.axis,
      long: b.long,
      rump: b.r,
      chest: b.r,
      head: b.head,
      leg: [b.leg * 1.4, b.leg, b.leg * 0.86],
      paw: 10.5,
      hoof: '#4a3b40',
      sit: b.axis,
    },
    shag: 0,
    scarf: 42,
    fleece: fleece(wool, shade),
  }
}

export interface SheepOptions extends AnimalOptions {
  /** `standing` from the front, `sideways` from the side. */
  pose?: AnimalPose | 'sideways'
  /** A lamb: smaller and slimmer, on long legs. */
  lamb?: boolean
  /** wool; black `#57505c`, brown `#a98567` */
  color?: string
  /** face and legs; dark `#6e5a60`, not darker, or the eyes are lost */
  face?: string
  /** Degrees the head leans, clockwise. */
  tilt?: number
}

function figureOf({
  pose = 'standing',
  color = '#fbf3e4',
  face = '#c9a48c',
  lamb = false,
}: SheepOptions): AnimalFigure {
  const build = lamb ? young : grown
  return {
    species: sheepSpecies(color, face, build),
    pose: frontFirst(pose),
    onFours: true,
    scale: build.scale,
  }
}

const optionsOf = (options: SheepOptions): AnimalOptions => ({
  ...options,
  headTilt: (options.headTilt ?? 0) + (options.tilt ?? 0),
})

/** A woolly sheep: 240 units tall standing, 209 walking, 152 asleep; as a lamb 156, 136 and 91. */
export const sheep = (options: SheepOptions = {}): string =>
  drawAnimal(figureOf(options), optionsOf(options))
