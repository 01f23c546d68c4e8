// What the plants of the foreground share. A plant grows from (0, 0) up to about 360 units and to the right to
// about 340; the left edge of the picture is at x = 0.

import { lighter } from '../paper/color.ts'
import { leaf, num } from '../paper/geometry.ts'
import { line, piece, strip } from '../paper/pieces.ts'

/** Colours of what is behind and in front. */
export type Colors = readonly [back: string, front: string]

export const rad = (degrees: number) => (degrees * Math.PI) / 180

/** A blade that bows to its tip; `lean` is its sideways reach. */
export const blade = (x: number, h: number, lean: number, w: number) =>
  strip(
    [
      [x, 20],
      [x + lean * 0.1, -h * 0.6],
      [x + lean * 0.5, -h * 1.05],
      [x + lean, -h * 0.86],
    ],
    [w, w * 0.9, w * 0.5, 1],
  )

/** A leaf with its veins; (x, y) is its stalk, `width` half its width per length. */
export const bigLeaf = (
  x: number,
  y: number,
  degrees: number,
  length: number,
  color: string,
  width = 0.34,
) => {
  const angle = rad(degrees)
  const at = (u: number, v: number) =>
    `${num(x + u * Math.cos(angle) - v * Math.sin(angle))} ${num(y + u * Math.sin(angle) + v * Math.cos(angle))}`
  const veins = [0.22, 0.38, 0.54, 0.7].map((t) => {
    const [from, to] = [length * t, length * (t + 0.12)]
    const half = length * width * 0.5 * Math.sin(Math.PI * (0.2 + t * 0.88))
    return `M${at(from, 0)}L${at(to, -half)}M${at(from, 0)}L${at(to, half)}`
  })
  return (
    piece(leaf(x, y, angle, length, width), color) +
    line(`M${at(0, 0)}L${at(length * 0.93, 0)}${veins.join('')}`, lighter(color, 0.2), 3.5)
  )
}
