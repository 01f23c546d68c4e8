import { between, type Point } from '../../paper/geometry.ts'
import { piece } from '../../paper/pieces.ts'
import { aboveGround, faceOn, headOn, scarfOn, trunk } from './animal-body.ts'
import { drawTail } from './animal-tail.ts'
import { angleOf, blade, bone, type Joint, moved } from './cut.ts'
import { frontView } from './fours-front.ts'
import { foreleg, haunch, leg } from './fours-legs.ts'
import { type FoursPose, foursStances } from './fours-stances.ts'
import type { AnimalLook, FoursBodies, FoursBuild, FoursStance, Species } from './species.ts'

function bodiesOf(species: Species, b: FoursBuild, pose: FoursPose, look: AnimalLook): FoursBodies {
  const drawn = foursStances[pose](b)
  const stance = { ...drawn, head: aboveGround(species, look, drawn.head) }
  const broad = drawn.facing === 'side' ? 1 : 1.22
  return { stance, rump: [stance.rump, b.rump * broad], chest: [stance.chest, b.chest] }
}

/** The head is lower than the back. */
const isLow = (b: FoursBuild, { head, chest }: FoursStance): boolean =>
  head.at[1] > chest[1] - b.chest * 0.3

function neckOf(species: Species, b: FoursBuild, { stance, chest }: FoursBodies): string {
  if (species.fleece) return ''
  const { headScale = 1, head, coat, shag } = species
  const r = Math.min(b.chest * 0.82, head.skull[0] * headScale * 0.8)
  const neck = bone([chest[0], r * 1.06], [stance.head.at, r * 0.82])
  const up = angleOf(chest[0], stance.head.at)
  const ruff =
    shag > 6
      ? [0.15, 0.45, 0.75].map((share) => {
          const root = moved(between(chest[0], stance.head.at, share), up + Math.PI / 2, r * 0.8)
          return blade(root, moved(root, Math.PI * 0.62, shag * 1.5), shag * 1.4, -0.1)
        })
      : []
  const isNearGround = stance.chest[1] > -b.chest * 1.4 || isLow(b, stance)
  const breast = isNearGround ? '' : breastOf(species, b, chest, stance, r)
  return piece([neck, ...ruff], coat.fur) + breast
}

/** The light breast below the head, its lower edge in tufts. */
function breastOf(
  { coat, shag }: Species,
  b: FoursBuild,
  [at]: Joint,
  stance: FoursStance,
  r: number,
): string {
  if (coat.light === coat.fur) return ''
  const top = between(at, stance.head.at, 0.5)
  const size = r * 0.62
  const low = moved(at, 0.5, b.chest * 0.42)
  const tufts = [-0.6, 0, 0.6].map((share) => {
    const root: Point = [low[0] + share * size, low[1]]
    return blade(root, [root[0] - 4, root[1] + size * 0.7 + shag], size * 0.8, 0)
  })
  return piece([bone([moved(top, 0.3, r * 0.3), size * 0.8], [low, size]), ...tufts], coat.light)
}

type Legs = Record<'near' | 'far', string>

function sideLegs(species: Species, b: FoursBuild, stance: FoursStance, look: AnimalLook): Legs {
  const [[rx, ry], [cx, cy]] = [stance.rump, stance.chest]
  const hind = (side: 'near' | 'far', dx: number): string =>
    leg(species, b, [rx + dx, ry + b.rump * 0.26], stance.hind[side], {
      isHind: true,
      isFar: side === 'far',
    })
  const fore = (side: 'near' | 'far', dx: number): string => {
    const root: Point = [cx + dx, cy + b.chest * 0.3]
    const isFar = side === 'far'
    const reach = look[side]
    return reach
      ? foreleg(species, b, root, reach, isFar)
      : leg(species, b, root, stance.fore[side], { isHind: false, isFar })
  }
  const folded = species.fleece ? '' : haunch(species, b, stance)
  return {
    near: (stance.isFolded ? folded : hind('near', -b.rump * 0.1)) + fore('near', -b.chest * 0.06),
    far: (stance.isFolded ? '' : hind('far', b.rump * 0.3)) + fore('far', b.chest * 0.36),
  }
}

/** The body with what covers it; a lowered head's neck lies behind it. */
function bodyOf(species: Species, b: FoursBuild, bodies: FoursBodies): string {
  const { rump, chest, stance } = bodies
  const isLowered = isLow(b, stance)
  const neck = neckOf(species, b, bodies)
  return (
    (isLowered ? neck : '') +
    trunk(species, rump, chest, 'side', b.waist ?? 0.84) +
    (species.back?.(rump, chest, 'side') ?? '') +
    (species.markings?.(rump, chest, 'side') ?? '') +
    (isLowered ? '' : neck)
  )
}

function sideView(species: Species, b: FoursBuild, bodies: FoursBodies, look: AnimalLook): string {
  const { stance } = bodies
  const [rx, ry] = stance.rump
  const legs = sideLegs(species, b, stance, look)
  const body = bodyOf(species, b, bodies)
  const root: Point = [rx - b.rump * 0.74, ry - b.rump * 0.3]
  const tail = species.tail ? drawTail(species.tail, root, look.tail, stance.tail) : ''
  const thigh = species.fleece && stance.isFolded ? haunch(species, b, stance) : ''
  const neck = between(stance.chest, stance.head.at, 0.4)
  return (
    tail +
    legs.far +
    (species.fleece ? legs.near + body + thigh : body + legs.near) +
    scarfOn(species, look, neck, stance.windy === true, isLow(b, stance) ? 40 : 12) +
    headOn(species, look, stance.head)
  )
}

/** An animal on four legs. */
export function drawFours(
  species: Species,
  b: FoursBuild,
  pose: FoursPose,
  look: AnimalLook,
): string {
  const bodies = bodiesOf(species, b, pose, look)
  return bodies.stance.facing === 'side'
    ? sideView(species, b, bodies, look)
    : frontView(species, b, bodies, look)
}

/** Its points, in units of the figure. */
export function foursJoints(species: Species, b: FoursBuild, pose: FoursPose, look: AnimalLook) {
  const { stance } = bodiesOf(species, b, pose, look)
  const [x, y] = stance.chest
  const back: Point = [x, stance.facing === 'side' ? y - b.chest : y]
  return {
    ...faceOn(species, look, stance.head),
    nearHand: look.near?.at ?? stance.fore.near,
    farHand: look.far?.at ?? stance.fore.far,
    back,
    hips: stance.rump,
  }
}
