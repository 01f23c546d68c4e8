import { mix } from '../paper/color.ts'
import { circle, ellipse, type Point, points } from '../paper/geometry.ts'
import { flat, line, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { lyingScarf, scarf, stride } from './body.ts'
import { blush, eyes, type Feeling, muzzle } from './face.ts'

const pink = '#f3b0a6'

interface Look {
  color: string
  dark: string
  light: string
  mood: Feeling
  scarf: string | undefined
  gaze: Point
  holding: string
}

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { color, dark, light, mood } = look
  const ear = piece(circle(-54, -186, 36), dark) + flat(circle(-52, -183, 24), pink)
  const droop =
    mood === 'sad' ? placed(ear, { x: -50, y: -160, rotate: -26, pivot: [-40, -162] }) : ear
  const features =
    mirrored(flat('M1 -88C-24 -88 -36 -100 -32 -114C-26 -126 -6 -124 1 -112Z', light)) +
    mirrored(line('M-24 -104L-58 -108M-24 -99L-56 -94', mix(dark, '#ffffff', 0.25), 2)) +
    eyes(30, -138, 9, mood, asleep) +
    blush(44, -114, 0.42, 10, turn + look.gaze[0]) +
    flat(ellipse(0, -117, 9, 7), '#d9737a') +
    flat(ellipse(-3, -119.5, 2.6, 1.8), '#ffffff', 0.6) +
    muzzle(-106, 7, mood)
  const svg =
    mirrored(droop) +
    piece(
      'M0 -86C-38 -86 -66 -106 -62 -136C-56 -168 -28 -182 0 -182C28 -182 56 -168 62 -136C66 -106 38 -86 0 -86Z',
      color,
    ) +
    placed(features, { x: turn + look.gaze[0], y: look.gaze[1] })
  return placed(svg, { pivot: [0, -134], ...placement })
}

const tailAt = (x: number, y: number): string =>
  piece(
    strip(
      [
        [x, y],
        [x + 62, y + 30],
        [x + 66, y - 66],
        [x + 96, y - 50],
      ],
      [12, 10, 7, 3],
    ),
    pink,
  )

function sitting(look: Look): string {
  const { color, dark, light } = look
  const bent = points('-34,-82 -50,-60 -20,-54')
  const straight = points('-30,-84 -66,-88 -94,-70')
  const arm = piece(strip(bent, [22, 18, 15]), dark) + flat(circle(-17, -54, 8), pink)
  const reaching = piece(strip(straight, [22, 18, 14]), dark)
  return (
    tailAt(36, -22) +
    piece('M0 -108C-36 -104 -56 -50 -50 -16C-46 0 46 0 50 -16C56 -50 36 -104 0 -108Z', color) +
    flat('M0 -96C-22 -92 -32 -50 -26 -26C-18 -10 18 -10 26 -26C32 -50 22 -92 0 -96Z', light) +
    mirrored(
      piece('M-46 0C-60 0 -60 -16 -46 -18C-32 -19 -16 -14 -14 -4C-14 0 -18 0 -20 0Z', pink),
    ) +
    (look.holding === ''
      ? mirrored(arm)
      : `${reaching}${placed(look.holding, { x: -98, y: -68 })}${flat(circle(-98, -68, 9), pink)}<g transform="scale(-1 1)">${arm}</g>`) +
    head(look, false, 0, { y: -134 }) +
    (look.scarf ? scarf(-84, 36, look.scarf) : '')
  )
}

function walking(look: Look): string {
  const { color, dark, light } = look
  const legs = stride({
    hip: 36,
    width: 22,
    foot: 30,
    color,
    far: dark,
    spread: 15,
    shoe: pink,
  })
  return (
    piece(strip(points('-36,-36 -96,-2 -96,-84 -132,-62'), [12, 10, 7, 3]), pink) +
    piece(strip(points('20,-80 48,-74 56,-52'), [20, 18, 15]), dark) +
    flat(circle(57, -49, 8), pink) +
    legs.far +
    piece('M2 -110C-34 -106 -54 -58 -46 -34C-40 -18 40 -18 44 -34C52 -62 38 -106 2 -110Z', color) +
    flat('M14 -100C-4 -94 -8 -56 2 -34C12 -24 34 -26 40 -38C46 -62 36 -92 14 -100Z', light) +
    legs.near +
    piece(strip(points('-14,-84 -36,-72 -40,-46'), [22, 19, 16]), dark) +
    flat(circle(-40, -43, 8.5), pink) +
    (look.scarf ? placed(scarf(-90, 34, look.scarf, true), { x: 4 }) : '') +
    head(look, false, 9, { x: 8, y: -138, rotate: 3 })
  )
}

function sleeping(look: Look): string {
  const { color, dark } = look
  return (
    piece('M-96 0C-112 -40 -72 -94 -12 -94C48 -94 78 -50 70 0Z', color) +
    flat('M-70 -1C-84 -32 -56 -60 -24 -50C-4 -42 -2 -18 -10 -1Z', dark, 0.35) +
    (look.scarf ? lyingScarf(points('6,-96 -42,-56 0,-14'), look.scarf) : '') +
    head(look, true, 4, { x: 44, y: -54, rotate: 6 }) +
    piece('M28 0C26 -14 50 -17 62 -10C67 -6 65 0 60 0Z', pink) +
    piece(strip(points('-90,-14 -120,4 -60,-14 10,-7'), [13, 12, 10, 5]), pink)
  )
}

export interface MouseOptions {
  pose?: 'sitting' | 'walking' | 'sleeping'
  mood?: Feeling
  scarf?: string
  color?: string
  /** where the face looks: moves its features, up to 8 units each way */
  gaze?: Point
  /** held in the paw stretched to the left (sitting); a drawing whose grip is at (0, 0) */
  holding?: string
}

/** A mouse, 122 units tall to the ears, 81 asleep. */
export function mouse(options: MouseOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#9aa2b6' } = options
  const look = {
    color,
    dark: mix(color, '#3a3050', 0.28),
    light: mix(color, '#fff6ea', 0.78),
    mood,
    scarf: options.scarf,
    gaze: options.gaze ?? [0, 0],
    holding: options.holding ?? '',
  }
  return placed({ sitting, walking, sleeping }[pose](look), { scale: 0.55 })
}
