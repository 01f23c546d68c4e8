// The garden is a plan in metres; every page sees the same plan from another place. x goes to the right, z away
// from the path, heights up.

import { placedAt, type Whereabouts } from '../../draw/cast/toward.ts'
import { num, type Point } from '../../draw/paper/geometry.ts'
import type { Scene } from '../../draw/paper/scene.ts'

export interface Camera {
  /** Where it stands, and how high, in metres. */
  x: number
  z: number
  height: number
  /** The y of the horizon and the x straight ahead, in pixels. */
  horizon: number
  middle?: number
  /** Pixels of a metre at a distance of one metre. */
  focus: number
  /** It looks back to the path. */
  isBack?: boolean
}

export interface View {
  scene: Scene
  camera: Camera
  /** Pixels of a metre at the depth z. */
  size: (z: number) => number
  at: (x: number, z: number, up?: number) => Point
}

/** Figures have 200 units for a metre. */
const unitsOfMetre = 200
/** What is nearer to the camera is drawn as near as this, in metres. */
const nearest = 0.55

export const viewOf = (scene: Scene, camera: Camera): View => {
  const { middle = scene.width / 2 } = camera
  const side = camera.isBack ? -1 : 1
  const size = (z: number) => camera.focus / Math.max(nearest, (z - camera.z) * side)
  return {
    scene,
    camera,
    size,
    at: (x, z, up = 0) => [
      middle + (x - camera.x) * side * size(z),
      camera.horizon + (camera.height - up) * size(z),
    ],
  }
}

export interface Put {
  flip?: boolean
  rotate?: number
  /** Metres above the ground. */
  up?: number
  /** Half the width of the shadow in the drawing's units; 0 for none. */
  shadow?: number
  /** How much larger than life. */
  grown?: number
}

const scaleAt = (view: View, z: number, grown = 1) => (view.size(z) / unitsOfMetre) * grown

/** Where a drawing that `put` places would be. */
export const spotAt = (view: View, x: number, z: number, options: Put = {}): Whereabouts => {
  const [px, py] = view.at(x, z, options.up)
  return placedAt(px, py, scaleAt(view, z, options.grown), options)
}

/** Places a drawing with its feet at (x, z) of the plan. */
export const put = (view: View, svg: string, x: number, z: number, options: Put = {}) => {
  const { scene } = view
  const { shadow = 70, up = 0, grown = 1 } = options
  const [px, py] = view.at(x, z, up)
  const scale = scaleAt(view, z, grown)
  scene.begin('cast')
  if (shadow > 0) scene.contactShadow(px, py, shadow * scale)
  scene.place(svg, px, py, scale, options)
}

/** The outline of a piece of ground. */
export const plot = (view: View, corners: readonly Point[]) =>
  `M${corners
    .map(([x, z]) => view.at(x, z))
    .map(([x, y]) => `${num(x)} ${num(y)}`)
    .join('L')}Z`
