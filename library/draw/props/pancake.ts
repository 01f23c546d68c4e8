// A pancake in all its states, and the pan.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, type Point, roundRect } from '../paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../paper/pieces.ts'

const batter = '#f0b95a'
const crust = '#cf8a3a'

const browned = (rx: number, ry: number) =>
  flat(
    ellipse(-rx * 0.36, -ry * 0.2, rx * 0.2, ry * 0.2) +
      ellipse(rx * 0.3, -ry * 0.36, rx * 0.15, ry * 0.16) +
      ellipse(rx * 0.16, ry * 0.34, rx * 0.24, ry * 0.2) +
      ellipse(-rx * 0.24, ry * 0.5, rx * 0.1, ry * 0.1),
    crust,
    0.5,
  )

/** A pancake of radius `r`; `tilt` is its height per width: 1 seen from above, 0.3 lying. (0, 0) is its middle. */
export const pancake = (r = 100, tilt = 0.3) =>
  piece(ellipse(0, r * 0.07, r, r * tilt), crust) +
  piece(ellipse(0, 0, r, r * tilt), batter) +
  flat(ellipse(0, -r * 0.01, r * 0.86, r * tilt * 0.84), lighter(batter, 0.18)) +
  browned(r, r * tilt)

/** A pancake lying over a head like a floppy hat; (0, 0) is the crown of the head, 190 units wide. */
export const pancakeHat = () =>
  piece(
    'M-94 34C-100 6 -70 -26 0 -30C70 -26 100 6 94 34C84 62 66 60 58 30Q0 4 -58 30C-66 60 -86 62 -94 34Z',
    batter,
  ) +
  flat('M-84 30C-84 8 -56 -14 0 -18C56 -14 84 8 84 30Q0 -16 -84 30Z', lighter(batter, 0.2)) +
  flat(ellipse(-34, 0, 16, 8) + ellipse(28, -6, 18, 8) + ellipse(66, 18, 9, 10), crust, 0.5)

/** One end of a pulled pancake, hanging down over the hand at (0, 0); `side` -1 swings left, 1 right. */
const pulledEnd = (side: number) => {
  const hem = `M-44 -20C-50 40 -62 96 ${-70 + side * 26} 140Q${-30 + side * 26} 168 ${side * 26} 150Q${40 + side * 26} 172 ${66 + side * 26} 138C58 96 50 40 44 -20Z`
  return (
    placed(piece(hem, crust), { y: 9 }) +
    piece(hem, batter) +
    flat(ellipse(-22 + side * 14, 92, 17, 14) + ellipse(24 + side * 18, 60, 13, 17), crust, 0.5) +
    line(`M-14 14Q-20 48 ${-22 + side * 8} 70M16 10Q22 34 ${20 + side * 8} 40`, crust, 5)
  )
}

/** A pancake pulled as long as a scarf between two hands, in pixels: a band with hanging ends. */
export const pulledPancake = (from: Point, to: Point, sag: number) => {
  const [w, h] = [to[0] - from[0], to[1] - from[1]]
  const at = (t: number, drop: number) => [from[0] + w * t, from[1] + h * t + drop * sag] as const
  const spine = [from, at(0.25, 1.5), at(0.5, 0.1), at(0.75, 1.5), to]
  const spots = [0.14, 0.3, 0.44, 0.6, 0.74, 0.87].map((t, i) => {
    const [x, y] = at(t, Math.sin(t * Math.PI) * 0.8)
    return ellipse(x, y + ((i % 2) * 2 - 1) * 18, 26 - (i % 3) * 5, 12)
  })
  const widths = [84, 122, 96, 122, 84]
  const lit = widths.map((width) => width - 40)
  return (
    placed(pulledEnd(-1), { x: from[0], y: from[1] }) +
    placed(pulledEnd(1), { x: to[0], y: to[1] }) +
    placed(piece(strip(spine, widths), crust), { y: 9 }) +
    piece(strip(spine, widths), batter) +
    flat(strip(spine, lit, 0.04, 0.96), lighter(batter, 0.2)) +
    flat(spots.join(''), crust, 0.5)
  )
}

/** A torn-off bit of a pancake, 44 units wide; (0, 0) is its middle. */
export const pancakeBit = () =>
  piece('M-22 4C-24 -16 -4 -22 8 -18L12 -10L22 -8C24 8 10 18 -4 16L-8 10Z', batter) +
  flat(ellipse(-2, -2, 8, 6), crust, 0.5)

/** A frying pan from the side, held by the end of its handle at (0, 0), reaching to the right. */
export const pan = (iron = '#4a4a5c') =>
  line('M0 0L86 6', '#8a5a3c', 13) +
  line('M72 5L104 8', darker(iron, 0.2), 11) +
  piece('M98 -12H262C256 18 232 30 180 30C128 30 104 18 98 -12Z', iron) +
  piece(roundRect(94, -18, 172, 12, 6), lighter(iron, 0.2))

/** A mixing bowl with leftover batter and a spoon, 155 units wide; (0, 0) is under its middle. */
export const batterBowl = (china = '#7fb4c8') =>
  line('M20 -70L74 -140', '#b98256', 10) +
  piece(ellipse(0, -74, 72, 14), lighter(china, 0.4)) +
  flat(ellipse(0, -72, 60, 10), '#f6dfa0') +
  piece('M-76 -74H76C74 -28 44 0 0 0C-44 0 -74 -28 -76 -74Z', china) +
  flat('M-72 -50Q0 -30 72 -50L70 -38Q0 -18 -70 -38Z', '#fff6e6', 0.8)

/** Broken eggshells and a puff of flour on the floor, 240 units wide. */
export const kitchenMess = () =>
  flat(ellipse(0, -2, 120, 14), '#fffaf0', 0.85) +
  [-70, -16, 58]
    .map((x, i) =>
      placed(
        piece(
          'M-24 0L-16 -8L-6 2L4 -8L14 2L24 -6C26 22 -26 22 -24 0Z',
          i === 1 ? '#f3d9bd' : '#fff3e2',
        ),
        { x, y: -18, rotate: i * 24 - 20 },
      ),
    )
    .join('') +
  flat(circle(18, -8, 15), '#f7c33c')
