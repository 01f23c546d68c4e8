import { type ChildOptions, childLook } from './child-look.ts'
import { kneeling, onGround, rolling, sitting, sleeping } from './child-low.ts'
import { running, standing, walking } from './child-upright.ts'

export type { ChildOptions } from './child-look.ts'

const poses = {
  standing,
  sitting,
  walking,
  sleeping,
  running,
  kneeling,
  ground: onGround,
  wheelchair: rolling,
}

/** A child, 256 units tall standing and walking to the right; asleep under a blanket 322 wide. */
export function child(options: ChildOptions = {}): string {
  const look = childLook(options)
  return poses[look.pose](look)
}
