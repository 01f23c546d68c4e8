import { lighter, mix } from '../paper/color.ts'
import type { Point } from '../paper/geometry.ts'
import { flat } from '../paper/pieces.ts'
import { bird, birdSpots } from './bird/bird.ts'
import type { BirdActing } from './bird/bird-acting.ts'
import type { BirdDesign } from './bird/bird-design.ts'
import type { Beak } from './bird/bird-head.ts'

export interface RavenOptions extends BirdActing {
  /** plumage; white `#e9e4e0` */
  color?: string
  beak?: string
  /** legs and toes; by default like the beak */
  legs?: string
}

/** A corvid's strong beak, `length` units long. */
export function corvidBeak(color: string, length: number, height: number): Beak {
  const [l, h] = [length, height]
  return {
    upper: `M-8 ${-h}L${l * 0.34} ${-h * 1.02}Q${l * 0.8} ${-h * 0.8} ${l} ${h * 0.62}L${l * 0.72} ${h * 0.18}L-8 ${h * 0.3}Z`,
    lower: `M-8 ${-h * 0.1}L${l * 0.6} 0L${l * 0.86} ${h * 0.36}L${l * 0.4} ${h * 0.86}L-8 ${h * 0.8}Z`,
    front: `M0 ${-h * 1.1}L${h * 0.86} ${-h * 0.2}L${h * 0.2} ${l * 0.5}L0 ${l * 0.56}L${-h * 0.24} ${l * 0.48}L${-h * 0.86} ${-h * 0.2}Z`,
    tip: [l * 0.88, h * 0.5],
    color,
    dark: mix(color, '#120c1c', 0.3),
  }
}

function designOf(options: RavenOptions): BirdDesign {
  const { color = '#3d4166', beak = '#4f4a5e' } = options
  const dark = mix(color, '#0c0c22', 0.4)
  const sheen = lighter(color, 0.16)
  const blue = mix(color, '#5f7fb8', 0.34)
  return {
    scale: 0.81,
    length: 156,
    depth: 96,
    upright: 34,
    head: {
      size: 43,
      color,
      sheen,
      eyeSize: 9,
      ring: '#fbf6ee',
      beak: {
        ...corvidBeak(beak, 66, 17),
        dark: mix(beak, '#000000', 0.2),
      },
      over: (view) =>
        view === 'profile' || view === 'turned'
          ? flat('M-30 -20L-12 -38L16 -41L34 -32L10 -30L-14 -24Z', sheen, 0.7)
          : '',
    },
    neck: { length: 50, widths: [84, 66], ruff: [mix(color, sheen, 0.3), sheen] },
    legs: { length: 44, color: options.legs ?? beak, thick: 6 },
    tail: { length: 96, width: 13, count: 5, tones: [dark, mix(dark, color, 0.5)] },
    wing: {
      length: 150,
      tones: { long: [dark, mix(dark, color, 0.55)], short: [color, blue], arm: sheen },
    },
    body: color,
    belly: [mix(color, dark, 0.5), mix(color, sheen, 0.7)],
  }
}

/** A raven, facing right: 188 units tall standing. */
export const raven = (options: RavenOptions = {}): string => bird(designOf(options), options)

/** Where a raven's beak, eyes and shoulder are, in figure units. */
export const ravenSpots = (
  options: RavenOptions = {},
): Record<'beak' | 'eyes' | 'shoulder', Point> => birdSpots(designOf(options), options)
