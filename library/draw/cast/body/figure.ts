import { between, type Point } from '../../paper/geometry.ts'
import type { Gaze, MouthShape } from '../face/expression.ts'
import type { HeadShape, NoseShape } from '../head/head-shape.ts'
import type { Face, HeadView } from '../head/person.ts'
import { add, turned } from './limb.ts'
import type { Build, Proportions } from './proportions.ts'
import { type Load, type PuppetLook, puppet } from './puppet.ts'
import { type Act, type Skeleton, skeletonOf } from './skeleton.ts'

/** How a person acts and looks; see README.md. */
export interface ActOptions extends Act {
  /** the view of the head, otherwise that of the body */
  headView?: HeadView
  /** where the eyes look, -1 to 1 to the right and down */
  gaze?: Gaze
  mouth?: MouthShape
  /** 0 wide open, 1 shut */
  lids?: number
  /** degrees; above 0 the head looks down */
  nod?: number
  wink?: 'left' | 'right'
  headShape?: HeadShape
  noseShape?: NoseShape
  freckles?: boolean
  /** colour of a hearing aid behind each ear */
  hearingAid?: string
  build?: Build
  /** colour of mittens */
  gloves?: string
  /** what both hands hold */
  load?: Load
}

/** The features of a face that options give. */
export const features = (options: ActOptions): Partial<Face> => ({
  gaze: options.gaze,
  mouth: options.mouth,
  lids: options.lids,
  nod: options.nod,
  wink: options.wink,
  shape: options.headShape,
  noseShape: options.noseShape,
  freckles: options.freckles,
  hearingAid: options.hearingAid,
})

/** A person ready to draw. */
export interface Figure {
  body: Proportions
  act: Act
  look: PuppetLook
  face: Face
  /** draws the figure facing left */
  isMirrored: boolean
}

/** Points of a figure, in its units. */
export interface Joints {
  /** the middle between the eyes */
  eyes: Point
  mouth: Point
  /** the top of the head, without hair */
  top: Point
  nearShoulder: Point
  farShoulder: Point
  /** where the hands hold */
  nearHand: Point
  farHand: Point
  /** between the shoulder blades */
  back: Point
  /** the middle of the hips */
  hips: Point
  /** between hips and knees */
  lap: Point
  nearKnee: Point
  farKnee: Point
  nearFoot: Point
  farFoot: Point
}

const mirrored = ([x, y]: Point): Point => [-x, y]

export function drawFigure({ body, act, look, face, isMirrored }: Figure): string {
  const svg = puppet(body, skeletonOf(body, act), look, face)
  return isMirrored ? `<g transform="scale(-1 1)">${svg}</g>` : svg
}

/** How far the features of a turned face are from the middle of the head, at scale 1. */
const featuresAhead: Record<HeadView, number> = {
  front: 0,
  turned: 14,
  profile: 38,
  turnedAway: 40,
  back: 0,
}

function pointsOf(body: Proportions, skeleton: Skeleton, view: HeadView): Joints {
  const { head, near, far, hip, onTrunk } = skeleton
  const onHead = (x: number, y: number): Point =>
    add(head.at, turned([x * body.head, y * body.head], head.angle))
  const ahead = featuresAhead[view]
  const knees = between(near.leg.limb.joint, far.leg.limb.joint, 0.5)
  return {
    eyes: onHead(ahead, 8),
    mouth: onHead(ahead, 27),
    top: onHead(0, -52),
    nearShoulder: near.hand.limb.from,
    farShoulder: far.hand.limb.from,
    nearHand: near.hand.hold,
    farHand: far.hand.hold,
    back: onTrunk([-body.chest * 0.7, -body.trunk * 0.7]),
    hips: hip,
    lap: add(between(hip, knees, 0.55), [0, -body.legRadii[0]]),
    nearKnee: near.leg.limb.joint,
    farKnee: far.leg.limb.joint,
    nearFoot: near.leg.limb.to,
    farFoot: far.leg.limb.to,
  }
}

/** Where the parts of a figure are. */
export function jointsOf({ body, act, face, isMirrored }: Figure): Joints {
  const joints = pointsOf(body, skeletonOf(body, act), face.view ?? act.view ?? 'front')
  if (!isMirrored) return joints
  const flipped = Object.entries(joints).map(([name, at]) => [name, mirrored(at)])
  return Object.fromEntries(flipped) as Joints
}
