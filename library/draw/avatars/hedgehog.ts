import { blush, eyes, nose } from '../cast/face/face.ts'
import { coat } from '../cast/hedgehog.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { flat, mirrored, piece } from '../paper/pieces.ts'
import { type Portrait, shoulders, smile } from './portrait.ts'

const skin = '#ecd0b0'

const animal =
  coat('#5b4148', 0, -58, 238, 1.36, -5) +
  shoulders(54, 56, '#f4e2cc') +
  mirrored(piece(circle(-56, -42, 18), '#d9ad8c') + flat(circle(-56, -41, 10), '#c98f76')) +
  piece(
    'M0 72C-42 72 -74 54 -72 18C-68 -30 -24 -40 0 -18C24 -40 68 -30 72 18C74 54 42 72 0 72Z',
    skin,
  ) +
  eyes(33, 14, 11.5, 'happy') +
  blush(51, 40, 0.45, 12) +
  nose(ellipse(0, 34, 13, 11), -4, 31) +
  smile(52, 9)

/** The hedgehog on sunny yellow. */
export const hedgehog: Portrait = { ground: '#f9d679', land: '#efba52', wave: 70, animal }
