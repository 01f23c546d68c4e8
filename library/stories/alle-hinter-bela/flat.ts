// What the corridor of the flat on the third floor looks like from all sides.

import { darker, lighter } from '../../draw/paper/color.ts'
import { print } from '../../draw/paper/prints.ts'

const wallColor = '#4b7d80'

export const wood = '#8a5a40'
export const wallpaper = print('flowers', wallColor, lighter(wallColor, 0.2), { size: 90 })
export const nearWallpaper = print('flowers', darker(wallColor, 0.22), wallColor, { size: 130 })
export const ceilingShade = darker(wallColor, 0.3)
