import { blush, eyes, nose } from '../cast/face/face.ts'
import { flat, mirrored, piece } from '../paper/pieces.ts'
import { type Portrait, shoulders, smile } from './portrait.ts'

const coat = '#e8743b'
const dark = '#c9582c'
const cream = '#fff0dc'
const sock = '#4a2530'

const animal =
  shoulders(52, 74, dark) +
  flat('M0 60C-26 62 -40 100 -38 150H38C40 100 26 62 0 60Z', cream) +
  mirrored(
    piece('M-74 -20C-88 -56 -84 -84 -76 -100C-50 -92 -24 -70 -12 -46Z', dark) +
      flat('M-64 -34C-71 -58 -70 -70 -67 -80C-52 -72 -38 -60 -30 -50Z', sock),
  ) +
  piece(
    'M0 74C-28 74 -80 50 -108 22C-90 16 -80 2 -76 -14C-62 -56 62 -56 76 -14C80 2 90 16 108 22C80 50 28 74 0 74Z',
    coat,
  ) +
  mirrored(flat('M1 74C-28 74 -80 50 -108 22C-76 10 -40 8 -21 28C-10 40 -6 44 1 44Z', cream)) +
  eyes(41, 0, 12, 'happy') +
  blush(62, 32, 0.4, 12) +
  nose('M-14 38C-11 27 11 27 14 38C11 51 -11 51 -14 38Z', -4, 36) +
  smile(57, 9)

/** The fox on petrol. */
export const fox: Portrait = { ground: '#6fbdb4', land: '#46968f', wave: 0, animal }
