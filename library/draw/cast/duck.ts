import { mix } from '../paper/color.ts'
import { leaf } from '../paper/geometry.ts'
import { flat, piece } from '../paper/pieces.ts'
import { bird, birdSpots } from './bird/bird.ts'
import type { BirdActing } from './bird/bird-acting.ts'
import type { BirdDesign } from './bird/bird-design.ts'
import type { Beak } from './bird/bird-head.ts'
import type { HeadView } from './head/person.ts'

export interface DuckOptions extends Omit<BirdActing, 'pose'> {
  /** `front` stands facing the viewer; `swimming` has no legs, its water line is at y = 0. */
  pose?: BirdActing['pose'] | 'front'
  /** a duckling: round, downy, its head nearly as large as its body */
  young?: boolean
  /** a drake: a green head, a white collar, a curled tail */
  drake?: boolean
  color?: string
  beak?: string
  /** the wing lifted, as if to shelter somebody; from the front the one on the left */
  lifted?: boolean
}

const bill = (color: string): Beak => ({
  upper: 'M-6 -17Q18 -22 30 -4L52 -1Q62 4 54 12L24 12L-6 9Z',
  lower: 'M-6 4L30 9L50 11Q48 20 34 19L-6 17Z',
  front: 'M-24 2L-12 -13L12 -13L24 2Q28 16 14 18L-14 18Q-28 16 -24 2Z',
  spot: '',
  tip: [50, 8],
  color,
  dark: mix(color, '#7a2a14', 0.28),
})

const tuft = (color: string, crest: number) => (_view: HeadView) =>
  piece([leaf(-8, -44, -1.95 + crest * 0.2, 30, 0.2), leaf(2, -46, -1.35, 27, 0.2)], color)

function markings(dark: string, isDrake: boolean): (view: HeadView) => string {
  return (view) => {
    if (isDrake || view === 'front') return ''
    if (view === 'back' || view === 'turnedAway')
      return flat('M-30 -26Q0 -44 30 -26L20 20L-20 20Z', dark, 0.6)
    return (
      flat('M-38 -18L-24 -36L2 -43L26 -36L36 -24L8 -28L-18 -22Z', dark, 0.8) +
      flat('M-38 4L-6 -8L-2 -2L-36 11Z', dark, 0.8)
    )
  }
}

function grown(options: DuckOptions): BirdDesign {
  const { color = '#b58a63', beak = '#eaa23c', drake = false } = options
  const dark = mix(color, '#3a2024', 0.5)
  const light = mix(color, '#fff6df', 0.5)
  const green = '#2f6d57'
  return {
    scale: 0.88,
    length: 196,
    depth: 104,
    upright: 8,
    head: {
      size: 44,
      color: drake ? green : color,
      sheen: drake ? '#3f8a68' : dark,
      eyeSize: 9.5,
      ring: drake ? '#f2ead6' : '',
      beak: bill(drake ? '#e3b94a' : beak),
      over: markings(dark, drake),
      sleek: true,
    },
    neck: {
      length: 110,
      widths: [104, 54],
      color: drake ? green : color,
      ...(drake && { collar: ['#8a5644', '#f6f0e2'] as const }),
    },
    legs: { length: 30, color: mix(beak, '#d8602a', 0.35), thick: 8, webbed: true },
    tail: { length: 62, width: 14, count: 4, raised: 26, fan: 22, tones: [dark, light] },
    wing: {
      length: 150,
      tones: {
        long: [dark, mix(dark, color, 0.6)],
        short: ['#4a6fa5', light],
        arm: mix(color, dark, 0.3),
      },
    },
    body: color,
    belly: [mix(color, light, 0.6), light],
  }
}

function downy(options: DuckOptions): BirdDesign {
  const { color = '#f4cd5c', beak = '#f08a3c' } = options
  const dark = mix(color, '#b5702a', 0.5)
  const light = mix(color, '#fff6df', 0.55)
  return {
    scale: 0.58,
    length: 128,
    depth: 98,
    upright: 16,
    head: {
      size: 56,
      color,
      sheen: light,
      eyeSize: 11,
      ring: '',
      beak: bill(beak),
      behind: (view, crest) => tuft(mix(color, dark, 0.3), crest)(view),
      sleek: true,
    },
    neck: { length: 44, widths: [94, 84] },
    legs: { length: 28, color: mix(beak, '#d8602a', 0.35), thick: 9, webbed: true },
    tail: { length: 34, width: 12, count: 3, raised: 26, fan: 30, tones: [dark, color] },
    wing: {
      length: 72,
      tones: {
        long: [dark, color],
        short: [mix(color, dark, 0.5), color],
        arm: mix(color, dark, 0.36),
      },
    },
    body: color,
    belly: [mix(color, light, 0.6), light],
  }
}

const designOf = (options: DuckOptions) => (options.young ? downy : grown)(options)

function acting({ pose, lifted = false, ...rest }: DuckOptions): BirdActing {
  return {
    ...rest,
    ...(pose === 'front' ? { view: 'front' } : pose && { pose }),
    ...(lifted && { wings: 'sheltering' }),
  }
}

/** A duck, facing right: 232 units tall standing, 214 from the front; a duckling is about 130 tall. */
export const duck = (options: DuckOptions = {}): string => bird(designOf(options), acting(options))

/** Where a duck's beak, eyes and shoulder are, in figure units. */
export const duckSpots = (options: DuckOptions = {}) =>
  birdSpots(designOf(options), acting(options))
