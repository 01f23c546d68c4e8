import { distance, type Point } from '../../paper/geometry.ts'
import { type Grip, holdOf } from './hand.ts'
import { add, angleOf, bentTo, type Limb, sideToward, sub, turned } from './limb.ts'
import { isNearLeft, jointOffset, type Proportions, type View } from './proportions.ts'
import type { LegStance, Stance } from './stance.ts'
import { type StanceName, stanceOf } from './stances.ts'

/** Where a hand goes and what it does there. */
export interface HandTarget {
  /** the point its palm or fingertips reach, in the figure's units */
  at: Point
  grip?: Grip
  /** SVG, gripped at (0, 0), drawn between palm and fingers */
  holding?: string
  /** turns what it holds, in degrees */
  tilt?: number
  /** direction of the hand in degrees, clockwise from the right; otherwise that of the forearm */
  angle?: number
  /** the arm is before the head, or behind the body; by default it is before the body, behind the head */
  inFront?: boolean
  /** where the elbow is, a direction such as [0, 1] for down */
  elbow?: Point
}

/** How a person acts. All points are in the figure's units: feet at (0, 0), up negative. */
export interface Act {
  /** seen from the front, turned to the right, from the right side, from behind, turned away to the right */
  view?: View
  stance?: StanceName
  /** The near hand is the left one of the picture from the front, the far one the right. */
  hands?: { near?: HandTarget; far?: HandTarget }
  /** degrees by which the body leans besides its stance, to the right */
  lean?: number
  /** the same for the head */
  headTilt?: number
  /** height of what the figure sits on */
  seatHeight?: number
}

export interface HandPose {
  limb: Limb
  grip: Grip
  /** direction and mirroring of the hand */
  angle: number
  side: number
  /** where it holds */
  hold: Point
  target: HandTarget | undefined
}

export interface Leg {
  limb: Limb
  toes: number
  isSole: boolean
  /** its knee points toward us */
  isToward: boolean
}

/** All joints of a figure that acts. */
export interface Skeleton {
  view: View
  hip: Point
  lean: number
  /** a point of the trunk, from the hips, y up negative, as a point of the figure */
  onTrunk: (point: Point) => Point
  head: { at: Point; angle: number }
  /** how far the near shoulder is below the far one */
  drop: number
  near: { leg: Leg; hand: HandPose }
  far: { leg: Leg; hand: HandPose }
}

export const isFrontal = (view: View): boolean => view === 'front' || view === 'back'

const legLength = ({ leg }: Proportions): number => leg[0] + leg[1]

function legOf(
  body: Proportions,
  view: View,
  hip: Point,
  stance: LegStance & { isNear: boolean; dangle: number },
): Leg {
  const { isNear, dangle } = stance
  const size = legLength(body)
  const joint = add(hip, jointOffset(view, body.hips, isNear))
  const foot: Point = [
    (isFrontal(view) ? joint[0] - hip[0] : (joint[0] - hip[0]) * 0.5) + stance.foot[0] * size,
    -body.ankle - stance.foot[1] * size - dangle,
  ]
  const toes = stance.toes ?? 0
  const isSole = stance.isSole ?? false
  if (stance.knee) {
    const knee = add(joint, [stance.knee[0] * size, stance.knee[1] * size])
    return {
      limb: { from: joint, joint: knee, to: foot },
      toes,
      isSole,
      isToward: view === 'front',
    }
  }
  const outward = isNear === isNearLeft(view) ? -1 : 1
  const wish: Point = isFrontal(view) ? [outward, 0.1] : [1, -0.35]
  return { limb: bentTo(joint, foot, body.leg, wish), toes, isSole, isToward: false }
}

/** Which way the left, or back, side of the body lies from this arm: -1 left, 1 right. */
const outwardOf = (view: View, isNear: boolean): number =>
  isFrontal(view) && isNear !== isNearLeft(view) ? 1 : -1

/** Where an elbow goes: down and outward, from the side backward; of a raised arm forward, of one who lies up. */
function elbowWish(view: View, outward: number, rise: number, lean: number): Point {
  if (lean < -60) return [0, -1]
  const isRaised = !isFrontal(view) && rise > 0.3
  return [(isRaised ? 1 : outward) * 0.75, 1]
}

