// What weavers and dyers need; feet at (0, 0).

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, num, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

/** A band of woven cloth: its colour and height in units. */
export type Band = readonly [color: string, height: number]

const bandsOf = (bands: readonly Band[], half: number, foot: number) => {
  let y = foot
  return bands
    .map(([color, height]) => {
      y -= height
      const rows = Array.from(
        { length: Math.floor(height / 9) },
        (_, i) => `M${-half} ${num(y + 6 + i * 9)}H${half}`,
      )
      return (
        flat(roundRect(-half, y, half * 2, height + 1), color) +
        line(rows.join(''), darker(color, 0.14), 1.6)
      )
    })
    .join('')
}

/** How far down each thread of the warp still hangs when the cloth has been cut off. */
const cutEnd = (i: number) => -330 + ((i * 7) % 5) * 9

/**
 * A great loom, 426 units wide and 430 tall, with the woven `bands` from below; `isCut`: the cloth has been
 * taken off.
 */
export const loom = (bands: readonly Band[] = [], wood = '#a9704a', isCut = false) => {
  const dark = darker(wood, 0.25)
  const half = 142
  const woven = bands.reduce((sum, [, height]) => sum + height, 0)
  const warp = Array.from(
    { length: 29 },
    (_, i) => `M${num(-half + i * (half / 14))} -384V${isCut ? cutEnd(i) : -92}`,
  )
  const reed = -92 - woven - 16
  return (
    piece([roundRect(-186, -8, 74, 14, 6), roundRect(112, -8, 74, 14, 6)], dark) +
    piece([roundRect(-168, -430, 30, 430, 8), roundRect(138, -430, 30, 430, 8)], wood) +
    line(warp.join(''), '#fbf0dc', 2.2) +
    bandsOf(bands, half, -92) +
    piece(roundRect(-158, reed, 316, 16, 6), lighter(wood, 0.3)) +
    piece([roundRect(-196, -404, 392, 26, 12), roundRect(-196, -100, 392, 24, 12)], dark) +
    piece([circle(-198, -391, 15), circle(198, -391, 15)], lighter(wood, 0.2)) +
    line('M-60 -30H-14M14 -30H60M-37 -76V-32M37 -76V-32', dark, 9)
  )
}

/** A weaver's shuttle with its thread, 110 units long; (0, 0) is its middle. */
export const shuttle = (thread: string, wood = '#c98f55') =>
  piece('M-56 0C-34 -20 34 -20 56 0C34 18 -34 18 -56 0Z', wood) +
  piece(roundRect(-26, -8, 52, 15, 7), thread) +
  line('M-16 -8V6M-4 -8V7M8 -8V7M20 -8V6', darker(thread, 0.25), 2)

/** A cauldron on a fire, 201 units wide and 278 tall with its steam; `dye` is what boils in it. */
export const cauldron = (dye: string, wool = lighter(dye, 0.35), iron = '#4a4458') =>
  `<g opacity=".5">${line('M-44 -178q-18 -22 0 -44t0 -44M6 -186q-18 -22 0 -44t0 -44M52 -178q-18 -22 0 -44t0 -44', '#ffffff', 9)}</g>` +
  flat(
    'M-60 -2C-84 -34 -50 -44 -52 -70C-26 -58 -34 -38 -16 -30C-20 -58 10 -62 4 -92C36 -66 26 -46 40 -36C44 -50 56 -54 56 -66C84 -40 74 -14 58 -2Z',
    '#ff9d3c',
  ) +
  flat('M-26 -2C-38 -24 -12 -32 -6 -52C14 -36 30 -22 22 -2Z', '#ffe39a') +
  line('M-84 2L-62 -76M84 2L62 -76', darker(iron, 0.3), 12) +
  piece(ellipse(0, -160, 98, 24), darker(iron, 0.2)) +
  flat(ellipse(0, -156, 86, 18), dye) +
  piece([circle(-38, -162, 17), circle(-8, -168, 20), circle(26, -164, 18)], wool) +
  piece(
    'M-98 -158C-110 -90 -76 -44 0 -44C76 -44 110 -90 98 -158C80 -136 -80 -136 -98 -158Z',
    iron,
  ) +
  line('M-70 -110Q-60 -76 -34 -64', lighter(iron, 0.3), 7)

/** A hank of wool hanging over a line at (0, 0), 138 units long. */
export const hank = (color: string) => {
  const strands = [-22, -12, 12, 22].map(
    (x) => `M${x * 0.6} 8C${x * 1.5} 40 ${x * 1.5} 84 ${x * 0.5} 112`,
  )
  return (
    piece('M-16 -8C-44 30 -42 96 -14 118Q0 126 14 118C42 96 44 30 16 -8Q0 -16 -16 -8Z', color) +
    flat('M0 22C-12 44 -12 82 0 100C12 82 12 44 0 22Z', darker(color, 0.32)) +
    line(strands.join(''), darker(color, 0.2), 3) +
    piece(roundRect(-20, 8, 40, 13, 6), lighter(color, 0.4))
  )
}

/** A basket of leaves or flowers in `color`. */
export const dyersBasket = (color: string, wicker = '#c98f55') =>
  line('M-52 -62C-46 -150 46 -150 52 -62', darker(wicker, 0.2), 8) +
  piece(
    [-46, -22, 4, 30, 50].map((x, i) => ellipse(x, -66 - (i % 2) * 12, 24, 20)),
    color,
  ) +
  flat(
    [-40, -14, 12, 38].map((x, i) => circle(x, -74 + (i % 2) * 8, 7)).join(''),
    lighter(color, 0.4),
  ) +
  piece('M-62 -62H62L48 0H-48Z', wicker) +
  line('M-56 -40H56M-52 -20H52', darker(wicker, 0.25), 5)
