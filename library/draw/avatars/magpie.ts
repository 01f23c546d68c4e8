import { blush, eye } from '../cast/face/face.ts'
import { flat, mirrored, piece } from '../paper/pieces.ts'
import type { Portrait } from './portrait.ts'

const black = '#2b2b42'
const white = '#fbf6ee'

const wing =
  piece('M-66 44C-110 62 -118 110 -114 150H-44C-38 112 -46 68 -66 44Z', '#3f74b8') +
  flat('M-67 45C-92 56 -104 72 -110 92C-92 80 -66 78 -48 84C-51 68 -58 56 -67 45Z', white)

const animal =
  piece('M0 20C-60 28 -92 80 -96 150H96C92 80 60 28 0 20Z', black) +
  flat('M0 94C-36 94 -48 120 -48 150H48C48 120 36 94 0 94Z', white) +
  mirrored(wing) +
  piece(
    'M0 -90C-56 -90 -88 -54 -86 -8C-84 44 -46 82 0 82C46 82 84 44 86 -8C88 -54 56 -90 0 -90Z',
    black,
  ) +
  flat('M-66 -40C-48 -78 -10 -88 22 -80C-12 -74 -46 -66 -66 -40Z', '#5568a0', 0.8) +
  eye(-39, -12, 15, 'happy', false, white) +
  eye(39, -12, 15, 'happy', false, white) +
  blush(58, 22, 0.62, 13) +
  piece('M0 4C-16 8 -24 20 -22 28C-14 34 -8 46 0 62C8 46 14 34 22 28C24 20 16 8 0 4Z', '#8a88a0') +
  flat('M-22 28Q-10 24 0 32Q10 24 22 28C14 34 8 46 0 62C-8 46 -14 34 -22 28Z', '#6a6882')

/** The magpie on apricot. */
export const magpie: Portrait = { ground: '#fcc48e', land: '#f1a161', wave: 290, animal }
