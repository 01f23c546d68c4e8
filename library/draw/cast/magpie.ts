import { mix } from '../paper/color.ts'
import { flat } from '../paper/pieces.ts'
import { bird, birdSpots } from './bird/bird.ts'
import type { BirdActing } from './bird/bird-acting.ts'
import type { BirdDesign } from './bird/bird-design.ts'
import { corvidBeak } from './raven.ts'

export interface MagpieOptions extends BirdActing {
  /** presses a wing to the breast; like `wings: 'hugging'` */
  hugs?: boolean
  /** looks at the ground */
  lowered?: boolean
  /** shine of the wings and of the tail */
  blue?: string
  teal?: string
}

const black = '#2b2b42'
const white = '#fbf6ee'

function designOf({ blue = '#3f74b8', teal = '#2a7f8a' }: MagpieOptions): BirdDesign {
  return {
    scale: 0.72,
    length: 136,
    depth: 86,
    upright: 26,
    head: {
      size: 38,
      color: black,
      sheen: '#434a72',
      eyeSize: 8.6,
      ring: white,
      beak: corvidBeak('#5b5870', 48, 12),
      over: (view) =>
        view === 'profile' || view === 'turned'
          ? flat('M-28 -16L-12 -33L14 -36L30 -28L8 -27L-14 -21Z', '#4b5a86', 0.8)
          : '',
    },
    neck: { length: 42, widths: [74, 56], color: black },
    legs: { length: 46, color: '#46404f', thick: 5.5 },
    tail: { length: 178, width: 15, count: 5, tones: [black, teal] },
    wing: {
      length: 138,
      tones: {
        long: [black, blue],
        short: [blue, mix(blue, '#9fd0f0', 0.34)],
        arm: black,
      },
      patch: white,
    },
    body: black,
    belly: [white, mix(white, '#c9bfd0', 0.5)],
  }
}

const acting = ({ hugs = false, lowered = false, ...rest }: MagpieOptions): BirdActing => ({
  ...rest,
  ...(hugs && { wings: 'hugging' }),
  ...(lowered && { gaze: [0.2, 1], lids: 0.55 }),
})

/** A magpie, facing right: 145 units tall, 235 long with its tail. */
export const magpie = (options: MagpieOptions = {}): string =>
  bird(designOf(options), acting(options))

/** Where a magpie's beak, eyes and shoulder are, in figure units. */
export const magpieSpots = (options: MagpieOptions = {}) =>
  birdSpots(designOf(options), acting(options))
