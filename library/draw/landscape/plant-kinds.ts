import { type Random, seeded } from '../paper/random.ts'
import { dandelion, dock, grasses, hartsTongue, reeds, thistle } from './meadow-plants.ts'
import type { Colors } from './plant-parts.ts'
import { fallen, ferns, giantLeaf, ivy, mushrooms, snowberries, trunk } from './wood-plants.ts'

const draws = {
  ferns,
  grasses,
  hartsTongue,
  thistle,
  dock,
  dandelion,
  reeds,
  ivy,
  mushrooms,
  snowberries,
  fallen,
  giantLeaf,
  trunk,
} satisfies Record<string, (colors: Colors, random: Random) => string>

export type PlantKind = keyof typeof draws

/** SVG of a plant of the left corner. */
export const drawPlant = (kind: PlantKind, colors: Colors, seed: number) =>
  draws[kind](colors, seeded(seed + 41))
