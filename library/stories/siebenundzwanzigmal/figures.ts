import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'

export const yellow = '#f2c14e'

const family = { skin: '#7a4a30', hair: '#1f1412' } as const

const zolasLook = { ...family, hairStyle: 'braids', color: '#d8584f' } as const
const theasLook = { ...family, hairStyle: 'puffs', color: '#2f7f9c', age: 'teenager' } as const
const omasLook = {
  ...family,
  hair: '#dcd8d6',
  hairStyle: 'bun',
  old: true,
  glasses: true,
  color: '#7a5a9c',
} as const

/** Zola outdoors with hat and skates, her mittens off. */
export const bareHandedZola = (options: ChildOptions = {}) =>
  child({ ...zolasLook, hat: 'woollen', hatColor: yellow, skates: true, ...options })

export const zola = (options: ChildOptions = {}) => bareHandedZola({ gloves: yellow, ...options })

/** The big sister on the ice. */
export const thea = (options: ChildOptions = {}) =>
  child({
    ...theasLook,
    hat: 'woollen',
    hatColor: '#e8626b',
    gloves: '#e8626b',
    skates: true,
    ...options,
  })

export const oma = (options: AdultOptions = {}) =>
  adult({ ...omasLook, outfit: 'coat', scarf: '#e8a13c', gloves: '#4f9d96', ...options })

/** The three in their jumpers at home. */
export const atHome = {
  zola: (options: ChildOptions = {}) => child({ ...zolasLook, outfit: 'jumper', ...options }),
  thea: (options: ChildOptions = {}) => child({ ...theasLook, outfit: 'jumper', ...options }),
  oma: (options: AdultOptions = {}) => adult({ ...omasLook, outfit: 'jumper', ...options }),
}
