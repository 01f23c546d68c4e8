import { blush, eyes, nose } from '../cast/face/face.ts'
import { flat, mirrored, piece, placed } from '../paper/pieces.ts'
import { type Portrait, shoulders, smile } from './portrait.ts'

const coat = '#cf6c35'
const dark = '#a84a24'
const cream = '#fff0dc'
const tailCoat = '#b75a2c'
const stripe = '#e8a46c'

const tail =
  piece(
    'M6 150C52 124 62 84 52 40C38 -18 48 -66 88 -70C126 -70 136 -14 132 40C130 100 112 136 96 150Z',
    tailCoat,
  ) +
  flat(
    'M58 150C90 116 88 74 80 36C72 -2 76 -40 96 -44C74 -62 56 -22 66 34C74 84 66 120 36 150Z',
    stripe,
  )

const front =
  shoulders(54, 60, dark) +
  flat('M0 66C-24 68 -34 104 -32 150H32C34 104 24 68 0 66Z', cream) +
  mirrored(
    piece(
      'M-66 -10C-80 -52 -74 -86 -64 -112C-52 -98 -46 -88 -44 -80C-36 -88 -34 -96 -30 -98C-16 -68 -18 -46 -20 -26Z',
      dark,
    ) + flat('M-56 -28C-62 -50 -60 -66 -56 -78C-42 -62 -34 -46 -34 -30Z', '#f0b48e'),
  ) +
  piece(
    'M0 78C-46 78 -80 58 -78 22C-72 -22 -36 -40 0 -40C36 -40 72 -22 78 22C80 58 46 78 0 78Z',
    coat,
  ) +
  mirrored(flat('M1 77C-44 78 -68 58 -65 38C-52 20 -14 28 1 48Z', cream)) +
  eyes(39, 10, 12.5, 'happy') +
  blush(56, 42, 0.45, 12) +
  nose('M-11 37C-8 29 8 29 11 37C8 48 -8 48 -11 37Z', -3, 35, '#4a2530') +
  smile(54, 10)

const animal = placed(tail, { x: 2 }) + placed(front, { x: -14, y: 2, scale: 0.97 })

/** The squirrel on fir green. */
export const squirrel: Portrait = { ground: '#4a8a6c', land: '#346b54', wave: 105, animal }
