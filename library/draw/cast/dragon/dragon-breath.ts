import { circle, points, smooth } from '../../paper/geometry.ts'
import { flat, piece, placed, strip } from '../../paper/pieces.ts'

const flame = () =>
  piece(
    smooth(
      points(
        '0,-8 40,-26 84,-24 112,-44 120,-18 150,-14 128,2 156,18 116,20 100,40 74,24 36,24 0,8',
      ),
    ),
    '#e8643a',
  ) +
  piece(
    smooth(points('6,-5 44,-16 80,-14 98,-26 102,-8 122,0 100,8 92,22 70,14 40,14 6,5')),
    '#f6a93b',
  ) +
  flat(smooth(points('10,-3 46,-8 78,-6 92,0 76,7 46,8 10,3')), '#fff0b8')

/** A ribbon of warm air that curls up at its end. */
const ribbon = (turn: number, length: number, color: string): string =>
  placed(
    piece(
      [
        strip(
          [
            [0, 0],
            [length * 0.4, -26],
            [length * 0.6, 26],
            [length, -6],
          ],
          [5, 15, 13],
        ),
        strip(
          [
            [length, -6],
            [length + 18, -20],
            [length + 8, -38],
            [length - 8, -26],
          ],
          [13, 9, 5],
        ),
      ],
      color,
    ),
    { rotate: turn },
  )

const warm = () =>
  `<g opacity=".85">${ribbon(-20, 104, '#ffd9a0')}${ribbon(16, 96, '#f7b87a')}${ribbon(-2, 128, '#fbe6bd')}</g>`

const smoke = () =>
  piece([circle(24, -6, 15), circle(46, -16, 20), circle(76, -22, 16)], '#d9d3da') +
  piece([circle(40, 4, 12), circle(64, -4, 15)], '#efeaee') +
  piece(circle(104, -36, 12), '#d9d3da') +
  piece(circle(126, -52, 7), '#efeaee')

/** A dragon's breath, from (0, 0) to the right, about 150 units long. */
export const breathOf = (kind: 'flame' | 'warm' | 'smoke'): string =>
  ({ flame, warm, smoke })[kind]()
