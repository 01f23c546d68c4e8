// A person who acts with the scene: hands and eyes go to points of the picture.

import type { Point } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import type { ActOptions, Joints } from './body/figure.ts'
import type { HandTarget } from './body/skeleton.ts'
import { gazeAt, placedAt } from './toward.ts'

export interface ActorPlace {
  /** The point of the feet and the scale, in pixels. */
  at: Point
  scale: number
  flip?: boolean
  /** Degrees, clockwise, about the feet. */
  rotate?: number
  /** Half the width of the shadow at the feet in units; 0 for none. */
  shadow?: number
  /** Targets of the hands whose `at` is in pixels of the scene. */
  near?: HandTarget
  far?: HandTarget
  /** The point of the scene that the eyes look at. */
  lookAt?: Point
}

/**
 * A fixed person: `actor(child, childJoints, look)` is a function that places it in a scene, doing what `options`
 * say besides its look. It returns where its joints are, in pixels.
 */
export const actor =
  <Options extends ActOptions>(
    draw: (options?: Options) => string,
    jointsOf: (options?: Options) => Joints,
    look: NoInfer<Options>,
  ) =>
  (scene: Scene, place: ActorPlace, options: NoInfer<Partial<Options>> = {}) => {
    const { at, scale, flip = false, rotate = 0, shadow = 0, near, far, lookAt } = place
    const here = placedAt(at[0], at[1], scale, { flip, rotate })
    const inUnits = (target: HandTarget) => ({ ...target, at: here.toFigure(target.at) })
    const hands = {
      ...options.hands,
      ...(near ? { near: inUnits(near) } : {}),
      ...(far ? { far: inUnits(far) } : {}),
    }
    const pose = { ...look, ...options, hands }
    const gaze = lookAt && { gaze: gazeAt(here, jointsOf(pose).eyes, lookAt) }
    scene.begin('cast')
    if (shadow > 0) scene.contactShadow(at[0], at[1] - 2, shadow * scale)
    scene.place(draw({ ...pose, ...gaze }), at[0], at[1], scale, { flip, rotate })
    const joints = jointsOf(pose)
    return (name: keyof Joints) => here.toScene(joints[name])
  }
