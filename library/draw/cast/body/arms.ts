import type { Point } from '../../paper/geometry.ts'
import { line } from '../../paper/pieces.ts'
import type { Grip } from './hand.ts'
import { add, turned } from './limb.ts'
import { isNearLeft, type Proportions } from './proportions.ts'
import type { Load } from './puppet.ts'
import type { HandTarget, Skeleton } from './skeleton.ts'

/** Names for what both arms do. */
export type Arms =
  | 'down'
  | 'raised'
  | 'reaching'
  | 'pointing'
  | 'holding'
  | 'open'
  | 'fists'
  | 'both'
  | 'cheering'
  | 'gripping'
  | 'whistling'
  | 'shading'
  | 'hips'
  | 'cane'
  | 'lantern'

export interface ArmsOptions {
  arms: Arms
  /** what the right hand holds, or both */
  holding?: string | undefined
  /** the figure will be drawn facing left */
  isMirrored: boolean
}

export interface ArmTargets {
  hands: { near?: HandTarget; far?: HandTarget }
  load?: Load
}

/** What an arm of `side` 1, on the right of the picture, or -1 does. */
type Target = (person: Posed, side: number) => HandTarget

/** A figure with its arms down, before it acts. */
interface Posed {
  body: Proportions
  skeleton: Skeleton
  /** the hand on a side of the picture, and its shoulder */
  hand: (side: number) => Skeleton['near']['hand']
  /** a point of the head, from its middle, at scale 1 */
  onHead: (x: number, y: number) => Point
}

const reachOf = ({ arm, hand }: Proportions): number => arm[0] + arm[1] + 15 * hand

/** A spot in shares of the arm from the shoulder, outward and down. */
const spot =
  (x: number, y: number, grip: Grip): Target =>
  ({ body, hand }, side) => {
    const reach = reachOf(body)
    return { at: add(hand(side).limb.from, [x * reach * side, y * reach]), grip }
  }

const resting: Target = ({ hand }, side) => ({ at: hand(side).hold, grip: 'rest' })

/** Where both hands hold a thing: before the belly. */
const heldAt = ({ body, skeleton }: Posed): Point =>
  skeleton.onTrunk([skeleton.view === 'front' ? 0 : body.chest * 0.7 + 8, -body.trunk * 0.42])

const holding: Target = (person, side) => {
  const gap = person.skeleton.view === 'front' ? person.body.waist * 0.62 : 12
  const angle = side > 0 ? 204 : -24
  return { at: add(heldAt(person), [side * gap, 3]), grip: 'open', angle }
}

const onHip: Target = ({ body, skeleton }, side) => ({
  at: skeleton.onTrunk([side * body.waist * 0.86, -body.trunk * 0.2]),
  grip: 'rest',
  elbow: [side, 0.2],
})

/** Ropes or bars 62 units beside the middle. */
const gripping: Target = ({ body, hand }, side) => ({
  at: [62 * side, hand(side).limb.from[1] - reachOf(body) * 0.12],
  grip: 'grip',
})

const atMouth: Target = ({ onHead }, side) => ({
  at: onHead(side * 10, 32),
  grip: 'pinch',
  inFront: true,
})

const overEyes: Target = ({ onHead }, side) => ({
  at: onHead(side * 14, -14),
  grip: 'rest',
  angle: side < 0 ? -6 : 186,
  inFront: true,
})

/** The targets of the right arm, and of the left one where it moves, too. */
const targets: Record<Arms, readonly [right: Target, left?: Target]> = {
  down: [resting],
  raised: [spot(0.56, -0.78, 'wave')],
  reaching: [spot(0.94, 0.06, 'open')],
  pointing: [spot(0.98, -0.14, 'point')],
  whistling: [atMouth],
  cane: [spot(0.5, 0.8, 'grip')],
  lantern: [spot(0.66, 0.58, 'grip')],
  holding: [holding, holding],
  open: [spot(0.78, -0.2, 'open'), spot(0.78, -0.2, 'open')],
  fists: [spot(0.3, 0.52, 'fist'), spot(0.3, 0.52, 'fist')],
  both: [spot(0.5, -0.82, 'open'), spot(0.5, -0.82, 'open')],
  cheering: [spot(0.66, -0.78, 'wave'), spot(0.66, -0.78, 'wave')],
  gripping: [gripping, gripping],
  shading: [spot(0.94, 0.06, 'open'), overEyes],
  hips: [onHip, onHip],
}

const cane = (length: number): string =>
  line(`M-20 -6Q-20 -20 -8 -19Q3 -17 4 -4L8 ${length}`, '#7a4a30', 7)

/** The right hand's target with the thing it grips. */
function gripped(target: HandTarget, arms: Arms, thing: string | undefined): HandTarget {
  const held = arms === 'cane' ? cane(-target.at[1] - 4) : thing
  if (!held) return target
  return { ...target, holding: held, ...(arms !== 'pointing' && { grip: 'grip' }) }
}

/** The hand targets of arms that are named; `skeleton` is the figure with its arms down. */
export function namedArms(
  body: Proportions,
  skeleton: Skeleton,
  { arms, holding: held, isMirrored }: ArmsOptions,
): ArmTargets {
  const rightSide = isMirrored ? -1 : 1
  const nameOf = (side: number) => (side < 0 === isNearLeft(skeleton.view) ? 'near' : 'far')
  const person: Posed = {
    body,
    skeleton,
    hand: (side) => skeleton[nameOf(side)].hand,
    onHead: (x, y) =>
      add(skeleton.head.at, turned([x * body.head, y * body.head], skeleton.head.angle)),
  }
  const thing = held && isMirrored ? `<g transform="scale(-1 1)">${held}</g>` : held
  if (arms === 'down' && !thing) return { hands: {} }
  const [right, left] = targets[arms]
  const isLoad = arms === 'holding'
  const hands = {
    [nameOf(rightSide)]: gripped(right(person, rightSide), arms, isLoad ? undefined : thing),
    ...(left && { [nameOf(-rightSide)]: left(person, -rightSide) }),
  }
  return isLoad && thing ? { hands, load: { svg: thing, at: heldAt(person) } } : { hands }
}
