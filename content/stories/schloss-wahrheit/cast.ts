import { cat } from '../../kit/cast/cat.ts'
import type { ChildOptions } from '../../kit/cast/child.ts'
import { child } from '../../kit/cast/child.ts'
import { placed } from '../../kit/cast/parts.ts'
import { bow } from '../../kit/props/keepsakes.ts'

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
    ? placed(bow(), { x: 0, y: -106, scale: 0.62 })
    : placed(bow(), { x: 68, y: -104, scale: 0.62, rotate: 8 }))
