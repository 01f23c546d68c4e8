import { mix } from '../../paper/color.ts'
import type { Point } from '../../paper/geometry.ts'
import { type Placement, placed } from '../../paper/pieces.ts'
import type { Feeling, Gaze, MouthShape } from '../face/face.ts'
import type { HeadView } from '../head/person.ts'
import { dragonHead, type HeadLook } from './dragon-head.ts'
import { type ClawTarget, clawArm } from './dragon-parts.ts'

export interface DragonActing {
  /** Walking is upright on the hind legs; flying has its lowest point at y = 0; lying is on its belly, awake. */
  pose?: 'sitting' | 'walking' | 'flying' | 'lying' | 'sleeping'
  /** sitting: from the front, from its side facing right, or from behind */
  view?: 'front' | 'side' | 'back'
  mood?: Feeling
  gaze?: Gaze
  lids?: number
  mouth?: MouthShape
  headView?: HeadView
  color?: string
  belly?: string
  horn?: string
  /** colour of a scarf wound three times round the snout */
  muffler?: string
  /** laughs or breathes fire */
  open?: boolean
  /** comes out of its mouth, which opens */
  breath?: 'flame' | 'warm' | 'smoke'
  /** cheeks full of something that wants out */
  puffed?: boolean
  /** the head turned by degrees: sitting to one side, else up (-) or down */
  tilt?: number
  /** sitting: paws at the snout or on the belly, hanging down, or round somebody */
  arms?: 'down' | 'snout' | 'belly' | 'hugging'
  /** where its claws grip; from the front `near` is on the right */
  claws?: { near?: ClawTarget; far?: ClawTarget }
  /** sitting from the front: between body and arms, its (0, 0) at the dragon's feet */
  hugged?: string
  /** walking: the wings spread out behind */
  spread?: boolean
  wings?: 'folded' | 'spread' | 'raised'
  tail?: 'rest' | 'up' | 'curled'
}

export interface DragonLook extends HeadLook {
  options: DragonActing
  tilt: number
}

export const scale = 0.96

type Body = NonNullable<DragonActing['pose']>

/** Where the head is in each pose, and from which side it is seen. */
const headPlaces: Record<Body | 'sittingSide', Placement & { view: HeadView }> = {
  sitting: { x: 0, y: -202, view: 'front' },
  sittingSide: { x: 24, y: -204, view: 'profile' },
  walking: { x: 30, y: -186, view: 'profile' },
  flying: { x: 92, y: -126, view: 'profile' },
  lying: { x: 96, y: -82, view: 'profile' },
  sleeping: { x: 40, y: -52, rotate: 8, view: 'profile' },
}

const placeOf = ({ pose = 'sitting', view = 'front', tilt = 0 }: DragonActing) => {
  const place = headPlaces[pose === 'sitting' && view === 'side' ? 'sittingSide' : pose]
  const seen: HeadView = pose === 'sitting' && view === 'back' ? 'back' : place.view
  return { ...place, view: seen, rotate: (place.rotate ?? 0) + tilt }
}

export const headOf = (look: DragonLook): string => {
  const { view, ...place } = placeOf(look.options)
  return placed(dragonHead({ ...look, view: look.options.headView ?? view }), place)
}

export const inBody = (target: ClawTarget): ClawTarget => ({
  ...target,
  at: [target.at[0] / scale, target.at[1] / scale],
})

/** An arm from the side, at its target or at rest. */
export function sideArm(
  look: DragonLook,
  at: 'near' | 'far',
  rest: Point,
  shoulder: Point,
  bone = 52,
): string {
  const { options, color, dark } = look
  const target = options.claws?.[at]
  const tone = mix(color, dark, at === 'far' ? 0.5 : 0.28)
  return clawArm(shoulder, target ? inBody(target) : { at: rest }, tone, { bone })
}

export const hasOpenWings = ({ options }: DragonLook): boolean =>
  options.wings === 'spread' || options.wings === 'raised'
