import { mix } from '../paper/color.ts'
import { piece, placed } from '../paper/pieces.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalPose,
  animalJoints,
  drawAnimal,
} from './mammal/animal.ts'
import { vecs } from './mammal/head-view.ts'
import type { PawReach } from './mammal/paw.ts'
import type { Species } from './mammal/species.ts'

const cream = '#fff0dc'

function squirrelSpecies(color: string): Species {
  const dark = mix(color, '#5a1a14', 0.3)
  return {
    coat: { fur: color, far: dark, near: mix(color, dark, 0.5), light: cream, paw: dark },
    head: {
      fur: color,
      skull: [56, 46, 52],
      cheeks: [vecs('40,-28,10 56,-4,0 72,12,-8 58,17,-2 64,30,-4 42,40,12 0,48,20')],
      patches: [
        {
          color: cream,
          points: vecs('0,20,52 18,8,50 42,12,30 60,26,2 40,38,16 16,47,26 0,47,26'),
        },
      ],
      snout: [
        {
          color: mix(color, cream, 0.16),
          joints: [
            [[0, 0, 36], 17],
            [[0, 10, 58], 11],
          ],
        },
        {
          color: cream,
          joints: [
            [[-8, 23, 48], 14],
            [[8, 23, 48], 14],
          ],
        },
      ],
      nose: { at: [0, 12, 66], rx: 8.5, ry: 7, color: '#4a2530' },
      mouth: { at: [0, 24, 62], width: 7 },
      eyes: { at: [30, -7, 36], r: 9 },
      blush: { at: [44, 18, 26], r: 10, opacity: 0.42 },
      ears: {
        shape: 'tufted',
        at: [36, -30, -6],
        length: 66,
        width: 19,
        rest: [0.3, -1, -0.05],
        color: dark,
        inside: '#f0b48e',
      },
    },
    tail: {
      length: 176,
      widths: [18, 70, 104, 112, 66],
      color: dark,
      stripe: mix(color, '#ffd9a8', 0.45),
      curve: [
        [0, 0],
        [-0.78, 0.2],
        [-0.1, -1.02],
        [-0.8, -1.2],
      ],
      shaggy: true,
    },
    upright: {
      hip: 42,
      torso: 50,
      hips: 43,
      chest: 31,
      neck: 57,
      leg: [25, 17, 11],
      foot: [34, 13],
      arm: { bones: [38, 34], radii: [12, 10, 8.5], sleeve: 1 },
      paw: 9.5,
    },
    fours: {
      axis: 48,
      long: 70,
      rump: 41,
      chest: 32,
      head: [36, -40],
      leg: [17, 11, 8],
      paw: 9.5,
      waist: 0.94,
    },
    shag: 9,
    scarf: 38,
  }
}

/** A hazelnut, its middle at (0, 0). */
const hazelnut =
  piece('M0 20L-9 15L-16 4L-17 -6L-14 -12L14 -13L17 -5L15 5L8 15Z', '#c98a4a') +
  piece('M-19 -9L-15 -18L-4 -21L8 -20L17 -16L19 -9Q0 -3 -19 -9Z', '#7f9a4a')

export interface SquirrelOptions extends AnimalOptions {
  pose?: AnimalPose
  color?: string
  /** holds a hazelnut (asleep it is in front) */
  nut?: boolean
}

const scale = 0.64

function figureOf({
  pose = 'sitting',
  color = '#c0602f',
  onFours = false,
}: SquirrelOptions): AnimalFigure {
  return { species: squirrelSpecies(color), pose, onFours, scale }
}

function optionsOf(options: SquirrelOptions): AnimalOptions {
  const { pose = 'sitting', nut = false, paws } = options
  if (!nut || paws || pose === 'sleeping') return options
  const held = placed(hazelnut, { scale })
  const far: PawReach =
    pose === 'sitting'
      ? { at: [9, -38], grip: 'hold', holding: placed(held, { x: -9 }) }
      : { at: [42, -44], grip: 'hold', holding: held }
  const near: PawReach =
    pose === 'sitting' ? { at: [-9, -37], grip: 'hold' } : { at: [34, -40], grip: 'hold' }
  return { ...options, paws: { far, near } }
}

/** A squirrel, 152 units tall, 97 asleep under its tail. */
export function squirrel(options: SquirrelOptions = {}): string {
  const svg = drawAnimal(figureOf(options), optionsOf(options))
  return options.nut && options.pose === 'sleeping'
    ? svg + placed(hazelnut, { x: 76, y: -13, scale })
    : svg
}

export const squirrelJoints = (options: SquirrelOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), optionsOf(options))
