import { mix } from '../paper/color.ts'
import { bird, birdSpots } from './bird/bird.ts'
import type { BirdActing } from './bird/bird-acting.ts'
import type { BirdDesign } from './bird/bird-design.ts'

export interface RobinOptions extends BirdActing {
  color?: string
  breast?: string
}

function designOf({ color = '#96735a', breast = '#ee7f3e' }: RobinOptions): BirdDesign {
  const dark = mix(color, '#3a2224', 0.35)
  const light = mix(color, '#e9d6b8', 0.34)
  return {
    scale: 0.375,
    length: 108,
    depth: 112,
    upright: 26,
    head: {
      size: 50,
      color,
      sheen: dark,
      eyeSize: 10.5,
      ring: '',
      mask: breast,
      cheekColor: mix(breast, '#d0443c', 0.4),
      beak: {
        upper: 'M-8 -9L6 -9L28 2L22 5L-8 4Z',
        lower: 'M-8 1L20 5L8 10L-8 9Z',
        front: 'M0 -10L9 -3L4 12L0 17L-4 12L-9 -3Z',
        tip: [24, 3],
        color: '#6a4c34',
        dark: '#57402f',
      },
    },
    neck: { length: 18, widths: [104, 92] },
    legs: { length: 30, color: '#8a6248', thick: 5.5 },
    tail: { length: 84, width: 12, count: 4, tones: [dark, color] },
    wing: {
      length: 112,
      tones: {
        long: [dark, mix(dark, color, 0.6)],
        short: [color, light],
        arm: mix(color, dark, 0.3),
      },
    },
    body: color,
    belly: [breast, mix(breast, '#ffc27a', 0.4)],
  }
}

const acting = (options: RobinOptions): RobinOptions => ({ view: 'front', ...options })

/** A robin, 81 units tall, from the front unless `view` says otherwise. */
export const robin = (options: RobinOptions = {}): string =>
  bird(designOf(options), acting(options))

/** Where a robin's beak, eyes and shoulder are, in figure units. */
export const robinSpots = (options: RobinOptions = {}) =>
  birdSpots(designOf(options), acting(options))
