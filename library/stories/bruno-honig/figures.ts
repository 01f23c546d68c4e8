import { type BearOptions, bear } from '../../draw/cast/bear.ts'
import { type HareOptions, hare } from '../../draw/cast/hare.ts'
import { type MouseOptions, mouse } from '../../draw/cast/mouse.ts'

export const honey = '#f7c33c'

export const bruno = (options: BearOptions = {}) =>
  bear({ scarf: '#c8434a', color: '#8a5a3c', ...options })

export const longEars = (options: HareOptions = {}) =>
  hare({ scarf: '#2f8f8a', color: '#cfae94', ...options })

export const smallMouse = (options: MouseOptions = {}) => mouse(options)
