// Pictures that children drew, and things.

import { darker } from '../../draw/paper/color.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'

/** Kim's hippo, 60 units wide, its middle at (0, 0); everyone says it is a potato. */
export const hippo = () =>
  piece('M-28 4C-30 -16 -12 -22 4 -18C24 -22 32 -6 26 8C22 20 -22 22 -28 4Z', '#8f8b99') +
  flat(circle(10, -6, 2.4) + circle(20, -5, 2.4), '#3a3440') +
  line('M-18 14V20M-6 16V22M8 16V22M18 13V19', '#6f6b7a', 4) +
  line('M8 6Q16 10 24 5', '#5a5666', 2)

/** Malik's tortoise, 66 units wide, its middle at (0, 0); that is no potato either. */
export const tortoise = (shell = '#a9824a', lines = '#5f4528') =>
  flat(circle(31, 4, 7), '#8fae5a') +
  piece('M-28 12C-30 -18 24 -24 28 12Z', shell) +
  line('M-20 12V20M-6 13V21M8 13V21M20 12V20', '#8fae5a', 6) +
  line('M-14 -8L-4 2L-16 8M6 -10L2 4L16 8', lines, 2.4) +
  flat(circle(33, 2, 1.8), '#2a1a1a')

/** A child's drawing on a sheet of paper, 76 units square; (0, 0) is its middle. */
export const drawing = (svg: string, paper = '#fffaf0') =>
  piece(roundRect(-38, -38, 76, 76, 5), paper) + svg

/** A football, 44 units across. */
export const football = () =>
  piece(circle(0, 0, 22), '#ffffff') +
  flat('M0 -9L9 -3L5 8H-5L-9 -3Z', '#2f2a38') +
  line('M0 -9V-20M9 -3L19 -8M5 8L12 18M-5 8L-12 18M-9 -3L-19 -8', '#2f2a38', 2.5)

/** A horse as a child draws it, 56 units wide. */
export const horse = () =>
  line('M-18 20V2H14V20M-8 20V4M6 20V4', '#8a5a3c', 5) +
  piece('M-22 -6H16L20 -22L32 -18L26 -8L20 6H-22Z', '#a9704a') +
  line('M-22 -4Q-32 4 -30 16M16 -8L22 -24', '#4a3024', 4)

/** Coloured pencils strewn over a table, 260 units wide. */
export const pencils = () =>
  ['#d8584f', '#e8a13c', '#5f9a5a', '#5f9fc0', '#8a6ab0']
    .map((color, i) =>
      placed(piece(roundRect(-34, -5, 60, 10, 3), color) + flat('M26 -5L38 0L26 5Z', '#f0d5a8'), {
        x: -110 + i * 56,
        y: (i % 2) * 16,
        rotate: -24 + i * 17,
      }),
    )
    .join('')

/** A big umbrella, 420 units wide, 330 tall; (0, 0) is the lower end of its stick. */
export const umbrella = (color = '#4f9a6a') =>
  line('M0 0V-250', '#6a4a3a', 9) +
  line('M0 0Q2 22 22 20', '#6a4a3a', 9) +
  piece(
    'M-210 -196C-200 -300 -90 -330 0 -332C90 -330 200 -300 210 -196Q176 -226 140 -196Q104 -226 70 -196Q36 -226 0 -196Q-36 -226 -70 -196Q-104 -226 -140 -196Q-176 -226 -210 -196Z',
    color,
  ) +
  line('M0 -330Q-60 -280 -70 -200M0 -330Q60 -280 70 -200', darker(color, 0.2), 4)
