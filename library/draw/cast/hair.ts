import { mix } from '../paper/color.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../paper/pieces.ts'

export type HairStyle =
  | 'short'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'braids'
  | 'ponytail'
  | 'puffs'
  | 'curls'
  | 'afro'
  | 'bun'
  | 'ring'
  | 'headscarf'
  | 'tuft'

export interface Hair {
  hair: string
  hairStyle: HairStyle
  asleep: boolean
  /** colour of a hood drawn over the hair */
  hood?: string | undefined
  /** ribbons of braids, tails and puffs; the headscarf */
  ribbon?: string
}

const cap = 'M0 -252C-58 -252 -68 -206 -58 -174C-52 -156 52 -156 58 -174C68 -206 58 -252 0 -252Z'
const bob = 'M0 -256C-62 -256 -70 -196 -60 -158C-44 -140 44 -140 60 -158C70 -196 62 -256 0 -256Z'

const pink = '#e8626b'

/** Whether the top of the head is bare. */
export const isBald = (style: HairStyle): boolean => style === 'ring' || style === 'tuft'

/** Whether the ears stay hidden under the hair. */
export const coversEars = (style: HairStyle): boolean =>
  ['bob', 'fringe', 'long', 'curls', 'afro', 'headscarf'].includes(style)

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

/** `count` locks round the head from `from` to `to` (degrees; 0 left, 90 above, 180 right). */
function locks(count: number, from: number, to: number, rx: number, ry: number, r: number) {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return circle(-Math.cos(angle) * rx, -200 - Math.sin(angle) * ry, r)
  })
}

const curls = (color: string): string =>
  piece([...locks(13, -45, 225, 55, 44, 20), ellipse(0, -204, 56, 44)], color)

const afro = (color: string): string =>
  piece([...locks(19, -40, 220, 70, 62, 19), ellipse(0, -206, 72, 62)], color)

const bun = (hair: string, dark: string): string =>
  piece(circle(0, -262, 23), dark) + line('M-12 -268Q0 -254 12 -266', hair, 3) + piece(cap, hair)

function puffs(hair: string, ribbon: string): string {
  const tuft = [circle(-50, -252, 19), circle(-62, -240, 13), circle(-42, -264, 13)]
  return mirrored(piece(tuft, hair) + piece(ellipse(-40, -240, 11, 7), ribbon)) + piece(cap, hair)
}

function ponytail(hair: string, ribbon: string): string {
  const tail = 'M36 -244C60 -268 96 -248 96 -204C96 -176 88 -154 72 -142C76 -170 72 -202 52 -222Z'
  const knot = placed(piece(ellipse(0, 0, 7, 13), ribbon), { x: 51, y: -236, rotate: -38 })
  return piece(tail, hair) + piece(cap, hair) + knot
}

/** Long hair falls before the shoulders; asleep it is under the head. */
function long(hair: string, dark: string, asleep: boolean): string {
  const strand =
    'M-40 -236C-74 -214 -72 -150 -72 -116C-70 -98 -60 -86 -50 -82C-40 -88 -34 -100 -36 -118C-40 -140 -40 -160 -44 -184Z'
  return piece(bob, dark) + (asleep ? '' : mirrored(piece(strand, hair))) + piece(cap, hair)
}

const ring = (hair: string): string =>
  mirrored(
    piece(
      [circle(-50, -202, 13), circle(-56, -188, 14), circle(-53, -172, 13), circle(-46, -162, 9)],
      hair,
    ),
  )

const headscarf = (color: string): string =>
  piece(
    'M0 -257C-60 -257 -70 -208 -62 -170C-54 -140 -20 -130 0 -130C20 -130 54 -140 62 -170C70 -208 60 -257 0 -257Z',
    color,
  )

const tuft = (hair: string): string =>
  line('M-2 -248C-16 -262 -2 -276 8 -268C16 -261 8 -252 2 -258', hair, 5) +
  line('M4 -246C14 -250 22 -248 26 -242', hair, 4)

/** The cloth round the face, and its end laid under the chin. */
const headscarfFront = (color: string): string =>
  piece(
    'M-60 -176C-62 -140 -34 -122 0 -118C34 -122 62 -140 60 -176L47 -184C50 -162 36 -147 0 -147C-36 -147 -50 -162 -47 -184Z',
    mix(color, '#1a0a14', 0.12),
  ) +
  flat(
    'M-52 -176C-58 -236 -20 -248 0 -248C20 -248 58 -236 52 -176C48 -204 28 -222 0 -222C-28 -222 -48 -204 -52 -176Z',
    mix(color, '#ffffff', 0.14),
  )

/** The hair behind the face. */
export function backHair({ hair, hairStyle, asleep, ribbon = pink }: Hair): string {
  const dark = mix(hair, '#1a0a14', 0.14)
  switch (hairStyle) {
    case 'bob':
    case 'fringe':
      return piece(bob, hair)
    case 'curls':
      return curls(dark)
    case 'afro':
      return afro(dark)
    case 'bun':
      return bun(hair, dark)
    case 'puffs':
      return puffs(hair, ribbon)
    case 'ponytail':
      return ponytail(hair, ribbon)
    case 'long':
      return long(hair, dark, asleep)
    case 'ring':
      return ring(hair)
    case 'headscarf':
      return headscarf(ribbon)
    case 'tuft':
      return ''
    case 'braids':
      // asleep, the braids are under the head
      return (asleep ? '' : mirrored(braid(hair, ribbon))) + piece(cap, hair)
    case 'short':
      return piece(cap, hair)
  }
}

const parted = (edge: string): string => `M1 -242C-34 -242 -54 -222 -50 -182C-44 -202 ${edge}Z`

const swept =
  'M-49 -186C-52 -232 -18 -243 4 -241C34 -239 54 -222 49 -186C42 -202 28 -212 12 -221C0 -208 -32 -204 -49 -186Z'

/** The hair over the forehead. */
export function fringe({ hair, hairStyle, hood, ribbon = pink }: Hair): string {
  switch (hairStyle) {
    case 'ring':
      return ''
    case 'tuft':
      return hood ? flat(swept, hair) : tuft(hair)
    case 'headscarf':
      return headscarfFront(ribbon)
    case 'afro':
      return flat(
        [-44, -30, -12, 8, 28, 44].map((x) => circle(x, -231 + x * x * 0.011, 13)).join(''),
        mix(hair, '#1a0a14', 0.14),
      )
    case 'bun':
      return mirrored(flat('M1 -243C-34 -243 -54 -222 -50 -184C-44 -206 -22 -216 1 -230Z', hair))
    case 'braids':
    case 'puffs':
    case 'long':
      return mirrored(flat(parted('-26 -208 1 -218'), hair))
    case 'fringe':
      return flat(
        'M-50 -176C-56 -232 -20 -244 0 -244C20 -244 56 -232 50 -176C47 -190 45 -198 41 -203Q0 -194 -41 -203C-45 -198 -47 -190 -50 -176Z',
        hair,
      )
    case 'curls':
      if (!hood) {
        const row = [-40, -22, -2, 18, 38].map((x) => circle(x, -233 + Math.abs(x) * 0.22, 14))
        return piece(row, hair)
      }
      return flat(swept, hair)
    case 'short':
    case 'bob':
    case 'ponytail':
      return flat(swept, hair)
  }
}
