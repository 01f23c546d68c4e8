import { mix } from '../paper/color.ts'
import { circle, ellipse, type Point, points } from '../paper/geometry.ts'
import { flat, ink, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { lyingScarf, scarf, stride } from './body.ts'
import { blush, eyes, type Feeling, muzzle } from './face.ts'

interface Look {
  color: string
  dark: string
  light: string
  mood: Feeling
  scarf: string | undefined
  honey: boolean
  holding: string
  tilt: number
}

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { color, dark, light, mood } = look
  const snout =
    piece(
      'M0 -158C-32 -158 -42 -176 -38 -194C-34 -212 34 -212 38 -194C42 -176 32 -158 0 -158Z',
      light,
    ) +
    flat('M-15 -204C-10 -212 10 -212 15 -204C12 -192 -12 -192 -15 -204Z', ink) +
    flat(ellipse(-4, -205, 4, 2.4), '#ffffff', 0.5) +
    muzzle(-184, 10, mood) +
    eyes(36, -222, 8, mood, asleep) +
    blush(56, -196, 0.4, 11, turn)
  const svg =
    mirrored(piece(circle(-58, -272, 26), dark) + flat(circle(-57, -270, 14), light)) +
    piece(
      'M0 -156C-66 -156 -86 -190 -80 -226C-72 -268 -38 -288 0 -288C38 -288 72 -268 80 -226C86 -190 66 -156 0 -156Z',
      color,
    ) +
    placed(snout, { x: turn })
  return placed(svg, { pivot: [0, -222], ...placement })
}

function honeyPot(x: number, y: number): string {
  return placed(
    piece('M-34 -30C-46 0 -40 34 -26 40H26C40 34 46 0 34 -30Z', '#d98b2b') +
      piece('M-38 -44H38V-26Q0 -14 -38 -26Z', '#f7c948') +
      flat('M-20 -24C-20 -4 -10 -6 -10 -20C-8 4 6 8 6 -20Z', '#f7c948'),
    { x, y },
  )
}

function sitting(look: Look): string {
  const { color, dark, light } = look
  return (
    piece('M0 -176C-74 -168 -98 -72 -86 -14C-80 4 80 4 86 -14C98 -72 74 -168 0 -176Z', color) +
    flat('M0 -146C-44 -138 -56 -76 -44 -36C-30 -14 30 -14 44 -36C56 -76 44 -138 0 -146Z', light) +
    mirrored(
      piece('M-34 2C-90 4 -100 -30 -70 -40C-44 -46 -26 -24 -34 2Z', dark) +
        flat('M-54 -4C-76 -2 -80 -22 -66 -26C-50 -28 -44 -10 -54 -4Z', light),
    ) +
    head(look, false, 0, { y: -222, rotate: look.tilt }) +
    (look.scarf ? scarf(-150, 58, look.scarf) : '') +
    (look.honey ? honeyPot(0, -58) : '') +
    placed(look.holding, { y: -16 }) +
    mirrored(
      piece(
        'M-74 -136C-104 -110 -98 -62 -66 -48C-46 -42 -34 -56 -42 -68C-56 -80 -58 -104 -52 -124Z',
        dark,
      ),
    )
  )
}

function walking(look: Look): string {
  const { color, dark, light } = look
  const legs = stride({
    hip: 58,
    width: 50,
    foot: 38,
    color,
    far: dark,
    spread: 26,
  })
  const reaches = look.holding !== ''
  const far: readonly Point[] = reaches
    ? points('44,-138 96,-118 136,-112')
    : points('44,-142 84,-128 88,-88')
  const near: readonly Point[] = reaches
    ? points('-30,-140 30,-78 122,-92')
    : points('-34,-142 -72,-124 -74,-80')
  return (
    piece(strip(far, [40, 40, 34]), dark) +
    (reaches ? placed(look.holding, { x: 146, y: -104 }) : '') +
    (look.honey ? honeyPot(84, -84) : '') +
    legs.far +
    piece(circle(-80, -62, 15), dark) +
    piece('M4 -180C-62 -172 -92 -96 -82 -54C-74 -28 66 -28 74 -54C86 -100 66 -174 4 -180Z', color) +
    flat('M24 -150C-4 -142 -12 -86 0 -54C14 -36 54 -38 66 -58C74 -96 60 -142 24 -150Z', light) +
    legs.near +
    piece(strip(near, [42, 44, 36]), dark) +
    (look.scarf ? placed(scarf(-158, 56, look.scarf, true), { x: 8 }) : '') +
    head(look, false, 12, { x: 16, y: -224, rotate: 3 })
  )
}

