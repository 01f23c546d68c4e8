import { mix } from '../paper/color.ts'
import { ellipse, type Point, points } from '../paper/geometry.ts'
import { flat, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { blush, eyes, type Feeling, muzzle } from './face.ts'
import { frontHooves, gait, limb } from './four-legs.ts'

const pink = '#e7a79c'
const brass = '#f2c14e'

interface Look {
  color: string
  dark: string
  light: string
  horns: string
  mood: Feeling
  bell: string | undefined
  tilt: number
  dozing: boolean
}

function horn(color: string): string {
  const spine: readonly Point[] = points('-17,-214 -20,-262 -66,-304 -94,-246')
  const widths = [24, 20, 15, 4]
  const rings = [0.24, 0.4, 0.56, 0.72].map((t) =>
    flat(strip(spine, widths, t, t + 0.035), mix(color, '#3a2418', 0.35)),
  )
  return piece(strip(spine, widths), color) + rings.join('')
}

const earDroop: Record<Feeling, number> = { happy: 0, sad: -34, surprised: 24, angry: 14 }

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { color, dark, light, mood } = look
  const ear = placed(
    piece('M-34 -196C-56 -208 -88 -200 -100 -182C-86 -168 -58 -170 -38 -178Z', dark) +
      flat('M-46 -191C-60 -198 -78 -194 -88 -184C-76 -177 -60 -178 -48 -182Z', pink),
    { x: -38, y: -188, rotate: asleep ? -22 : earDroop[mood], pivot: [-38, -188] },
  )
  const beard = 'M-17 -118C-18 -92 -8 -78 3 -60C4 -74 8 -78 12 -84C18 -96 18 -108 17 -118Z'
  const features =
    piece(
      'M0 -100C-22 -100 -36 -112 -33 -130C-30 -146 -18 -152 0 -152C18 -152 30 -146 33 -130C36 -112 22 -100 0 -100Z',
      light,
    ) +
    flat('M-15 -140Q0 -146 15 -140Q8 -126 0 -125Q-8 -126 -15 -140Z', pink) +
    muzzle(-118, 9, mood)
  const svg =
    placed(piece(beard, light), { x: turn }) +
    mirrored(horn(look.horns)) +
    mirrored(ear) +
    piece(
      'M0 -104C-26 -104 -36 -124 -41 -146C-54 -168 -54 -208 -32 -222C-16 -231 16 -231 32 -222C54 -208 54 -168 41 -146C36 -124 26 -104 0 -104Z',
      color,
    ) +
    placed(eyes(29, -178, 8.5, mood, asleep) + blush(40, -154, 0.4, 9, turn), { x: turn * 0.5 }) +
    placed(features, { x: turn }) +
    piece(
      'M-17 -232C-22 -214 -16 -204 -13 -196C-8 -202 -6 -206 -3 -210C0 -204 4 -200 8 -194C12 -204 22 -214 17 -232Q0 -242 -17 -232Z',
      light,
    )
  return placed(svg, { pivot: [0, -170], ...placement })
}

/** A bell on its strap, round a neck of half width `w`. */
function bell(y: number, w: number, color: string): string {
  return (
    piece(`M${-w} ${y - 6}Q0 ${y + 12} ${w} ${y - 6}V${y + 4}Q0 ${y + 22} ${-w} ${y + 4}Z`, color) +
    piece(
      `M-9 ${y + 8}H9C10 ${y + 20} 14 ${y + 26} 16 ${y + 32}H-16C-14 ${y + 26} -10 ${y + 20} -9 ${y + 8}Z`,
      brass,
    ) +
    flat(ellipse(0, y + 34, 5, 4), mix(brass, '#5a3a10', 0.5))
  )
}

const hooves = ({ color, dark }: Look) => ({
  width: 22,
  color,
  far: mix(color, dark, 0.7),
  foot: '#57443c',
  hoofed: true,
})

