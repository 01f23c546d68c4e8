// Liv, her parents and Udo; what they wear by day and at bedtime.

import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { type PlushWalrusOptions, plushWalrus } from '../../draw/cast/plush-walrus.ts'
import { print } from '../../draw/paper/prints.ts'

export const slippers = { liv: '#3fae5c', mama: '#58a9dc', papa: '#c9573f' } as const

export const livLook = {
  skin: '#e3ad80',
  hair: '#6a3a22',
  hairStyle: 'ponytail',
  outfit: 'dungarees',
  color: '#3f6fb0',
  shirt: print('stripes', '#f6c14e', '#fff0cc', { size: 20, angle: 90 }),
  shoes: slippers.liv,
} as const satisfies ChildOptions

export const liv = (act: ChildOptions = {}) => child({ ...livLook, ...act })

const nightPrint = print('stars', '#f3a7b4', '#fff3dc', { size: 24 })

/** At home in her pyjamas. */
const pyjamas = {
  ...livLook,
  outfit: 'pyjamas',
  color: nightPrint,
} as const satisfies ChildOptions

/** Out of doors at night: a jacket over the pyjamas. */
export const nightLook = {
  ...livLook,
  outfit: 'coat',
  color: '#f2b53a',
  trousers: nightPrint,
} as const satisfies ChildOptions

export const sleepyLiv = (act: ChildOptions = {}) => child({ ...pyjamas, ...act })
export const nightLiv = (act: ChildOptions = {}) => child({ ...nightLook, ...act })

const mamaFace = {
  skin: '#f5d0b2',
  hair: '#a8482f',
  hairStyle: 'long',
  trousers: '#f5d0b2',
  shoes: slippers.mama,
} as const satisfies AdultOptions

const nightDress = {
  ...mamaFace,
  outfit: 'dress',
  color: print('flowers', '#f4e6cf', '#8fb8d8', { size: 36 }),
} as const satisfies AdultOptions

const redCoat = {
  ...mamaFace,
  outfit: 'coat',
  color: '#d8373a',
} as const satisfies AdultOptions

export const mama = (act: AdultOptions = {}) => adult({ ...nightDress, ...act })
export const nightMama = (act: AdultOptions = {}) => adult({ ...redCoat, ...act })

const papaFace = {
  skin: '#c58a5e',
  hair: '#2e2024',
  hairStyle: 'curls',
  beard: 'short',
} as const satisfies AdultOptions

const dayLook = {
  ...papaFace,
  outfit: 'jumper',
  color: '#4f8f8a',
  trousers: '#4a4668',
  shoes: '#5a3a2a',
} as const satisfies AdultOptions

export const papa = (act: AdultOptions = {}) => adult({ ...dayLook, ...act })

const stripedLook = {
  ...papaFace,
  outfit: 'jumper',
  color: '#4f8f8a',
  trousers: print('stripes', '#eef2f6', '#6f8fc0', { size: 20 }),
  shoes: slippers.papa,
} as const satisfies AdultOptions

/** Papa in his striped pyjama trousers. */
export const nightPapa = (act: AdultOptions = {}) => adult({ ...stripedLook, ...act })

/** Udo, who has one tusk left. */
export const udo = (options: PlushWalrusOptions = {}) => plushWalrus({ tusks: 1, ...options })
