// A table to sit behind, and the things around and on it.

import { darker, lighter } from '../paper/color.ts'
import { ellipse, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import type { Scene } from '../paper/scene.ts'

/** A chair's back and seat behind a table; (0, 0) is the middle of its feet, 250 units tall. */
export const chair = (wood = '#b5764a') =>
  piece('M-70 0V-236Q-70 -250 -56 -250H-48V0ZM70 0V-236Q70 -250 56 -250H48V0Z', darker(wood, 0.2)) +
  piece([roundRect(-62, -232, 124, 34, 14), roundRect(-56, -176, 112, 22, 10)], wood) +
  piece(roundRect(-78, -112, 156, 24, 8), lighter(wood, 0.1))

/**
 * A long table across the lower part of the picture, in front of the figures; its top is at `y`, its ends
 * at x `from` and `to`, in pixels.
 */
export const longTable = (scene: Scene, y: number, cloth: string, from = 120, to = 1480) => {
  const scallops = Math.round((to - from) / 136)
  const step = (to - from) / scallops
  const hem = Array.from({ length: scallops }, () => `q${-step / 2} 46 ${-step} 0`).join('')
  scene.inFront(() => {
    scene.sheet(
      `M${from} ${y}H${to}V${y + 150}${hem}Z`,
      scene.linear(lighter(cloth, 0.14), darker(cloth, 0.12), y, y + 190),
      3,
      y,
    )
    scene.flat(
      [0.3, 0.55].map((share) => roundRect(from, y + 150 * share, to - from, 12)),
      lighter(cloth, 0.5),
      0.5,
    )
    scene.piece(roundRect(from - 16, y - 18, to - from + 32, 34, 14), lighter(cloth, 0.3), 2)
  })
}

/** A plate seen from the front, 120 units wide, its foot at (0, 0); `noodles` is the colour of the noodles on it. */
export const plate = (noodles?: string) =>
  piece('M-60 -16H60C52 -2 30 4 0 4C-30 4 -52 -2 -60 -16Z', '#fff6e6') +
  piece(ellipse(0, -17, 61, 12), '#fffaf0') +
  (noodles === undefined
    ? flat(ellipse(0, -17, 46, 8), '#eadfce')
    : piece('M-44 -18C-46 -40 -20 -52 0 -48C24 -54 48 -38 44 -18Q0 -8 -44 -18Z', noodles) +
      line('M-30 -26Q-16 -42 0 -28T30 -30M-22 -36Q-6 -50 10 -38T32 -36', lighter(noodles, 0.45), 5))
