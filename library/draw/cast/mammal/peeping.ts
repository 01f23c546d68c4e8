import type { Point } from '../../paper/geometry.ts'
import { mirrored, piece } from '../../paper/pieces.ts'
import { faceOn, headOn } from './animal-body.ts'
import { bone } from './cut.ts'
import type { AnimalLook, HeadPlace, Species } from './species.ts'

/** Where head and right paw are. */
function placesOf({ head, headScale = 1, fours }: Species): { place: HeadPlace; x: number } {
  const y = -(head.mouth.at[1] + 14) * headScale
  return { place: { at: [0, y], yaw: 0 }, x: head.skull[0] * headScale + fours.paw * 0.9 }
}

/** Head and paws over an edge at y = 0. */
export function drawPeeping(species: Species, look: AnimalLook): string {
  const { coat, fours } = species
  const { place, x } = placesOf(species)
  const r = fours.paw
  const width = fours.hoof ? r * 0.9 : r * 0.4
  const toes = (fours.hoof ? [0] : [-0.7, 0, 0.7]).map((share) =>
    bone([[x - share * r, -r * 0.5], width], [[x - share * r * 1.05, r * 0.5], width * 0.86]),
  )
  const paw = toes.map((toe) => piece(toe, fours.hoof ?? coat.paw)).join('')
  return headOn(species, look, place) + mirrored(paw)
}

/** Its points, in units of the figure. */
export function peepingJoints(species: Species, look: AnimalLook) {
  const { place, x } = placesOf(species)
  const [nearHand, farHand, hips] = [[-x, 0] as Point, [x, 0] as Point, [0, 0] as Point] as const
  return { ...faceOn(species, look, place), nearHand, farHand, back: place.at, hips }
}
