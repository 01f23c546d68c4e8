import { blush, eyes } from '../cast/face/face.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'
import { type Portrait, shoulders, smile } from './portrait.ts'

const coat = '#a5adc0'
const dark = '#858ca6'
const light = '#eceaec'
const pink = '#f3b0a6'

const animal =
  shoulders(62, 58, dark) +
  flat('M0 70C-22 72 -32 104 -30 150H30C32 104 22 72 0 70Z', light) +
  mirrored(piece(circle(-66, -46, 41), dark) + flat(circle(-64, -43, 28), pink)) +
  piece(
    'M0 84C-48 84 -80 58 -76 20C-70 -24 -34 -42 0 -42C34 -42 70 -24 76 20C80 58 48 84 0 84Z',
    coat,
  ) +
  mirrored(flat('M1 82C-30 84 -46 66 -42 50C-34 34 -8 36 1 52Z', light)) +
  mirrored(line('M-34 56L-86 48M-34 64L-82 70', '#646a86', 2.6)) +
  eyes(36, 14, 13, 'happy') +
  blush(57, 40, 0.5, 12) +
  flat(ellipse(0, 42, 12, 9.5), '#d9737a') +
  flat(ellipse(-4, 39, 3.4, 2.4), '#ffffff', 0.6) +
  smile(58, 10)

/** The mouse on berry red. */
export const mouse: Portrait = { ground: '#a9527e', land: '#8b3b68', wave: 35, animal }
