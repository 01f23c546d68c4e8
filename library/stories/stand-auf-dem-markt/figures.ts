import { actor } from '../../draw/cast/actor.ts'
import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'

const anna = (options: ChildOptions = {}) =>
  child({
    skin: '#f2c6a0',
    hair: '#c98a45',
    hairStyle: 'braids',
    outfit: 'dungarees',
    color: '#3f6fa8',
    ...options,
  })

const dario = (options: ChildOptions = {}) =>
  child({
    skin: '#c58a5e',
    hair: '#2a1a1f',
    hairStyle: 'curls',
    outfit: 'jumper',
    color: '#3f9a6f',
    trousers: '#6a5a48',
    ...options,
  })

/** Her hair is black, her wheelchair green. */
const kira = (options: ChildOptions = {}) =>
  child({
    pose: 'wheelchair',
    skin: '#f0cba4',
    hair: '#1f1a22',
    hairStyle: 'fringe',
    outfit: 'jumper',
    color: '#e2693f',
    glasses: true,
    chair: '#2f8f6a',
    ...options,
  })

const grandpa = (options: AdultOptions = {}) =>
  adult({
    skin: '#c58a5e',
    hair: '#e6e2ea',
    hairStyle: 'short',
    beard: 'full',
    old: true,
    outfit: 'shirt',
    color: '#c96a4a',
    trousers: '#5a6a52',
    ...options,
  })

const adler = (options: AdultOptions = {}) =>
  adult({
    skin: '#f2c6a0',
    hair: '#d5d0da',
    hairStyle: 'short',
    hat: 'sun',
    hatColor: '#d9b878',
    old: true,
    glasses: true,
    outfit: 'coat',
    color: '#7a6a55',
    ...options,
  })

const musician = (options: AdultOptions = {}) =>
  adult({
    skin: '#8d5a3c',
    hair: '#241617',
    hairStyle: 'puffs',
    outfit: 'dress',
    color: '#3f7f9a',
    ...options,
  })

const motherWithPram = (options: AdultOptions = {}) =>
  adult({
    skin: '#c58a5e',
    hairStyle: 'headscarf',
    ribbon: '#8a5a9a',
    outfit: 'coat',
    color: '#4f8f8a',
    ...options,
  })

const gentleman = (options: AdultOptions = {}) =>
  adult({
    hair: '#4a4048',
    beard: 'moustache',
    outfit: 'coat',
    color: '#3f4468',
    trousers: '#2f3350',
    shoes: '#17141f',
    ...options,
  })

/** The same figures as actors. */
export const asAnna = actor(anna, childJoints, {})
export const asDario = actor(dario, childJoints, {})
export const asKira = actor(kira, childJoints, {})
export const asGrandpa = actor(grandpa, adultJoints, {})
export const asAdler = actor(adler, adultJoints, {})
export const asMusician = actor(musician, adultJoints, {})
export const asMother = actor(motherWithPram, adultJoints, {})
export const asGentleman = actor(gentleman, adultJoints, {})
