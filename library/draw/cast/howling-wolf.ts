import { drawAnimal } from './mammal/animal.ts'
import { wolfSpecies } from './wolf.ts'

/** The wolf of `wolf.ts` sitting with its head thrown back, howling to the right: 377 units tall. */
export const howlingWolf = (color = '#828b9e'): string =>
  drawAnimal(
    { species: wolfSpecies(color), pose: 'seated', onFours: true, scale: 1 },
    { headView: 'profile', headTilt: -58, ears: 'back', lids: 1 },
    { jaw: 20 },
  )
