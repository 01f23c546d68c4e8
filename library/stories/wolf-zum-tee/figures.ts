import { donkey } from '../../draw/cast/donkey.ts'
import { goat } from '../../draw/cast/goat.ts'
import { sheep } from '../../draw/cast/sheep.ts'
import { type WolfOptions, wolf } from '../../draw/cast/wolf.ts'
import { circle, ellipse, type Point } from '../../draw/paper/geometry.ts'
import { flat, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
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

/** A foreleg of the sheep from its breast to the hoof that holds something, along three points. */
export const sheepForeleg = (spine: [Point, Point, Point]) =>
  piece(strip(spine, [30, 24, 19]), '#c9a084') +
  placed(hoofTip(), { x: spine[2][0], y: spine[2][1] })

/** The tip of a hoof over the edge of what it holds. */
export const hoofTip = () => piece(circle(0, 0, 11), '#4a3840')

/** Snow on both of the upright wolf's ears. */
export const snowyEars =
  placed(snowCap(52), { x: -62, y: -322, rotate: -16 }) +
  placed(snowCap(52), { x: 58, y: -326, rotate: 14 })

/** Snow on the ears of the upright wolf where they droop. */
export const snowyDroopingEars =
  placed(snowCap(58), { x: -84, y: -306, rotate: 8 }) +
  placed(snowCap(58), { x: 84, y: -294, rotate: -14 })
