// Instruments of a brass band.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, piece } from '../paper/pieces.ts'

const gold = '#d9a53c'

const bell = (color: string, rx: number, ry: number, x: number, y: number) =>
  piece(ellipse(x, y, rx, ry), lighter(color, 0.25)) +
  flat(ellipse(x, y + ry * 0.06, rx * 0.82, ry * 0.74), darker(color, 0.45)) +
  flat(ellipse(x, y + ry * 0.26, rx * 0.4, ry * 0.36), darker(color, 0.68))

/** A tuba, 300 units tall and 190 wide, its bell upward to the right; (0, 0) is the middle of its coils. */
export const tuba = (color = gold) => {
  const dark = darker(color, 0.22)
  return (
    piece('M-52 -10C-54 -110 -40 -150 -70 -196L78 -196C46 -150 44 -100 40 -10Z', color) +
    flat(
      'M-26 -10C-28 -110 -20 -150 -40 -190H-14C0 -140 -4 -90 -4 -10Z',
      lighter(color, 0.4),
      0.6,
    ) +
    bell(color, 98, 30, 4, -198) +
    line('M-40 -20C-70 40 -60 92 0 92C60 92 66 40 40 -30', color, 40) +
    line('M-40 -20C-70 40 -60 92 0 92C60 92 66 40 40 -30', lighter(color, 0.3), 8) +
    line('M-16 -40C-34 20 -30 54 2 54C28 54 34 20 22 -40', dark, 18) +
    piece(
      [-26, -2, 22].map((x) => roundRect(x - 8, -62, 16, 76, 7)),
      lighter(color, 0.1),
    ) +
    flat([-26, -2, 22].map((x) => ellipse(x, -64, 11, 5)).join(''), '#fff1cc') +
    line('M-50 -70Q-84 -78 -88 -108', dark, 9) +
    piece(circle(-88, -112, 10), lighter(color, 0.4)) +
    mark('shine', -20, -120, 30) +
    mark('shine', 30, 60, 24)
  )
}

/** A trombone pointing right, 430 units long with its slide out by `slide`; the hand holds it at (0, 0). */
export const trombone = (slide = 60, color = gold) => {
  const dark = darker(color, 0.2)
  const end = 120 + slide
  return (
    line('M-90 -22H70Q96 -22 96 -46', dark, 9) +
    piece('M64 -36C96 -40 116 -56 134 -84L146 4C122 -18 98 -30 64 -30Z', color) +
    piece(ellipse(142, -40, 15, 46), lighter(color, 0.3)) +
    flat(ellipse(145, -40, 8, 34), darker(color, 0.5)) +
    line(`M-120 14H${end}Q${end + 22} 14 ${end + 22} 30Q${end + 22} 46 ${end} 46H-60`, color, 9) +
    line('M-90 -22Q-130 -22 -130 -2Q-130 14 -110 14', dark, 9) +
    line(`M20 -22V46M${end - 20} 14V46`, lighter(color, 0.3), 6) +
    piece(circle(-124, 14, 9), lighter(color, 0.4)) +
    mark('shine', 120, -40, 26)
  )
}

/** A trumpet pointing right, 190 units long; the hand holds it at (0, 0). */
export const trumpet = (color = gold) =>
  line('M-92 0H70', color, 9) +
  line('M-50 0Q-70 0 -70 18Q-70 32 -50 32H34Q52 32 52 16Q52 0 34 0', darker(color, 0.18), 8) +
  piece(
    [-20, 0, 20].map((x) => roundRect(x - 6, -20, 12, 58, 5)),
    lighter(color, 0.15),
  ) +
  piece('M56 -6C80 -8 92 -18 104 -34V34C92 18 80 8 56 6Z', color) +
  piece(ellipse(104, 0, 9, 35), lighter(color, 0.35)) +
  flat(ellipse(106, 0, 5, 25), darker(color, 0.5)) +
  mark('shine', 84, 0, 16)
