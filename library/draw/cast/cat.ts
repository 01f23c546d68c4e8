import { mix } from '../paper/color.ts'
import { type Point, points } from '../paper/geometry.ts'
import { flat, line, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { lyingScarf, scarf } from './body.ts'
import { blush, eyes, type Feeling, muzzle } from './face.ts'

const pink = '#f0a59a'
const earPath = 'M-60 -150C-68 -184 -66 -208 -60 -222C-40 -214 -20 -200 -10 -186Z'
const skull =
  'M0 -94C-40 -94 -72 -112 -68 -146C-62 -180 -30 -192 0 -192C30 -192 62 -180 68 -146C72 -112 40 -94 0 -94Z'

interface Look {
  color: string
  dark: string
  light: string
  mood: Feeling
  scarf: string | undefined
}

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { color, dark, light, mood } = look
  const ear =
    piece(earPath, color) +
    flat('M-54 -168C-58 -188 -57 -198 -54 -206C-42 -200 -32 -192 -24 -184Z', pink)
  const markings =
    mood === 'sad' ? placed(ear, { x: -44, y: -176, rotate: -24, pivot: [-40, -176] }) : ear
  const features =
    flat('M-5 -192L0 -166L5 -192ZM-20 -189L-13 -170L-10 -191ZM20 -189L13 -170L10 -191Z', dark) +
    mirrored(flat('M1 -96C-22 -96 -34 -106 -31 -118C-26 -130 -6 -130 1 -118Z', light)) +
    mirrored(line('M-34 -114L-74 -120M-34 -108L-74 -104', mix(dark, '#ffffff', 0.3), 2)) +
    eyes(31, -146, 9, mood, asleep) +
    blush(48, -124, 0.38, 10, turn) +
    flat('M-8 -127Q0 -131 8 -127Q4 -118 0 -117Q-4 -118 -8 -127Z', '#d9737a') +
    muzzle(-115, 8, mood)
  const svg =
    mirrored(markings) +
    piece(skull, color) +
    mirrored(flat('M-67 -138L-46 -133L-66 -128ZM-66 -124L-48 -121L-61 -115Z', dark)) +
    placed(features, { x: turn })
  return placed(svg, { pivot: [0, -142], ...placement })
}

/** A striped tail: the bands cross the strip. */
function tail(look: Look, spine: readonly Point[], widths: readonly number[]): string {
  const bands = [0.4, 0.56, 0.72].map((t) => flat(strip(spine, widths, t, t + 0.03), look.dark))
  return (
    piece(strip(spine, widths), look.color) +
    bands.join('') +
    flat(strip(spine, widths, 0.9), look.dark)
  )
}

function sitting(look: Look): string {
  const { color, dark, light } = look
  return (
    tail(look, points('36,-14 116,4 106,-70 84,-104'), [24, 22, 20, 18]) +
    piece('M0 -122C-38 -116 -58 -56 -54 -12C-52 2 52 2 54 -12C58 -56 38 -116 0 -122Z', color) +
    flat('M0 -108C-26 -102 -30 -66 -20 -44C-12 -32 12 -32 20 -44C30 -66 26 -102 0 -108Z', light) +
    mirrored(flat('M-53 -58L-34 -54L-55 -46ZM-56 -40L-38 -36L-56 -28Z', dark)) +
    mirrored(
      piece(
        'M-56 -8C-62 -40 -42 -54 -32 -38C-28 -26 -30 -8 -32 0H-52C-56 0 -56 -4 -56 -8Z',
        mix(color, dark, 0.35),
      ),
    ) +
    mirrored(
      piece(
        'M-24 -58C-28 -40 -27 -16 -27 -4C-25 1 -5 1 -4 -4C-4 -22 -6 -44 -11 -56Q-18 -64 -24 -58Z',
        color,
      ) +
        flat(
          'M-27 -15C-27 -10 -27 -8 -26 -4C-24 1 -6 1 -5 -4C-5 -8 -5 -10 -6 -15Q-16 -22 -27 -15Z',
          light,
        ),
    ) +
    head(look, false, 0, { y: -146 }) +
    (look.scarf ? scarf(-94, 38, look.scarf) : '')
  )
}

function leg(look: Look, spine: readonly Point[], color: string): string {
  const widths = [36, 26, 20]
  return piece(strip(spine, widths), color) + flat(strip(spine, widths, 0.78), look.light)
}

