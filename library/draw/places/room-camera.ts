import type { Point } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'

/** A camera on a set: places drawings given in the set's units, so that one room can be shown from many sides. */
export interface RoomCamera {
  scene: Scene
  /** Pixels per unit. */
  zoom: number
  pixel: (at: Point) => Point
  put: (svg: string, at: Point, scale?: number, turn?: { flip?: boolean; rotate?: number }) => void
  /** A soft shadow on the floor, `w` half its width. */
  shade: (at: Point, w: number) => void
}

/** Looks at a set: its point `middle` is in the middle of the picture, a unit is `zoom` pixels. */
export const roomCamera = (scene: Scene, zoom: number, middle: Point): RoomCamera => {
  const pixel = ([x, y]: Point): Point => [
    scene.width / 2 + (x - middle[0]) * zoom,
    scene.height / 2 + (y - middle[1]) * zoom,
  ]
  return {
    scene,
    zoom,
    pixel,
    put: (svg, at, scale = 1, turn = {}) => {
      const [x, y] = pixel(at)
      scene.place(svg, x, y, zoom * scale, turn)
    },
    shade: (at, w) => {
      const [x, y] = pixel(at)
      scene.contactShadow(x, y, w * zoom)
    },
  }
}
