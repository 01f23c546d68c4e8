import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type BabyOptions, baby } from '../../draw/cast/baby.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { type DogOptions, dog } from '../../draw/cast/dog.ts'

export const skin = '#dcaa80'
const hair = '#4a2c22'

export const papa = (options: AdultOptions = {}) =>
  adult({
    skin,
    hair,
    hairStyle: 'short',
    beard: 'short',
    outfit: 'shirt',
    color: '#4f86b0',
    apron: '#fff4e0',
    trousers: '#5a5a7a',
    ...options,
  })

export const nora = (options: ChildOptions = {}) =>
  child({
    skin,
    hair,
    hairStyle: 'ponytail',
    outfit: 'dungarees',
    color: '#c8545c',
    shirt: '#f6e3b8',
    ...options,
  })

export const jakob = (options: ChildOptions = {}) =>
  child({
    skin,
    hair,
    hairStyle: 'short',
    outfit: 'jumper',
    color: '#4f9d7a',
    trousers: '#4f6a94',
    ...options,
  })

/** How much smaller Jakob is than Nora. */
export const little = 0.84

export const bibi = (options: BabyOptions = {}) =>
  baby({ skin, hair, hairStyle: 'tuft', color: '#8fb4e0', ...options })

export const kruemel = (options: DogOptions = {}) => dog({ collar: '#2f8f9a', ...options })
