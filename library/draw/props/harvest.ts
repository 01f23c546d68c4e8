// Fruit of the autumn: (0, 0) is where it touches the ground.

import { darker, lighter } from '../paper/color.ts'
import { ellipse, leaf } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

/** A pumpkin, 156 units wide and 132 tall with its stalk. */
export const pumpkin = (color = '#e8893a') =>
  `${piece('M-4 -96C-6 -112 -2 -122 10 -132L24 -124C16 -114 14 -106 14 -94Z', '#6f8a45')}${piece([ellipse(-42, -48, 36, 46), ellipse(42, -48, 36, 46)], darker(color, 0.14))}${piece([ellipse(-20, -50, 34, 50), ellipse(20, -50, 34, 50)], darker(color, 0.06))}${piece(ellipse(0, -51, 26, 52), color)}${piece(leaf(8, -100, 0.2, 34, 0.42), '#7fa04e')}${flat(ellipse(-30, -70, 6, 12), '#ffffff', 0.3)}`

/** An acorn, 54 units tall. */
export const acorn = (color = '#c98f4e') =>
  `${piece('M0 0C-20 -8 -22 -26 -18 -34H18C22 -26 20 -8 0 0Z', color)}${piece('M-22 -30C-24 -48 24 -48 22 -30Q0 -22 -22 -30Z', '#8a5f3c')}${line('M0 -44V-52', '#6f4a30', 4)}${flat(ellipse(-7, -18, 3, 7), '#ffffff', 0.4)}`

/** A walnut in its shell, 74 units tall. */
export const walnut = (color = '#c99a66') =>
  `${piece('M0 -74C-38 -72 -48 -34 -34 -10Q-20 2 0 0Q20 2 34 -10C48 -34 38 -72 0 -74Z', color)}${line('M0 -72Q-6 -36 0 -2M-18 -58q-12 18 -4 34M18 -60q12 18 2 32M-26 -20q8 -8 14 -2M14 -16q8 -8 14 0', darker(color, 0.28), 3.4)}${flat(ellipse(-20, -48, 4, 9), lighter(color, 0.5), 0.7)}`
