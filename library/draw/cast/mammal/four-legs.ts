import type { Point } from '../../paper/geometry.ts'
import { flat, piece, strip } from '../../paper/pieces.ts'

/** One leg along a spine that ends on its sole, its paw painted on it. */
export function limb(
  [hip, knee, [x, y]]: readonly [Point, Point, Point],
  color: string,
  { width, foot }: { width: number; foot: string },
): string {
  const widths = [width * 1.5, width, width * 0.84]
  const paw = [hip, knee, [x, y - width * 0.42]] as const
  return piece(strip(paw, widths), color) + flat(strip(paw, widths, 0.74), foot)
}
