import { cat } from '../../draw/cast/cat.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { ribbonBow } from '../../draw/props/keepsakes.ts'

/** Mila in her red coat, with brown braids. */
export const mila = (options: ChildOptions = {}) =>
  child({ color: '#d1403f', hair: '#5a2f22', hairStyle: 'braids', ...options })

/** Jonte in his teal coat, with fair curls. */
export const jonte = (options: ChildOptions = {}) =>
  child({
    color: '#2a8288',
    hair: '#c98d3c',
    hairStyle: 'short',
    trousers: '#5a4a3e',
    ...options,
  })

/** Pepper, the grey cat. */
export const pepper = (pose: 'sitting' | 'walking' = 'sitting') => cat({ pose, color: '#7f8496' })

/** The cat with the kite's ribbon between her teeth. */
export const pepperWithBow = (pose: 'sitting' | 'walking' = 'sitting') =>
  pepper(pose) +
  (pose === 'sitting'
    ? placed(ribbonBow(), { x: 0, y: -106, scale: 0.62 })
    : placed(ribbonBow(), { x: 68, y: -104, scale: 0.62, rotate: 8 }))
