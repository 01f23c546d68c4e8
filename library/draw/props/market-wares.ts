// Goods and bags of a market; feet at (0, 0) unless stated otherwise.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, leaf, num, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../paper/pieces.ts'

/** A plum on its stalk, 55 units tall with its stalk; (0, 0) is its lower end. */
export const plum = (color = '#6a4a9a') =>
  line('M0 -40Q2 -48 7 -53', '#6f4630', 4) +
  piece('M0 -42C-24 -40 -22 -4 0 0C22 -4 24 -40 0 -42Z', color) +
  line('M2 -38Q10 -22 3 -6', darker(color, 0.35), 2.5) +
  flat(ellipse(-9, -26, 4, 8), lighter(color, 0.55), 0.8)

/** A paper bag full of plums, 72 units wide and 114 tall. */
export const bagOfPlums = (paper = '#e8cfa0') =>
  [-20, 2, 22].map((x, i) => placed(plum(), { x, y: -66 - (i % 2) * 8, scale: 0.72 })).join('') +
  piece('M-36 0L-34 -78L-24 -70L-12 -80L0 -70L12 -80L24 -70L34 -78L36 0Z', paper) +
  line('M-26 -60L-28 -6M22 -58L26 -8', darker(paper, 0.12), 3)

/** A blackboard with something chalked on it, leaning; 150 units wide and 170 tall. */
export const chalkboard = (text: string, size = 58) =>
  line('M-56 -20L-66 4M56 -20L66 4', '#8a5f42', 9) +
  piece(roundRect(-76, -170, 152, 150, 8), '#a9784f') +
  flat(roundRect(-66, -160, 132, 130, 4), '#2f4a46') +
  `<text x="0" y="${num(-92 + size * 0.34)}" font-family="Andika" font-size="${size}" text-anchor="middle" fill="#f6f2e4">${text}</text>` +
  line('M-40 -46H34', '#f6f2e4', 3)

/** A coil of washing line, 95 units across; (0, 0) is its middle. */
export const washingLineCoil = (color = '#f3ead6') =>
  line(
    `${ellipse(0, 0, 40, 34)}${ellipse(2, 2, 30, 25)}${ellipse(-2, 0, 20, 16)}M34 16Q50 40 30 58`,
    darker(color, 0.18),
    9,
  ) + line(`${ellipse(0, 0, 40, 34)}${ellipse(-2, 0, 22, 18)}`, color, 5)

/** A wooden clothes peg, 44 units long; (0, 0) is where it grips. */
export const peg = (wood = '#d9a86a') =>
  piece('M-9 6L-7 -38H7L9 6L2 -10H-2Z', wood) + line('M-8 -18H8', '#8d8794', 4)

/** A bag of clothes pegs held up at (0, 0). */
export const pegBag = (cloth = '#d8584f') =>
  line('M0 0V18', darker(cloth, 0.3), 6) +
  [-22, -4, 16].map((x, i) => placed(peg(), { x, y: 40, rotate: -14 + i * 14 })).join('') +
  piece('M-40 24H40C52 60 46 96 30 100H-30C-46 96 -52 60 -40 24Z', cloth) +
  flat(circle(-14, 62, 7) + circle(14, 74, 7) + circle(8, 44, 7), lighter(cloth, 0.6))

/** A loaf as large as a pillow, 234 units wide. */
export const greatLoaf = () =>
  piece('M-104 0C-130 -20 -118 -96 -60 -100H60C118 -96 130 -20 104 0Z', '#c98647') +
  line('M-62 -88L-40 -44M-14 -92L8 -46M36 -90L58 -46', '#f0c78c', 9)

/** A red accordion, 156 units wide; (0, 0) is its middle. */
export const accordion = (color = '#d0383f') => {
  const folds = [-36, -24, -12, 0, 12, 24, 36].map((x) => `M${x} -40V44`)
  const keys = [-34, -20, -6, 8, 22, 36].map((y) => roundRect(54, y, 16, 9, 2))
  const dots = [-26, -8, 10, 28].flatMap((y) => [circle(-64, y, 4), circle(-52, y, 4)])
  return (
    piece(roundRect(-46, -42, 92, 88, 4), '#f3e6d2') +
    line(folds.join(''), darker(color, 0.2), 4) +
    piece([roundRect(-78, -50, 36, 104, 10), roundRect(42, -50, 36, 104, 10)], color) +
    flat(keys.join(''), '#fffaf0') +
    flat(dots.join(''), '#f6d9a2')
  )
}

/** A pram facing right, 273 units long and 184 tall. */
export const pram = (color = '#4f7f9a') => {
  const wheel = (x: number) =>
    line(circle(x, -32, 28), '#4a4458', 8) +
    line(`M${x - 26} -32H${x + 26}M${x} -58V-6`, '#8d8794', 4) +
    flat(circle(x, -32, 6), '#4a4458')
  return (
    line('M-96 -118L-142 -170M-70 -60L-60 -32M64 -60L60 -32', '#4a4458', 9) +
    piece('M20 -122C20 -206 120 -200 126 -122Z', darker(color, 0.2)) +
    line('M60 -122Q56 -168 82 -182M92 -122Q96 -160 106 -166', darker(color, 0.4), 4) +
    piece('M-104 -128H126C126 -76 86 -50 10 -50C-66 -50 -98 -80 -104 -128Z', color) +
    flat('M-92 -128H20V-118Q-36 -104 -90 -118Z', '#fff6e6') +
    wheel(-60) +
    wheel(64)
  )
}

/** A tent of `color` seen from its entrance, 422 units wide and 266 tall. */
export const tent = (color = '#f2c33c') =>
  line('M0 -262V-236', '#8a5f42', 8) +
  piece('M0 -246C-60 -150 -130 -60 -184 0H184C130 -60 60 -150 0 -246Z', color) +
  piece('M0 -236C-22 -150 -54 -60 -84 0H84C54 -60 22 -150 0 -236Z', darker(color, 0.3)) +
  piece('M0 -240C-26 -160 -66 -70 -104 0H-36C-24 -70 -10 -160 0 -240Z', lighter(color, 0.3)) +
  mirrored(line('M-184 -2L-208 12', '#8a5f42', 6)) +
  line('M0 -236V-150', darker(color, 0.45), 4)

/** Two legs with shoes as one sees them from under a table, `h` units tall; feet at (0, 0). */
export const legs = (cloth: string, shoe: string, h = 300) =>
  mirrored(
    piece(roundRect(8, -h, 46, h - 16, 10), cloth) +
      piece('M2 0C0 -26 16 -34 34 -34C58 -34 70 -16 70 0Z', shoe),
  )

/** A grown-up's two soles that stick out of somewhere, toes up, 93 units wide. */
export const soles = (shoe: string) => {
  const sole = 'M6 0C-2 -30 0 -66 22 -70C46 -70 50 -34 44 0Q26 10 6 0Z'
  const tread = line('M12 -14H38M10 -30H42', darker(shoe, 0.35), 4)
  return mirrored(piece(sole, shoe) + tread)
}

/** A spray of plum leaves with two plums, for crates and corners; (0, 0) is its stalk. */
export const plumSprig = () =>
  piece([leaf(0, 0, -0.4, 60, 0.3), leaf(0, 0, -2.4, 54, 0.3)], '#6f9a4a') +
  placed(plum(), { x: -14, y: 44 }) +
  placed(plum('#7a559f'), { x: 16, y: 50 })
