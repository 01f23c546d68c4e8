import { mix } from '../../paper/color.ts'
import { circle, ellipse, leaf, points, smooth } from '../../paper/geometry.ts'
import { cheek, flat, ink, line, mirrored, piece, placed } from '../../paper/pieces.ts'
import { crestOf } from '../face/crest.ts'
import { blush, type Expression, eye, eyes, muzzle } from '../face/face.ts'
import { weepingEye } from '../face/weeping-eye.ts'
import type { HeadView } from '../head/person.ts'
import { breathOf } from './dragon-breath.ts'

/** What all views of a dragon's head need to know. */
export interface HeadLook {
  color: string
  dark: string
  belly: string
  horn: string
  expression: Expression
  asleep: boolean
  view: HeadView
  /** colour of a scarf wound three times round the snout */
  muffler: string | undefined
  /** laughs or breathes fire */
  open: boolean
  /** presses its mouth shut on what wants to come out */
  puffed: boolean
  breath: 'flame' | 'warm' | 'smoke' | undefined
}

const mouthRed = '#8a3038'

const hornAt = (x: number, y: number, angle: number, color: string): string =>
  piece(leaf(x, y, angle, 52, 0.24), color) +
  flat(`M${x - 5} ${y - 8}l10 -2M${x - 8} ${y - 20}l9 -2`, mix(color, '#b98a5a', 0.4)) +
  line(`M${x - 9} ${y - 12}l11 -5M${x - 14} ${y - 24}l9 -4`, mix(color, '#b98a5a', 0.45), 3)

const spikesOf = (at: readonly (readonly [number, number, number, number])[], color: string) =>
  piece(
    at.map(([x, y, angle, length]) => leaf(x, y, angle, length, 0.34)),
    color,
  )

