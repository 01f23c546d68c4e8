import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { robin } from '../../draw/cast/robin.ts'
import { circle, leaf, points } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'

const skin = '#c58a5e'
const hair = '#2c1a22'

const pink = '#f0c7d2'

const looks = { skin, hair, hairStyle: 'puffs', shoes: '#5a2f3a' } as const

/** Wanda in her red coat. */
export const wanda = (options: ChildOptions = {}) =>
  child({
    ...looks,
    outfit: 'coat',
    color: '#d95b4a',
    scarf: '#f2c14e',
    trousers: '#3f4a78',
    ...options,
  })

/** Wanda in her nightdress. */
export const sleepyWanda = (options: ChildOptions = {}) =>
  child({ ...looks, outfit: 'dress', color: pink, trousers: skin, shoes: skin, ...options })

/** Asleep under her orange quilt with its dots, a sleeve of her nightdress upon it. */
export const wandaAsleep = () =>
  sleepyWanda({ pose: 'sleeping', color: '#f2a65a' }) +
  flat(
    points('18,-40 52,-62 62,-22 100,-44 132,-20 -2,-16 134,-70 86,-70')
      .map(([x, y]) => circle(x, y, 10))
      .join(''),
    '#fbd29c',
  ) +
  piece(strip(points('-48,-34 -30,-32 -12,-44'), [26, 25, 23]), pink)

export const papa = (options: AdultOptions = {}) =>
  adult({
    skin,
    hair,
    hairStyle: 'curls',
    beard: 'short',
    outfit: 'coat',
    color: '#3f7f8a',
    scarf: '#e9dcc0',
    trousers: '#333a5c',
    ...options,
  })

/** Papa climbs the stairs with sleepy Wanda on his arm. */
export const papaWithWanda = () => {
  const rider = wanda({
    view: 'turned',
    stance: 'seat',
    seatHeight: 46,
    mood: 'tired',
    headTilt: 16,
    gaze: [0.4, 0.5],
    hands: {
      far: { at: [34, -112], grip: 'open', inFront: true },
      near: { at: [20, -96], grip: 'rest' },
    },
  })
  return papa({
    view: 'turned',
    stance: 'climbing',
    lean: -17,
    headTilt: 4,
    mood: 'tender',
    gaze: [0.9, 0.1],
    hands: {
      near: { at: [76, -166], grip: 'open', angle: 10, inFront: true },
      far: { at: [98, -182], grip: 'open' },
    },
    load: {
      svg: placed(rider, { x: 26, y: 52, flip: true, scale: 0.94 }),
      at: [60, -184],
      inFront: true,
    },
  })
}

/** A sparrow asleep. */
export const sparrow = () => robin({ pose: 'sleeping', color: '#9a7558', breast: '#d9c1a0' })

/** The leaf under which a sparrow sleeps, laid over it. */
export const leafBlanket = () =>
  piece('M-44 -16C-36 -54 -4 -58 34 -40C52 -30 54 -8 46 6C20 -6 -16 10 -44 -16Z', '#4f9a86') +
  line('M-38 -18C-10 -34 18 -26 40 -8', '#2f6f74', 3.4)

/** The leaf that the tree gives away, 120 units long. */
export const fallingLeaf = () =>
  piece(leaf(-60, 10, -0.16, 120, 0.34), '#f0b548') + line('M-74 14L30 -6', '#a8702f', 4)

/** Leaves of the same kind, still on their twig or down already; each `[x, y, angle]` in pixels. */
export const goldenLeaves = (spots: readonly (readonly [x: number, y: number, angle: number])[]) =>
  piece(
    spots.map(([x, y, angle]) => leaf(x, y, angle, 54, 0.34)),
    '#e0a648',
  )

/** Marks of a leaf's swaying fall above (0, 0). */
export const sway = () =>
  `<g opacity=".55">${line('M-40 -46q-52 -20 -26 -52t48 -42', '#fff3cf', 5)}</g>`

/** A teddy bear's head on a pillow. */
export const toyBear = () =>
  piece([circle(-16, -44, 11), circle(16, -44, 11)], '#a9744a') +
  piece(circle(0, -26, 26), '#c08a58') +
  flat(circle(-9, -30, 3.2) + circle(9, -30, 3.2) + circle(0, -20, 4.5), '#3a2430')
