// Children and grown-ups of any look who act with the scene, each with a usual shadow.

import { type ActorPlace, actor } from '../cast/actor.ts'
import { type AdultOptions, adultJoints } from '../cast/adult.ts'
import { type ChildOptions, childJoints } from '../cast/child.ts'
import type { Scene } from '../paper/scene.ts'

type Spot = Omit<ActorPlace, 'near' | 'far' | 'lookAt'>
/** What hands and eyes do; all points are pixels of the scene. */
type Aims = Pick<ActorPlace, 'near' | 'far' | 'lookAt'>

const usualShadow = 60

export const actChild = (
  scene: Scene,
  draw: (options: ChildOptions) => string,
  spot: Spot,
  pose: ChildOptions,
  aims: Aims = {},
) =>
  actor<ChildOptions>(
    (options = {}) => draw(options),
    childJoints,
    pose,
  )(scene, {
    shadow: usualShadow,
    ...spot,
    ...aims,
  })

export const actAdult = (
  scene: Scene,
  draw: (options: AdultOptions) => string,
  spot: Spot,
  pose: AdultOptions,
  aims: Aims = {},
) =>
  actor<AdultOptions>(
    (options = {}) => draw(options),
    adultJoints,
    pose,
  )(scene, {
    shadow: usualShadow,
    ...spot,
    ...aims,
  })
