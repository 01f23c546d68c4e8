// Cocoa things, wool and blankets; feet at (0, 0) unless told otherwise.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'

const grey = '#8b94a6'
const white = '#f6efe2'
const border = '#5f8fb3'

/** A pot of cocoa, 120 units tall, steaming; with the felted blanket as its cap when `capped`. */
export const cocoaPot = (capped = false, color = '#c8584f') => {
  const steam = `<g opacity=".75">${line('M86 -96q-10 -14 0 -28t0 -28', '#ffffff', 6)}</g>`
  const body =
    line('M-54 -70C-100 -76 -100 -20 -52 -24', darker(color, 0.12), 13) +
    piece('M50 -40C74 -46 70 -78 92 -88L98 -76C88 -66 90 -30 54 -18Z', darker(color, 0.08)) +
    piece('M-60 -50C-60 -96 60 -96 60 -50C60 -14 40 0 0 0C-40 0 -60 -14 -60 -50Z', color)
  const lid =
    piece('M-36 -82Q0 -104 36 -82Z', darker(color, 0.14)) +
    piece(circle(0, -98, 9), lighter(color, 0.2))
  const cap =
    piece('M-68 -26C-76 -96 -30 -124 0 -124C30 -124 76 -96 68 -26Q34 -14 0 -20T-68 -26Z', white) +
    stitches(-40, -104, 5, 3, 20) +
    line('M-66 -34Q-34 -24 0 -30T66 -34', border, 10) +
    piece([circle(0, -130, 13), circle(-10, -124, 9), circle(10, -124, 9)], white)
  return steam + body + (capped ? cap : lid)
}

/** Rows of small loops, as knitting shows. */
const stitches = (x: number, y: number, columns: number, rows: number, step: number) => {
  const loops = Array.from({ length: columns * rows }, (_, i) => {
    const [cx, cy] = [x + (i % columns) * step, y + Math.floor(i / columns) * step]
    return `M${num(cx - step * 0.3)} ${num(cy)}q${num(step * 0.3)} ${num(step * 0.44)} ${num(step * 0.6)} 0`
  })
  return line(loops.join(''), '#cdbfa6', 3)
}

/** A cup of cocoa on its saucer, 60 units wide. */
export const cup = (color = '#5f8fb3', steams = true) =>
  piece(ellipse(0, -3, 40, 8), lighter(color, 0.4)) +
  line('M24 -34C44 -38 44 -12 22 -14', darker(color, 0.1), 6) +
  piece('M-28 -44H28C28 -18 20 -6 0 -6C-20 -6 -28 -18 -28 -44Z', color) +
  flat(ellipse(0, -44, 27, 6), '#8a4a2c') +
  `<g opacity="${steams ? 0.7 : 0}">${line('M-8 -54q-6 -8 0 -16M8 -54q-6 -8 0 -16', '#ffffff', 4)}</g>`

/** A silver teaspoon, upright, 90 units tall. */
export const teaspoon = () =>
  line('M0 0V-56', '#c9d2de', 7) + piece(ellipse(0, -72, 14, 20), '#dfe6ee')

/** The parcel with its string and bow, its middle at (0, 0). */
export const parcel = () =>
  piece(roundRect(-52, -36, 104, 72, 6), '#c99a62') +
  line('M-52 0H52M0 -36V36', '#f6efe2', 6) +
  piece('M0 -2C-30 -34 -44 -10 0 0C44 -10 30 -34 0 -2Z', '#f6efe2') +
  line('M-2 2L-18 26M2 2L20 24', '#f6efe2', 5)

/** The felted blanket no bigger than a pot holder, its middle at (0, 0). */
export const potHolder = () =>
  piece('M-70 -52Q-34 -60 0 -54T70 -52Q78 -14 70 52Q30 60 0 54T-70 52Q-78 10 -70 -52Z', border) +
  flat('M-56 -40Q-30 -46 0 -42T56 -40Q62 -10 56 40Q26 46 0 42T-56 40Q-62 8 -56 -40Z', white) +
  stitches(-40, -26, 5, 3, 22)

/** The great white blanket flying out to the left behind a figure that pulls it at (0, 0). */
export const flyingBlanket = () =>
  piece(
    'M0 -30C-60 -90 -130 -40 -200 -110C-270 -180 -360 -120 -440 -180C-470 -140 -450 -60 -470 10C-400 20 -340 70 -270 40C-200 10 -130 70 -60 30C-30 16 -10 10 0 14Z',
    white,
  ) +
  line('M-452 -166C-474 -120 -452 -60 -464 2', border, 16) +
  line('M-60 -10C-140 10 -200 -40 -270 -30S-390 -50 -440 -60', '#d6c9b2', 6) +
  line('M-90 -40C-150 -40 -210 -90 -280 -90S-400 -110 -436 -128', '#d6c9b2', 5)

