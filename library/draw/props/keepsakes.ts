// Small things of the castle story; (0, 0) is named with each.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../paper/pieces.ts'

/** A ribbon tied to a bow, 84 units wide; (0, 0) is its knot. */
export const ribbonBow = (color = '#d8343f') =>
  `${mirrored(piece('M-2 2L-26 44L-12 40L-4 50L6 6Z', darker(color, 0.14)))}${mirrored(piece('M0 0C-14 -24 -42 -28 -42 -5C-42 18 -16 16 0 0Z', color) + line('M-8 -2Q-20 -8 -28 -5', darker(color, 0.3), 3))}${piece(roundRect(-9, -9, 18, 19, 7), lighter(color, 0.16))}`

/** A paper kite with a face, 184 units wide without its tail; (0, 0) is its middle, the tail hangs to the left. */
export const kite = (color = '#d8343f', patch = '#4f9d96') => {
  const tail = line('M0 116C-40 190 -130 150 -150 230C-160 280 -210 270 -240 310', '#6b3f3a', 4)
  const bows = [
    [-58, 166, -20],
    [-146, 220, 30],
    [-222, 286, -10],
  ] as const
  const ties = bows.map(([x, y, rotate]) => placed(ribbonBow(), { x, y, rotate, scale: 0.62 }))
  const sheet = `${piece('M0 -122L92 -22L0 118L-92 -22Z', color)}${flat('M0 -122L92 -22L0 -22Z', lighter(color, 0.14))}${flat('M0 118L-92 -22L0 -22Z', darker(color, 0.12))}`
  const seam = line(
    'M-66 2L58 -64M-52 -14L-44 2M-30 -26L-22 -10M14 -48L22 -34M36 -60L44 -46',
    '#fff0d8',
    4,
  )
  const sock = `${piece(roundRect(-26, 22, 52, 46, 8), patch)}${line('M-24 36H24M-24 54H24', lighter(patch, 0.5), 5)}${flat(circle(4, 45, 9), '#f7e3b4')}`
  const face = `${flat(circle(-28, -40, 8) + circle(28, -40, 8), '#3a1a22')}${line('M-20 6Q0 22 20 6', '#3a1a22', 5)}`
  return `${tail}${ties.join('')}${sheet}${seam}${face}${sock}`
}

/** A wooden ladder of `rungs` rungs 46 units apart; (0, 0) is the middle between its feet. */
export const ladder = (rungs: number, wood = '#b9824e') => {
  const height = rungs * 46 + 20
  const steps = Array.from({ length: rungs }, (_, i) => roundRect(-44, -46 * (i + 1), 88, 13, 6))
  return `${piece(steps, darker(wood, 0.12))}${mirrored(piece(roundRect(-54, -height, 16, height, 7), wood))}`
}

/** A soup plate seen from the side, filled; (0, 0) is the middle of its foot. */
export const soupPlate = (soup = '#9a9a9c') =>
  `${piece('M-66 -30H66C60 -8 30 0 0 0C-30 0 -60 -8 -66 -30Z', '#fff6e6')}${piece(ellipse(0, -30, 68, 15), '#fffaf0')}${flat(ellipse(0, -30, 56, 11), soup)}${flat(ellipse(-12, -31, 9, 4) + ellipse(16, -28, 6, 3), lighter(soup, 0.3))}`

/** A soup ladle hanging down from the hand at (0, 0). */
export const ladle = (metal = '#7d8596') =>
  `${line('M0 -26V66', metal, 8)}${piece('M-34 62H34C34 96 -34 96 -34 62Z', metal)}${flat(ellipse(0, 63, 32, 7), '#9a9a9c')}`

/** A thick slice of bread; (0, 0) is its middle. */
export const breadSlice = () =>
  `${piece('M-30 26C-32 6 -44 -2 -34 -20C-20 -36 20 -36 34 -20C44 -2 32 6 30 26Z', '#b9783a')}${flat('M-22 19C-24 4 -34 -4 -26 -15C-14 -27 14 -27 26 -15C34 -4 24 4 22 19Z', '#f7e0b2')}`

/** An ear carved of wood, growing out of a door; (0, 0) is its middle, 200 units tall. */
export const woodenEar = (wood = '#c98f55') =>
  `${piece('M-14 98C-52 84 -64 8 -58 -38C-50 -90 0 -112 40 -90C76 -68 74 -16 50 18C36 38 40 66 22 86C12 98 -2 102 -14 98Z', wood)}${flat('M-16 58C-40 0 -42 -50 -14 -70C14 -84 46 -68 46 -36C44 -10 20 4 14 26C10 44 2 60 -16 58Z', darker(wood, 0.32))}${piece('M-4 44C-20 6 -20 -36 4 -48C22 -52 30 -34 20 -20C8 -6 10 14 6 30Q2 46 -4 44Z', lighter(wood, 0.12))}${line('M-34 62Q-52 12 -46 -36Q-36 -82 8 -90', lighter(wood, 0.3), 5)}${line('M54 -60Q64 -30 44 2', darker(wood, 0.25), 4)}`
