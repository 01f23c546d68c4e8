import { type DonkeyOptions, donkey, donkeyJoints } from '../../draw/cast/donkey.ts'
import { type GoatOptions, goat, goatJoints } from '../../draw/cast/goat.ts'
import { placedAt } from '../../draw/cast/toward.ts'
import { circle } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { bread } from '../../draw/props/furniture.ts'

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

interface Eater<Options> {
  x: number
  y: number
  scale: number
  options: Options
}

/** Rosa and Emil with one loaf between their mouths, as long as the gap. */
export const shareBread = (
  scene: Scene,
  hers: Eater<GoatOptions>,
  his: Eater<DonkeyOptions>,
  size: number,
) => {
  const [x1, y1] = placedAt(hers.x, hers.y, hers.scale).toScene(
    goatJoints({ pose: 'walking', ...hers.options }).mouth,
  )
  const [x2, y2] = placedAt(his.x, his.y, his.scale, { flip: true }).toScene(
    donkeyJoints({ pose: 'walking', ...his.options }).mouth,
  )
  scene.place(emil(his.options), his.x, his.y, his.scale, { flip: true })
  const slope = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  scene.place(bread(), (x1 + x2) / 2, (y1 + y2) / 2 + 18 * size, size, { rotate: slope })
  scene.place(rosa(hers.options), hers.x, hers.y, hers.scale)
}
