// The wood that Gerda gathers: a sledge with branches, thick and thin, and the basket of twigs and leaves.

import { ellipse, type Point } from '../../draw/paper/geometry.ts'
import { flat, line, piece, strip } from '../../draw/paper/pieces.ts'
import { leafBasket } from '../../draw/props/stove-corner.ts'
import { sledge } from '../../draw/props/winter.ts'

const barks = ['#7d5638', '#96693f', '#6b4a34', '#a87c50'] as const

/** From left to right, at a height, as thick as that at its sawn left end. */
type Branch = readonly [from: number, to: number, y: number, w: number]

const branch = ([from, to, y, w]: Branch, i: number) => {
  const at = (t: number, dy: number): Point => [from + (to - from) * t, y + dy]
  const bark = barks[i % 4] ?? barks[0]
  const spine = [at(0, 0), at(0.35, i % 2 ? -4 : 3), at(0.7, i % 2 ? 2 : -3), at(1, -6)]
  const fork = [at(0.66, -2), at(0.78, -w * 0.7), at(0.9, -w * 1.1)]
  return (
    piece(strip(fork, [w * 0.36, w * 0.28, w * 0.14]), bark) +
    piece(strip(spine, [w, w * 0.94, w * 0.8, w * 0.44]), bark) +
    piece(ellipse(from, y, w * 0.32, w * 0.52), '#e2bd8a') +
    flat(ellipse(from, y, w * 0.14, w * 0.25), '#b98a58')
  )
}

const branches: readonly Branch[] = [
  [-150, 140, -116, 18],
  [-96, 176, -108, 14],
  [-136, 158, -92, 30],
  [-160, 170, -64, 32],
  [-120, 150, -78, 16],
]

/** A heap of branches, 128 tall and 330 wide; (0, 0) is 48 below it, under its middle. */
export const branchHeap = () => branches.map(branch).join('')

/** The loaded sledge; somebody sits on it 128 up. */
export const woodSledge = () => sledge('#a9704a', false) + branchHeap()

/** The basket with leaves and twigs, 150 tall. */
export const woodBasket = () =>
  line(
    'M-30 -70L-64 -150M-8 -70L-16 -164M18 -70L44 -152M34 -70L72 -128M-52 -122L-40 -140',
    '#6b4a34',
    7,
  ) + leafBasket()