function standing(look: Look): string {
  const { color, light } = look
  return (
    frontHooves(28, 90, hooves(look)) +
    piece(
      'M0 -186C-40 -182 -66 -140 -64 -104C-62 -72 -36 -58 0 -58C36 -58 62 -72 64 -104C66 -140 40 -182 0 -186Z',
      color,
    ) +
    flat(
      'M0 -160C-24 -156 -32 -124 -26 -104C-18 -82 18 -82 26 -104C32 -124 24 -156 0 -160Z',
      light,
    ) +
    (look.bell ? bell(-122, 50, look.bell) : '') +
    head(look, look.dozing, 0, { y: -220, rotate: look.tilt })
  )
}

const shortTail = (x: number, y: number, rotate: number, color: string): string =>
  placed(piece('M-12 4C-22 -18 -18 -44 -4 -54C-4 -42 4 -40 10 -44C12 -26 14 -12 10 4Z', color), {
    x,
    y,
    rotate,
  })

function walking(look: Look): string {
  const { color, dark, light } = look
  const legs = gait({ ...hooves(look), hind: -84, fore: 56, hip: 92 })
  const neck = points('56,-126 78,-150 92,-196')
  return (
    shortTail(-112, -142, -34, dark) +
    legs.far +
    piece(
      [
        'M-122 -116C-126 -156 -96 -164 -56 -158C-10 -152 26 -166 66 -158C98 -148 96 -96 66 -82C20 -62 -60 -62 -96 -76C-112 -84 -120 -100 -122 -116Z',
        strip(neck, [84, 68, 56]),
      ],
      color,
    ) +
    flat(
      'M-116 -138C-106 -160 -84 -162 -56 -158C-18 -153 12 -162 44 -160C14 -138 -60 -142 -116 -138Z',
      dark,
    ) +
    flat('M-70 -72C-20 -62 30 -68 62 -80C30 -92 -40 -92 -70 -72Z', light) +
    legs.near +
    (look.bell ? placed(bell(-134, 40, look.bell), { x: 84, rotate: 8 }) : '') +
    head(look, look.dozing, 10, { x: 102, y: -224, rotate: look.tilt + 3, scale: 0.96 })
  )
}

function sleeping(look: Look): string {
  const { color, dark, light } = look
  const leg = { width: 20, foot: '#57443c' }
  return (
    shortTail(-126, -48, -52, dark) +
    piece('M-134 0C-158 -44 -128 -106 -56 -108C10 -110 50 -130 92 -92C110 -60 104 0 78 0Z', color) +
    flat(
      'M-132 -66C-112 -96 -86 -107 -56 -108C-22 -109 6 -106 30 -99C-10 -84 -86 -84 -132 -66Z',
      dark,
    ) +
    limb(points('-104,-26 -60,-14 -18,0'), mix(color, dark, 0.4), leg) +
    limb(points('40,-20 88,-10 140,0'), mix(color, light, 0.3), leg) +
    head(look, true, 8, { x: 78, y: -104, rotate: 5, scale: 0.92 })
  )
}

export interface GoatOptions {
  pose?: 'standing' | 'walking' | 'sleeping'
  mood?: Feeling
  /** fur; brown `#b98a5e`, grey `#a8a4a8` */
  color?: string
  horns?: string
  /** strap of the bell; `''` for none */
  bell?: string
  /** Standing and walking: degrees the head leans, clockwise. */
  tilt?: number
  /** Standing and walking: asleep on its feet. */
  dozing?: boolean
}

/** A goat with curved horns and a beard: 298 units tall standing, 300 walking, 189 asleep. */
export function goat(options: GoatOptions = {}): string {
  const { pose = 'standing', mood = 'happy', color = '#e6d8c3', horns = '#8f7a66' } = options
  const { bell: strap = '#c8434a', tilt = 0, dozing = false } = options
  return placed(
    { standing, walking, sleeping }[pose]({
      color,
      dark: mix(color, '#6b4330', 0.5),
      light: mix(color, '#fffaf0', 0.72),
      horns,
      mood,
      bell: strap === '' ? undefined : strap,
      tilt,
      dozing,
    }),
    { scale: 0.9 },
  )
}
