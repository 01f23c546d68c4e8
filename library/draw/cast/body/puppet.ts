import { between, distance, type Point } from '../../paper/geometry.ts'
import { flat, piece, placed } from '../../paper/pieces.ts'
import { type Face, personHead } from '../head/person.ts'
import { scarf } from './body.ts'
import {
  type Clothes,
  cloth,
  cuffColor,
  cutOf,
  inShade,
  legColor,
  seatColor,
  sleeveColor,
} from './cloth.ts'
import { shawl } from './garment.ts'
import { handAt } from './hand.ts'
import { add, band, segment, sub, turned } from './limb.ts'
import { dressed } from './outfit.ts'
import { isNearLeft, type Proportions } from './proportions.ts'
import { shoeAt } from './shoe.ts'
import { type HandPose, isFrontal, type Leg, type Skeleton } from './skeleton.ts'
import { type Trunk, trunkOf } from './trunk.ts'

/** Something that both hands hold. */
export interface Load {
  svg: string
  /** where its (0, 0) is, in the figure's units */
  at: Point
  /** before the head, too */
  inFront?: boolean
}

export interface PuppetLook extends Clothes {
  /** the colour of mittens */
  gloves?: string | undefined
  scarf?: string | undefined
  skates: boolean
  load?: Load | undefined
  /** hangs from the belt, on the far side */
  belt?: string | undefined
  /** drawn behind the figure and before its legs: a wheelchair */
  behind?: string
  before?: string
}

interface Puppet {
  body: Proportions
  skeleton: Skeleton
  look: PuppetLook
}

/** An arm with its sleeve, its hand and what it holds. */
function arm({ body, look }: Puppet, pose: HandPose, isNear: boolean): string {
  const { from, joint, to } = pose.limb
  const [a, b, c] = body.armRadii
  const cut = cutOf(look)
  const skin = isNear ? look.skin : inShade(look.skin, true)
  const fabric = inShade(sleeveColor(look), isNear)
  const sleeve = cut.sleeve ? skin : fabric
  const wrist = between(joint, to, 0.94)
  const { behind, before } = handAt(
    pose.grip,
    { skin, glove: look.gloves, size: body.hand },
    { wrist: to, angle: pose.angle, side: pose.side },
  )
  const thing = pose.target?.holding
    ? placed(pose.target.holding, {
        x: pose.hold[0],
        y: pose.hold[1],
        rotate: pose.target.tilt ?? 0,
      })
    : ''
  const isBare = cut.sleeve !== undefined
  const lower = segment(joint, wrist, b, isBare ? c * 0.8 : c + 0.6, true)
  const cuff = isBare
    ? ''
    : flat(band(joint, to, c + 1.2, 0.74, 0.97), inShade(cuffColor(look), isNear))
  const short =
    cut.sleeve === 'short'
      ? cloth(segment(from, between(from, joint, 0.72), a + 2, b + 4, true), fabric)
      : ''
  return (
    behind +
    cloth(lower, sleeve) +
    cuff +
    cloth(segment(from, joint, isBare ? a - 1.5 : a, isBare ? b - 1 : b + 0.4), sleeve) +
    short +
    thing +
    before
  )
}

function leg({ body, skeleton: { view }, look }: Puppet, pose: Leg, isNear: boolean): string {
  const { from, joint, to } = pose.limb
  const [a, b, c] = body.legRadii
  const color = isNear ? legColor(look) : inShade(legColor(look), false)
  const shoe = isNear ? look.shoes : inShade(look.shoes, false)
  const cut = cutOf(look)
  const isBare = look.outfit === 'swimsuit'
  const wide = isBare ? 0.86 : 1
  const shortened = isFrontal(view) && distance(from, joint) < body.leg[0] * 0.8
  const upper = segment(
    from,
    joint,
    (pose.isToward ? b : a) * wide,
    (shortened ? b * 1.16 : b) * wide,
  )
  const lower = segment(joint, to, b * wide, c * wide, true)
  const outward = isNear === isNearLeft(view) ? -1 : 1
  const boot = cut.boots
    ? piece(segment(between(joint, to, 0.4), to, c * 1.16, c * 1.02), shoe) +
      flat(band(joint, to, c * 1.24, 0.3, 0.44), inShade(shoe, true))
    : ''
  const foot = shoeAt(
    { color: shoe, ankle: body.ankle, length: body.shoe, skates: look.skates },
    { ankle: to, toes: pose.toes, view, isSole: pose.isSole, outward },
  )
  const thigh = cloth(upper, color)
  const shin = cloth(lower, color)
  // shins that cross, and legs whose soles we see, lie before the thighs
  const isCrossed = pose.isToward && to[0] < 0 !== from[0] < 0
  return pose.isSole || isCrossed ? thigh + foot + shin : foot + shin + boot + thigh
}

