import { mix } from '../paper/color.ts'
import { bird, birdSpots } from './bird/bird.ts'
import type { BirdActing } from './bird/bird-acting.ts'
import type { BirdDesign } from './bird/bird-design.ts'

export interface PigeonOptions extends BirdActing {
  /** plumage; white `#f0ebe4`, brown `#a8826a` */
  color?: string
}

function designOf({ color = '#8f9bb0' }: PigeonOptions): BirdDesign {
  const dark = mix(color, '#232a44', 0.6)
  const light = mix(color, '#ffffff', 0.3)
  return {
    scale: 0.62,
    length: 146,
    depth: 98,
    upright: 22,
    head: {
      size: 31,
      color: mix(color, dark, 0.3),
      sheen: color,
      eyeSize: 8,
      ring: '#f3c27a',
      sleek: true,
      beak: {
        upper: 'M-6 -9L8 -11L14 -5L28 2L24 8L-6 5Z',
        lower: 'M-6 1L20 7L10 12L-6 10Z',
        front: 'M0 -10L8 -4L4 14L0 19L-4 14L-8 -4Z',
        tip: [25, 5],
        color: '#5d5664',
        dark: '#4a4452',
      },
    },
    neck: {
      length: 62,
      widths: [92, 42],
      color: mix(color, dark, 0.3),
      collar: ['#5f9a86', '#8f6fa8'],
    },
    legs: { length: 34, color: '#e0736a', thick: 6 },
    tail: { length: 86, width: 14, count: 5, tones: [dark, color] },
    wing: {
      length: 140,
      tones: { long: [dark, mix(dark, color, 0.6)], short: [dark, light], arm: light },
    },
    body: color,
    belly: [mix(color, light, 0.5), light],
  }
}

/** A pigeon, facing right: 131 units tall standing, the neck green and violet. */
export const pigeon = (options: PigeonOptions = {}): string => bird(designOf(options), options)

/** Where a pigeon's beak, eyes and shoulder are, in figure units. */
export const pigeonSpots = (options: PigeonOptions = {}) => birdSpots(designOf(options), options)
