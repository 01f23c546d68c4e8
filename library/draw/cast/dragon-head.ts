import { mix } from '../paper/color.ts'
import { circle, ellipse, leaf } from '../paper/geometry.ts'
import { cheek, flat, ink, line, mirrored, piece, placed } from '../paper/pieces.ts'
import { blush, eye, eyes, type Feeling } from './face.ts'

/** What both views of a dragon's head need to know. */
export interface HeadLook {
  color: string
  dark: string
  belly: string
  horn: string
  mood: Feeling
  asleep: boolean
  /** colour of a scarf wound three times round the snout */
  muffler?: string | undefined
  /** laughs or breathes fire */
  open: boolean
  /** presses its mouth shut on what wants to come out */
  puffed: boolean
}

const mouthRed = '#8a3038'

const hornAt = (x: number, y: number, angle: number, color: string): string =>
  piece(leaf(x, y, angle, 52, 0.24), color)

function frontEars({ color, dark }: HeadLook): string {
  return mirrored(
    piece('M-60 -20C-104 -44 -116 -30 -112 -6C-104 10 -84 18 -62 12Z', color) +
      flat('M-66 -12C-92 -28 -100 -20 -98 -8C-92 2 -80 8 -66 6Z', dark, 0.7),
  )
}

function wrapped(color: string): string {
  const dark = mix(color, '#1a0a14', 0.25)
  const band = (y: number, w: number): string =>
    `M${-w} ${y - 12}Q0 ${y + 6} ${w} ${y - 12}L${w - 2} ${y + 12}Q0 ${y + 30} ${-w + 2} ${y + 12}Z`
  return (
    piece('M44 52L74 44L88 112L54 118Z', dark) +
    line('M56 92L84 86M58 104L86 98', mix(color, '#ffffff', 0.45), 4) +
    piece(band(22, 66), mix(color, dark, 0.3)) +
    piece(band(42, 64), color) +
    piece(band(62, 52), mix(color, dark, 0.3))
  )
}

function frontMouth({ open, puffed, mood, color }: HeadLook): string {
  if (open)
    return (
      flat('M-34 38Q0 50 34 38C34 78 -34 78 -34 38Z', mouthRed) +
      flat(ellipse(0, 62, 18, 8), '#e8808a') +
      flat('M-26 41L-20 52L-13 44ZM26 41L20 52L13 44Z', '#fff8ea')
    )
  if (puffed)
    return (
      mirrored(piece(circle(-46, 34, 26), mix(color, '#fff2c0', 0.22)) + blush(46, 36, 0.5, 12)) +
      line('M-10 44Q0 40 10 44', ink, 4)
    )
  if (mood === 'surprised') return flat(ellipse(0, 48, 9, 11), mouthRed)
  const curve = mood === 'happy' ? 'M-32 38Q0 64 32 38' : 'M-26 54Q0 36 26 54'
  return line(curve, ink, 3.6)
}

/** A dragon's head from the front: its middle at (0, 0), 225 units wide with its ears, 178 tall with its horns. */
export function frontHead(look: HeadLook): string {
  const { color, dark, belly, horn, mood, asleep, muffler } = look
  const spikes = piece(
    [leaf(-16, -62, -1.8, 30, 0.34), leaf(16, -62, -1.34, 30, 0.34), leaf(0, -66, -1.57, 38, 0.34)],
    dark,
  )
  const snout =
    piece(
      'M0 -6C42 -6 66 12 64 38C60 64 32 74 0 74C-32 74 -60 64 -64 38C-66 12 -42 -6 0 -6Z',
      mix(color, belly, 0.42),
    ) + mirrored(flat(ellipse(-16, 10, 5, 7), mix(dark, '#1a0a14', 0.3)))
  return (
    spikes +
    mirrored(hornAt(-38, -48, -2, horn)) +
    frontEars(look) +
    piece(
      'M0 -72C-48 -72 -74 -44 -72 -8C-72 38 -40 60 0 60C40 60 72 38 72 -8C74 -44 48 -72 0 -72Z',
      color,
    ) +
    snout +
    eyes(36, -20, 12, mood, asleep) +
    (muffler === undefined ? frontMouth(look) + (look.puffed ? '' : blush(50, 22, 0.42, 11)) : '') +
    (muffler === undefined ? '' : wrapped(muffler))
  )
}

function sideMuffler(color: string, asleep: boolean): string {
  const dark = mix(color, '#1a0a14', 0.25)
  const end = asleep
    ? ''
    : piece('M46 26L74 30L68 96L38 90Z', dark) +
      line('M41 72L69 77M40 82L68 87', mix(color, '#ffffff', 0.45), 4)
  const roll =
    'M38 -50C58 -46 84 -38 104 -24C118 -8 116 20 102 32C84 42 58 42 38 40C48 12 48 -22 38 -50Z'
  return (
    end + piece(roll, color) + line('M60 -42C70 -16 70 14 60 40M82 -34C94 -12 94 14 84 38', dark, 5)
  )
}

/** A dragon's head from the side, facing right: its middle at (0, 0), 182 units long. */
export function sideHead(look: HeadLook): string {
  const { color, dark, belly, horn, mood, asleep, muffler, open, puffed } = look
  const jaw = piece(
    'M2 20C34 16 66 18 88 22C92 40 64 50 32 48C12 46 -2 34 2 20Z',
    mix(color, belly, 0.42),
  )
  const spikes = piece(
    [leaf(-26, -50, -2, 32, 0.34), leaf(-48, -28, -2.5, 32, 0.34), leaf(-54, 2, -2.9, 28, 0.34)],
    dark,
  )
  const gape =
    flat('M4 18L98 2C98 22 94 42 84 50C54 54 20 46 4 34Z', mouthRed) +
    flat('M72 8L79 22L86 8Z', '#fff8ea')
  const tongue = flat(ellipse(46, 38, 22, 7), '#e8808a')
  const cheekBall = puffed
    ? piece(circle(42, 22, 25), mix(color, '#fff2c0', 0.22)) +
      flat(ellipse(42, 26, 12, 8), cheek, 0.5)
    : flat(ellipse(14, 16, 12, 8), cheek, 0.45)
  const lips = open || muffler !== undefined ? '' : line('M94 12Q70 28 38 18', ink, 3.4)
  return (
    spikes +
    hornAt(-8, -52, -2.1, horn) +
    (open ? gape + tongue + placed(jaw, { x: 6, y: 26, rotate: 20, pivot: [6, 18] }) : '') +
    piece(
      'M-62 4C-68 -46 -32 -68 8 -64C38 -60 50 -42 66 -34C90 -26 104 -10 100 8C94 22 72 20 46 26C20 42 -52 46 -62 4Z',
      color,
    ) +
    flat(ellipse(84, -14, 4.5, 6), mix(dark, '#1a0a14', 0.3)) +
    piece('M-34 -8C-70 -30 -82 -14 -76 6C-66 20 -46 22 -34 16Z', mix(color, dark, 0.3)) +
    eye(24, -26, 12.5, mood, asleep) +
    cheekBall +
    lips +
    (muffler === undefined ? '' : sideMuffler(muffler, asleep))
  )
}
