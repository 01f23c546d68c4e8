import { blush } from '../cast/face/face.ts'
import { circle } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'
import type { Portrait } from './portrait.ts'

const coat = '#9276b8'
const dark = '#6b5096'
const belly = '#f3dcc0'

const eye =
  piece(circle(-37, -12, 43), '#f9ecdc') +
  flat(circle(-35, -12, 28), '#f6b73c') +
  flat(circle(-34, -12, 18.5), '#221526') +
  flat(circle(-27, -20, 6.6), '#ffffff') +
  flat(circle(-41, -5, 3.2), '#ffffff', 0.7)

const animal =
  mirrored(piece('M-66 -44C-84 -68 -86 -84 -82 -94C-58 -92 -36 -84 -18 -66Z', '#8064a6')) +
  piece(
    'M0 -78C-68 -78 -88 -32 -86 10C-84 56 -88 100 -92 150H92C88 100 84 56 86 10C88 -32 68 -78 0 -78Z',
    coat,
  ) +
  flat('M0 34C-44 34 -56 80 -52 150H52C56 80 44 34 0 34Z', belly) +
  line(
    'M-40 74Q-27 94 -13 74Q0 94 13 74Q27 94 40 74M-26 98Q-13 118 0 98Q13 118 26 98',
    '#c99a7c',
    4.5,
  ) +
  mirrored(piece('M-82 36C-106 66 -108 110 -100 150H-62C-60 104 -60 70 -72 38Z', dark)) +
  mirrored(eye) +
  piece('M0 -4C-13 0 -12 24 0 38C12 24 13 0 0 -4Z', '#e9943b') +
  blush(64, 30, 0.4, 11)

/** The owl on night blue. */
export const owl: Portrait = { ground: '#46539f', land: '#343f82', wave: 130, animal }
