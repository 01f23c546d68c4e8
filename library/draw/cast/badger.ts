import { mix } from '../paper/color.ts'
import { ellipse, type Point, points } from '../paper/geometry.ts'
import { flat, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { lyingScarf, scarf } from './body.ts'
import { blush, eye, type Feeling, muzzle, nose } from './face.ts'
import { gait } from './four-legs.ts'
import { tufted } from './fur.ts'

const white = '#fbf6ee'

interface Look {
  color: string
  dark: string
  mood: Feeling
  scarf: string | undefined
  tilt: number
}

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { dark, mood } = look
  const ear = piece(ellipse(-64, -196, 20, 20), dark) + flat(ellipse(-67, -199, 9, 9), white)
  // a stripe runs from the ear over the eye to the nose, light enough for the eye to show on it
  const stripe =
    'M-9 -104C-22 -112 -50 -118 -56 -144C-62 -168 -58 -192 -46 -204C-36 -209 -26 -211 -19 -211C-25 -186 -10 -150 -9 -104Z'
  const features =
    mirrored(flat(stripe, dark)) +
    eye(-36, -150, 9.5, mood, asleep, white) +
    eye(36, -150, 9.5, mood, asleep, white, 1) +
    blush(66, -124, 0.4, 11, turn * 0.4) +
    nose('M-17 -112C-13 -124 13 -124 17 -112C13 -97 -13 -97 -17 -112Z', -5, -115) +
    muzzle(-90, 11, mood)
  const svg =
    mirrored(ear) +
    piece(
      'M0 -72C-24 -72 -34 -84 -52 -96C-66 -104 -84 -106 -96 -104C-90 -112 -88 -118 -86 -126C-96 -168 -60 -214 0 -214C60 -214 96 -168 86 -126C88 -118 90 -112 96 -104C84 -106 66 -104 52 -96C34 -84 24 -72 0 -72Z',
      white,
    ) +
    placed(features, { x: turn * 0.6 })
  return placed(svg, { pivot: [0, -144], ...placement })
}

const tail = (x: number, y: number, rotate: number, color: string): string =>
  placed(piece(tufted({ x: 0, y: -26, rx: 15, ry: 30, count: 7, depth: 0.3 }), color), {
    x,
    y,
    rotate,
  })

/** A broad paw, its claws showing. */
const paw = (x: number, look: Look): string =>
  piece(`M${x - 26} 0C${x - 30} -30 ${x + 28} -30 ${x + 24} 0Z`, look.dark) +
  flat([-14, -2, 10].map((dx) => `M${x + dx - 3} -9h6l-3 11Z`).join(''), white, 0.85)

function sitting(look: Look): string {
  const { color, dark } = look
  const arm: readonly Point[] = points('-50,-96 -74,-64 -26,-48')
  return (
    tail(64, -14, 60, color) +
    piece('M0 -140C-62 -134 -88 -66 -82 -18C-78 2 78 2 82 -18C88 -66 62 -134 0 -140Z', color) +
    flat('M0 -120C-40 -114 -54 -66 -44 -34C-32 -12 32 -12 44 -34C54 -66 40 -114 0 -120Z', dark) +
    mirrored(paw(-46, look)) +
    mirrored(piece(strip(arm, [38, 34, 30]), mix(dark, color, 0.14))) +
    head(look, false, 0, { y: -168, rotate: look.tilt }) +
    (look.scarf ? scarf(-98, 54, look.scarf) : '')
  )
}

function walking(look: Look): string {
  const { color, dark } = look
  const legs = gait({
    hind: -84,
    fore: 54,
    hip: 52,
    width: 32,
    color: dark,
    far: mix(dark, '#0c0a1c', 0.3),
    foot: mix(dark, '#0c0a1c', 0.3),
  })
  return (
    tail(-116, -74, -62, color) +
    legs.far +
    piece(
      'M-128 -70C-132 -124 -80 -148 -22 -142C36 -146 92 -132 100 -84C104 -50 74 -34 30 -32C-20 -28 -60 -28 -96 -34C-118 -40 -126 -52 -128 -70Z',
      color,
    ) +
    flat(
      'M-126 -56C-60 -50 40 -56 100 -76C100 -48 72 -34 30 -32C-20 -28 -60 -28 -96 -34C-114 -39 -122 -46 -126 -56Z',
      dark,
    ) +
    legs.near +
    (look.scarf ? placed(scarf(-84, 60, look.scarf, true), { x: 84 }) : '') +
    head(look, false, 12, { x: 92, y: -124, rotate: look.tilt + 3, scale: 0.94 })
  )
}

function sleeping(look: Look): string {
  const { color, dark } = look
  return (
    tail(-118, -18, -74, color) +
    piece('M-130 0C-158 -58 -106 -122 -28 -122C50 -122 100 -78 98 0Z', color) +
    piece('M-112 0C-128 -36 -94 -70 -58 -58C-34 -48 -34 -16 -42 0Z', mix(color, dark, 0.35)) +
    paw(-66, look) +
    (look.scarf ? lyingScarf(points('6,-118 -40,-66 0,-14'), look.scarf, 30) : '') +
    head(look, true, 6, { x: 62, y: -76, rotate: 6, scale: 0.92 }) +
    paw(8, look) +
    paw(120, look)
  )
}

export interface BadgerOptions {
  pose?: 'sitting' | 'walking' | 'sleeping'
  mood?: Feeling
  scarf?: string
  /** back and flanks; brown `#8f7b6c` */
  color?: string
  /** Sitting and walking: degrees the head leans, clockwise. */
  tilt?: number
}

/** A badger with a striped face: 240 units tall sitting, 195 walking, 148 asleep. */
export function badger(options: BadgerOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#8d8b98', tilt = 0 } = options
  return { sitting, walking, sleeping }[pose]({
    color,
    dark: mix(color, '#1c1426', 0.66),
    mood,
    scarf: options.scarf,
    tilt,
  })
}
