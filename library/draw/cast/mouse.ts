import { mix } from '../paper/color.ts'
import type { Point } from '../paper/geometry.ts'
import {
  type AnimalFigure,
  type AnimalJoints,
  type AnimalOptions,
  type AnimalPose,
  type AnimalState,
  animalJoints,
  drawAnimal,
  legacyGaze,
} from './mammal/animal.ts'
import { whiskers } from './mammal/head-extras.ts'
import { vecs } from './mammal/head-view.ts'
import type { Species } from './mammal/species.ts'

const pink = '#f3b0a6'

function mouseSpecies(color: string): Species {
  const dark = mix(color, '#3a3050', 0.28)
  const light = mix(color, '#fff6ea', 0.78)
  return {
    coat: { fur: color, far: dark, near: mix(color, dark, 0.45), light, paw: pink },
    head: {
      fur: color,
      skull: [58, 47, 54],
      cheeks: [vecs('40,-26,10 56,0,0 69,17,-6 56,22,0 48,36,8 24,46,20 0,48,20')],
      patches: [
        { color: light, points: vecs('0,24,54 20,18,48 36,26,32 30,38,22 12,46,28 0,47,30') },
      ],
      snout: [
        {
          color: light,
          joints: [
            [[0, 24, 40], 19],
            [[0, 27, 72], 10],
          ],
        },
        {
          color,
          joints: [
            [[0, 10, 36], 18],
            [[0, 17, 74], 8],
          ],
        },
      ],
      hasJaw: true,
      nose: { at: [0, 18, 84], rx: 9.5, ry: 8, color: '#d9737a' },
      mouth: { at: [0, 31, 72], width: 7 },
      eyes: { at: [29, -6, 36], r: 9 },
      blush: { at: [44, 18, 28], r: 10, opacity: 0.42 },
      ears: {
        shape: 'round',
        at: [40, -30, -6],
        length: 68,
        width: 36,
        rest: [0.55, -0.84, 0],
        color: dark,
        inside: pink,
      },
      extras: whiskers([20, 26, 54], 36, mix(dark, '#ffffff', 0.3)),
    },
    tail: { length: 120, widths: [12, 10, 7, 3], color: pink },
    upright: {
      hip: 40,
      torso: 48,
      hips: 40,
      chest: 29,
      neck: 53,
      leg: [20, 13, 9],
      foot: [30, 12],
      arm: { bones: [36, 32], radii: [11, 9, 7.5], sleeve: 0.86 },
      paw: 9,
    },
    fours: {
      axis: 44,
      long: 66,
      rump: 40,
      chest: 32,
      head: [40, -30],
      leg: [15, 9, 7],
      paw: 9,
      waist: 1,
    },
    shag: 7,
    scarf: 36,
  }
}

export interface MouseOptions extends Omit<AnimalOptions, 'gaze'> {
  pose?: AnimalPose
  color?: string
  /** where the pupils look, -1 to 1; larger numbers, up to 8, turn the face there */
  gaze?: Point
  /** held in the paw stretched to the left (sitting); a drawing whose grip is at (0, 0) */
  holding?: string
}

const scale = 0.55

function figureOf({
  pose = 'sitting',
  color = '#9aa2b6',
  onFours = false,
}: MouseOptions): AnimalFigure {
  return { species: mouseSpecies(color), pose, onFours, scale }
}

function optionsOf({ holding = '', gaze, ...options }: MouseOptions): [AnimalOptions, AnimalState] {
  const [look, state] = legacyGaze(options, gaze)
  if (holding === '') return [look, state]
  const near = {
    at: [-98 * scale, -68 * scale],
    grip: 'hold',
    holding: `<g transform="scale(${scale})">${holding}</g>`,
  } as const
  return [{ ...look, paws: { near, ...look.paws } }, state]
}

/** A mouse, 122 units tall to the ears, 81 asleep. */
export const mouse = (options: MouseOptions = {}): string =>
  drawAnimal(figureOf(options), ...optionsOf(options))

export const mouseJoints = (options: MouseOptions = {}): AnimalJoints =>
  animalJoints(figureOf(options), ...optionsOf(options))