function walking(look: Look): string {
  const { color, dark, light } = look
  const far = mix(color, dark, 0.55)
  return (
    tail(look, points('-68,-86 -132,-76 -84,-170 -124,-184'), [20, 20, 18, 14]) +
    leg(look, points('-44,-58 -16,-36 -26,-11'), far) +
    leg(look, points('38,-58 78,-52 74,-24'), far) +
    piece(
      'M-82 -78C-84 -112 -48 -116 -8 -110C30 -106 62 -122 76 -94C82 -68 66 -44 34 -44C8 -42 -16 -46 -40 -42C-66 -38 -82 -54 -82 -78Z',
      color,
    ) +
    flat('M-44 -113L-34 -82L-26 -113ZM-14 -111L-6 -80L4 -110Z', dark) +
    flat('M-66 -105L-58 -80L-52 -111Z', dark) +
    flat(
      'M76 -94C82 -68 66 -44 34 -44C30 -44 26 -44 22 -44C42 -58 50 -78 52 -106C62 -108 70 -106 76 -94Z',
      light,
    ) +
    leg(look, points('-60,-64 -82,-38 -72,-11'), color) +
    leg(look, points('28,-60 38,-36 34,-11'), color) +
    (look.scarf ? placed(scarf(-108, 38, look.scarf, true), { x: 54 }) : '') +
    head(look, false, 8, { x: 64, y: -140, scale: 0.94, rotate: 2 })
  )
}

function sleeping(look: Look): string {
  const { color, dark, light } = look
  return (
    piece('M-80 0C-108 -40 -72 -100 -4 -104C68 -108 116 -66 106 0Z', color) +
    flat('M20 -104L30 -74L40 -101ZM50 -97L54 -68L68 -88ZM-4 -104L4 -78L10 -105Z', dark) +
    piece(strip(points('-10,-9 -40,-9 -80,-9'), [18, 18, 18]), color) +
    flat(strip(points('-10,-9 -40,-9 -80,-9'), [18, 18, 18], 0.72), light) +
    (look.scarf ? lyingScarf(points('16,-104 56,-66 24,-14'), look.scarf) : '') +
    head(look, true, -4, { x: -40, y: -54, rotate: -7, scale: 0.94 }) +
    tail(look, points('96,-22 124,2 64,-12 -2,-12'), [24, 24, 23, 20])
  )
}

/** At full length on its belly, wide awake, head to the right. */
function stretched(look: Look): string {
  const { color, dark, light } = look
  const front = points('96,-22 160,-8 216,-11')
  const hind = points('-140,-26 -190,-16 -214,-10')
  const far = mix(color, dark, 0.45)
  const limb = (spine: readonly Point[], fill: string) =>
    piece(strip(spine, [38, 26, 20]), fill) + flat(strip(spine, [38, 26, 20], 0.8), light)
  return (
    tail(look, points('-150,-44 -236,-70 -250,-10 -318,-16'), [24, 22, 20, 16]) +
    placed(limb(front, far), { x: 14, y: -10 }) +
    piece(
      'M-170 0C-196 -30 -176 -92 -110 -92C-50 -92 -10 -80 40 -88C92 -96 130 -70 124 -34C120 -12 104 0 84 0Z',
      color,
    ) +
    flat('M-134 -90L-122 -58L-108 -92ZM-86 -91L-76 -58L-60 -89ZM-38 -87L-28 -56L-12 -85Z', dark) +
    flat('M-60 0C-40 -22 30 -22 60 0Z', light) +
    limb(hind, color) +
    limb(front, color) +
    (look.scarf ? placed(scarf(-108, 38, look.scarf), { x: 106, y: 26 }) : '') +
    head(look, false, 8, { x: 108, y: -100 })
  )
}

/** Sitting with its back to us. */
function back(look: Look): string {
  const { color, dark } = look
  const stripes =
    'M-8 -190L0 -150L8 -190ZM-28 -186L-20 -156L-14 -189ZM28 -186L20 -156L14 -189Z' +
    'M-66 -136L-44 -130L-64 -124ZM66 -136L64 -124L44 -130Z'
  return (
    piece('M0 -122C-40 -116 -64 -56 -60 -12C-58 2 58 2 60 -12C64 -56 40 -116 0 -122Z', color) +
    flat(
      'M-20 -94Q0 -82 20 -94Q0 -72 -20 -94ZM-30 -68Q0 -52 30 -68Q0 -42 -30 -68ZM-34 -40Q0 -24 34 -40Q0 -14 -34 -40Z',
      dark,
    ) +
    placed(mirrored(piece(earPath, color)) + piece(skull, color) + flat(stripes, dark), {
      y: -146,
      pivot: [0, -142],
    }) +
    tail(look, points('30,-14 112,6 150,-40 124,-84'), [26, 24, 22, 18])
  )
}

export interface CatOptions {
  pose?: 'sitting' | 'walking' | 'sleeping' | 'stretched' | 'back'
  mood?: Feeling
  scarf?: string
  color?: string
}

/** A tabby cat, 208 units tall sitting, 200 walking, 125 asleep, 500 long stretched; ginger `#e2954a`. */
export function cat(options: CatOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#8f93a6' } = options
  const look = {
    color,
    dark: mix(color, '#2a2438', 0.38),
    light: mix(color, '#fff8ee', 0.8),
    mood,
    scarf: options.scarf,
  }
  return placed({ sitting, walking, sleeping, stretched, back }[pose](look), { scale: 0.92 })
}
