import { blush, eyes } from '../cast/face/face.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'
import { type Portrait, shoulders, smile } from './portrait.ts'

const coat = '#9398ac'
const dark = '#656a82'
const light = '#f1eff0'
const pink = '#f0a59a'

const animal =
  shoulders(54, 68, coat) +
  flat('M0 66C-26 68 -36 104 -34 150H34C36 104 26 68 0 66Z', light) +
  mirrored(flat('M-70 104L-46 110L-73 120Z', dark)) +
  mirrored(
    piece('M-74 -8C-86 -52 -84 -84 -76 -100C-50 -90 -24 -70 -10 -50Z', coat) +
      flat('M-64 -30C-71 -58 -70 -70 -67 -80C-50 -72 -36 -60 -26 -48Z', pink),
  ) +
  piece(
    'M0 78C-52 78 -92 54 -86 12C-78 -34 -38 -50 0 -50C38 -50 78 -34 86 12C92 54 52 78 0 78Z',
    coat,
  ) +
  flat('M-7 -50L0 -14L7 -50ZM-27 -46L-17 -18L-13 -48ZM27 -46L17 -18L13 -48Z', dark) +
  mirrored(flat('M-86 20L-58 28L-85 34ZM-83 41L-60 44L-76 53Z', dark)) +
  mirrored(flat('M1 76C-30 78 -46 64 -42 48C-35 32 -8 32 1 48Z', light)) +
  mirrored(line('M-46 52L-96 46M-46 60L-92 68', '#dfe0ea', 2.8)) +
  eyes(39, 10, 13, 'happy') +
  blush(60, 38, 0.45, 12) +
  flat('M-11 35Q0 29 11 35Q6 47 0 48Q-6 47 -11 35Z', '#d9737a') +
  smile(52, 11)

/** The cat on coral. */
export const cat: Portrait = { ground: '#f4987a', land: '#de7354', wave: 165, animal }
