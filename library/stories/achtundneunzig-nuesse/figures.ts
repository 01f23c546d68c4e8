import { type HareOptions, hare } from '../../draw/cast/hare.ts'
import { type SquirrelOptions, squirrel } from '../../draw/cast/squirrel.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { snowCap } from '../../draw/props/winter.ts'

export const kasimir = (options: SquirrelOptions = {}) =>
  squirrel({ scarf: '#3f74c2', color: '#c8652e', ...options })

const fur = '#c9ab92'

export const hareGuest = (options: HareOptions = {}) => hare({ color: fur, ...options })

/** A hare's round rump that fills a hole, its legs dangling; (0, 0) is its middle, 150 units wide. */
export const hindHalf = () => {
  const dark = darker(fur, 0.14)
  const leg = (side: number) =>
    piece(
      [
        strip(
          [
            [side * 40, 44],
            [side * 86, 84],
            [side * 62, 142],
          ],
          [66, 50, 30],
        ),
        ellipse(side * 66, 152, 32, 17),
      ],
      dark,
    ) + flat(ellipse(side * 66, 156, 19, 9), lighter(fur, 0.4))
  const fluff = [circle(0, 8, 32), circle(-22, 22, 19), circle(23, 20, 19), circle(0, -10, 21)]
  return (
    leg(-1) +
    leg(1) +
    piece(ellipse(0, 4, 78, 82), fur) +
    line('M-44 52Q0 74 44 52', dark, 4) +
    piece(fluff, '#fffaf2') +
    placed(snowCap(96), { y: -62 })
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
