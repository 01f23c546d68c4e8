// Lets the people of house number nine act with things at pixels of the scene.

import type { ActOptions, Joints } from '../../cast/body/figure.ts'
import type { HandTarget } from '../../cast/body/skeleton.ts'
import { gazeAt, placedAt, type Whereabouts } from '../../cast/toward.ts'
import type { Point } from '../../paper/geometry.ts'
import type { Scene } from '../../paper/scene.ts'
import type { Person } from './people.ts'

export interface Spot {
  x: number
  y: number
  size: number
  flip?: boolean
  rotate?: number
}

/** What somebody reaches for and looks at; all points in pixels of the scene. */
export interface Aim {
  near?: HandTarget | undefined
  far?: HandTarget | undefined
  look?: Point
  /** drawn over the figure, in its units */
  over?: (joints: Joints) => string
}

export interface Acting extends Whereabouts {
  joints: Joints
}

/** Puts somebody into the scene with feet at the spot, hands and eyes where they aim. */
export function act<O extends ActOptions>(
  scene: Scene,
  who: Person<O>,
  options: O,
  { x, y, size, flip = false, rotate = 0 }: Spot,
  { near, far, look, over }: Aim = {},
): Acting {
  const at = placedAt(x, y, size, { flip, rotate })
  const toHand = (target: HandTarget): HandTarget => ({ ...target, at: at.toFigure(target.at) })
  const posed: O = {
    ...options,
    ...((near ?? far) && {
      hands: { ...(near && { near: toHand(near) }), ...(far && { far: toHand(far) }) },
    }),
  }
  const joints = who.joints(posed)
  const seeing: O = look ? { ...posed, gaze: gazeAt(at, joints.eyes, look) } : posed
  scene.place(who(seeing) + (over?.(joints) ?? ''), x, y, size, { flip, rotate })
  return { ...at, joints }
}
