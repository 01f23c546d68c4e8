// Small food for animals: (0, 0) is where it touches the ground.

import { circle, ellipse, leaf, points } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

/** An apple with its leaf, 56 units wide and 68 tall. */
export const apple = (color = '#d8483e') =>
  `${line('M0 -46Q2 -56 8 -62', '#6f4630', 5)}${piece(leaf(4, -54, -0.5, 26, 0.36), '#6f9a4a')}${piece('M0 -48C-34 -60 -38 -2 -8 0Q0 -4 8 0C38 -2 34 -60 0 -48Z', color)}${flat(ellipse(-14, -34, 5, 8), '#ffffff', 0.45)}`

/** A raspberry, 43 units wide. */
export const raspberry = (color = '#d8486e') => {
  const drupes = points('-9,-26 4,-28 14,-22 -13,-15 0,-16 11,-11 -6,-6 4,-4').map(
    ([x = 0, y = 0]) => circle(x, y, 8),
  )
  return `${piece(drupes, color)}${flat(circle(-2, -18, 3) + circle(9, -13, 3) + circle(-10, -17, 3), '#ffffff', 0.35)}${piece(leaf(0, -30, -2.6, 16, 0.3) + leaf(0, -30, -0.5, 16, 0.3) + leaf(0, -30, -1.6, 14, 0.3), '#6f9a4a')}`
}

/** A hazelnut, 67 units tall. */
export const hazelnut = (shell = '#c07a3e') =>
  `${piece('M0 -60C-40 -56 -40 -4 0 0C40 -4 40 -56 0 -60Z', shell)}${piece('M-36 -38Q-30 -68 0 -66Q30 -68 36 -38Q24 -46 12 -38Q0 -46 -12 -38Q-24 -46 -36 -38Z', '#e3c08a')}${flat(ellipse(-14, -22, 4, 9), '#ffffff', 0.35)}`
