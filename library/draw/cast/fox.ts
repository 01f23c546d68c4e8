import { mix } from '../paper/color.ts'
import { ellipse, type Point, points } from '../paper/geometry.ts'
import { withoutMarks } from '../paper/marks.ts'
import { flat, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { lyingScarf, scarf, stride } from './body.ts'
import { blush, eyes, type Feeling, muzzle, nose } from './face.ts'

const cream = '#fff0dc'
const sock = '#4a2530'

/** Eyes shut and cheeks full of air. */
const puffed =
  withoutMarks(eyes(36, -162, 8, 'happy', true)) +
  mirrored(flat(ellipse(47, -134, 24, 17), mix(cream, '#f2785c', 0.3))) +
  flat(ellipse(0, -112, 5, 4), sock)

function head(
  color: string,
  mood: Feeling,
  face: 'awake' | 'asleep' | 'blowing',
  placement: Placement,
): string {
  const dark = mix(color, '#7a2416', 0.35)
  const ear =
    piece('M-66 -176C-74 -212 -72 -236 -66 -252C-46 -242 -22 -224 -12 -206Z', dark) +
    flat('M-58 -188C-62 -210 -62 -222 -59 -234C-46 -226 -34 -216 -28 -206Z', sock)
  const svg =
    mirrored(ear) +
    piece(
      'M0 -106C-22 -106 -66 -124 -92 -148C-78 -152 -70 -166 -66 -180C-54 -212 54 -212 66 -180C70 -166 78 -152 92 -148C66 -124 22 -106 0 -106Z',
      color,
    ) +
    mirrored(
      flat(
        'M1 -106C-22 -106 -66 -124 -92 -148C-66 -156 -34 -160 -18 -142C-8 -132 -6 -128 1 -128Z',
        cream,
      ),
    ) +
    (face === 'blowing' ? puffed : eyes(36, -162, 8, mood, face === 'asleep') + blush(54, -138)) +
    nose('M-11 -129C-8 -137 8 -137 11 -129C8 -119 -8 -119 -11 -129Z', -3, -130) +
    (face === 'blowing' ? '' : muzzle(-117, 6, mood))
  return placed(svg, { pivot: [0, -160], ...placement })
}

function sitting({ color, mood, scarfColor, isBlowing, tilt }: Look): string {
  const dark = mix(color, '#7a2416', 0.35)
  const paws =
    flat(
      'M-24 -58C-30 -40 -30 -14 -29 -2C-27 4 -7 4 -5 -2C-5 -20 -7 -44 -12 -56Q-18 -66 -24 -58Z',
      mix(color, '#7a2416', 0.07),
    ) +
    flat(
      'M-29 -22C-29 -12 -29 -8 -28 -2C-26 4 -8 4 -6 -2C-6 -8 -6 -14 -7 -22Q-18 -28 -29 -22Z',
      sock,
    )
  return (
    piece(
      'M34 -14C92 6 138 -38 128 -96C122 -128 96 -142 84 -166C80 -130 66 -120 62 -84C58 -52 50 -40 28 -34Z',
      dark,
    ) +
    flat(
      'M84 -166C96 -142 122 -128 127 -100C112 -112 92 -112 74 -116C76 -132 82 -142 84 -166Z',
      cream,
    ) +
    piece('M0 -128C-44 -122 -62 -58 -58 -12C-56 4 56 4 58 -12C62 -58 44 -122 0 -128Z', color) +
    flat('M0 -118C-34 -112 -40 -70 -26 -40C-14 -24 14 -24 26 -40C40 -70 34 -112 0 -118Z', cream) +
    mirrored(
      piece(
        'M-60 -10C-66 -46 -44 -60 -34 -40C-30 -26 -34 -8 -36 2H-56C-60 2 -60 -4 -60 -10Z',
        mix(color, '#7a2416', 0.14),
      ),
    ) +
    mirrored(paws) +
    head(color, mood, isBlowing ? 'blowing' : 'awake', { y: -160, rotate: tilt }) +
    (scarfColor ? scarf(-98, 40, scarfColor) : '')
  )
}

function leg(hip: Point, knee: Point, end: Point, color: string) {
  const spine = [hip, knee, end] as const
  return piece(strip(spine, [38, 24, 20]), color) + flat(strip(spine, [38, 24, 20], 0.62), sock)
}

function walking({ color, mood, scarfColor, tilt }: Look): string {
  const dark = mix(color, '#7a2416', 0.35)
  const tail = points('-58,-82 -112,-30 -168,-84 -134,-158')
  const bushy = [18, 48, 90, 6]
  return (
    piece(strip(tail, bushy), dark) +
    flat(strip(tail, bushy, 0.68), cream) +
    leg([-42, -62], [-14, -38], [-26, -11], dark) +
    leg([40, -62], [84, -58], [80, -26], dark) +
    piece(
      'M-80 -80C-82 -118 -46 -126 -6 -120C32 -114 64 -132 78 -102C86 -74 70 -46 36 -46C8 -44 -16 -50 -40 -46C-66 -42 -80 -54 -80 -80Z',
      color,
    ) +
    flat(
      'M78 -102C86 -74 70 -46 36 -46C28 -46 22 -46 16 -47C38 -60 46 -84 50 -116C62 -118 72 -114 78 -102Z',
      cream,
    ) +
    leg([-58, -68], [-82, -38], [-72, -11], color) +
    leg([30, -64], [38, -36], [34, -11], color) +
    (scarfColor ? placed(scarf(-114, 40, scarfColor, true), { x: 54 }) : '') +
    head(color, mood, 'awake', { x: 66, y: -150, rotate: tilt - 3, scale: 0.94 })
  )
}

function sleeping({ color, mood, scarfColor }: Look): string {
  const dark = mix(color, '#7a2416', 0.35)
  const tail = points('88,-56 134,-20 50,-18 -22,-24')
  const bushy = [40, 56, 64, 6]
  return (
    piece('M-76 0C-106 -40 -74 -104 -8 -112C66 -120 120 -76 112 -26C110 -8 100 0 88 0Z', color) +
    piece(strip(points('10,-10 -30,-8 -72,-9'), [20, 20, 18]), color) +
    flat(strip(points('10,-10 -30,-8 -72,-9'), [20, 20, 18], 0.7), sock) +
    (scarfColor ? lyingScarf(points('22,-114 62,-72 26,-14'), scarfColor) : '') +
    head(color, mood, 'asleep', { x: -40, y: -64, rotate: -7, scale: 0.9 }) +
    piece(strip(tail, bushy), dark) +
    flat(strip(tail, bushy, 0.6), cream)
  )
}

const arm = (spine: readonly [Point, Point, Point], color: string): string =>
  piece(strip(spine, [30, 28, 24]), color) + flat(strip(spine, [30, 28, 24], 0.68), sock)

/** Where the raised paw of the upright fox is, in its own units. */
export const foxPaw: Point = [96, -142]

function upright({ color, mood, scarfColor, tilt, holding, isReaching }: Look): string {
  const dark = mix(color, '#7a2416', 0.35)
  const tail = points('-34,-62 -96,-16 -160,-62 -134,-140')
  const bushy = [18, 48, 84, 6]
  const legs = stride({ hip: 52, width: 34, foot: 30, color, far: dark, shoe: sock, spread: 22 })
  const far = arm([[26, -136], [64, -104], foxPaw], dark)
  const near = isReaching
    ? arm(points('-18,-132 40,-84 92,-124'), mix(color, dark, 0.3))
    : arm(points('-30,-136 -64,-116 -70,-74'), mix(color, dark, 0.3))
  return (
    piece(strip(tail, bushy), dark) +
    flat(strip(tail, bushy, 0.66), cream) +
    (holding === '' ? '' : placed(holding, { x: foxPaw[0], y: foxPaw[1] - 4, scale: 0.78 })) +
    far +
    legs.far +
    piece('M4 -168C-46 -160 -68 -92 -60 -50C-54 -28 54 -28 58 -50C68 -94 50 -164 4 -168Z', color) +
    flat('M20 -146C-8 -138 -14 -84 -2 -52C12 -36 44 -38 52 -56C60 -94 50 -138 20 -146Z', cream) +
    legs.near +
    near +
    (scarfColor ? placed(scarf(-148, 44, scarfColor, true), { x: 6 }) : '') +
    head(color, mood, 'awake', { x: 12, y: -204, rotate: tilt + 3 })
  )
}

interface Look {
  color: string
  mood: Feeling
  scarfColor: string | undefined
  isBlowing: boolean
  tilt: number
  holding: string
  isReaching: boolean
}

/**
 * A fox asleep in a ring, 451 units wide and 169 tall, in two layers: a figure that sleeps in its middle
 * is drawn between `back` and `front`.
 */
export function foxRing(color = '#e8743b'): { back: string; front: string } {
  const dark = mix(color, '#7a2416', 0.35)
  const tail = points('176,-52 262,22 90,22 -64,-14')
  const bushy = [58, 74, 92, 8]
  return {
    back: piece(
      'M-190 0C-226 -78 -160 -160 -20 -168C120 -176 220 -108 208 -30C206 -10 196 0 180 0Z',
      color,
    ),
    front:
      piece('M-170 0C-214 -6 -196 -82 -96 -66C-70 -54 -70 -10 -90 0Z', color) +
      piece(strip(tail, bushy), dark) +
      flat(strip(tail, bushy, 0.62), cream) +
      head(color, 'happy', 'asleep', { x: -142, y: -68, rotate: -8, scale: 0.86 }),
  }
}

export interface FoxOptions {
  pose?: 'sitting' | 'walking' | 'sleeping' | 'upright'
  mood?: Feeling
  scarf?: string
  color?: string
  /** Sitting: eyes shut and cheeks full of air. */
  blowing?: boolean
  /** Degrees the head is turned, clockwise. */
  tilt?: number
  /** Upright: hangs from the raised paw; a drawing whose ring is at (0, 0). */
  holding?: string
  /** Upright: both arms are stretched forward. */
  reaching?: boolean
}

/** A fox: 252 units tall sitting, 240 walking to the right, 150 asleep, 299 upright. */
export function fox(options: FoxOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#e8743b', blowing = false } = options
  const { tilt = 0, holding = '', reaching = false, scarf: scarfColor } = options
  const draw = { sitting, walking, sleeping, upright }[pose]
  return draw({ color, mood, scarfColor, isBlowing: blowing, tilt, holding, isReaching: reaching })
}