function sleeping(look: Look): string {
  const { color, dark } = look
  return (
    piece(circle(-128, -46, 16), dark) +
    piece('M-124 0C-150 -62 -104 -136 -24 -138C60 -140 108 -80 104 0Z', color) +
    piece('M-118 0C-140 -40 -104 -76 -64 -64C-36 -54 -34 -20 -46 0Z', mix(color, dark, 0.5)) +
    piece('M-92 0C-98 -22 -58 -30 -42 -16C-36 -8 -38 0 -42 0Z', dark) +
    (look.honey ? honeyPot(-10, -40) : '') +
    (look.scarf ? lyingScarf(points('14,-126 -44,-80 0,-19'), look.scarf, 34) : '') +
    head(look, true, 6, { x: 66, y: -76, rotate: 5, scale: 0.94 }) +
    piece('M-6 0C-10 -26 40 -32 62 -16C70 -8 66 0 60 0Z', dark) +
    piece('M82 0C78 -24 112 -30 132 -16C140 -8 136 0 130 0Z', dark)
  )
}

function resting(look: Look): string {
  const { color, dark, light } = look
  const sole = (x: number, y: number, rotate: number): string =>
    placed(
      piece(ellipse(0, -36, 30, 36), dark) +
        flat(ellipse(0, -32, 17, 20), light) +
        flat(circle(-15, -58, 6) + circle(0, -63, 6) + circle(15, -58, 6), light),
      { x, y, rotate },
    )
  return (
    sole(-126, -24, -8) +
    piece('M-140 0C-160 -60 -90 -150 -14 -146C60 -142 104 -84 112 0Z', color) +
    flat(
      'M-106 -58C-92 -112 -54 -140 -14 -138C30 -134 66 -106 78 -62C30 -30 -66 -28 -106 -58Z',
      light,
    ) +
    piece('M-158 0C-176 -46 -116 -66 -92 -30C-86 -16 -92 0 -98 0Z', dark) +
    sole(-142, 0, -10) +
    (look.scarf ? lyingScarf(points('78,-112 118,-70 100,-8'), look.scarf, 34) : '') +
    head(look, true, 0, { x: 164, y: -72, rotate: 62, scale: 0.94 }) +
    piece(strip(points('96,-58 44,-30 6,-88'), [42, 40, 34]), dark)
  )
}

export interface BearOptions {
  pose?: 'sitting' | 'walking' | 'sleeping' | 'resting'
  mood?: Feeling
  scarf?: string
  color?: string
  honey?: boolean
  /** Walking: a drawing held out with both arms; sitting: held in its lap. Its foot is at (0, 0). */
  holding?: string
  /** Sitting: degrees the head leans, clockwise. */
  tilt?: number
}

/** A bear, 298 units tall sitting, 302 walking upright, 152 asleep on its belly, 167 on its back. */
export function bear(options: BearOptions = {}): string {
  const {
    pose = 'sitting',
    mood = 'happy',
    color = '#8a5a3c',
    honey = false,
    holding = '',
    tilt = 0,
  } = options
  const dark = mix(color, '#3a1a14', 0.32)
  const light = mix(color, '#ffe3bd', 0.62)
  return { sitting, walking, sleeping, resting }[pose]({
    color,
    dark,
    light,
    mood,
    scarf: options.scarf,
    honey,
    holding,
    tilt,
  })
}
