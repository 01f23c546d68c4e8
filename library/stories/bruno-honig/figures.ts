import { type BearOptions, bear } from '../../draw/cast/bear.ts'
import { type HareOptions, hare } from '../../draw/cast/hare.ts'
import { circle } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { honeyPot, spoon } from '../../draw/props/honey-pot.ts'

const fur = '#8a5a3c'
const paw = '#70452f'

export const honey = '#f7c33c'

export const bruno = (options: BearOptions = {}) =>
  bear({ scarf: '#c8434a', color: fur, ...options })

export const longEars = (options: HareOptions = {}) =>
  hare({ scarf: '#2f8f8a', color: '#cfae94', ...options })

/** Bruno sitting with the spoon in his paw; `load` is the colour of what is on it. */
export const brunoWithSpoon = (rotate: number, load?: string, options: BearOptions = {}) =>
  bruno(options) + placed(spoon(load), { x: 64, y: -46, rotate }) + piece(circle(70, -62, 19), paw)

/** Bruno sitting with his whole head in the pot, which leans to the right. */
export const brunoInThePot = () =>
  bruno({ tilt: 50 }) +
  placed(honeyPot({ isTurned: true }), {
    x: -47,
    y: -182,
    rotate: 230,
    scale: 1.56,
    pivot: [0, -128],
  })
