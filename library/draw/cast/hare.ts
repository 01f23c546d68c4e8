import { mix } from '../paper/color.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalPose,
  animalJoints,
  drawAnimal,
} from './mammal/animal.ts'
import { whiskers } from './mammal/head-extras.ts'
import { vecs } from './mammal/head-view.ts'
import type { Species } from './mammal/species.ts'

const cream = '#fff3e4'
const pink = '#f0a59a'

function hareSpecies(color: string): Species {
  const dark = mix(color, '#5a3328', 0.3)
  return {
    coat: {
      fur: color,
      far: dark,
      near: mix(color, dark, 0.34),
      light: cream,
      paw: mix(color, '#ffffff', 0.3),
    },
    head: {
      fur: color,
      skull: [54, 50, 52],
      cheeks: [vecs('40,-30,10 54,-4,0 70,15,-8 56,19,-2 61,32,-4 40,42,14 0,50,20')],
      patches: [
        {
          color: cream,
          points: vecs('0,22,52 20,10,48 44,16,28 58,28,4 38,40,18 16,49,26 0,50,26'),
        },
      ],
      snout: [
        {
          color: mix(color, cream, 0.4),
          joints: [
            [[0, 4, 34], 18],
            [[0, 12, 56], 12],
          ],
        },
        {
          color: cream,
          joints: [
            [[-9, 25, 52], 15],
            [[9, 25, 52], 15],
          ],
        },
      ],
      nose: { at: [0, 14, 68], rx: 9, ry: 6.5, color: '#c9585a' },
      mouth: { at: [0, 25, 66], width: 8 },
      eyes: { at: [30, -6, 36], r: 8.5 },
      blush: { at: [44, 18, 26], r: 10, opacity: 0.4 },
      ears: {
        shape: 'long',
        at: [22, -36, -8],
        length: 118,
        width: 21,
        rest: [0.2, -1, -0.08],
        color,
        inside: pink,
        tip: '#5b443f',
      },
      extras: whiskers([26, 25, 48], 30, mix(dark, '#ffffff', 0.3)),
    },
    tail: { length: 25, widths: [20], color: cream, isStub: true },
    upright: {
      hip: 42,
      torso: 52,
      hips: 45,
      chest: 32,
      neck: 62,
      leg: [26, 18, 12],
      foot: [40, 14],
      arm: { bones: [38, 34], radii: [12, 10, 9], sleeve: 1 },
      paw: 10,
    },
    fours: {
      axis: 56,
      long: 78,
      rump: 46,
      chest: 36,
      head: [38, -50],
      leg: [20, 12, 9],
      paw: 11,
      waist: 1,
    },
    shag: 9,
    scarf: 38,
  }
}

export interface HareOptions extends AnimalOptions {
  pose?: AnimalPose
  color?: string
  /** the ear on the right hangs */
  bent?: boolean
  /** wet eyes */
  tears?: boolean
}

function figureOf({
  pose = 'sitting',
  color = '#c9a58a',
  onFours = false,
}: HareOptions): AnimalFigure {
  return { species: hareSpecies(color), pose, onFours, scale: 1 }
}

const optionsOf = (options: HareOptions): AnimalOptions => {
  const ears =
    options.ears ?? (options.pose === 'sleeping' ? 'back' : options.bent ? 'one' : undefined)
  return ears ? { ...options, ears } : options
}

/** A hare, 206 units tall to the brow and 302 to the ears, 167 asleep. */
export const hare = (options: HareOptions = {}): string =>
  drawAnimal(figureOf(options), optionsOf(options), { tears: options.tears ?? false })

export const hareJoints = (options: HareOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), optionsOf(options))
