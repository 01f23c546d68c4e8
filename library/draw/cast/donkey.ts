import { mix } from '../paper/color.ts'
import { between, ellipse } from '../paper/geometry.ts'
import { flat, mirrored, piece, placed } from '../paper/pieces.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalPose,
  type AnimalState,
  animalJoints,
  drawAnimal,
  frontFirst,
} from './mammal/animal.ts'
import { angleOf, cutEllipse, type Joint, moved } from './mammal/cut.ts'
import type { Layer } from './mammal/ears.ts'
import { hair } from './mammal/head-extras.ts'
import { type View, vecs } from './mammal/head-view.ts'
import type { Facing, Species } from './mammal/species.ts'

/** The dark cross over its shoulders. */
const cross =
  (color: string) =>
  (hips: Joint, chest: Joint, facing: Facing): string => {
    if (facing !== 'side') return ''
    const up = angleOf(hips[0], chest[0])
    const [x, y] = moved(between(hips[0], chest[0], 0.74), up - Math.PI / 2, chest[1] * 0.98)
    const svg = flat('M-9 -2L9 -2L5 62L-2 70L-7 58Z', color, 0.7)
    return placed(svg, { x, y, rotate: (up * 180) / Math.PI })
  }

/** A sack on the near side, its strap over the back at (x, y). */
function bag(x: number, y: number, color: string): string {
  const shade = mix(color, '#3a1a14', 0.28)
  return placed(
    piece('M-40 -4L40 -5L34 16L-34 17Z', shade) +
      piece('M-42 8L-48 34L-46 56L-36 68L36 67L47 54L48 32L42 8Q0 18 -42 8Z', color) +
      piece('M-44 4L44 4L44 22L22 33L-22 34L-44 22Z', shade) +
      flat(ellipse(0, 32, 6, 6), '#f2c14e'),
    { x, y },
  )
}

const nostrils =
  (color: string) =>
  (view: View): Layer[] =>
    Math.abs(view.yaw) > 120
      ? []
      : [-1, 1].flatMap((side): Layer[] =>
          view.facing([side * 0.5, 0, 0.86]) < 0.05
            ? []
            : [
                {
                  z: 4.6,
                  svg: flat(
                    cutEllipse(view.at([side * 15, 66, 92]), 5.4, 7.4, { count: 9 }),
                    color,
                  ),
                },
              ],
        )

function donkeySpecies(color: string, saddlebags: string | undefined): Species {
  const dark = mix(color, '#2a2030', 0.55)
  const light = mix(color, '#fff8ee', 0.84)
  const mane = hair(
    [
      [[-14, -52, 10], [-22, -88, -6], 24],
      [[0, -56, 14], [4, -96, -4], 28],
      [[14, -52, 10], [20, -84, -8], 24],
      [[-8, -50, 24], [-14, -14, 52], 22],
      [[4, -52, 26], [4, -2, 58], 26],
      [[14, -50, 22], [22, -18, 48], 20],
    ],
    dark,
    4.2,
  )
  const nose = nostrils(mix(dark, '#2a1a1f', 0.4))
  const spots = cross(dark)
  return {
    coat: {
      fur: color,
      far: mix(color, dark, 0.5),
      near: mix(color, dark, 0.14),
      light,
      paw: '#463a40',
    },
    head: {
      fur: color,
      skull: [50, 54, 52],
      cheeks: [vecs('34,-30,10 49,4,0 48,30,10 36,54,30 0,70,40')],
      patches: [
        {
          color: mix(color, light, 0.6),
          points: vecs('16,-4,48 22,-22,46 38,-28,36 50,-14,22 48,8,22 32,16,38 20,10,48'),
        },
      ],
      snout: [
        {
          color,
          joints: [
            [[0, 14, 26], 44],
            [[0, 58, 54], 33],
          ],
        },
        {
          color: light,
          joints: [
            [[0, 72, 52], 37],
            [[0, 74, 74], 29],
          ],
        },
      ],
      nose: { at: [0, 66, 88], rx: 0.1, ry: 0.1, color: light },
      mouth: { at: [0, 84, 92], width: 15 },
      eyes: { at: [33, -8, 34], r: 9 },
      chin: 20,
      blush: { at: [33, 26, 36], r: 9, opacity: 0.4 },
      ears: {
        shape: 'long',
        at: [30, -40, -8],
        length: 122,
        width: 25,
        rest: [0.34, -1, -0.06],
        color,
        inside: mix(light, '#e7a79c', 0.6),
        tip: dark,
      },
      extras: (view) => [...mane(view), ...nose(view)],
    },
    tail: {
      length: 92,
      widths: [16, 13, 11, 9],
      color,
      tassel: dark,
      curve: [
        [0, 0],
        [-0.4, 0],
        [-0.5, 0.5],
        [-0.46, 0.9],
      ],
    },
    fours: {
      axis: 134,
      long: 168,
      rump: 52,
      chest: 55,
      head: [56, -104],
      leg: [28, 16, 12.5],
      paw: 14.5,
      hoof: '#463a40',
      waist: 0.94,
    },
    shag: 6,
    scarf: 52,
    markings: (hips, chest, facing) => {
      const [x, y] = between(hips[0], chest[0], 0.46)
      const load = !saddlebags
        ? ''
        : facing === 'side'
          ? bag(x, y - hips[1] * 1.02, saddlebags)
          : mirrored(bag(-62, y - 30, saddlebags))
      return spots(hips, chest, facing) + load
    },
  }
}

export interface DonkeyOptions extends AnimalOptions {
  /** `standing` from the front, `sideways` from the side. */
  pose?: AnimalPose | 'sideways'
  /** fur; brown `#9c7b62` */
  color?: string
  /** Sacks of this colour; not asleep. */
  saddlebags?: string
  /** Degrees the head leans, clockwise. */
  tilt?: number
  /** Asleep on its feet. */
  dozing?: boolean
}

const figureOf = ({
  pose = 'standing',
  color = '#9b97a6',
  saddlebags,
}: DonkeyOptions): AnimalFigure => ({
  species: donkeySpecies(color, pose === 'sleeping' ? undefined : saddlebags),
  pose: frontFirst(pose),
  onFours: true,
  scale: 0.86,
})

const optionsOf = (options: DonkeyOptions): [AnimalOptions, AnimalState] => [
  { ...options, headTilt: (options.headTilt ?? 0) + (options.tilt ?? 0) },
  { isAsleep: options.dozing ?? false },
]

/** A donkey with long ears and a pale muzzle: 356 units tall standing, 350 walking, 190 asleep. */
export const donkey = (options: DonkeyOptions = {}): string =>
  drawAnimal(figureOf(options), ...optionsOf(options))

export const donkeyJoints = (options: DonkeyOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), ...optionsOf(options))
