import type { BirdActing } from './bird-acting.ts'
import type { BirdDesign } from './bird-design.ts'
import { frontBird, frontSpots } from './bird-front.ts'
import { sideBird, sideSpots } from './bird-side.ts'

/** A bird of this design: from its side facing right, from the front or from behind. */
export const bird = (design: BirdDesign, acting: BirdActing = {}): string =>
  (acting.view ?? 'side') === 'side' ? sideBird(design, acting) : frontBird(design, acting)

/** Where eyes, beak and shoulder of a bird are, in figure units. */
export const birdSpots = (design: BirdDesign, acting: BirdActing = {}) =>
  (acting.view ?? 'side') === 'side' ? sideSpots(design, acting) : frontSpots(design, acting)
