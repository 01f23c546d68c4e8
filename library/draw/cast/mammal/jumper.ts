import { mix } from '../../paper/color.ts'
import { distance, type Point, polygon } from '../../paper/geometry.ts'
import { flat, piece } from '../../paper/pieces.ts'
import { angleOf, type Joint, moved } from './cut.ts'

/** A jumper over the upper body of an animal on its hind legs, with its hem over the hips. */
export function jumperOn([hips, rh]: Joint, [chest, rc]: Joint, color: string): string {
  const up = angleOf(hips, chest)
  const long = distance(hips, chest)
  const side = (share: number, sign: 1 | -1): Point => {
    const r = (rh + (rc - rh) * share) * 1.05
    return moved(moved(hips, up, long * share), up + (sign * Math.PI) / 2, r)
  }
  const hem = moved(hips, up, -rh * 0.24)
  const band = moved(hips, up, -rh * 0.02)
  const shoulders = [-0.9, -0.45, 0.45, 0.9].map((turn) => moved(chest, up + turn, rc * 1.05))
  const outline = [hem, side(0, -1), side(0.5, -1), side(1, -1), ...shoulders]
  const edge = [hem, side(0, -1), side(0.13, -1), band, side(0.13, 1), side(0, 1)]
  return (
    piece(polygon([...outline, side(1, 1), side(0.5, 1), side(0, 1)]), color) +
    flat(polygon(edge), mix(color, '#120c2c', 0.2))
  )
}
