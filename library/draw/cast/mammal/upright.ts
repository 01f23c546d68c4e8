import { mix } from '../../paper/color.ts'
import { bend, between, distance, num, type Point } from '../../paper/geometry.ts'
import { flat, line, piece, placed } from '../../paper/pieces.ts'
import { breast, faceOn, headOn, pawColor, pawLook, scarfOn, trunk } from './animal-body.ts'
import { drawTail } from './animal-tail.ts'
import { bone, cutEllipse, type Joint } from './cut.ts'
import { jumperOn } from './jumper.ts'
import { type Arm, arm, type PawReach } from './paw.ts'
import type { AnimalLook, Species, UprightBuild } from './species.ts'
import {
  type LegPlace,
  type UprightPose,
  type UprightStance,
  uprightStances,
} from './upright-stances.ts'

/** A foot from the side, its ankle at (0, 0), toes to the right. */
function sideFoot([length, height]: readonly [number, number], fur: string, sole: string): string {
  const h = height
  const d = `M${num(-h * 0.7)} ${num(h * 0.1)}L${num(-h * 0.3)} ${num(-h * 0.6)}L${num(length * 0.45)} ${num(-h * 0.36)}L${num(length * 0.86)} ${num(-h * 0.1)}L${num(length)} ${num(h * 0.34)}L${num(length * 0.9)} ${num(h * 0.68)}L${num(-h * 0.5)} ${num(h * 0.7)}Z`
  const toes = `M${num(length * 0.62)} ${num(h * 0.2)}L${num(length * 0.66)} ${num(h * 0.66)}M${num(length * 0.8)} ${num(h * 0.2)}L${num(length * 0.84)} ${num(h * 0.66)}`
  return piece(d, fur) + line(toes, sole, 1.8)
}

/** A foot that points at us, its middle at (0, 0); with a `pad` its sole shows. */
function frontFoot(
  [length, height]: readonly [number, number],
  color: string,
  pad?: string,
): string {
  const [w, h] = [length * 0.5, height * 0.92]
  if (pad === undefined)
    return piece(cutEllipse([0, h * 0.3], w * 0.9, h * 0.62, { seed: 6, count: 13 }), color)
  return (
    piece(cutEllipse([0, -h * 0.1], w, h, { seed: 6, count: 13 }), color) +
    flat(
      [-0.5, 0, 0.5]
        .map((share) => cutEllipse([share * w, -h * 0.5], w * 0.16, h * 0.2, { count: 9 }))
        .join('') + cutEllipse([0, h * 0.16], w * 0.44, h * 0.36, { count: 11 }),
      pad,
    )
  )
}

const bonesOf = (b: UprightBuild, length = 1): readonly [number, number] => [
  (b.hip * 0.5 + b.hips * 0.16) * length,
  (b.hip * 0.5 + b.hips * 0.06) * length,
]

function legOf(
  species: Species,
  b: UprightBuild,
  hip: Point,
  place: LegPlace,
  color: string,
): string {
  const knee = bend(hip, place.ankle, bonesOf(b, place.length), place.bends)
  const [rh, rk, ra] = b.leg
  const [x, y] = place.ankle
  const isSock = species.coat.sock === true
  const sock = isSock
    ? flat(
        bone([between(knee, place.ankle, 0.5), (rk + ra) / 2], [place.ankle, ra]),
        species.coat.paw,
      )
    : ''
  const shade = pawColor(species.coat, color, color === species.coat.far)
  return (
    piece([bone([hip, rh], [knee, rk]), bone([knee, rk], [place.ankle, ra])], color) +
    sock +
    placed(sideFoot(b.foot, shade, mix(shade, '#120c2c', 0.35)), { x, y, rotate: place.turn })
  )
}

interface Parts {
  stance: UprightStance
  hips: Joint
  chest: Joint
  near: Arm
  far: Arm
}

/** Elbows point down and back; seen from the front they point outward. */
function elbowSide({ facing }: UprightStance, shoulder: Point, at: Point, side: 1 | -1): 1 | -1 {
  if (facing === 'side') return at[1] < shoulder[1] - 20 && at[0] < shoulder[0] ? 1 : -1
  const isRaised = at[1] < shoulder[1]
  return (isRaised ? side === -1 : side === 1) ? 1 : -1
}

function partsOf(species: Species, b: UprightBuild, pose: UprightPose, look: AnimalLook): Parts {
  const stance = uprightStances[pose](b, look.seat)
  const [x, y] = stance.chest
  const shoulders =
    stance.facing === 'side'
      ? ({ near: [x - b.chest * 0.3, y + b.chest * 0.08], far: [x + b.chest * 0.5, y] } as const)
      : ({
          near: [x - b.chest * 0.78, y + b.chest * 0.06],
          far: [x + b.chest * 0.78, y + b.chest * 0.06],
        } as const)
  const rest = (at: Point): PawReach =>
    stance.hands.grip ? { at, grip: stance.hands.grip } : { at }
  const limb = (side: 'near' | 'far'): Arm => {
    const reach = look[side] ?? rest(stance.hands[side])
    const isFar = side === 'far' && stance.facing === 'side'
    const bends = elbowSide(stance, shoulders[side], reach.at, side === 'near' ? -1 : 1)
    const paws = pawLook(species.coat, b.paw, isFar)
    if (!look.jumper) return arm(shoulders[side], reach, b.arm, paws, bends)
    const fur = isFar ? mix(look.jumper, '#120c2c', 0.22) : mix(look.jumper, '#120c2c', 0.06)
    return arm(shoulders[side], reach, { ...b.arm, sleeve: 0.88 }, { ...paws, fur }, bends)
  }
  return {
    stance,
    hips: [stance.hips, b.hips],
    chest: [stance.chest, b.chest],
    near: limb('near'),
    far: limb('far'),
  }
}

