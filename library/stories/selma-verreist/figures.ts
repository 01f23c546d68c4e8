import { type SnailOptions, snail } from '../../draw/cast/snail.ts'
import { leaf } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'

/** The leaves that Selma writes on, in the order of her journey: jungle, desert, rain, mountain. */
const posts = [
  { color: '#a9d155', x: -34, y: 8, rotate: -14 },
  { color: '#f4cf5e', x: 22, y: -34, rotate: 20 },
  { color: '#7cc7d8', x: 18, y: 40, rotate: -8 },
  { color: '#f4f0dc', x: -20, y: -44, rotate: 8 },
] as const

/** A leaf with a snail's writing on it, 74 long; (0, 0) is its middle. */
const post = (color: string) =>
  piece(leaf(-38, 0, 0, 76, 0.42), color) +
  line('M-20 -7q6 -6 12 0t12 0M-20 6q6 -6 12 0t12 0t12 0', '#4a3a3a', 3)

/** Selma with the first `count` of her leaves stuck to her house. */
export const selma = (count: number, options: SnailOptions = {}) =>
  snail({
    color: '#eec39a',
    house: '#e2725b',
    swirl: '#a3434f',
    onHouse: posts
      .slice(0, count)
      .map(({ color, ...where }) => placed(post(color), { ...where, scale: 0.86 }))
      .join(''),
    ...options,
  })
