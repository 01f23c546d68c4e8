// People who act with the scene: hands and eyes go to points of the picture.

import type { Point } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import type { ActOptions, Joints } from './body/figure.ts'
import type { HandTarget } from './body/skeleton.ts'
import { gazeAt, placedAt } from './toward.ts'

/** Where somebody is and what hands and eyes do; all points are pixels of the scene. */
export interface ActorPlace {
  /** The point of the feet. */
  at: Point
  scale: number
  flip?: boolean
  /** Degrees, clockwise, about the feet. */
  rotate?: number
  /** Half the width of the shadow at the feet in units; 0 for none. */
  shadow?: number
  near?: HandTarget | undefined
  far?: HandTarget | undefined
  /** What the eyes look at. */
  lookAt?: Point
  /** Drawn over the figure, in its units. */
  over?: (joints: Joints) => string
}

type Draw<Options> = (options?: Options) => string
type JointsOf<Options> = (options?: Options) => Joints

/** Places somebody in a pose; returns where the joints are, in pixels. */
export const act = <Options extends ActOptions>(
  scene: Scene,
  draw: Draw<Options>,
  jointsOf: JointsOf<Options>,
  { at, scale, flip = false, rotate = 0, shadow = 0, near, far, lookAt, over }: ActorPlace,
  pose: NoInfer<Options>,
) => {
  const here = placedAt(at[0], at[1], scale, { flip, rotate })
  const inUnits = (target: HandTarget) => ({ ...target, at: here.toFigure(target.at) })
  const hands = {
    ...pose.hands,
    ...(near ? { near: inUnits(near) } : {}),
    ...(far ? { far: inUnits(far) } : {}),
  }
  const reaching = { ...pose, hands }
  const joints = jointsOf(reaching)
  const gaze = lookAt && { gaze: gazeAt(here, joints.eyes, lookAt) }
  scene.begin('cast')
  if (shadow > 0) scene.contactShadow(at[0], at[1] - 2, shadow * scale)
  const svg = draw({ ...reaching, ...gaze }) + (over?.(joints) ?? '')
  scene.place(svg, at[0], at[1], scale, { flip, rotate })
  return (name: keyof Joints) => here.toScene(joints[name])
}

/** A fixed person: `actor(child, childJoints, look)` acts in a pose besides its look. */
export const actor =
  <Options extends ActOptions>(
    draw: Draw<Options>,
    jointsOf: JointsOf<Options>,
    look: NoInfer<Options>,
  ) =>
  (scene: Scene, place: ActorPlace, pose: NoInfer<Partial<Options>> = {}) =>
    act(scene, draw, jointsOf, place, { ...look, ...pose })