/** The blanket's corner in a mouth at (0, 0), over jaw and neck; in pixels of a page. */
export const bittenCorner = () =>
  piece(
    'M16 -4C-20 30 -60 40 -120 26S-300 -80 -580 -150C-500 -90 -440 -56 -400 -20C-340 24 -270 84 -200 92C-120 110 -40 86 22 14Z',
    white,
  ) + line('M-10 22C-70 66 -160 60 -250 14S-380 -50 -440 -80', '#d6c9b2', 6)

/** A ball of wool, 80 units across. */
export const woolBall = (color = grey) =>
  piece(circle(0, -40, 40), color) +
  line(
    'M-34 -54Q0 -20 36 -52M-38 -36Q2 -2 34 -24M-20 -74Q-6 -40 -24 -6M14 -78Q30 -40 12 -2',
    lighter(color, 0.3),
    4,
  )

/** A striped blanket hanging from two needles, `rows` stripes long; (0, 0) is the needles' middle. */
export const knitting = (rows: number, w = 180) => {
  const stripes = Array.from({ length: rows }, (_, i) =>
    piece(
      `M${-w / 2} ${i * 30}H${w / 2}V${i * 30 + 34}Q0 ${i * 30 + 42} ${-w / 2} ${i * 30 + 34}Z`,
      i % 2 === 0 ? white : grey,
    ),
  )
  return (
    stripes.reverse().join('') +
    placed(
      line(`M${-w * 0.62} 6L${w * 0.3} -6`, '#a9704a', 8) +
        piece(circle(-w * 0.62, 6, 9), '#a9704a'),
      {
        rotate: 8,
      },
    ) +
    placed(
      line(`M${w * 0.62} 6L${-w * 0.3} -6`, '#b9804a', 8) +
        piece(circle(w * 0.62, 6, 9), '#b9804a'),
      {
        rotate: -8,
      },
    )
  )
}

/** The striped blanket over three pairs of knees on a bench that comes nearer to the right; in pixels of a page. */
export const bentBlanket = () => {
  const outline =
    'M366 800C400 756 510 760 552 812C600 770 730 786 776 846C820 800 1000 820 1060 900L1090 1140Q1060 1186 1000 1150T880 1110T740 1070T600 1020T470 990T360 950Z'
  const stripes = Array.from({ length: 7 }, (_, i) => {
    const [x, w] = [420 + i * 88 + i * i * 2, 36 + i * 3]
    return flat(`M${x} 700H${x + w}L${x + w + 8} 1240H${x + 4}Z`, grey)
  })
  return (
    piece(outline, white) +
    `<clipPath id="bent-blanket"><path d="${outline}"/></clipPath><g clip-path="url(#bent-blanket)">${stripes.join('')}</g>` +
    line('M552 820Q566 920 556 1000M776 852Q796 980 782 1076', '#00000018', 8)
  )
}

/** Two knitting needles, crossed at (0, 0). */
export const needles = () =>
  line('M-70 26L62 -34', '#a9704a', 8) +
  line('M-66 -30L66 34', '#b9804a', 8) +
  piece([circle(62, -34, 9), circle(66, 34, 9)], '#8a5a3c')

/** A comb, 110 units wide, its middle at (0, 0). */
export const comb = () =>
  piece(roundRect(-54, -22, 108, 20, 8), '#c8863f') +
  line(Array.from({ length: 10 }, (_, i) => `M${-46 + i * 10} -4V20`).join(''), '#c8863f', 5)

/** A chest of drawers, 260 units wide and 200 tall. */
export const chest = (wood = '#9a6440') =>
  piece(roundRect(-124, -16, 30, 16, 4) + roundRect(94, -16, 30, 16, 4), darker(wood, 0.3)) +
  piece(roundRect(-130, -196, 260, 184, 10), wood) +
  piece(roundRect(-140, -206, 280, 20, 6), lighter(wood, 0.16)) +
  [-174, -118, -62]
    .map(
      (y) =>
        flat(roundRect(-114, y, 228, 44, 5), darker(wood, 0.16)) +
        flat(circle(-46, y + 22, 8) + circle(46, y + 22, 8), '#e3ad48'),
    )
    .join('')

/** A chopping block, 130 units wide and 70 tall. */
export const choppingBlock = () =>
  piece('M-64 -66L-70 0H70L64 -66Z', '#7d5a44') +
  line('M-44 -50L-48 -8M-10 -48V-6M30 -50L34 -8', '#62442f', 5) +
  piece(ellipse(0, -68, 66, 16), '#d9b384') +
  line(`${ellipse(0, -68, 40, 9)}${ellipse(0, -68, 18, 4)}`, '#b98a58', 3)

/** A washing line with three pegs and an empty middle, `w` units wide; its left end at (0, 0). */
export const washingLine = (w: number) =>
  line(`M0 0V210M${w} 0V210`, '#6a5048', 12) +
  line(`M0 6Q${w / 2} 50 ${w} 6`, '#e9e4f2', 5) +
  [0.3, 0.5, 0.7]
    .map((t) => piece(roundRect(w * t - 5, 14 + Math.sin(Math.PI * t) * 8, 10, 28, 3), '#d9a45a'))
    .join('')
