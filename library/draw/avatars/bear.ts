import { blush, eyes, nose } from '../cast/face/face.ts'
import { circle } from '../paper/geometry.ts'
import { flat, mirrored, piece } from '../paper/pieces.ts'
import { type Portrait, shoulders, smile } from './portrait.ts'

const coat = '#8a5a3c'
const dark = '#70442e'
const light = '#d4ad84'

const animal =
  shoulders(48, 96, dark) +
  flat('M0 66C-30 68 -46 104 -44 150H44C46 104 30 68 0 66Z', light) +
  mirrored(piece(circle(-64, -64, 31), dark) + flat(circle(-62, -61, 17), light)) +
  piece(
    'M0 76C-72 76 -98 40 -92 -4C-84 -52 -44 -78 0 -78C44 -78 84 -52 92 -4C98 40 72 76 0 76Z',
    coat,
  ) +
  piece('M0 74C-40 74 -54 52 -49 30C-44 4 44 4 49 30C54 52 40 74 0 74Z', light) +
  eyes(42, -8, 12, 'happy') +
  blush(68, 22, 0.45, 13) +
  nose('M-20 22C-14 10 14 10 20 22C16 40 -16 40 -20 22Z', -6, 20) +
  smile(48, 13)

/** The bear on lilac. */
export const bear: Portrait = { ground: '#d3c3ee', land: '#b09ad9', wave: 260, animal }
