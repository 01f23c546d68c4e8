import { smooth } from '../../paper/geometry.ts'
import { flat } from '../../paper/pieces.ts'
import type { EyeForm } from './eyes.ts'

/** A brow over an eye: a sliver of paper, thick towards the nose; `weight` is its thickness in radii. */
export function brow({ x, y, r, side, traits, width = 1 }: EyeForm, color: string, weight = 0.5) {
  const lift = side > 0 ? traits.lopsided : 0
  const { inner, outer, arch } = traits.brow
  const half = 1.5 * r * width
  const at = (along: number, height: number) =>
    [x + side * along * half, y - (height + lift) * r] as const
  const middle = (inner + outer) / 2 + arch
  const thick = weight / 2
  return flat(
    smooth([
      at(-0.95, inner + thick),
      at(0.1, middle + thick * 0.9),
      at(1, outer + 0.05),
      at(0.98, outer - 0.1),
      at(0.1, middle - thick * 0.9),
      at(-0.9, inner - thick),
    ]),
    color,
  )
}
