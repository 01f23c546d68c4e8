import { blush } from '../cast/face/face.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { flat, ink, line, mirrored, piece } from '../paper/pieces.ts'
import { type Portrait, shoulders } from './portrait.ts'

const skin = '#76b04c'
const dark = '#568a40'
const light = '#e0e8a8'

const eye = (side: number): string =>
  flat(circle(side * 50, -54, 25), '#fffbe6') +
  flat(ellipse(side * 47, -52, 14.5, 16), ink) +
  flat(circle(side * 47 + 5, -58, 5.4), '#ffffff') +
  flat(circle(side * 47 - 5, -45, 2.6), '#ffffff', 0.7)

const animal =
  shoulders(52, 70, dark) +
  flat('M0 62C-30 64 -44 100 -42 150H42C44 100 30 64 0 62Z', light) +
  mirrored(piece(circle(-50, -52, 35), skin)) +
  piece(
    'M0 72C-66 74 -112 54 -106 18C-102 -18 -62 -36 0 -36C62 -36 102 -18 106 18C112 54 66 74 0 72Z',
    skin,
  ) +
  flat('M0 70C-52 72 -92 60 -100 38Q-50 60 0 60Q50 60 100 38C92 60 52 72 0 70Z', light) +
  eye(-1) +
  eye(1) +
  mirrored(flat(circle(-10, -6, 3.6), dark)) +
  blush(76, 18, 0.5, 14) +
  line('M-60 22Q-55 30 -45 32Q0 54 45 32Q55 30 60 22', ink, 5)

/** The frog on rose. */
export const frog: Portrait = { ground: '#f8bac6', land: '#ec94a8', wave: 320, animal }