const held = ({ held: svg, hand }: Arm): string => svg && placed(svg, { x: hand[0], y: hand[1] })

const armPapers = (limb: Arm): string => limb.upper + limb.fore + limb.behind

function legsOf(
  species: Species,
  b: UprightBuild,
  { stance }: Parts,
): { far: string; near: string } {
  const { legs, hips, facing } = stance
  const { coat } = species
  const [x, y] = hips
  if (facing === 'side')
    return {
      far: legOf(species, b, [x + b.hips * 0.24, y + b.hips * 0.3], legs.far, coat.far),
      near: legOf(species, b, [x - b.hips * 0.1, y + b.hips * 0.34], legs.near, coat.near),
    }
  const isSole = stance.hips[1] > -b.hips * 1.1
  const pad = mix(coat.paw, '#ffe3bd', 0.5)
  const one = (place: LegPlace, side: number): string => {
    const hip: Point = [
      x + side * b.hips * (isSole ? 0.5 : 0.44),
      y + b.hips * (isSole ? 0.36 : 0.62),
    ]
    return (
      piece(bone([hip, b.leg[isSole ? 0 : 1]], [place.ankle, b.leg[isSole ? 1 : 2]]), coat.near) +
      placed(
        frontFoot(b.foot, coat.paw === coat.fur ? coat.near : coat.paw, isSole ? pad : undefined),
        { x: place.ankle[0], y: place.ankle[1] },
      )
    )
  }
  return { far: facing === 'back' && isSole ? '' : one(legs.near, -1) + one(legs.far, 1), near: '' }
}

function tailOf(species: Species, look: AnimalLook, { stance, hips }: Parts): string {
  if (!species.tail) return ''
  const [[x, y], r] = hips
  if (stance.facing === 'side')
    return drawTail(species.tail, [x - r * 0.7, y + r * 0.3], look.tail, stance.tail)
  const svg = drawTail(
    species.tail,
    [stance.facing === 'back' ? 0 : -r * 0.5, y + r * 0.4],
    look.tail,
  )
  return placed(svg, { flip: true })
}

/** An animal on its hind legs or its seat. */
export function drawUpright(
  species: Species,
  b: UprightBuild,
  pose: UprightPose,
  look: AnimalLook,
): string {
  const parts = partsOf(species, b, pose, look)
  const { stance, hips, chest, near, far } = parts
  const { facing, head } = stance
  const lift = species.back && pose === 'onBack' ? -b.chest * 1.3 : 0
  const legs = legsOf(species, b, parts)
  const tail = tailOf(species, look, parts)
  const jumper = look.jumper ? jumperOn(hips, chest, look.jumper) : ''
  const body =
    trunk(species, hips, chest, facing) +
    breast(species, hips, chest, facing) +
    (species.markings?.(hips, chest, facing) ?? '') +
    jumper
  const spikes = species.back?.(hips, chest, facing) ?? ''
  const neck = between(chest[0], head.at, 0.34)
  const neckBone = piece(bone([chest[0], b.chest * 0.7], [neck, b.chest * 0.5]), species.coat.fur)
  const wrap = scarfOn(species, look, between(chest[0], head.at, 0.36), stance.windy === true)
  const skull = headOn(species, look, head)
  if (facing === 'back')
    return (
      legs.far +
      armPapers(near) +
      held(near) +
      armPapers(far) +
      held(far) +
      body +
      spikes +
      wrap +
      skull +
      tail
    )
  if (facing === 'front')
    return (
      tail +
      spikes +
      body +
      legs.far +
      wrap +
      skull +
      armPapers(far) +
      armPapers(near) +
      held(far) +
      held(near) +
      far.before +
      near.before
    )
  const isOver = distance(far.hand, between(hips[0], chest[0], 0.6)) < b.chest * 1.05
  const svg =
    (species.back ? '' : tail) +
    far.upper +
    (isOver ? '' : far.fore + far.behind) +
    legs.far +
    spikes +
    neckBone +
    body +
    legs.near +
    (isOver ? far.fore + far.behind : '') +
    wrap +
    skull +
    held(far) +
    far.before +
    armPapers(near) +
    held(near) +
    near.before
  return lift === 0 ? svg : placed(svg, { y: lift })
}

/** Where things are on the figure. */
export function uprightJoints(
  species: Species,
  b: UprightBuild,
  pose: UprightPose,
  look: AnimalLook,
) {
  const { stance, near, far } = partsOf(species, b, pose, look)
  const [x, y] = stance.chest
  return {
    ...faceOn(species, look, stance.head),
    nearHand: near.hand,
    farHand: far.hand,
    back: [stance.facing === 'side' ? x - b.chest * 0.8 : x, y] as Point,
    hips: stance.hips,
  }
}
