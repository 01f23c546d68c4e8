import type { Point } from '../../paper/geometry.ts'
import type { Placement } from '../../paper/pieces.ts'

/** Tells where `placed` with this placement moves a point of the part. */
export const movedBy = (placement: Placement) => {
  const { x = 0, y = 0, rotate = 0, scale = 1, flip = false, pivot = [0, 0] } = placement
  const [c, s] = [Math.cos((rotate * Math.PI) / 180), Math.sin((rotate * Math.PI) / 180)]
  return ([px, py]: Point): Point => {
    const [u, v] = [(px - pivot[0]) * (flip ? -scale : scale), (py - pivot[1]) * scale]
    return [x + u * c - v * s, y + u * s + v * c]
  }
}
