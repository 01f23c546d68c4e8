import { mix } from '../paper/color.ts'
import { flat } from '../paper/pieces.ts'
import { bird, birdSpots } from './bird/bird.ts'
import type { BirdActing } from './bird/bird-acting.ts'
import type { BirdDesign } from './bird/bird-design.ts'

export interface GullOptions extends BirdActing {
  /** back and wings */
  wing?: string
}

const white = '#fdfaf3'
const tip = '#3b4460'
const bill = '#f5b53a'

function designOf({ wing = '#9fb0c8' }: GullOptions): BirdDesign {
  const shade = mix(white, '#c3cbdc', 0.55)
  return {
    scale: 0.74,
    length: 160,
    depth: 90,
    upright: 16,
    head: {
      size: 40,
      color: white,
      sheen: shade,
      eyeSize: 9,
      ring: '',
      sleek: true,
      beak: {
        upper: 'M-8 -12L30 -13Q50 -8 52 14L42 4L-8 4Z',
        lower: 'M-8 -2L34 2L42 7L28 14L-8 12Z',
        front: 'M0 -14L12 -4L6 22L0 30L-6 22L-12 -4Z',
        spot: flat('M28 5L39 4L40 9L31 12Z', '#e2573c'),
        tip: [46, 8],
        color: bill,
        dark: mix(bill, '#e07a30', 0.5),
      },
    },
    neck: { length: 50, widths: [80, 60] },
    legs: { length: 46, color: '#f08a4b', thick: 6, webbed: true },
    tail: { length: 74, width: 13, count: 4, tones: [white, shade] },
    wing: {
      length: 168,
      tones: {
        long: [tip, mix(tip, wing, 0.35)],
        short: [wing, mix(wing, white, 0.34)],
        arm: wing,
      },
    },
    body: white,
    belly: [mix(white, shade, 0.5), shade],
  }
}

/** A gull, facing right: 157 units tall standing, 215 long. */
export const gull = (options: GullOptions = {}): string => bird(designOf(options), options)

/** Where a gull's beak, eyes and shoulder are, in figure units. */
export const gullSpots = (options: GullOptions = {}) => birdSpots(designOf(options), options)
