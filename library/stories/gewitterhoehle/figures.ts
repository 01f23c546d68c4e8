import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { dog } from '../../draw/cast/dog.ts'
import { type GrandmotherOptions, grandmother } from '../../draw/cast/grandmother.ts'

const skin = '#c58a5e'

export const ayla = (options: ChildOptions = {}) =>
  child({
    skin,
    hair: '#2f1d1c',
    hairStyle: 'braids',
    outfit: 'dungarees',
    color: '#2f8f8a',
    shirt: '#f2b84b',
    shoes: '#e8626b',
    ...options,
  })

/** Mr Long the dachshund. */
export const herrLang = (options: Parameters<typeof dog>[0] = {}) =>
  dog({ collar: '#c8434a', ...options })

export const papa = (options: AdultOptions = {}) =>
  adult({
    skin: '#b77b52',
    hair: '#2a1a1a',
    beard: 'short',
    color: '#4f8f6a',
    shoes: '#e9d9b8',
    ...options,
  })

export const oma = (options: GrandmotherOptions = {}) =>
  grandmother({ skin, dress: '#6a5aa8', shawl: '#d98a4a', ...options })
