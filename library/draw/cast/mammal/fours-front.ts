import { between, type Point } from '../../paper/geometry.ts'
import { flat, piece, placed } from '../../paper/pieces.ts'
import { headOn, pawColor, scarfOn, trunk } from './animal-body.ts'
import { drawTail } from './animal-tail.ts'
import { blade, bone, cutEllipse } from './cut.ts'
import { foot, foreleg, leg } from './fours-legs.ts'
import type { AnimalLook, FoursBodies, FoursBuild, FoursStance, Species } from './species.ts'

/** A foreleg that stands, seen from the front, its paw at `x`. */
function straightLeg({ coat }: Species, b: FoursBuild, root: Point, x: number): string {
  const end: Point = [x, -b.paw * (b.hoof ? 1.4 : 0.8)]
  const limb = piece(bone([root, b.leg[0] * 0.72], [end, b.leg[2] * 1.06]), coat.near)
  if (b.hoof) return limb + placed(foot(b, coat.paw), { x: x - b.paw * 0.1 })
  const cuff = bone([between(root, end, 0.62), b.leg[1] * 0.92], [end, b.leg[2] * 1.06])
  const toes = cutEllipse([x, -b.paw * 0.72], b.paw * 1.2, b.paw * 0.8, { seed: 5, count: 11 })
  return limb + (coat.sock ? flat(cuff, coat.paw) : '') + piece(toes, pawColor(coat, coat.near))
}

function foreLegs(species: Species, b: FoursBuild, stance: FoursStance, look: AnimalLook) {
  const root = (side: 1 | -1): Point => [side * b.chest * 0.4, stance.chest[1] + b.chest * 0.5]
  const one = (side: 'near' | 'far', sign: 1 | -1) => {
    const reach = look[side]
    return reach
      ? { standing: '', lifted: foreleg(species, b, root(sign), reach, false) }
      : { standing: straightLeg(species, b, root(sign), stance.fore[side][0]), lifted: '' }
  }
  const [left, right] = [one('near', -1), one('far', 1)]
  return { standing: left.standing + right.standing, lifted: left.lifted + right.lifted }
}

/** Haunches of an animal that sits, or hind legs of one that stands. */
function hindLegs(species: Species, b: FoursBuild, { rump, facing }: FoursStance, sits: boolean) {
  const { coat } = species
  const color = coat.haunch ?? (facing === 'back' ? coat.fur : coat.near)
  const one = (sign: 1 | -1): string => {
    if (!sits) {
      const root: Point = [sign * b.rump * 0.5, rump[1] + b.rump * 0.3]
      const look = { isHind: false, isFar: true }
      return placed(leg(species, b, root, [sign * b.rump * 0.56, 0], look), { y: -7 })
    }
    const thigh: Point = [sign * b.rump * 0.86, -b.rump * 0.52]
    const toes: Point = [sign * b.rump * 0.96, -b.paw * 0.6]
    return (
      piece(cutEllipse(thigh, b.rump * 0.42, b.rump * 0.56, { seed: 9, count: 13 }), color) +
      piece(cutEllipse(toes, b.paw * 1.3, b.paw * 0.7, { seed: 5, count: 11 }), coat.paw)
    )
  }
  return one(-1) + one(1)
}

function frontBreast({ coat, shag }: Species, b: FoursBuild, stance: FoursStance): string {
  const [x, y] = stance.chest
  const w = b.chest * 0.62
  const tufts = [-0.62, 0, 0.62].map((share) =>
    blade(
      [x + share * w, y + w * 0.2],
      [x + share * w * 0.7, y + w * (1.5 - Math.abs(share) * 0.6) + shag],
      w * 0.8,
      0,
    ),
  )
  return piece(
    [cutEllipse([x, y - w * 0.1], w, w * 0.9, { seed: 4, count: 13 }), ...tufts],
    coat.light,
  )
}

function frontTail({ tail }: Species, b: FoursBuild, stance: FoursStance, look: AnimalLook) {
  if (!tail) return ''
  const root: Point = [stance.facing === 'back' ? 0 : -b.rump * 0.6, stance.rump[1] + b.rump * 0.3]
  return placed(drawTail(tail, root, look.tail), { flip: true })
}

function frontNeck(species: Species, b: FoursBuild, { chest, head: place }: FoursStance): string {
  if (species.fleece) return ''
  const { head, headScale = 1, coat } = species
  const top = between(chest, place.at, 0.8)
  return piece(bone([chest, b.chest * 0.86], [top, head.skull[0] * headScale * 0.62]), coat.fur)
}

/** An animal on four legs, sitting or standing, from the front or from behind. */
export function frontView(
  species: Species,
  b: FoursBuild,
  { stance, rump, chest }: FoursBodies,
  look: AnimalLook,
): string {
  const { facing } = stance
  const sits = stance.rump[1] > -b.rump * 1.3
  const isPlain = facing === 'back' || species.coat.light === species.coat.fur
  const hinds = hindLegs(species, b, stance, sits)
  const { standing, lifted } = foreLegs(species, b, stance, look)
  const tail = frontTail(species, b, stance, look)
  const body =
    frontNeck(species, b, stance) +
    trunk(species, rump, chest, facing) +
    (isPlain ? '' : frontBreast(species, b, stance)) +
    (species.markings?.(rump, chest, facing) ?? '')
  const spikes = species.back?.(rump, chest, facing) ?? ''
  const head =
    scarfOn(species, look, between(stance.chest, stance.head.at, 0.42), false) +
    headOn(species, look, stance.head)
  const trunkAndHinds = sits ? body + hinds : hinds + body
  return facing === 'back'
    ? standing + lifted + trunkAndHinds + spikes + head + tail
    : tail + spikes + trunkAndHinds + standing + head + lifted
}
