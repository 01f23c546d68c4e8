import { donkey } from '../../draw/cast/donkey.ts'
import { goat } from '../../draw/cast/goat.ts'
import { sheep } from '../../draw/cast/sheep.ts'
import { type WolfOptions, wolf } from '../../draw/cast/wolf.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { snowCap } from '../../draw/props/winter.ts'

export const theWolf = (options: WolfOptions = {}) => wolf({ pose: 'upright', ...options })

export const theGoat = (options: Parameters<typeof goat>[0] = {}) =>
  goat({ color: '#d9c3a0', bell: '#3f7fa8', ...options })

export const theSheep = (options: Parameters<typeof sheep>[0] = {}) => sheep(options)

export const theDonkey = (options: Parameters<typeof donkey>[0] = {}) => donkey(options)

/** Two small hooves of the sheep from below, as far apart as what it holds is broad. */
export const sheepHooves = (spread: number) =>
  mirrored(
    piece(
      strip(
        [
          [-spread - 16, 40],
          [-spread - 20, 14],
          [-spread, 0],
        ],
        [22, 20, 19],
      ),
      '#c9a084',
    ) + flat(ellipse(-spread, -2, 13, 12), '#4a3840'),
  )

/** A flash of fright round a head, as three short strokes; (0, 0) is their middle. */
export const fright = () => line('M-34 0L-52 -22M0 -14V-42M34 0L52 -22', '#ffffff', 7)

/** Snow on both of the upright wolf's ears. */
export const snowyEars =
  placed(snowCap(52), { x: -62, y: -322, rotate: -16 }) +
  placed(snowCap(52), { x: 58, y: -326, rotate: 14 })
