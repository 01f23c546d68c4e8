import type { Point } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import { footY, type StandOptions } from '../stage/stand.ts'
import { turned } from './body/limb.ts'
import type { Gaze } from './face/expression.ts'

/** Where a figure is in a scene; converts points between its units and the scene's pixels. */
export interface Whereabouts {
  toFigure: (pixel: Point) => Point
  toScene: (unit: Point) => Point
}

/** A figure placed with its origin at (x, y) in pixels, like `scene.place`. */
export function placedAt(
  x: number,
  y: number,
  scale: number,
  { flip = false, rotate = 0 }: Pick<StandOptions, 'flip' | 'rotate'> = {},
): Whereabouts {
  const side = flip ? -1 : 1
  return {
    toFigure: ([px, py]) => {
      const [ux, uy] = turned([px - x, py - y], -rotate)
      return [(ux * side) / scale, uy / scale]
    },
    toScene: ([ux, uy]) => {
      const [px, py] = turned([ux * side * scale, uy * scale], rotate)
      return [x + px, y + py]
    },
  }
}

/** A figure that `stand` puts at `x` pixels with the same options. */
export const standsAt = (
  scene: Scene,
  x: number,
  scale: number,
  stance: StandOptions = {},
): Whereabouts => placedAt(x, footY(scene, x, stance.depth), scale * scene.unit, stance)

/** The gaze of eyes at `eyes`, in the figure's units, on a point of the scene in pixels. */
export function gazeAt(at: Whereabouts, eyes: Point, pixel: Point): Gaze {
  const [x, y] = at.toFigure(pixel)
  const [dx, dy] = [x - eyes[0], y - eyes[1]]
  const size = Math.hypot(dx, dy) || 1
  // what is nearer than a head's width is looked at less aslant
  const share = Math.min(1, size / 60)
  return [(dx / size) * share, (dy / size) * share]
}
