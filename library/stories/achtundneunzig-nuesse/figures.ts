import { type HareOptions, hare } from '../../draw/cast/hare.ts'
import { type SquirrelOptions, squirrel } from '../../draw/cast/squirrel.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, type Point, points } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { snowCap } from '../../draw/props/winter.ts'

export const kasimir = (options: SquirrelOptions = {}) =>
  squirrel({ scarf: '#3f74c2', color: '#c8652e', ...options })

const fur = '#c9ab92'

export const hareGuest = (options: HareOptions = {}) => hare({ color: fur, ...options })

/** One hind leg that kicks: thigh, shin and the long foot with its sole towards us. */
const kicking = (thigh: readonly Point[], foot: Point, turn: number) => {
  const dark = darker(fur, 0.14)
  const sole =
    piece('M-22 0C-26 -40 -24 -84 -8 -96C14 -100 26 -64 24 -4C20 16 -18 18 -22 0Z', fur) +
    flat(ellipse(2, -8, 13, 14), lighter(fur, 0.55)) +
    flat(
      [
        [-10, -66],
        [3, -76],
        [14, -62],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 6))
        .join(''),
      lighter(fur, 0.55),
    )
  return (
    piece(strip(thigh, [74, 52, 34]), dark) + placed(sole, { x: foot[0], y: foot[1], rotate: turn })
  )
}

/** A hare's round rump that fills a hole, its legs kicking; (0, 0) is its middle, 170 units wide. */
export const hindHalf = () => {
  const dark = darker(fur, 0.14)
  const fluff = [circle(0, 2, 34), circle(-24, 16, 20), circle(25, 14, 20), circle(0, -18, 23)]
  return (
    kicking(points('-44,40 -104,70 -76,132'), [-72, 138], 24) +
    piece(ellipse(0, 0, 84, 88), fur) +
    kicking(points('44,40 112,52 132,96'), [150, 118], -52) +
    line('M-40 50Q0 74 40 50', dark, 4) +
    piece(fluff, '#fffaf2') +
    placed(snowCap(100), { y: -66 })
  )
}

/** Shows `svg` only above the lower rim of the hole around (x, y), so that it looks out of it. */
export const inHole = (
  scene: Scene,
  svg: string,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  scale: number,
  drop: number,
) => {
  const id = `hole-${Math.round(x)}`
  const open = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y - 600}H${x - rx}Z`
  scene.add(`<clipPath id="${id}"><path d="${open}"/></clipPath><g clip-path="url(#${id})">`)
  scene.place(svg, x, y + drop, scale).add('</g>')
}
