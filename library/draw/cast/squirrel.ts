import { mix } from '../paper/color.ts'
import { type Point, points } from '../paper/geometry.ts'
import { flat, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { lyingScarf, scarf, stride } from './body.ts'
import { blush, eyes, type Feeling, muzzle, nose } from './face.ts'

const cream = '#fff0dc'

interface Look {
  color: string
  dark: string
  mood: Feeling
  scarf: string | undefined
  nut: boolean
}

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { color, dark, mood } = look
  const ear =
    piece(
      'M-52 -156C-62 -190 -58 -212 -50 -236C-40 -226 -36 -216 -34 -210C-28 -218 -26 -224 -24 -226C-14 -204 -16 -186 -18 -170Z',
      dark,
    ) + flat('M-44 -168C-50 -186 -48 -196 -44 -206C-34 -194 -28 -182 -28 -172Z', '#f0b48e')
  const features =
    mirrored(flat('M1 -96C-34 -96 -52 -110 -50 -126C-40 -140 -10 -134 1 -118Z', cream)) +
    eyes(30, -146, 9, mood, asleep) +
    blush(43, -122, 0.42, 9, turn) +
    nose('M-8 -127C-6 -133 6 -133 8 -127C6 -119 -6 -119 -8 -127Z', -2, -128, '#4a2530') +
    muzzle(-115, 7, mood)
  const svg =
    mirrored(ear) +
    piece(
      'M0 -94C-36 -94 -62 -110 -60 -138C-56 -172 -28 -184 0 -184C28 -184 56 -172 60 -138C62 -110 36 -94 0 -94Z',
      color,
    ) +
    placed(features, { x: turn })
  return placed(svg, { pivot: [0, -140], ...placement })
}

/** The big tail with its light stripe, raised behind the back on the right. */
function raisedTail({ color, dark }: Look): string {
  return (
    piece(
      'M26 -4C74 10 124 -4 126 -62C128 -100 118 -128 130 -152C138 -168 158 -168 168 -150C180 -196 152 -234 112 -230C66 -224 50 -176 56 -132C60 -100 56 -62 22 -44Z',
      dark,
    ) +
    flat(
      'M50 -24C86 -18 102 -42 98 -82C94 -120 90 -148 100 -174C108 -194 126 -202 142 -190C128 -216 94 -212 81 -184C70 -158 79 -120 79 -90C79 -62 72 -40 50 -24Z',
      mix(color, '#ffd9a8', 0.45),
    )
  )
}

function hazelnut(x: number, y: number): string {
  return placed(
    piece('M0 20C-16 14 -20 -2 -16 -12H16C20 -2 16 14 0 20Z', '#c98a4a') +
      piece('M-19 -10C-18 -22 18 -22 19 -10Q0 -3 -19 -10Z', '#7f9a4a'),
    { x, y },
  )
}

function sitting(look: Look): string {
  const { color, dark } = look
  return (
    raisedTail(look) +
    piece('M0 -118C-40 -112 -58 -52 -52 -14C-48 0 48 0 52 -14C58 -52 40 -112 0 -118Z', color) +
    flat('M0 -108C-26 -102 -34 -56 -26 -28C-16 -12 16 -12 26 -28C34 -56 26 -102 0 -108Z', cream) +
    mirrored(
      piece('M-54 0C-68 0 -68 -18 -52 -20C-36 -21 -18 -15 -16 -5C-16 0 -20 0 -22 0Z', dark),
    ) +
    (look.nut ? hazelnut(0, -58) : '') +
    mirrored(piece(strip(points('-36,-88 -54,-62 -18,-56'), [24, 20, 17]), dark)) +
    head(look, false, 0, { y: -142 }) +
    (look.scarf ? scarf(-92, 38, look.scarf) : '')
  )
}

function walking(look: Look): string {
  const { color, dark } = look
  const legs = stride({
    hip: 42,
    width: 26,
    foot: 34,
    color,
    far: dark,
    spread: 15,
  })
  return (
    placed(raisedTail(look), { y: -20, flip: true }) +
    piece(strip(points('20,-88 52,-80 60,-58'), [22, 20, 17]), dark) +
    (look.nut ? hazelnut(66, -66) : '') +
    legs.far +
    piece('M2 -120C-36 -116 -56 -62 -48 -38C-42 -20 42 -20 46 -38C54 -68 40 -116 2 -120Z', color) +
    flat('M16 -110C-4 -104 -8 -62 2 -38C12 -28 36 -30 42 -42C48 -70 38 -102 16 -110Z', cream) +
    legs.near +
    piece(strip(points('-14,-92 -36,-78 -40,-52'), [25, 22, 18]), dark) +
    (look.scarf ? placed(scarf(-98, 36, look.scarf, true), { x: 5 }) : '') +
    head(look, false, 8, { x: 8, y: -146, rotate: 3 })
  )
}

function sleeping(look: Look): string {
  const { color, dark } = look
  const blanket: Point[] = points('74,-66 142,-30 60,-26 -22,-24')
  return (
    piece('M-66 0C-96 -40 -60 -100 4 -104C72 -106 110 -64 102 0Z', color) +
    piece(strip(points('0,-9 -30,-8 -64,-9'), [20, 20, 18]), dark) +
    (look.scarf ? lyingScarf(points('16,-104 58,-66 22,-10'), look.scarf) : '') +
    head(look, true, -4, { x: -34, y: -54, rotate: -7, scale: 0.96 }) +
    piece(strip(blanket, [60, 84, 72, 14]), dark) +
    flat(strip(blanket, [10, 26, 26, 4], 0, 0.94), mix(color, '#ffd9a8', 0.45)) +
    (look.nut ? hazelnut(-112, -20) : '')
  )
}

export interface SquirrelOptions {
  pose?: 'sitting' | 'walking' | 'sleeping'
  mood?: Feeling
  scarf?: string
  color?: string
  /** holds a hazelnut (asleep it is in front) */
  nut?: boolean
}

/** A squirrel, 152 units tall, 97 asleep under its tail. */
export function squirrel(options: SquirrelOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#c0602f', nut = false } = options
  const look = {
    color,
    dark: mix(color, '#5a1a14', 0.3),
    mood,
    scarf: options.scarf,
    nut,
  }
  return placed({ sitting, walking, sleeping }[pose](look), { scale: 0.64 })
}
