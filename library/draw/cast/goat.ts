import { mix } from '../paper/color.ts'
import { between, ellipse } from '../paper/geometry.ts'
import { flat, piece } from '../paper/pieces.ts'
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
import { angleOf, blade, bone, type Joint, moved } from './mammal/cut.ts'
import { hair, horns } from './mammal/head-extras.ts'
import { vecs } from './mammal/head-view.ts'
import type { Facing, Species } from './mammal/species.ts'

const pink = '#e7a79c'
const brass = '#f2c14e'

/** A dark saddle along the back. */
const saddle =
  (color: string) =>
  (hips: Joint, chest: Joint, facing: Facing): string => {
    if (facing !== 'side') return ''
    const up = angleOf(hips[0], chest[0])
    const at = (share: number): Joint => {
      const r = hips[1] + (chest[1] - hips[1]) * share
      return [moved(between(hips[0], chest[0], share), up - Math.PI / 2, r * 0.74), r * 0.24]
    }
    const locks = [0.05, 0.3, 0.55, 0.8].map((share) =>
      blade(at(share)[0], moved(at(share)[0], up + 2.2, 26), 26, 0),
    )
    return flat([bone(at(-0.06), at(0.9)), ...locks].join(''), color)
  }

function goatSpecies(color: string, horn: string): Species {
  const dark = mix(color, '#6b4330', 0.5)
  const light = mix(color, '#fffaf0', 0.72)
  const spine = horns(
    vecs('14,-50,0 20,-104,-6 70,-140,-40 92,-72,-64'),
    [24, 21, 16, 4],
    horn,
    mix(horn, '#3a2418', 0.35),
  )
  const beard = hair(
    [
      [[-10, 66, 54], [-8, 104, 58], 18],
      [[2, 68, 56], [6, 118, 56], 22],
      [[12, 66, 52], [20, 98, 54], 16],
    ],
    light,
    1.9,
  )
  const topknot = hair(
    [
      [[-10, -54, 20], [-18, -22, 48], 22],
      [[2, -56, 24], [0, -14, 54], 24],
      [[12, -54, 20], [20, -24, 48], 22],
    ],
    light,
    4.2,
  )
  return {
    coat: {
      fur: color,
      far: mix(color, dark, 0.7),
      near: mix(color, dark, 0.22),
      light,
      paw: '#57443c',
    },
    head: {
      fur: color,
      skull: [46, 50, 48],
      cheeks: [vecs('30,-30,10 45,2,0 54,18,-4 42,24,4 46,38,2 30,44,20 0,58,30')],
      snout: [
        {
          color: light,
          joints: [
            [[0, 50, 40], 26],
            [[0, 56, 64], 18],
          ],
        },
        {
          color,
          joints: [
            [[0, 8, 30], 32],
            [[0, 44, 62], 19],
          ],
        },
      ],
      nose: { at: [0, 40, 80], rx: 14, ry: 9, color: pink },
      mouth: { at: [0, 60, 74], width: 9 },
      eyes: { at: [27, -10, 34], r: 8.5 },
      chin: 46,
      blush: { at: [36, 18, 26], r: 9, opacity: 0.4 },
      ears: {
        shape: 'leaf',
        at: [38, -18, -8],
        length: 64,
        width: 17,
        rest: [1, 0.12, -0.05],
        color: dark,
        inside: pink,
      },
      extras: (view) => [...spine(view), ...beard(view), ...topknot(view)],
    },
    tail: {
      length: 46,
      widths: [20, 26, 4],
      color: dark,
      curve: [
        [0, 0],
        [-0.4, -0.3],
        [-0.6, -0.8],
        [-0.7, -1.1],
      ],
      shaggy: true,
    },
    fours: {
      axis: 126,
      long: 136,
      rump: 42,
      chest: 46,
      head: [48, -92],
      leg: [24, 13, 10],
      paw: 11.5,
      hoof: '#57443c',
      waist: 0.92,
    },
    shag: 13,
    scarf: 44,
    markings: saddle(dark),
  }
}

/** A bell on its strap, round a neck of half width `w`. */
const bell = (w: number, color: string): string =>
  piece(
    `M${-w} -6L${-w * 0.4} 5L${w * 0.4} 5L${w} -6V4L${w * 0.4} 15L${-w * 0.4} 15L${-w} 4Z`,
    color,
  ) +
  piece('M-9 10H9L13 26L17 34H-17L-13 26Z', brass) +
  flat(ellipse(0, 36, 5, 4), mix(brass, '#5a3a10', 0.5))

export interface GoatOptions extends AnimalOptions {
  /** `standing` from the front, `sideways` from the side. */
  pose?: AnimalPose | 'sideways'
  /** fur; brown `#b98a5e`, grey `#a8a4a8` */
  color?: string
  horns?: string
  /** strap of the bell; `''` for none */
  bell?: string
  /** Degrees the head leans, clockwise. */
  tilt?: number
  /** Asleep on its feet. */
  dozing?: boolean
}

const figureOf = ({
  pose = 'standing',
  color = '#e6d8c3',
  horns: horn = '#8f7a66',
}: GoatOptions): AnimalFigure => ({
  species: goatSpecies(color, horn),
  pose: frontFirst(pose),
  onFours: true,
  scale: 0.9,
})

function optionsOf(options: GoatOptions): [AnimalOptions, AnimalState] {
  const { bell: strap = '#c8434a', tilt = 0, headTilt = 0, dozing = false } = options
  const neckwear = strap === '' || options.pose === 'sleeping' ? '' : bell(40, strap)
  return [
    { ...options, headTilt: headTilt + tilt },
    { neckwear, isAsleep: dozing },
  ]
}

/** A goat with curved horns and a beard: 298 units tall standing, 300 walking, 189 asleep. */
export const goat = (options: GoatOptions = {}): string =>
  drawAnimal(figureOf(options), ...optionsOf(options))

export const goatJoints = (options: GoatOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), ...optionsOf(options))
