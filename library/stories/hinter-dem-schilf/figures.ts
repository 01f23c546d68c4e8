import { type DuckOptions, duck } from '../../draw/cast/duck.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, leaf } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { swim } from '../../draw/props/water.ts'

export const lu = (options: DuckOptions = {}) =>
  duck({ young: true, pose: 'swimming', color: '#f7cf4e', ...options })

/** The six brothers and sisters are browner than Lu. */
export const duckling = (options: DuckOptions = {}) =>
  duck({ young: true, pose: 'swimming', color: '#d9b06a', ...options })

export const mother = (options: DuckOptions = {}) => duck({ pose: 'swimming', ...options })

/** A swimmer with the water line at `y` pixels. */
export const afloat = (
  scene: Scene,
  svg: string,
  x: number,
  y: number,
  scale: number,
  { flip = false, r = 40 } = {},
) => swim(scene, svg, x, y, scale, { sink: 12, flip, r })

/** A round red fish that looks up to the right, 220 units long; (0, 0) is its middle. */
export const redFish = (color = '#e8694a') => {
  const dark = darker(color, 0.18)
  const tail = [leaf(-84, 20, 2.6, 92, 0.36), leaf(-84, 20, 3.5, 92, 0.36)]
  const scales = line(
    'M-46 -14q16 12 6 30M-16 -26q18 18 6 44M-70 0q10 8 4 20',
    darker(color, 0.22),
    4,
  )
  return (
    piece(tail, dark) +
    piece('M-30 -52C-20 -96 40 -96 52 -56Z', dark) +
    piece('M-96 14C-70 -60 20 -84 84 -44C122 -16 108 44 50 62C-14 80 -70 56 -96 14Z', color) +
    flat(
      'M-70 42C-20 60 60 40 104 -6C112 36 84 54 50 62C6 74 -38 66 -70 42Z',
      lighter(color, 0.5),
    ) +
    scales +
    piece('M0 30C-30 50 -30 84 -12 96C2 80 22 60 24 36Z', dark) +
    flat(circle(66, -22, 22), '#ffffff') +
    flat(circle(71, -29, 13), '#2a1a1f') +
    flat(circle(75, -34, 4.6), '#ffffff') +
    flat(circle(46, 14, 11), '#f2785c', 0.5) +
    line('M104 2Q88 20 74 16', '#7a2a24', 4)
  )
}
