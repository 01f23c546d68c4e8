import { mix } from '../../paper/color.ts'
import { circle } from '../../paper/geometry.ts'
import { mark } from '../../paper/marks.ts'
import { flat, line, piece, placed } from '../../paper/pieces.ts'

/** Large loose stitches along a path. */
export const stitches = (d: string, color: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="9 8"/>`

/** A patch sewn on with its middle at (x, y), `size` units wide. */
export function patch(x: number, y: number, size: number, color: string, rotate = 0): string {
  const h = size / 2
  const thread = mix(color, '#2a1a24', 0.5)
  return placed(
    piece(`M${-h} ${-h}L${h * 0.9} ${-h * 1.06}L${h} ${h * 0.9}L${-h * 0.94} ${h}Z`, color) +
      stitches(`M${-h + 4} ${-h + 4}H${h - 5}V${h - 5}H${-h + 4}Z`, thread, 2),
    { x, y, rotate },
  )
}

/** An eye made of a button, sewn on crosswise; it looks straight ahead. */
export const buttonEye = (x: number, y: number, r: number, color = '#2c2430'): string =>
  piece(circle(x, y, r), color) +
  flat(circle(x - r * 0.3, y - r * 0.36, r * 0.24), '#ffffff', 0.75) +
  line(
    `M${x - r * 0.3} ${y - r * 0.1}L${x + r * 0.34} ${y + r * 0.42}M${x + r * 0.34} ${y - r * 0.1}L${x - r * 0.3} ${y + r * 0.42}`,
    mix(color, '#ffffff', 0.5),
    r * 0.16,
  ) +
  mark('eye', x, y, r)
