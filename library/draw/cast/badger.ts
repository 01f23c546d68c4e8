import { mix } from '../paper/color.ts'
import { ink } from '../paper/pieces.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalPose,
  animalJoints,
  drawAnimal,
} from './mammal/animal.ts'
import { vecs } from './mammal/head-view.ts'
import type { Species } from './mammal/species.ts'

const white = '#fbf6ee'

function badgerSpecies(color: string): Species {
  const dark = mix(color, '#1c1426', 0.66)
  return {
    coat: {
      fur: color,
      far: mix(dark, '#0c0a1c', 0.3),
      near: dark,
      light: mix(dark, color, 0.12),
      paw: mix(dark, '#0c0a1c', 0.2),
      claws: '#d9d0c6',
    },
    head: {
      fur: white,
      skull: [76, 60, 64],
      cheeks: [
        vecs('60,-30,10 76,-2,0 86,18,-4 97,38,-10 76,38,-2 68,52,0 50,50,10 26,66,24 0,68,30'),
      ],
      patches: [
        {
          color: dark,
          isOver: true,
          points: vecs(
            '7,36,84 22,24,70 42,16,48 58,2,28 62,-22,8 56,-44,-10 40,-60,-14 20,-62,-4 22,-38,34 15,-8,58',
          ),
        },
        {
          color,
          points: vecs(
            '-66,-26,-20 0,-58,-30 66,-26,-20 78,14,-20 52,50,-10 0,64,-10 -52,50,-10 -78,14,-20',
          ),
          central: true,
          behind: true,
          normal: [0, 0, 1],
        },
        {
          color: white,
          points: vecs('-9,-60,-20 9,-60,-20 12,20,-30 0,40,-30 -12,20,-30'),
          central: true,
          behind: true,
          normal: [0, 0, 1],
        },
      ],
      snout: [
        {
          color: white,
          joints: [
            [[0, 38, 46], 27],
            [[0, 48, 90], 17],
          ],
        },
        {
          color: white,
          joints: [
            [[0, 18, 46], 15],
            [[0, 30, 96], 13],
          ],
        },
      ],
      hasJaw: true,
      nose: { at: [0, 32, 110], rx: 16, ry: 13, color: ink },
      mouth: { at: [0, 52, 98], width: 11 },
      eyes: { at: [36, -10, 42], r: 9, ring: white, lid: dark },
      blush: { at: [62, 20, 24], r: 11, opacity: 0.4 },
      ears: {
        shape: 'round',
        at: [54, -42, -10],
        length: 40,
        width: 20,
        rest: [0.6, -0.8, 0],
        color: dark,
        inside: white,
      },
    },
    tail: { length: 62, widths: [22, 40, 36, 4], color, shaggy: true },
    upright: {
      hip: 56,
      torso: 66,
      hips: 60,
      chest: 48,
      neck: 64,
      leg: [30, 22, 17],
      foot: [34, 19],
      arm: { bones: [50, 46], radii: [19, 17, 14], sleeve: 1 },
      paw: 15,
    },
    fours: {
      axis: 84,
      long: 132,
      rump: 48,
      chest: 50,
      head: [40, -40],
      leg: [26, 19, 15],
      paw: 14,
      waist: 1,
    },
    headScale: 0.96,
    shag: 15,
    scarf: 54,
  }
}

export interface BadgerOptions extends AnimalOptions {
  pose?: AnimalPose
  /** back and flanks; brown `#8f7b6c` */
  color?: string
  /** Degrees the head leans, clockwise. */
  tilt?: number
}

const figureOf = ({
  pose = 'sitting',
  color = '#8d8b98',
  onFours = pose === 'walking',
}: BadgerOptions): AnimalFigure => ({
  species: badgerSpecies(color),
  pose,
  onFours,
  scale: 1,
})

const optionsOf = (options: BadgerOptions): AnimalOptions => ({
  ...options,
  headTilt: (options.headTilt ?? 0) + (options.tilt ?? 0),
})

/** A badger with a striped face: 240 units tall sitting, 195 walking, 148 asleep. */
export const badger = (options: BadgerOptions = {}): string =>
  drawAnimal(figureOf(options), optionsOf(options))

export const badgerJoints = (options: BadgerOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), optionsOf(options))