const seat = ({ body, skeleton, look }: Puppet): string => {
  if (cutOf(look).skirt) return ''
  const { near, far } = skeleton
  const r = body.legRadii[0]
  const width = Math.max(r, body.seat - r * 0.8)
  const [l, m] = [near.leg.limb.from, far.leg.limb.from]
  const [left, right] = l[0] < m[0] ? [l, m] : [m, l]
  const middle = between(left, right, 0.5)
  const half = isFrontal(skeleton.view)
    ? body.seat - r
    : width * (skeleton.view === 'profile' ? 0.34 : 0.62)
  const tilt = turned([half, 0], skeleton.lean * 0.6)
  return piece(segment(sub(middle, tilt), add(middle, tilt), r + 1, r + 1), seatColor(look))
}

const neck = ({ body, skeleton, look: { skin } }: Puppet): string => {
  const base = skeleton.onTrunk([0, -body.trunk + 4])
  return piece(
    segment(base, skeleton.head.at, body.head * 13, body.head * 12),
    inShade(skin, false),
  )
}

const neckScarf = ({ body, skeleton, look }: Puppet): string => {
  if (!look.scarf) return ''
  const [x, y] = skeleton.onTrunk([
    skeleton.view === 'profile' ? 2 : 0,
    -body.trunk - body.neck * 0.7,
  ])
  const width = body.head * (isFrontal(skeleton.view) ? 34 : 30)
  return placed(scarf(0, width, look.scarf, !isFrontal(skeleton.view)), {
    x,
    y,
    rotate: skeleton.lean,
  })
}

/** Whether a hand or forearm is before the face; the far arm of a turned body passes behind the head. */
function touchesHead({ body, skeleton: { head, view } }: Puppet, pose: HandPose, isNear: boolean) {
  const { hold, limb } = pose
  const toHand = distance(hold, head.at)
  if (view === 'turned' && !isNear) return toHand < body.head * 42
  return Math.min(toHand, distance(between(limb.joint, limb.to, 0.6), head.at)) < body.head * 56
}

const onBelt = ({ look }: Puppet, trunk: Trunk): string => {
  const at = trunk.on(0.5, 0.3) ?? trunk.on(-0.5, 0.3)
  return look.belt && at ? placed(look.belt, { x: at[0], y: at[1] }) : ''
}

type Layer = 'behind' | 'middle' | 'top'

/** Whether a hand hangs or acts before the trunk. */
const isBeforeTrunk = ({ body, skeleton: { hip, head } }: Puppet, { hold }: HandPose): boolean =>
  Math.abs(hold[0] - hip[0]) < body.waist * 0.85 && hold[1] > head.at[1] + body.head * 44

/** Where an arm lies that no target places: behind the body, before it, or before the head. */
function ownLayer(puppet: Puppet, pose: HandPose, isNear: boolean): Layer {
  const { view } = puppet.skeleton
  const isInner = isBeforeTrunk(puppet, pose)
  if (view === 'back') return isInner || touchesHead(puppet, pose, isNear) ? 'behind' : 'middle'
  if (!isNear && (view === 'profile' || view === 'turnedAway')) return 'behind'
  if (touchesHead(puppet, pose, isNear)) return 'top'
  return isNear || view === 'front' || isInner ? 'middle' : 'behind'
}

function layerOf(puppet: Puppet, pose: HandPose, isNear: boolean): Layer {
  const wish = pose.target?.inFront
  if (wish === undefined) return ownLayer(puppet, pose, isNear)
  return wish ? 'top' : 'behind'
}

/** The load and the arms of each layer. */
function layersOf(self: Puppet): (layer: Layer) => string {
  const { skeleton, look } = self
  const { view, near, far } = skeleton
  const isTurnedFromUs = view === 'back' || view === 'turnedAway'
  const load = look.load && {
    layer: look.load.inFront ? 'top' : isTurnedFromUs ? 'behind' : 'middle',
    svg: placed(look.load.svg, { x: look.load.at[0], y: look.load.at[1] }),
  }
  const arms = [far.hand, near.hand].map((pose) => ({
    layer: layerOf(self, pose, pose === near.hand),
    svg: arm(self, pose, pose === near.hand || isFrontal(view)),
  }))
  const drawn = load ? [load, ...arms] : arms
  return (layer) => drawn.map((part) => (part.layer === layer ? part.svg : '')).join('')
}

/** A person of cut paper: joints, clothes and head. */
export function puppet(
  body: Proportions,
  skeleton: Skeleton,
  look: PuppetLook,
  face: Face,
): string {
  const self: Puppet = { body, skeleton, look }
  const { near, far, head, view } = skeleton
  const trunk = trunkOf(body, skeleton)
  const inLayer = layersOf(self)
  const legs = leg(self, far.leg, isFrontal(view)) + leg(self, near.leg, true)
  // knees toward us lie before the trunk, unless a skirt covers them
  const isOnLap = near.leg.isToward && !cutOf(look).skirt
  const trunkPaper = seat(self) + dressed(trunk, look)
  return (
    (look.behind ?? '') +
    inLayer('behind') +
    neck(self) +
    (isOnLap ? trunkPaper + legs : legs + trunkPaper) +
    (look.before ?? '') +
    onBelt(self, trunk) +
    inLayer('middle') +
    (look.shawl ? shawl(trunk, look.shawl) : '') +
    neckScarf(self) +
    personHead(face, { x: head.at[0], y: head.at[1], rotate: head.angle, scale: body.head }) +
    inLayer('top')
  )
}
