import { type DonkeyOptions, donkey } from '../../draw/cast/donkey.ts'
import { type GoatOptions, goat } from '../../draw/cast/goat.ts'
import { circle } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'

/** Rosa comes from the left. */
export const rosa = (options: GoatOptions = {}) =>
  goat({ pose: 'walking', bell: '#d8584f', ...options })

/** Emil comes from the right: flip him. */
export const emil = (options: DonkeyOptions = {}) =>
  donkey({ pose: 'walking', saddlebags: '#3f7fa8', ...options })

/** A wedge of cheese, 70 units wide. */
export const cheese = () =>
  piece('M-36 0V-20L30 -46Q40 -30 38 0Z', '#f6c65b') +
  flat(`${circle(-14, -12, 5)}${circle(10, -24, 6)}${circle(22, -8, 5)}`, '#d99a3a')

/** A carrot lying, 80 units long. */
export const carrot = () =>
  line('M32 -14l18 -12M34 -10l22 -2M34 -16l10 -18', '#5f9a50', 6) +
  piece('M-44 -6C-20 -24 24 -28 36 -18C42 -6 30 0 10 0C-10 2 -30 0 -44 -6Z', '#ee8a3e') +
  line('M-8 -16q4 6 2 10M10 -20q4 6 2 10', '#c8642a', 3)
