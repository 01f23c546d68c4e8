import { mix } from '../paper/color.ts'
import { ink } from '../paper/pieces.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalState,
  animalJoints,
  drawAnimal,
} from './mammal/animal.ts'
import { collarBand, type DogLook, type DogPose } from './mammal/dog-look.ts'
import { vecs } from './mammal/head-view.ts'
import { shaggySpecies } from './mammal/shaggy-dog.ts'
import type { Species } from './mammal/species.ts'

function dachshund({ color, dark, light }: Omit<DogLook, 'mood' | 'collar' | 'tilt'>): Species {
  return {
    coat: {
      fur: color,
      far: mix(color, dark, 0.75),
      near: mix(color, dark, 0.22),
      light,
      paw: light,
    },
    head: {
      fur: color,
      skull: [54, 56, 56],
      cheeks: [vecs('34,-40,10 53,0,0 54,28,4 44,46,10 20,58,20 0,60,24')],
      patches: [
        { color: light, points: vecs('13,-30,52 17,-37,48 26,-36,44 29,-29,42 22,-26,48') },
      ],
      snout: [
        {
          color: light,
          joints: [
            [[0, 36, 44], 27],
            [[0, 46, 92], 16],
          ],
        },
        {
          color,
          joints: [
            [[0, 14, 40], 22],
            [[0, 30, 98], 14],
          ],
        },
      ],
      hasJaw: true,
      nose: { at: [0, 28, 112], rx: 15, ry: 13, color: ink },
      mouth: { at: [0, 50, 98], width: 10 },
      eyes: { at: [27, -14, 40], r: 8.5 },
      blush: { at: [42, 16, 32], r: 10, opacity: 0.4 },
      ears: {
        shape: 'hanging',
        at: [46, -36, -2],
        length: 92,
        width: 27,
        rest: [0.5, 1, 0.05],
        color: dark,
        inside: dark,
      },
    },
    tail: { length: 104, widths: [22, 18, 13, 5], color },
    fours: {
      axis: 66,
      long: 232,
      rump: 37,
      chest: 43,
      head: [38, -84],
      leg: [21, 15, 12],
      paw: 12.5,
      waist: 0.94,
      sit: 80,
    },
    upright: {
      hip: 48,
      torso: 78,
      hips: 44,
      chest: 38,
      neck: 74,
      leg: [25, 17, 12],
      foot: [28, 15],
      arm: { bones: [40, 36], radii: [15, 13, 11], sleeve: 0.84 },
      paw: 12,
    },
    shag: 8,
    scarf: 40,
  }
}

export interface DogOptions extends AnimalOptions {
  pose?: DogPose
  breed?: 'dachshund' | 'shaggy'
  /** fur; dark `#7d5138`, shaggy `#b9a48c`, white `#efe6d8` */
  color?: string
  /** collar; `''` for none */
  collar?: string
  /** Degrees the head leans, clockwise. */
  tilt?: number
}

const breedOf = ({ breed = 'dachshund' }: DogOptions) => breed

function figureOf(options: DogOptions): AnimalFigure {
  const breed = breedOf(options)
  const {
    pose = 'sitting',
    color = breed === 'shaggy' ? '#b9a48c' : '#b0652f',
    onFours = true,
  } = options
  const look = { color, dark: mix(color, '#3a1a14', 0.36), light: mix(color, '#ffe9c9', 0.66) }
  const species = breed === 'shaggy' ? shaggySpecies(look) : dachshund(look)
  return { species, pose, onFours, scale: 1 }
}

function optionsOf(options: DogOptions): [AnimalOptions, AnimalState] {
  const { collar = '#c8434a', tilt = 0, headTilt = 0 } = options
  const neckwear =
    collar === '' ? '' : collarBand(0, breedOf(options) === 'shaggy' ? 40 : 35, collar)
  return [{ ...options, headTilt: headTilt + tilt }, { neckwear }]
}

/**
 * A dog: as a dachshund 224 units tall sitting, 212 walking (460 long), 122 asleep; shaggy 223,
 * 210 and 120.
 */
export const dog = (options: DogOptions = {}): string =>
  drawAnimal(figureOf(options), ...optionsOf(options))

export const dogJoints = (options: DogOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), ...optionsOf(options))
