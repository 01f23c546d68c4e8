// An earthenware jug and its contents; (0, 0) is under its middle.

import { darker, lighter, mix } from '../paper/color.ts'
import { circle, ellipse, leaf } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, piece, placed } from '../paper/pieces.ts'

export interface JugOptions {
  color?: string
  /** Glued together again: light seams run over it. */
  mended?: boolean
}

/** A big-bellied jug, 166 units tall, its handle on the right. */
export const jug = ({ color = '#2f6fc4', mended = false }: JugOptions = {}) => {
  const dark = darker(color, 0.25)
  const pale = lighter(color, 0.62)
  const dots = [-40, -14, 14, 40].map((x) => circle(x, -62 + Math.abs(x) * 0.06, 6)).join('')
  const seams = mended
    ? line(
        'M-58 -84L-30 -72L-36 -40L-8 -28M-30 -72L4 -96L-6 -126M4 -96L34 -78L58 -90M34 -78L30 -40L46 -14',
        '#f3e2c4',
        3.4,
      )
    : ''
  return (
    line('M34 -132C84 -142 96 -84 50 -66', dark, 15) +
    line('M34 -134C82 -144 92 -86 48 -68', color, 9) +
    line('M78 -116l10 4', '#f3e2c4', 3) +
    piece(
      'M-30 -150C-34 -128 -66 -108 -66 -62C-66 -22 -40 0 0 0C40 0 66 -22 66 -62C66 -108 34 -128 30 -150Z',
      color,
    ) +
    flat('M-64 -74Q0 -54 64 -74L65 -56Q0 -36 -65 -56Z', mix(color, '#ffffff', 0.22)) +
    flat(dots, pale) +
    line('M-62 -84Q0 -64 62 -84M-62 -40Q0 -20 62 -40', pale, 3.5) +
    mark('shine', 0, -70, 50) +
    flat('M-50 -92C-56 -66 -52 -40 -40 -24C-46 -50 -44 -74 -36 -98Z', '#ffffff', 0.35) +
    piece(
      'M-46 -166C-30 -150 20 -152 34 -160L32 -142Q0 -130 -32 -142C-36 -150 -42 -156 -46 -166Z',
      color,
    ) +
    flat(ellipse(-4, -155, 28, 6), dark) +
    seams
  )
}

/** Dry grasses for a jug, standing in its mouth at (0, 0), 172 units tall. */
export const dryGrasses = (straw = '#d9b46a') =>
  [-22, -8, 8, 24]
    .map((lean, i) => {
      const tip = -130 - (i % 2) * 24
      const ears = [0, 16, 32, 48].flatMap((d) => [
        leaf(0, tip + d, -2.2, 22, 0.3),
        leaf(0, tip + d, -0.94, 22, 0.3),
      ])
      return placed(
        line(`M0 20Q${lean * 0.2} -60 0 ${tip}`, darker(straw, 0.2), 4) + piece(ears, straw),
        {
          rotate: lean,
        },
      )
    })
    .join('')
