import { mix } from '../../paper/color.ts'
import { between, distance, type Point } from '../../paper/geometry.ts'
import { flat, piece, placed } from '../../paper/pieces.ts'
import { scarf } from '../body/body.ts'
import type { Feeling } from '../face/expression.ts'
import { drawHead, facePoints } from './animal-head.ts'
import { angleOf, blade, bone, type Joint, moved } from './cut.ts'
import type { Ears } from './ears.ts'
import type { HeadLook } from './head-plan.ts'
import { yawOf } from './head-view.ts'
import type { PawLook } from './paw.ts'

import type { AnimalLook, Coat, Facing, HeadPlace, Species } from './species.ts'

/** The colour of a paw on a limb of this colour. */
export const pawColor = ({ fur, paw }: Coat, limb: string, isFar = false): string =>
  paw === fur ? limb : mix(paw, limb, isFar ? 0.3 : 0)

/** What ears say where nothing else is said. */
const earsOf: Partial<Record<Feeling, Ears>> = {
  sad: 'drooping',
  crying: 'drooping',
  tired: 'drooping',
  surprised: 'up',
  thoughtful: 'one',
  angry: 'back',
  sulky: 'back',
  disgusted: 'back',
  frightened: 'back',
}

function headLook(look: AnimalLook, place: HeadPlace): HeadLook {
  const { expression, isAsleep, isBlowing, tears, jaw, blushes } = look
  const side = place.yaw < 0 === look.looksBack ? 1 : -1
  const view = look.headView ?? (look.looksBack ? 'turned' : undefined)
  const yaw = look.yaw ?? (view ? side * yawOf[view] : place.yaw)
  const nod = (place.nod ?? 0) + look.nod
  const ears = look.ears ?? (isAsleep ? undefined : earsOf[expression.mood])
  return { expression, isAsleep, isBlowing, tears, jaw, blushes, yaw, nod, ears }
}

/** In a profile a nod is a turn in the plane. */
const tiltOf = (look: AnimalLook, place: HeadPlace): number => (place.tilt ?? 0) + look.headTilt

export function headOn(species: Species, look: AnimalLook, place: HeadPlace): string {
  const { headScale = 1 } = species
  const head = drawHead(species.head, headLook(look, place))
  const { mouth, top } = facePoints(species.head, headLook(look, place))
  const hat = look.hat && placed(look.hat, { x: top[0], y: top[1], scale: 1 / headScale })
  const held =
    look.mouthHolds && placed(look.mouthHolds, { x: mouth[0], y: mouth[1], scale: 1 / headScale })
  const [x, y] = place.at
  return placed(head + hat + held, { x, y, rotate: tiltOf(look, place), scale: headScale })
}

/** Keeps the mouth of a lowered head above the ground. */
export function aboveGround(species: Species, look: AnimalLook, place: HeadPlace): HeadPlace {
  const [, low] = faceOn(species, look, place).mouth
  const chin = (species.head.chin ?? 7) * (species.headScale ?? 1)
  return low > -chin ? { ...place, at: [place.at[0], place.at[1] - low - chin] } : place
}

/** Points of a placed head. */
export interface HeadPoints {
  head: Point
  eyes: Point
  mouth: Point
  top: Point
}

/** Where the head, its eyes, mouth and top are. */
export function faceOn(species: Species, look: AnimalLook, place: HeadPlace): HeadPoints {
  const { headScale = 1 } = species
  const { eyes, mouth } = facePoints(species.head, headLook(look, place))
  const turn = (tiltOf(look, place) * Math.PI) / 180
  const at = (p: Point): Point =>
    moved(place.at, angleOf([0, 0], p) + turn, distance([0, 0], p) * headScale)
  return { head: place.at, eyes: at(eyes), mouth: at(mouth), top: at([0, -species.head.skull[1]]) }
}

/** The body from hips to shoulders: fur, tufts of its back, markings. */
export function trunk(
  species: Species,
  hips: Joint,
  chest: Joint,
  facing: Facing,
  waist = 1,
): string {
  const { coat, shag } = species
  if (species.fleece) return species.fleece(hips, chest)
  const up = angleOf(hips[0], chest[0])
  const tuft = (side: number, share: number, size: number): string => {
    const r = hips[1] + (chest[1] - hips[1]) * share
    const middle = moved(hips[0], up, distance(hips[0], chest[0]) * share)
    const root = moved(middle, up + (side * Math.PI) / 2, r * 0.86)
    return blade(root, moved(root, up + side * 2.3, size * 1.3), size * 1.1, side * 0.12)
  }
  const sides = facing === 'side' ? [-1] : [-1, 1]
  const tufts =
    shag === 0
      ? []
      : sides.flatMap((side) => [
          tuft(side, 0.12, shag),
          tuft(side, 0.42, shag * 0.9),
          tuft(side, 0.72, shag * 0.8),
        ])
  const loin: Joint = [
    moved(
      between(hips[0], chest[0], 0.5),
      up - Math.PI / 2,
      ((hips[1] + chest[1]) / 2) * (1 - waist),
    ),
    ((hips[1] + chest[1]) / 2) * waist,
  ]
  const body = piece([bone(hips, loin), bone(loin, chest), ...tufts], coat.fur)
  return facing === 'back' && shag > 0 ? body + backFur(coat, hips, chest, shag) : body
}

/** Tufts on the back of an animal that turns it to us. */
function backFur(coat: Coat, hips: Joint, chest: Joint, shag: number): string {
  const locks = [0.86, 0.5, 0.14].flatMap((share, row) => {
    const [x, y] = between(hips[0], chest[0], share)
    const r = hips[1] + (chest[1] - hips[1]) * share
    return (row % 2 ? [-0.36, 0.36] : [-0.6, 0, 0.6]).map((side) =>
      blade([x + side * r, y], [x + side * r * 0.96, y + 10 + shag], 8 + shag * 0.8, 0),
    )
  })
  return flat(locks.join(''), coat.near)
}

/** The light breast of a figure that stands or sits, with teeth at its lower end. */
export function breast(species: Species, hips: Joint, chest: Joint, facing: Facing): string {
  if (facing === 'back') return ''
  const { coat, shag } = species
  const [shift, size] = facing === 'side' ? [0.42, 0.6] : [0, 0.62]
  const up = angleOf(hips[0], chest[0])
  const ahead = up + Math.PI / 2
  const low = moved(hips[0], ahead, hips[1] * shift)
  const high = moved(chest[0], ahead, chest[1] * shift * 0.9)
  const fluff = [0.2, 0.6].map((share) => {
    const root = moved(
      moved(high, up, -distance(low, high) * share),
      up + Math.PI / 2,
      chest[1] * size * 0.7,
    )
    return blade(root, moved(root, up + 2.2, shag * 2.2), shag * 2, -0.1)
  })
  const isFluffy = shag > 0 && facing === 'side'
  return piece(
    [bone([low, hips[1] * size], [high, chest[1] * size]), ...(isFluffy ? fluff : [])],
    coat.light,
  )
}

export const scarfOn = (
  species: Species,
  look: AnimalLook,
  [x, y]: Point,
  wind: boolean,
  tilt = 0,
): string =>
  placed(look.neckwear + (look.scarf ? scarf(0, species.scarf ?? 40, look.scarf, wind) : ''), {
    x,
    y,
    rotate: tilt,
  })

export const pawLook = (coat: Coat, r: number, isFar: boolean): PawLook => ({
  r,
  fur: isFar ? coat.far : coat.near,
  paw: coat.paw,
  ...(coat.claws ? { claws: coat.claws } : {}),
})