/** How short an arm looks that points toward us. */
function foreshortening(view: View, far: number): number {
  if (view === 'profile' || far > 0.82) return 1
  return isFrontal(view) ? far / 0.82 : Math.max(0.75, far / 0.75)
}

interface ArmPlace {
  shoulder: Point
  stance: Stance
  isNear: boolean
  lean: number
}

function handOf(
  body: Proportions,
  view: View,
  { shoulder, stance, isNear, lean }: ArmPlace,
  target: HandTarget | undefined,
): HandPose {
  const reach = body.arm[0] + body.arm[1] + 15 * body.hand
  const [dx, dy] = isNear ? stance.nearHand : stance.farHand
  const at = target?.at ?? add(shoulder, turned([dx * reach, dy * reach], lean * 0.25))
  const grip = target?.grip ?? (target?.holding ? 'grip' : (stance.grip ?? 'rest'))
  const outward = outwardOf(view, isNear)
  const wish = target?.elbow ?? elbowWish(view, outward, (shoulder[1] - at[1]) / reach, lean)
  const short = target?.elbow ? 1 : foreshortening(view, distance(shoulder, at) / reach)
  const [upper, fore] = [body.arm[0] * short, body.arm[1] * short]
  const guess = bentTo(shoulder, at, [upper, fore + 12 * body.hand * short], wish)
  const given = target ? target.angle : stance.handAngle
  const angle = given ?? angleOf(guess.joint, guess.to)
  const up = sideToward(at, add(at, turned([10, 0], angle)), [-outward * 0.8, -1])
  const side = turned(up, -angle)[1] < 0 ? 1 : -1
  const hold = turned(holdOf(grip, body.hand, side), angle)
  const limb = bentTo(shoulder, sub(at, hold), [upper, fore], wish)
  return { limb, grip, angle, side, hold: add(limb.to, hold), target }
}

/** How high the feet hang above the ground on a seat: not at all, or so that the shins hang straight. */
function dangling({ leg: [thigh, shin], ankle, legRadii }: Proportions, seat: number): number {
  const tooHigh = Math.max(0, seat - shin - ankle - 0.1 * (thigh + shin))
  return Math.min(seat + legRadii[0] * 0.3 - shin - ankle, tooHigh * 2.2)
}

/** The joints of a body that acts. */
export function skeletonOf(body: Proportions, act: Act): Skeleton {
  const { view = 'front', stance: name = 'standing', hands = {} } = act
  const stance = stanceOf(name, isFrontal(view))
  const size = legLength(body)
  const lean = (stance.lean ?? 0) + (act.lean ?? 0)
  const seat = act.seatHeight ?? stance.seat
  const up = seat === undefined ? body.ankle + stance.hip[1] * size : seat + body.legRadii[0]
  const hip: Point = [stance.hip[0] * size, -up]
  const onTrunk = (point: Point): Point => add(hip, turned(point, lean))
  const drop = (stance.drop ?? 0) * body.trunk
  const shrug = (stance.shrug ?? 0) * body.trunk
  const shoulder = (isNear: boolean): Point => {
    const [x, y] = jointOffset(view, body.shoulders, isNear)
    return onTrunk([x, y - body.trunk - shrug + (isNear ? drop : -drop) * 0.5])
  }
  const ahead = { front: 0, back: 0, turned: 3, turnedAway: 2, profile: 5 }[view]
  const headAngle = lean * 0.7 + (stance.headTilt ?? 0) + (act.headTilt ?? 0)
  const chin = onTrunk([ahead * body.head, -body.trunk - body.neck])
  const dangle = seat === undefined ? 0 : dangling(body, seat)
  const leg = (isNear: boolean) =>
    legOf(body, view, hip, { ...(isNear ? stance.near : stance.far), isNear, dangle })
  const hand = (isNear: boolean) =>
    handOf(
      body,
      view,
      { shoulder: shoulder(isNear), stance, isNear, lean },
      isNear ? hands.near : hands.far,
    )
  return {
    view,
    hip,
    lean,
    onTrunk,
    drop,
    head: { at: add(chin, turned([0, -44 * body.head], headAngle)), angle: headAngle },
    near: { leg: leg(true), hand: hand(true) },
    far: { leg: leg(false), hand: hand(false) },
  }
}
