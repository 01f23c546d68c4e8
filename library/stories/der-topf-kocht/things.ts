import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { cream } from './porridge.ts'

const wood = (color: string) => print('wood', color, darker(color, 0.22), { size: 110 })

/** A wooden spoon held by the middle of its handle at (0, 0), its bowl up, with porridge if `isFull`. */
export const spoon = (isFull = true) =>
  line('M0 34V-52', '#a9704a', 9) +
  piece(ellipse(0, -74, 21, 29), '#b98256') +
  (isFull ? piece('M-17 -74C-22 -104 22 -104 18 -74Q0 -62 -17 -74Z', cream) : '')

/** The little pot on its three feet, 150 wide and 130 tall; open, so that porridge can be drawn over it. */
export const littlePot = (handle: 'up' | 'down' = 'up', iron = '#4f5468') =>
  (handle === 'up' ? line('M-66 -104C-72 -196 72 -196 66 -104', darker(iron, 0.2), 7) : '') +
  mirrored(piece(roundRect(34, -24, 14, 26, 5), darker(iron, 0.25))) +
  piece(roundRect(-7, -20, 14, 22, 5), darker(iron, 0.35)) +
  piece('M-60 -108H60C92 -70 66 -12 0 -12C-66 -12 -92 -70 -60 -108Z', iron) +
  flat(
    'M46 -100C70 -66 52 -24 4 -16C-20 -14 -38 -20 -50 -32C10 -20 44 -48 46 -100Z',
    darker(iron, 0.3),
    0.6,
  ) +
  flat(circle(-36, -62, 5) + circle(-24, -44, 4) + circle(-42, -42, 3), lighter(iron, 0.4), 0.7) +
  piece(ellipse(0, -110, 70, 15), lighter(iron, 0.18)) +
  flat(ellipse(0, -109, 58, 10), darker(iron, 0.4)) +
  (handle === 'down' ? line('M-66 -106C-64 -30 64 -30 66 -106', darker(iron, 0.3), 7) : '') +
  `<g opacity=".45">${line('M-58 -80Q-62 -50 -42 -30', '#ffffff', 7)}</g>` +
  mark('shine', -20, -60, 40)

/** Half a mushroom, its cut side to us, 60 wide. */
export const halfMushroom = (flip = false) =>
  placed(
    piece('M0 -52C30 -52 40 -34 38 -24Q20 -28 12 -24L14 4H0Z', '#f7ead2') +
      line('M0 -52C30 -52 40 -34 38 -24', '#a8683c', 7),
    { flip },
  )

/** A tree stump, 230 wide and 105 tall. */
export const stump = (bark = '#8a5a40') =>
  piece('M-100 -90L-116 -6C-90 6 90 6 120 -6L100 -90Z', bark) +
  line('M-70 -70L-78 -14M-20 -66V-10M40 -70L46 -12', darker(bark, 0.3), 5) +
  piece(ellipse(0, -92, 101, 20), lighter(bark, 0.35)) +
  line(
    'M-50 -92A50 9 0 1 0 50 -92A50 9 0 1 0 -50 -92M-22 -92A22 4 0 1 0 22 -92A22 4 0 1 0 -22 -92',
    darker(bark, 0.05),
    3,
  )

/** A heavy table, `w` wide and 120 tall. */
export const longTable = (w: number, color = '#a9704a') =>
  mirrored(piece(`M${w / 2 - 46} -104h22l10 104h-26Z`, darker(color, 0.25))) +
  piece(roundRect(-w / 2 + 26, -104, w - 52, 30, 4), darker(color, 0.14)) +
  piece(roundRect(-w / 2, -128, w, 28, 6), wood(color))

/** A table with three legs, one of them a stick, 250 wide and 118 tall. */
export const wobblyTable = (color = '#c99a62') =>
  piece(strip(points('-86,-108 -92,-50 -102,0'), [18, 16, 14]), darker(color, 0.2)) +
  piece(strip(points('86,-108 80,-50 96,0'), [18, 16, 14]), darker(color, 0.2)) +
  piece(strip(points('4,-108 -10,-50 14,2'), [10, 9, 8]), '#7a5a40') +
  piece(roundRect(-126, -122, 252, 22, 8), wood(color))

/** The tailor's round table on one foot under a cloth, 260 wide and 120 tall. */
export const roundTable = (color = '#8a5a4a', cloth = '#8fb5c9') =>
  piece('M-16 -100H16L24 -12H-24Z', darker(color, 0.2)) +
  piece('M-70 0Q0 -34 70 0Z', darker(color, 0.25)) +
  piece(
    'M-134 -112H134C138 -70 100 -58 84 -74C60 -50 20 -50 0 -72C-20 -50 -60 -50 -84 -74C-100 -58 -138 -70 -134 -112Z',
    print('dots', cloth, lighter(cloth, 0.5), { size: 30 }),
  ) +
  piece(ellipse(0, -114, 134, 13), lighter(cloth, 0.2))

/** A bowl of butter, apple sauce or cinnamon, 74 wide. */
export const bowl = (filling: string, clay = '#c87a4a') =>
  piece(ellipse(0, -34, 34, 13), filling) +
  piece('M-38 -34H38C36 -8 20 0 0 0C-20 0 -36 -8 -38 -34Z', clay) +
  line('M-34 -22H34', lighter(clay, 0.35), 4)

/** A full sack that stands, 130 wide and 170 tall. */
export const flourSack = (cloth = '#e9d9b8') =>
  piece(
    'M-58 0C-78 -60 -66 -120 -34 -140L-44 -168Q0 -156 44 -168L34 -140C66 -120 78 -60 58 0Z',
    print('linen', cloth, darker(cloth, 0.2)),
  ) + line('M-36 -138Q0 -128 36 -138', '#a8683c', 8)
