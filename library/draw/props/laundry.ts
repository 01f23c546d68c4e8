// A bed sheet on the line, in the air and folded.

import { mix } from '../paper/color.ts'
import { circle, ellipse, num, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

const foldColor = (cloth: string) => mix(cloth, '#8a7aa8', 0.35)

/** A sheet hanging straight down from a line, `w` by `h` units; (0, 0) is the middle of its upper edge. */
export const hangingSheet = (w: number, h: number, cloth = '#fffaf2') => {
  const folds = [-0.34, -0.12, 0.1, 0.32].map(
    (share, i) =>
      `M${num(w * share)} 14Q${num(w * share + 8)} ${num(h * 0.5)} ${num(w * share)} ${num(h - 30 - (i % 2) * 60)}`,
  )
  const pegs = [-0.44, 0, 0.44].map((share) => roundRect(w * share - 7, -22, 14, 44, 5))
  return (
    piece(
      `M${num(-w / 2)} 0H${num(w / 2)}V${num(h)}Q${num(w * 0.25)} ${num(h + 14)} 0 ${num(h)}T${num(-w / 2)} ${num(h)}Z`,
      cloth,
    ) +
    `<g opacity=".5">${line(folds.join(''), foldColor(cloth), 5)}</g>` +
    piece(pegs, '#c98f55')
  )
}

/** Two posts and the line between them, `w` units apart and `h` tall; (0, 0) is under its middle. */
export const clothesLine = (w: number, h: number, wood = '#a9704a') =>
  piece(
    [-w / 2, w / 2].flatMap((x) => [
      roundRect(x - 11, -h, 22, h, 6),
      roundRect(x - 60, -h + 18, 120, 16, 6),
    ]),
    wood,
  ) + line(`M${-w / 2} ${-h + 16}Q0 ${-h + 34} ${w / 2} ${-h + 16}`, '#fff1dc', 5)

/** A sheet as if somebody sat under it, 330 units tall; its folds look like a face. */
export const sheetGhost = (cloth = '#fffaf2') => {
  const dark = foldColor(cloth)
  return (
    piece(
      'M-4 -330C-66 -328 -88 -284 -88 -236C-92 -180 -132 -120 -140 0Q-116 -26 -92 0Q-66 -28 -40 0Q-12 -28 14 0Q44 -28 70 0Q100 -26 138 0C132 -110 96 -180 86 -240C84 -290 56 -332 -4 -330Z',
      cloth,
    ) +
    `<g opacity=".5">${line('M-58 -190Q-80 -110 -92 -40M-14 -160Q-22 -90 -38 -40M36 -170Q44 -100 20 -44M70 -190Q92 -110 96 -40', dark, 6)}</g>` +
    flat(ellipse(-34, -252, 12, 20) + ellipse(28, -252, 12, 20), dark, 0.75) +
    flat(ellipse(-4, -206, 9, 12), dark, 0.6)
  )
}

/** A folded sheet, 150 units wide and 44 tall. */
export const foldedSheet = (cloth = '#fffaf2') =>
  piece(roundRect(-75, -44, 150, 44, 14), cloth) +
  `<g opacity=".6">${line('M-66 -30H66M-66 -16H66', foldColor(cloth), 4)}</g>` +
  flat(circle(-66, -23, 5), foldColor(cloth), 0.5)

/** A curl of wind blowing to the right, 266 units long; (0, 0) is its left end. */
export const windCurl = (color = '#ffffff') =>
  line(
    'M0 0C70 -34 150 30 226 -6C276 -30 262 -92 214 -80C178 -70 186 -28 220 -34M30 40C90 20 150 60 210 44',
    color,
    9,
  )
