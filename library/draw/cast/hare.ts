import { mix } from '../paper/color.ts'
import { circle, points } from '../paper/geometry.ts'
import { flat, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { lyingScarf, scarf, stride } from './body.ts'
import { blush, eyes, type Feeling, muzzle } from './face.ts'

const cream = '#fff3e4'
const pink = '#f0a59a'

interface Look {
  color: string
  dark: string
  mood: Feeling
  scarf: string | undefined
  bent: boolean
  tears: boolean
}

function ear({ color, dark }: Look, bent: boolean): string {
  if (bent)
    return piece(
      'M-34 -196C-56 -236 -62 -270 -44 -284C-30 -294 -4 -286 10 -262C-4 -268 -18 -262 -22 -250C-20 -230 -14 -210 -10 -196Z',
      dark,
    )
  return (
    piece('M-36 -194C-62 -236 -62 -292 -40 -306C-18 -300 -8 -240 -10 -196Z', color) +
    flat('M-32 -204C-48 -240 -48 -278 -38 -290C-26 -280 -18 -238 -18 -204Z', pink)
  )
}

const drop = flat('M41 -148C48 -138 50 -130 43 -127C36 -126 35 -134 41 -148Z', '#a9dcf2')

function face({ color, mood, tears }: Look, asleep: boolean, turn: number): string {
  return (
    piece(
      'M0 -104C-44 -104 -62 -130 -58 -158C-52 -196 -24 -210 0 -210C24 -210 52 -196 58 -158C62 -130 44 -104 0 -104Z',
      color,
    ) +
    placed(
      mirrored(flat('M1 -106C-30 -104 -44 -120 -40 -134C-34 -148 -8 -148 1 -134Z', cream)) +
        eyes(30, -162, 8.5, mood, asleep) +
        blush(43, -138, 0.4, 9, turn) +
        flat('M-9 -144Q0 -150 9 -144Q4 -134 0 -133Q-4 -134 -9 -144Z', '#c9585a') +
        muzzle(-132, 8, mood) +
        (tears ? mirrored(drop) : ''),
      { x: turn },
    )
  )
}

function head(look: Look, turn: number, placement: Placement): string {
  const droop = look.mood === 'sad' ? -142 : 0
  const root = look.mood === 'sad' ? -44 : -24
  const left = placed(ear(look, false), {
    x: root,
    y: -188,
    rotate: droop,
    pivot: [-24, -192],
  })
  const right = placed(ear(look, look.bent), {
    x: root,
    y: -188,
    rotate: droop,
    pivot: [-24, -192],
  })
  const svg = `${left}<g transform="scale(-1 1)">${right}</g>${face(look, false, turn)}`
  return placed(svg, { pivot: [0, -157], ...placement })
}

function sitting(look: Look): string {
  const { color, dark } = look
  return (
    piece(circle(52, -22, 20), cream) +
    piece('M0 -124C-46 -120 -64 -50 -56 -12C-52 4 52 4 56 -12C64 -50 46 -120 0 -124Z', color) +
    flat('M0 -110C-26 -102 -32 -56 -24 -26C-14 -10 14 -10 24 -26C32 -56 26 -102 0 -110Z', cream) +
    mirrored(
      piece(
        'M-54 2C-70 2 -70 -18 -54 -20C-38 -22 -18 -16 -16 -4C-16 2 -20 2 -22 2Z',
        mix(color, '#ffffff', 0.2),
      ),
    ) +
    mirrored(
      piece(
        'M-42 -92C-54 -70 -44 -50 -28 -46C-16 -46 -14 -60 -22 -66C-28 -72 -30 -82 -28 -92Z',
        dark,
      ),
    ) +
    head(look, 0, { y: -157 }) +
    (look.scarf ? scarf(-96, 40, look.scarf) : '')
  )
}

function walking(look: Look): string {
  const { color, dark } = look
  const legs = stride({
    hip: 44,
    width: 28,
    foot: 34,
    color: mix(color, '#ffffff', 0.2),
    far: dark,
    spread: 16,
  })
  return (
    piece(circle(-52, -46, 18), cream) +
    piece(strip(points('22,-92 50,-84 54,-58'), [22, 20, 18]), dark) +
    legs.far +
    piece('M4 -126C-36 -122 -60 -66 -52 -38C-46 -20 44 -20 48 -38C56 -70 44 -122 4 -126Z', color) +
    flat('M18 -112C0 -102 -4 -62 4 -38C14 -26 38 -28 44 -42C50 -70 40 -104 18 -112Z', cream) +
    legs.near +
    piece(strip(points('-12,-96 -34,-82 -38,-54'), [24, 22, 18]), mix(color, dark, 0.5)) +
    (look.scarf ? placed(scarf(-104, 38, look.scarf, true), { x: 6 }) : '') +
    head(look, 9, { x: 10, y: -160, rotate: 3 })
  )
}

function sleeping(look: Look): string {
  const { color, dark } = look
  const laid = (rotate: number): string =>
    placed(ear(look, false), { x: -14, y: -196, rotate, pivot: [-22, -196] })
  const drowsy = placed(laid(-62) + placed(laid(-48), { x: 10, y: -2 }) + face(look, true, 4), {
    x: 46,
    y: -54,
    rotate: 6,
    pivot: [0, -157],
  })
  return (
    piece(circle(-96, -30, 20), cream) +
    piece('M-92 0C-112 -34 -84 -88 -26 -92C30 -96 70 -60 68 0Z', color) +
    flat('M-66 -2C-84 -30 -56 -60 -22 -50C0 -42 4 -20 -6 -2Z', dark, 0.35) +
    piece('M-66 0C-72 -18 -34 -22 -14 -14C-6 -10 -8 0 -14 0Z', mix(color, '#ffffff', 0.2)) +
    (look.scarf ? lyingScarf(points('22,-94 -34,-58 0,-13'), look.scarf) : '') +
    drowsy +
    piece('M40 0C36 -16 70 -20 86 -12C92 -8 90 0 84 0Z', mix(color, '#ffffff', 0.2))
  )
}

export interface HareOptions {
  pose?: 'sitting' | 'walking' | 'sleeping'
  mood?: Feeling
  scarf?: string
  color?: string
  /** the ear on the right hangs */
  bent?: boolean
  /** wet eyes */
  tears?: boolean
}

/** A hare, 206 units tall to the brow and 302 to the ears, 167 asleep. */
export function hare(options: HareOptions = {}): string {
  const {
    pose = 'sitting',
    mood = 'happy',
    color = '#c9a58a',
    bent = false,
    tears = false,
  } = options
  const look = {
    color,
    dark: mix(color, '#5a3328', 0.3),
    mood,
    scarf: options.scarf,
    bent,
    tears,
  }
  return { sitting, walking, sleeping }[pose](look)
}