/** An ear like a fin: it stands off by `lift` degrees. */
function ear({ color, dark }: HeadLook, x: number, lift: number, width = 1): string {
  const svg =
    piece('M0 16L-44 -30L-48 -8L-60 -2L-46 10L-44 26L-20 26Z', mix(color, dark, 0.2)) +
    flat('M-6 14L-38 -16L-36 12L-18 20Z', dark, 0.6)
  return `<g transform="translate(${x} -8) scale(${width} 1) rotate(${lift})">${svg}</g>`
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

function frontMouth({ open, puffed, expression, color }: HeadLook): string {
  if (open)
    return (
      flat('M-34 38Q0 50 34 38L26 62L8 70L-10 70L-26 62Z', mouthRed) +
      flat(ellipse(0, 62, 17, 7), '#e8808a') +
      flat('M-26 41L-20 52L-13 44ZM26 41L20 52L13 44Z', '#fff8ea')
    )
  if (puffed)
    return (
      mirrored(piece(circle(-46, 34, 26), mix(color, '#fff2c0', 0.22)) + blush(46, 36, 0.5, 12)) +
      line('M-10 44Q0 40 10 44', ink, 4)
    )
  if (expression.mood === 'happy') return line('M-32 38Q0 64 32 38', ink, 3.6)
  return placed(muzzle(0, 12, expression), { y: 42, scale: 1.7 })
}

const skull = points(
  '0,-74 40,-66 68,-38 74,-6 66,26 40,54 0,62 -40,54 -66,26 -74,-6 -68,-38 -40,-66',
)
const snoutPoints = points('0,-8 36,-2 60,20 66,40 50,64 0,76 -50,64 -66,40 -60,20 -36,-2')

/** Rows of scales on the brow. */
const browScales = ({ color, belly }: HeadLook): string =>
  flat(
    'M-8 -56L0 -62L8 -56L0 -47ZM-22 -50L-14 -56L-6 -49L-14 -42ZM22 -50L14 -56L6 -49L14 -42ZM-6 -38L0 -44L6 -38L0 -31Z',
    mix(color, belly, 0.34),
  )

function frontFace(look: HeadLook, width: number): string {
  const { color, dark, belly, muffler } = look
  const nostrils = mirrored(flat(ellipse(-16, 12, 5, 7), mix(dark, '#1a0a14', 0.3)))
  const snout =
    piece(smooth(snoutPoints), mix(color, belly, 0.42)) +
    nostrils +
    (muffler === undefined
      ? frontMouth(look) + (look.puffed ? '' : blush(50, 22, 0.42, 11))
      : wrapped(muffler))
  return `<g transform="scale(${width} 1)">${snout}</g>`
}

function frontHead(look: HeadLook): string {
  const { color, dark, horn, expression, asleep } = look
  const lift = crestOf(expression.mood) * 22
  const lid = mix(color, dark, 0.5)
  return (
    spikesOf(
      [
        [-16, -62, -1.8, 30],
        [16, -62, -1.34, 30],
        [0, -66, -1.57, 38],
      ],
      dark,
    ) +
    mirrored(hornAt(-38, -48, -2, horn)) +
    mirrored(ear(look, -58, lift)) +
    piece(smooth(skull), color) +
    browScales(look) +
    frontFace(look, 1) +
    placed(eyes(36, 0, 13, expression, asleep, lid), { y: -20 }) +
    (look.breath && look.open
      ? placed(breathOf(look.breath), { y: 58, rotate: 90, scale: 0.8 })
      : '')
  )
}

function turnedHead(look: HeadLook): string {
  const { color, dark, horn, expression, asleep } = look
  const lift = crestOf(expression.mood) * 22
  const lid = mix(color, dark, 0.5)
  const narrow = (svg: string, x: number) =>
    `<g transform="translate(${x} 0) scale(.68 1) translate(${-x} 0)">${svg}</g>`
  return (
    spikesOf(
      [
        [-30, -58, -2, 32],
        [0, -68, -1.7, 36],
        [-56, -36, -2.5, 32],
      ],
      dark,
    ) +
    hornAt(52, -50, -1.3, horn) +
    ear(look, 68, lift, -0.5) +
    hornAt(-22, -56, -1.95, horn) +
    piece(smooth(skull), color) +
    ear(look, -52, lift, 0.9) +
    placed(browScales(look), { x: 22 }) +
    placed(frontFace(look, 0.86), { x: 32 }) +
    placed(
      weepingEye(0, 0, 13, expression, asleep, '', -1, lid) +
        narrow(eye(60, 0, 13, expression, asleep, '', 1, lid), 60),
      { x: 2, y: -20 },
    ) +
    (look.breath && look.open
      ? placed(breathOf(look.breath), { x: 50, y: 56, rotate: 52, scale: 0.9 })
      : '')
  )
}

function backHead(look: HeadLook): string {
  const { color, dark, horn, expression } = look
  const lift = crestOf(expression.mood) * 22
  return (
    mirrored(hornAt(-38, -48, -2, horn)) +
    mirrored(ear(look, -58, lift)) +
    piece(smooth(skull), color) +
    spikesOf(
      [
        [0, -60, -1.57, 38],
        [0, -30, -1.57, 34],
        [0, 4, -1.57, 32],
        [0, 36, -1.57, 30],
      ],
      dark,
    )
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

const profilePoints = points(
  '-63,4 -60,-34 -34,-60 8,-66 34,-56 50,-40 70,-32 92,-22 102,-4 96,16 74,20 46,27 10,36 -30,32 -54,22',
)

function profileMouth(look: HeadLook): string {
  const { open, muffler, expression } = look
  if (open || muffler !== undefined) return ''
  const isDown = crestOf(expression.mood) < 0 || expression.mood === 'angry'
  return line(isDown ? 'M94 16Q72 12 44 26' : 'M94 12Q70 28 38 18', ink, 3.4)
}

function sideHead(look: HeadLook): string {
  const { color, dark, belly, horn, expression, asleep, muffler, open, puffed } = look
  const jaw = piece(
    smooth(points('2,20 40,16 88,22 84,38 58,48 24,48 4,36')),
    mix(color, belly, 0.42),
  )
  const gape =
    flat('M4 18L98 2L94 34L84 50L40 48L4 34Z', mouthRed) + flat('M72 8L79 22L86 8Z', '#fff8ea')
  const tongue = flat(ellipse(46, 38, 22, 7), '#e8808a')
  const cheekBall = puffed
    ? piece(circle(42, 22, 25), mix(color, '#fff2c0', 0.22)) +
      flat(ellipse(42, 26, 12, 8), cheek, 0.5)
    : flat(ellipse(14, 16, 12, 8), cheek, 0.45)
  const lift = crestOf(expression.mood) * 22
  const scale = 'l8 -6l8 6l-8 9Z'
  return (
    spikesOf(
      [
        [-26, -50, -2, 32],
        [-48, -28, -2.5, 32],
        [-54, 2, -2.9, 28],
      ],
      dark,
    ) +
    hornAt(-8, -52, -2.1, horn) +
    (open ? gape + tongue + placed(jaw, { x: 6, y: 26, rotate: 20, pivot: [6, 18] }) : '') +
    piece(smooth(profilePoints), color) +
    flat(`M-14 -46${scale}M2 -54${scale}M-30 -34${scale}M58 -26${scale}`, mix(color, belly, 0.34)) +
    flat(ellipse(84, -14, 4.5, 6), mix(dark, '#1a0a14', 0.3)) +
    placed(ear(look, -28, lift * 0.6 - 6), { y: 4 }) +
    weepingEye(26, -26, 13, expression, asleep, '', -1, mix(color, dark, 0.5)) +
    cheekBall +
    profileMouth(look) +
    (muffler === undefined ? '' : sideMuffler(muffler, asleep)) +
    (look.breath && open ? placed(breathOf(look.breath), { x: 104, y: 26, rotate: 8 }) : '')
  )
}

const heads: Record<HeadView, (look: HeadLook) => string> = {
  front: frontHead,
  turned: turnedHead,
  profile: sideHead,
  back: backHead,
  turnedAway: backHead,
}

/** A dragon's head, its middle at (0, 0), 225 units wide with its ears, 178 tall with its horns. */
export const dragonHead = (look: HeadLook): string => heads[look.view](look)
