import { mix } from '../paper/color.ts'
import { piece, placed } from '../paper/pieces.ts'
import { bird, birdSpots } from './bird/bird.ts'
import type { BirdActing } from './bird/bird-acting.ts'
import type { BirdDesign } from './bird/bird-design.ts'
import type { HeadView } from './head/person.ts'

export interface HenOptions extends BirdActing {
  /** plumage; white `#f6efe2`, brown `#b9713f`, black `#3c3a4c` */
  color?: string
  /** a cock: a larger comb, a high curved tail of many colours */
  cock?: boolean
}

const red = '#d9453c'

const comb = (size: number, view: HeadView, crest: number): string => {
  const [w, h] = [view === 'front' || view === 'back' ? 0.5 : 1, 1 + crest * 0.25]
  const shape =
    'M-26 10L-30 -12L-20 -20L-12 -8L-8 -28L4 -32L8 -12L16 -28L26 -24L26 -8L34 -12L34 6L20 14Z'
  return `<g transform="translate(2 ${-size * 0.8}) scale(${w * size * 0.03} ${h * size * 0.03})">${piece(shape, red)}</g>`
}

const wattle = (view: HeadView): string => {
  const lobe = piece('M-6 0L6 -2L11 12L7 25L-3 27L-10 14Z', red)
  if (view === 'back') return ''
  if (view === 'front')
    return placed(lobe, { x: -8, y: 20, scale: 0.9 }) + placed(lobe, { x: 8, y: 20, scale: 0.9 })
  return placed(lobe, { x: 24, y: view === 'turned' ? 26 : 18 })
}

type Kind = Pick<BirdDesign, 'scale' | 'tail'> & {
  size: number
  comb: number
  neck: number
  hood: string
  collar: string
}

const henOf = (color: string, dark: string, light: string): Kind => ({
  scale: 0.84,
  size: 29,
  comb: 26,
  neck: 70,
  hood: color,
  collar: light,
  tail: { length: 84, width: 15, count: 5, raised: 44, fan: 34, tones: [dark, color] },
})

const cockOf: Kind = {
  scale: 0.9,
  size: 32,
  comb: 42,
  neck: 88,
  hood: '#e6a63c',
  collar: '#d98a34',
  tail: { length: 150, width: 13, count: 7, raised: 62, fan: 62, tones: ['#24524f', '#2f7a70'] },
}

function designOf({ color = '#b9713f', cock = false }: HenOptions): BirdDesign {
  const dark = mix(color, '#3a1c22', 0.5)
  const light = mix(color, '#ffe9b8', 0.45)
  const kind = cock ? cockOf : henOf(color, dark, light)
  return {
    scale: kind.scale,
    length: 140,
    depth: 112,
    upright: 14,
    head: {
      size: kind.size,
      color: kind.hood,
      sheen: light,
      eyeSize: 7.6,
      ring: '#fbeedb',
      beak: {
        upper: 'M-6 -9L10 -10L30 4L22 6L-6 5Z',
        lower: 'M-6 2L20 6L10 12L-6 10Z',
        front: 'M0 -10L9 -3L4 13L0 19L-4 13L-9 -3Z',
        tip: [26, 4],
        color: '#efb347',
        dark: '#d08f35',
      },
      cheekColor: red,
      behind: (view, crest) => comb(kind.comb, view, crest),
      over: wattle,
      sleek: true,
    },
    neck: {
      length: kind.neck,
      widths: [104, 48],
      color: kind.hood,
      collar: [kind.collar, kind.hood],
    },
    legs: { length: 44, color: '#eaa83f', thick: 6.5 },
    tail: kind.tail,
    wing: {
      length: 112,
      tones: {
        long: [dark, mix(dark, color, 0.5)],
        short: [color, light],
        arm: mix(color, light, 0.35),
      },
    },
    body: color,
    belly: [mix(color, light, 0.3), light],
  }
}

/** A hen, facing right: 207 units tall standing, a cock 262. */
export const hen = (options: HenOptions = {}): string => bird(designOf(options), options)

/** Where a hen's beak, eyes and shoulder are, in figure units. */
export const henSpots = (options: HenOptions = {}) => birdSpots(designOf(options), options)
