import { mix } from '../color.ts'
import { circle, ellipse } from '../geometry.ts'
import { blush, eyes, mouth } from './face.ts'
import type { Feeling, Placement } from './parts.ts'
import { line, mirrored, piece, placed, plain } from './parts.ts'

export type HairStyle = 'short' | 'bob' | 'braids' | 'curls' | 'bun'

export interface Face {
  skin: string
  hair: string
  hairStyle: HairStyle
  mood: Feeling
  asleep: boolean
  glasses: boolean
  /** colour of a hood drawn over the hair */
  hood?: string | undefined
  /** ribbons of the braids */
  ribbon?: string
  /** the face looks this many units to the right */
  turn?: number
  /** the face looks this many units down, its lids lowered */
  down?: number
  /** drawn over the face and hair: a beard, a crown, wrinkles */
  extra?: string
}

const cap = 'M0 -252C-58 -252 -68 -206 -58 -174C-52 -156 52 -156 58 -174C68 -206 58 -252 0 -252Z'

function braid(hair: string, ribbon: string): string {
  const knots = [
    [-57, -152, 15],
    [-61, -131, 13.5],
    [-62, -112, 12],
  ] as const
  return (
    piece('M-70 -96C-74 -84 -68 -74 -61 -70C-54 -76 -52 -86 -55 -96Z', hair) +
    piece(
      knots.map(([x, y, r]) => circle(x, y, r)),
      hair,
    ) +
    piece(ellipse(-62, -98, 10, 5.5), ribbon)
  )
}

function backHair({ hair, hairStyle, asleep, ribbon = '#e8626b' }: Face): string {
  const dark = mix(hair, '#1a0a14', 0.14)
  if (hairStyle === 'bob')
    return piece(
      'M0 -256C-62 -256 -70 -196 -60 -158C-44 -140 44 -140 60 -158C70 -196 62 -256 0 -256Z',
      hair,
    )
  if (hairStyle === 'curls') {
    const curls = Array.from({ length: 13 }, (_, i) => {
      const angle = ((i - 2) / 8) * Math.PI
      return circle(-Math.cos(angle) * 55, -200 - Math.sin(angle) * 44, 20)
    })
    return piece([...curls, ellipse(0, -204, 56, 44)], dark)
  }
  if (hairStyle === 'bun')
    return (
      piece(circle(0, -262, 23), dark) +
      line('M-12 -268Q0 -254 12 -266', hair, 3) +
      piece(cap, hair)
    )
  // asleep, the braids lie under the head
  const braids = hairStyle === 'braids' && !asleep ? mirrored(braid(hair, ribbon)) : ''
  return braids + piece(cap, hair)
}

function fringe({ hair, hairStyle, hood }: Face): string {
  if (hairStyle === 'curls' && !hood) {
    const curls = [-40, -22, -2, 18, 38].map((x) => circle(x, -233 + Math.abs(x) * 0.22, 14))
    return piece(curls, hair)
  }
  if (hairStyle === 'bun')
    return mirrored(plain('M1 -243C-34 -243 -54 -222 -50 -184C-44 -206 -22 -216 1 -230Z', hair))
  if (hairStyle === 'braids')
    return mirrored(plain('M1 -242C-34 -242 -54 -222 -50 -182C-44 -202 -26 -208 1 -218Z', hair))
  return plain(
    'M-49 -186C-52 -232 -18 -243 4 -241C34 -239 54 -222 49 -186C42 -202 28 -212 12 -221C0 -208 -32 -204 -49 -186Z',
    hair,
  )
}

const rims = (dark: string): string =>
  line(`${circle(-20, -184, 14)}${circle(20, -184, 14)}M-6 -186Q0 -190 6 -186`, dark, 2.8)

/** A person's head, its middle at (0, -192) before placing, 100 units wide without hair. */
export function personHead(face: Face, placement: Placement = {}): string {
  const { skin, mood, asleep, hood, hairStyle, turn = 0, down = 0, extra = '' } = face
  const flush = mix(skin, '#e0403c', 0.62)
  const ears = !hood && hairStyle !== 'bob' && hairStyle !== 'curls'
  const features =
    eyes(20, -184, 6.4, mood, asleep || down > 0) +
    blush(32, -169, 0.5, 8, turn, flush) +
    plain(ellipse(0, -175, 3.4, 2.4), mix(skin, '#a03c30', 0.35)) +
    mouth(-166, 8, mood, mix(skin, '#6a161c', 0.75)) +
    (face.glasses ? rims('#4a3a4a') : '')
  const svg =
    (hood
      ? piece(
          'M0 -262C-62 -262 -76 -200 -64 -164C-50 -138 50 -138 64 -164C76 -200 62 -262 0 -262Z',
          hood,
        ) +
        plain(
          'M0 -140C-48 -140 -62 -172 -56 -200C-48 -248 48 -248 56 -200C62 -172 48 -140 0 -140Z',
          mix(hood, '#1a0512', 0.42),
        )
      : backHair(face)) +
    (ears ? mirrored(piece(circle(-50, -180, 9), mix(skin, '#a0483a', 0.12))) : '') +
    piece(
      'M0 -148C-40 -148 -52 -174 -48 -198C-42 -226 42 -226 48 -198C52 -174 40 -148 0 -148Z',
      skin,
    ) +
    fringe(face) +
    placed(features, { x: turn, y: down }) +
    extra
  return placed(svg, { y: -192, pivot: [0, -192], ...placement })
}
