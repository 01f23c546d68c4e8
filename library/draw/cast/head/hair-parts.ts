// What hangs from hair or stands on it, by the view of the head.

import { mix } from '../../paper/color.ts'
import { circle, leaf } from '../../paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../paper/pieces.ts'
import type { HeadView } from './head-shape.ts'
import { type Curves, curves, scissors } from './scissors.ts'

/** Where a part is rooted; `near` parts lie over the hair, the others behind the head. */
export interface Root {
  x: number
  y: number
  near: boolean
  flip?: boolean
}

const pair = (x: number, y: number, near: boolean): Root[] => [
  { x: -x, y, near },
  { x, y, near, flip: true },
]

/** The roots of braids, puffs, a ponytail and a bun. */
export const roots: Record<
  'braids' | 'puffs' | 'ponytail' | 'bun',
  Record<HeadView, readonly Root[]>
> = {
  braids: {
    front: pair(55, -162, false),
    turned: [
      { x: -42, y: -164, near: true },
      { x: 47, y: -160, near: false, flip: true },
    ],
    profile: [{ x: -22, y: -166, near: true }],
    back: pair(45, -164, true),
    turnedAway: [
      { x: -46, y: -160, near: true },
      { x: 21, y: -166, near: true, flip: true },
    ],
  },
  puffs: {
    front: pair(46, -244, false),
    turned: [
      { x: 42, y: -242, near: false, flip: true },
      { x: -38, y: -246, near: true },
    ],
    profile: [{ x: -22, y: -248, near: true }],
    back: pair(46, -244, true),
    turnedAway: [
      { x: -44, y: -242, near: false },
      { x: 22, y: -248, near: true, flip: true },
    ],
  },
  ponytail: {
    front: [{ x: 44, y: -238, near: false, flip: true }],
    turned: [{ x: -46, y: -238, near: false }],
    profile: [{ x: -55, y: -232, near: false }],
    back: [{ x: -4, y: -232, near: true }],
    turnedAway: [{ x: -28, y: -232, near: true }],
  },
  bun: {
    front: [{ x: 2, y: -262, near: false }],
    turned: [{ x: -18, y: -261, near: false }],
    profile: [{ x: -46, y: -248, near: false }],
    back: [{ x: 2, y: -246, near: true }],
    turnedAway: [{ x: -24, y: -248, near: true }],
  },
}

interface Colors {
  hair: string
  ribbon: string
}

function braid({ hair, ribbon }: Colors): string {
  const light = mix(hair, '#ffffff', 0.09)
  const knots = [0, 1, 2, 3, 4].map((i) => {
    const side = i % 2 === 0 ? 1 : -1
    const d = leaf(-12 * side, i * 10 - 6, side > 0 ? 0.36 : Math.PI - 0.36, 27 - i * 1.5, 0.42)
    return piece(d, side > 0 ? hair : light)
  })
  return (
    piece(scissors(curves('-8,56 -10,72 -4,88 | -4,88 0,78 3,90 | 3,90 9,74 7,56'), 5), hair) +
    knots.join('') +
    piece('M-9 50L9 49L8 58L-8 59Z', ribbon) +
    flat('M-2 54L-16 47L-14 60ZM2 54L15 46L14 60Z', mix(ribbon, '#2a0a14', 0.12))
  )
}

function puff({ hair, ribbon }: Colors): string {
  const bumps: [number, number, number][] = [
    [-12, -8, 19],
    [-24, -2, 12],
    [-22, -18, 12],
    [-8, -24, 12],
    [4, -18, 11],
    [-14, 8, 11],
  ]
  return (
    piece(
      bumps.map(([x, y, r]) => circle(x, y, r)),
      hair,
    ) +
    line('M-22 -12Q-16 -20 -8 -16M-14 -2Q-8 -8 -2 -6', mix(hair, '#ffffff', 0.16), 2.4) +
    placed(piece('M-10 -4L10 -5L9 5L-9 4Z', ribbon), { x: 2, y: 5, rotate: -38 })
  )
}

/** A ponytail that falls to the left of its root, or straight down. */
function ponytail({ hair, ribbon }: Colors, straight: boolean): string {
  const side = curves(
    '8,-10 -14,-16 -38,0 -44,34 -36,66 -20,92 | -20,92 -22,78 -16,70 | -16,70 -12,80 -9,84 | -9,84 -14,52 -12,30 4,10',
  )
  const down = curves(
    '-9,-4 -22,24 -22,60 -12,92 | -12,92 -8,80 -4,78 | -4,78 0,90 4,96 | 4,96 18,70 22,34 9,-4',
  )
  const spines: Curves = straight
    ? curves('-2,8 -14,40 -6,74 | 5,10 12,40 6,70')
    : curves('-6,-6 -40,6 -26,66 | -2,4 -30,16 -22,56')
  const light = mix(hair, '#ffffff', 0.14)
  return (
    piece(scissors(straight ? down : side, 9), mix(hair, '#1a0a14', straight ? 0.16 : 0.06)) +
    spines.map((spine) => flat(strip(spine, [1, 5, 1]), light)).join('') +
    placed(piece('M-6 -12L6 -11L5 12L-6 11Z', ribbon), { rotate: straight ? 90 : 40 })
  )
}

function bun({ hair }: Colors): string {
  return (
    piece(
      scissors(curves('-24,4 -22,-16 -4,-24 16,-20 25,-2 18,16 0,22 -18,16 -24,4'), 7, 1),
      mix(hair, '#1a0a14', 0.12),
    ) + line('M-14 2Q-10 -14 6 -12Q16 -6 8 4Q-2 8 -4 -1', mix(hair, '#ffffff', 0.14), 3)
  )
}

const drawn = (part: keyof typeof roots, colors: Colors, straight: boolean) => {
  switch (part) {
    case 'braids':
      return braid(colors)
    case 'puffs':
      return puff(colors)
    case 'ponytail':
      return ponytail(colors, straight)
    case 'bun':
      return bun(colors)
  }
}

/** Whether hair of a style has parts that hang from it or stand on it. */
export const hasParts = (style: string): style is keyof typeof roots => style in roots

/** The parts over the hair (`near`) or behind the head. */
export function hairParts(
  part: keyof typeof roots,
  view: HeadView,
  colors: Colors,
  near: boolean,
): string {
  const straight = view === 'back' || view === 'turnedAway'
  return roots[part][view]
    .filter((root) => root.near === near)
    .map(({ x, y, flip = false }) => placed(drawn(part, colors, straight), { x, y, flip }))
    .join('')
}

/** A baby's first locks: a few slivers that stand up from the middle of the head. */
export const tuft = (hair: string): string =>
  piece(
    [
      'M-16 -249C-22 -256 -22 -262 -17 -267C-12 -262 -8 -257 -4 -250Z',
      'M-8 -249C-10 -262 -4 -272 8 -276C7 -266 8 -258 6 -249Z',
      'M2 -249C6 -258 14 -263 23 -262C20 -256 16 -251 12 -247Z',
    ],
    hair,
  ) +
  flat('M-20 -247C-14 -255 8 -257 18 -246C10 -238 4 -246 -2 -236C-6 -246 -14 -240 -20 -247Z', hair)
