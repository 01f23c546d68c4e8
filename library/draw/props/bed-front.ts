import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'

export interface BedFrontOptions {
  quilt?: string
  wood?: string
  /** How high the quilt is drawn up: units above the floor. */
  quiltTop?: number
  /** Colour of the paws that hold the quilt; none by default. */
  paws?: string
}

/**
 * A bed seen from its foot with a sleeper sitting in it: 390 units wide and 322 tall; `sleeper` is SVG with
 * its feet at (0, 0).
 */
export const bedFront = (
  sleeper: string,
  { quilt = '#3f6fa8', wood = '#9a6440', quiltTop = 150, paws }: BedFrontOptions = {},
) => {
  const board = piece(
    'M-176 0V-216Q-176 -262 -120 -266Q-96 -322 0 -322Q96 -322 120 -266Q176 -262 176 -216V0Z',
    wood,
  )
  const heart = flat(
    'M0 -262C-14 -286 -40 -272 -30 -252C-24 -240 -8 -232 0 -224C8 -232 24 -240 30 -252C40 -272 14 -286 0 -262Z',
    darker(wood, 0.3),
  )
  const pillow = piece(
    'M-142 -236C-160 -150 -156 -110 -138 -98H138C156 -110 160 -150 142 -236C70 -252 -70 -252 -142 -236Z',
    '#fff6e6',
  )
  const t = -quiltTop
  const cover = piece(
    `M-168 -28V${t + 44}C-164 ${t + 4} -96 ${t - 8} -60 ${t - 2}Q0 ${t + 14} 60 ${t - 2}C96 ${t - 8} 164 ${t + 4} 168 ${t + 44}V-28Z`,
    quilt,
  )
  const hem = piece(
    `M-166 ${t + 38}C-160 ${t - 2} -96 ${t - 14} -60 ${t - 8}Q0 ${t + 8} 60 ${t - 8}C96 ${t - 14} 160 ${t - 2} 166 ${t + 38}C120 ${t + 10} 90 ${t + 14} 56 ${t + 20}Q0 ${t + 34} -56 ${t + 20}C-90 ${t + 14} -120 ${t + 10} -166 ${t + 38}Z`,
    '#fff6e6',
  )
  const dots = [-128, -78, -28, 22, 72, 122].map((x, i) => circle(x, t + 58 + (i % 2) * 10, 7))
  const patches = flat(dots.join(''), lighter(quilt, 0.5), 0.8)
  const foot = piece(
    'M-186 0V-46Q-186 -66 -166 -66Q0 -98 166 -66Q186 -66 186 -46V0Z',
    lighter(wood, 0.08),
  )
  const posts = mirrored(
    piece(roundRect(166, -240, 24, 240, 10), darker(wood, 0.12)) +
      piece(circle(178, -248, 17), lighter(wood, 0.15)),
  )
  const grip = paws === undefined ? '' : mirrored(piece(ellipse(-62, t + 6, 21, 19), paws))
  return (
    board +
    heart +
    posts +
    pillow +
    sleeper +
    cover +
    patches +
    hem +
    grip +
    foot +
    line('M-150 -40Q0 -70 150 -40', darker(wood, 0.18), 4)
  )
}
