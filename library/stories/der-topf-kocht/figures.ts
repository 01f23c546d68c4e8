import { actor } from '../../draw/cast/actor.ts'
import { adult, adultJoints } from '../../draw/cast/adult.ts'
import { child, childJoints } from '../../draw/cast/child.ts'
import { print } from '../../draw/paper/prints.ts'

const family = { skin: '#c58a5e', hair: '#3a231c', hairStyle: 'curls' } as const

export const lene = actor(child, childJoints, { ...family, outfit: 'dress', color: '#c8434a' })

export const father = actor(adult, adultJoints, {
  ...family,
  beard: 'short',
  outfit: 'shirt',
  color: '#6f8f6a',
  trousers: '#5a4a48',
})

export const miller = actor(adult, adultJoints, {
  hair: '#b98a4e',
  beard: 'moustache',
  hat: 'baker',
  hatColor: '#fff8ec',
  outfit: 'shirt',
  color: '#b9c6de',
  apron: '#fff8ec',
  trousers: '#77699c',
  build: 'stout',
})

export const farmer = actor(adult, adultJoints, {
  skin: '#8d5a3c',
  hair: '#2e1a16',
  hairStyle: 'headscarf',
  ribbon: '#e8a13c',
  outfit: 'dress',
  color: '#4f8f86',
})

export const smith = actor(adult, adultJoints, {
  hair: '#8a3f2a',
  hairStyle: 'ponytail',
  outfit: 'shirt',
  color: '#8b90a3',
  apron: '#7a5238',
})

export const grocer = actor(adult, adultJoints, {
  skin: '#e0b088',
  hair: '#d9d2ca',
  hairStyle: 'ring',
  old: true,
  glasses: true,
  outfit: 'jumper',
  color: print('checks', '#7a5f9a', '#9a7fb8', { size: 20 }),
})

export const tailor = actor(adult, adultJoints, {
  skin: '#6f4630',
  hair: '#8f8a88',
  hairStyle: 'short',
  beard: 'full',
  old: true,
  outfit: 'coat',
  color: '#3f6f9a',
  scarf: '#f2c14e',
})

export const oldWoman = actor(adult, adultJoints, {
  hair: '#e8e2da',
  hairStyle: 'bun',
  old: true,
  outfit: 'coat',
  color: '#5b5f86',
  scarf: '#b5533f',
  trousers: '#4a3f5a',
})

/** The smallest child of the village. */
export const smallest = actor(child, childJoints, {
  skin: '#f2c6a0',
  hair: '#e3b45a',
  hairStyle: 'puffs',
  outfit: 'dungarees',
  color: '#5f8fc0',
  age: 'toddler',
})

export const roller = actor(child, childJoints, {
  pose: 'wheelchair',
  skin: '#8d5a3c',
  hair: '#2a1a1a',
  hairStyle: 'long',
  outfit: 'jumper',
  color: '#d98a3c',
  chair: '#7a5238',
})
