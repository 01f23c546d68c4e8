import { blush, eyes } from '../cast/face/face.ts'
import { flat, mirrored, piece } from '../paper/pieces.ts'
import type { Portrait } from './portrait.ts'

const coat = '#96735a'
const dark = '#735443'
const breast = '#ee7f3e'

const animal =
  piece(
    'M0 -88C-64 -88 -90 -46 -88 10C-86 60 -90 104 -94 150H94C90 104 86 60 88 10C90 -46 64 -88 0 -88Z',
    coat,
  ) +
  flat('M-64 150C-70 110 -50 88 0 88C50 88 70 110 64 150Z', '#fbf1e2') +
  flat(
    'M0 -56C-28 -80 -72 -64 -77 -18C-86 36 -74 114 0 119C74 114 86 36 77 -18C72 -64 28 -80 0 -56Z',
    '#b9bcc0',
  ) +
  flat(
    'M0 -50C-24 -74 -66 -58 -70 -16C-80 34 -66 108 0 112C66 108 80 34 70 -16C66 -58 24 -74 0 -50Z',
    breast,
  ) +
  mirrored(piece('M-84 26C-112 62 -112 110 -104 150H-64C-58 104 -64 56 -78 28Z', dark)) +
  eyes(38, -18, 13.5, 'happy') +
  blush(52, 12, 0.5, 12, 0, '#fbc08a') +
  piece('M-17 -4Q0 -20 17 -4L0 24Z', '#5c4434')

/** The robin on a winter sky. */
export const robin: Portrait = { ground: '#bfe1f3', land: '#8cc2e3', wave: 230, animal }
