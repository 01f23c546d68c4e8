// What the designs of cover frames share. A cover is 1200 x 1600 pixels; all lengths are in pixels.

import { darker, lighter, mix } from '../../paper/color.ts'
import { num, type Point, smooth } from '../../paper/geometry.ts'
import { seeded } from '../../paper/random.ts'
import type { Lift, Scene } from '../../paper/scene.ts'

/** Draws a frame over a cover; the upper 380 pixels stay quiet for the title. */
export type Frame = (scene: Scene, seed: number) => void

/** In a cover's SVG: its title lies on light paper. */
export const lightTitle = '<g class="light-title"/>'

/** Dark frame colours, 0 farther and lighter, 1 nearest. */
export const frameTone = (scene: Scene, share: number) => scene.mood.tone(0.76 + share * 0.23)

/** A dark green, brown or blue of the nearest land. */
export const frameGreen = (scene: Scene, share: number) =>
  scene.palette === 'winter'
    ? frameTone(scene, 0.5 + share / 2)
    : darker(
        mix(
          mix(scene.mood.land(0.9), '#3f7a4c', scene.palette === 'midnight' ? 0 : 0.4),
          scene.mood.tone(0.9),
          0.2,
        ),
        0.12 + share * 0.4,
      )

/** Warm white paper, tinted by the picture's lightest colour. */
export const paperWhite = (scene: Scene) => mix(lighter(scene.mood.tone(0.06), 0.5), '#fff6e4', 0.6)

/** Points across the cover every `step` pixels at the heights that `yAt` gives. */
export const across = (yAt: (x: number) => number, step = 60): Point[] =>
  Array.from({ length: Math.ceil(1360 / step) + 1 }, (_, i) => [i * step - 80, yAt(i * step - 80)])

/** The path from the top edge of the cover down to an edge. */
export const downTo = (edge: readonly Point[]) =>
  `${smooth(edge.toReversed(), false)}L-80 -80H1300Z`

/** The path from the bottom edge of the cover up to an edge. */
export const upTo = (edge: readonly Point[]) => `${smooth(edge, false)}L1300 1700H-80Z`

/** A wave of two lengths with random phases, about `height` high to both sides of `y`. */
export const wavy = (y: number, height: number, length: number, seed: number) => {
  const random = seeded(seed)
  const [a, b] = [random() * 6.28, random() * 6.28]
  return (x: number) =>
    y + height * (0.7 * Math.sin((x / length) * 6.28 + a) + 0.3 * Math.sin((x / length) * 14.5 + b))
}

/** A whole sheet with `hole`, drawn anticlockwise, cut out. */
export const holed = (scene: Scene, hole: string, fill: string, lift: Lift = 3) =>
  scene.sheet(`M-80 -80H1280V1680H-80Z${hole}`, fill, lift)

/** A rectangle with round corners, anticlockwise, for holes. */
export const hole = (x: number, y: number, w: number, h: number, r: number) =>
  `M${num(x + r)} ${num(y)}A${r} ${r} 0 0 0 ${num(x)} ${num(y + r)}V${num(y + h - r)}A${r} ${r} 0 0 0 ${num(x + r)} ${num(y + h)}H${num(x + w - r)}A${r} ${r} 0 0 0 ${num(x + w)} ${num(y + h - r)}V${num(y + r)}A${r} ${r} 0 0 0 ${num(x + w - r)} ${num(y)}Z`
