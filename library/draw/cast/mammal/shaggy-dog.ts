import { mix } from '../../paper/color.ts'
import { ink, type Placement, placed } from '../../paper/pieces.ts'
import { drawHead } from './animal-head.ts'
import type { DogLook } from './dog-look.ts'
import { hair } from './head-extras.ts'
import type { HeadPlan } from './head-plan.ts'
import { vecs } from './head-view.ts'
import type { Species } from './species.ts'

type Colors = Pick<DogLook, 'color' | 'dark' | 'light'>

function headOf({ color, dark, light }: Colors): HeadPlan {
  const fringe = mix(color, light, 0.4)
  return {
    fur: color,
    skull: [64, 54, 60],
    cheeks: [
      vecs(
        '40,-40,10 62,-24,0 76,-14,-4 66,-4,0 82,10,-6 68,16,0 78,36,-4 60,36,4 60,56,4 42,50,14 34,66,16 14,58,26 0,68,28',
      ),
      vecs('8,-50,0 20,-66,-6 30,-48,0 44,-58,-8 52,-34,0 0,-30,10'),
    ],
    snout: [
      {
        color: light,
        joints: [
          [[-8, 40, 48], 26],
          [[8, 40, 48], 26],
        ],
      },
      {
        color: mix(light, color, 0.12),
        joints: [
          [[0, 18, 46], 24],
          [[0, 26, 78], 20],
        ],
      },
    ],
    nose: { at: [0, 18, 96], rx: 15, ry: 13, color: ink },
    mouth: { at: [0, 41, 84], width: 10 },
    eyes: { at: [28, -8, 40], r: 9 },
    blush: { at: [48, 20, 30], r: 10, opacity: 0.4 },
    ears: {
      shape: 'hanging',
      at: [54, -34, -2],
      length: 86,
      width: 27,
      rest: [0.55, 1, 0.05],
      color: dark,
      inside: dark,
    },
    extras: hair(
      [
        [[-24, -46, 34], [-44, -14, 44], 30],
        [[-12, -48, 40], [-22, -18, 54], 26],
        [[2, -48, 40], [-2, -22, 60], 28],
        [[16, -48, 40], [22, -18, 54], 26],
        [[28, -44, 34], [48, -14, 42], 30],
        [[0, -44, 20], [10, -70, 14], 26],
      ],
      fringe,
      4.2,
    ),
  }
}

/** The shaggy breed of `dog`. */
export function shaggySpecies(colors: Colors): Species {
  const { color, dark, light } = colors
  return {
    coat: {
      fur: color,
      far: mix(color, dark, 0.8),
      near: mix(color, dark, 0.24),
      light: mix(color, light, 0.75),
      paw: light,
    },
    head: headOf(colors),
    tail: { length: 104, widths: [24, 46, 54, 4], color: dark, shaggy: true },
    fours: {
      axis: 88,
      long: 112,
      rump: 50,
      chest: 52,
      head: [40, -62],
      leg: [28, 22, 18],
      paw: 16,
      waist: 1,
      sit: 92,
    },
    upright: {
      hip: 56,
      torso: 66,
      hips: 52,
      chest: 44,
      neck: 68,
      leg: [30, 24, 18],
      foot: [32, 18],
      arm: { bones: [44, 40], radii: [20, 18, 15], sleeve: 0.86 },
      paw: 15,
    },
    shag: 26,
    scarf: 44,
  }
}

/** The head of the shaggy breed, its middle at (0, -136); from 60 degrees on `ears` stand up. */
export function shaggyHead(
  look: DogLook,
  asleep: boolean,
  turn: number,
  placement: Placement,
  ears = 8,
): string {
  const svg = drawHead(headOf(look), {
    expression: { mood: look.mood },
    isAsleep: asleep,
    yaw: turn * 3,
    nod: 0,
    ears: ears >= 60 || look.mood === 'surprised' ? 'up' : undefined,
  })
  return placed(svg, placement)
}
