import { mix } from '../paper/color.ts'
import { bird, birdSpots } from './bird/bird.ts'
import type { BirdActing } from './bird/bird-acting.ts'
import type { BirdDesign } from './bird/bird-design.ts'
import { corvidBeak } from './raven.ts'

export interface CrowOptions extends BirdActing {
  color?: string
  /** a hooded crow: grey with a black head, wings and tail */
  hooded?: boolean
}

function designOf({ color = '#33364f', hooded = false }: CrowOptions): BirdDesign {
  const dark = mix(color, '#0a0a1a', 0.42)
  const violet = mix(color, '#8a6fb0', 0.3)
  const coat = hooded ? '#b9b4b4' : color
  return {
    scale: 0.74,
    length: 150,
    depth: 84,
    upright: 30,
    head: {
      size: 38,
      color,
      sheen: violet,
      eyeSize: 8.6,
      ring: '#f4ecdf',
      beak: corvidBeak('#4b4656', 54, 13),
    },
    neck: { length: 46, widths: [70, 56], color },
    legs: { length: 50, color: '#3f3a48', thick: 5.5 },
    tail: { length: 92, width: 13, count: 5, tones: [dark, mix(dark, color, 0.6)] },
    wing: {
      length: 148,
      tones: {
        long: [dark, mix(dark, color, 0.6)],
        short: [color, violet],
        arm: mix(color, violet, 0.6),
      },
    },
    body: coat,
    belly: hooded ? ['#a8a3a5', '#cfcaca'] : [mix(color, dark, 0.5), violet],
  }
}

/** A crow, facing right: 161 units tall standing. */
export const crow = (options: CrowOptions = {}): string => bird(designOf(options), options)

/** Where a crow's beak, eyes and shoulder are, in figure units. */
export const crowSpots = (options: CrowOptions = {}) => birdSpots(designOf(options), options)
