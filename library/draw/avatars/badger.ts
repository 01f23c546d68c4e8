import { blush, eye, nose } from '../cast/face/face.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { flat, mirrored, piece } from '../paper/pieces.ts'
import { type Portrait, shoulders, smile } from './portrait.ts'

const grey = '#8d8b98'
const dark = '#3a3444'
const white = '#fbf6ee'

const animal =
  shoulders(50, 90, grey) +
  flat('M0 64C-32 66 -48 104 -46 150H46C48 104 32 66 0 64Z', dark) +
  mirrored(piece(circle(-68, -54, 25), white) + flat(circle(-66, -51, 17), dark)) +
  piece(
    'M0 80C-34 80 -50 68 -64 50C-88 40 -92 8 -82 -20C-70 -60 -34 -74 0 -74C34 -74 70 -60 82 -20C92 8 88 40 64 50C50 68 34 80 0 80Z',
    white,
  ) +
  mirrored(
    flat(
      'M-13 30C-34 34 -58 20 -60 -4C-61 -28 -58 -46 -52 -60C-42 -67 -32 -71 -22 -73C-26 -50 -18 -22 -15 -4C-13 8 -12 20 -13 30Z',
      dark,
    ),
  ) +
  eye(-38, -2, 12, 'happy', false, white) +
  eye(38, -2, 12, 'happy', false, white) +
  blush(62, 32, 0.4, 12) +
  nose(ellipse(0, 36, 16, 12), -5, 32) +
  smile(57, 11)

/** The badger on cornflower blue. */
export const badger: Portrait = { ground: '#6fa2dc', land: '#4a7fc0', wave: 15, animal }
