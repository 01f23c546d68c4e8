import { scarf } from '../cast/body/body.ts'
import { blush, eyes } from '../cast/face/face.ts'
import { flat, mirrored, piece } from '../paper/pieces.ts'
import { type Portrait, shoulders, smile } from './portrait.ts'

const coat = '#d0ab8e'
const dark = '#b08a70'
const cream = '#fff3e4'
const pink = '#f0a59a'

const ear =
  piece('M-46 -10C-72 -56 -74 -104 -50 -119C-24 -112 -8 -58 -8 -14Z', '#bf987c') +
  flat('M-37 -24C-53 -60 -55 -88 -46 -99C-34 -90 -24 -58 -22 -24Z', pink)

const animal =
  shoulders(60, 66, dark) +
  flat('M0 70C-22 72 -34 104 -32 150H32C34 104 22 72 0 70Z', cream) +
  mirrored(ear) +
  piece(
    'M0 88C-54 88 -80 56 -76 20C-70 -22 -32 -40 0 -40C32 -40 70 -22 76 20C80 56 54 88 0 88Z',
    coat,
  ) +
  mirrored(flat('M1 87C-36 88 -56 68 -50 50C-42 32 -10 32 1 50Z', cream)) +
  eyes(37, 14, 12.5, 'happy') +
  blush(56, 44, 0.45, 12) +
  flat('M-13 37Q0 29 13 37Q7 51 0 52Q-7 51 -13 37Z', '#c9585a') +
  smile(56, 11) +
  scarf(93, 51, '#c2553f')

/** The hare on meadow green. */
export const hare: Portrait = { ground: '#b4d47e', land: '#8ab858', wave: 200, animal }
