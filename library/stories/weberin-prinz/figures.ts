import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { type GrandmotherOptions, grandmother } from '../../draw/cast/grandmother.ts'
import { circle, leaf, type Point, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'

export const spring = '#7fb04f'
export const summer = '#f2c33c'
export const autumn = '#d0523c'
export const winter = '#fbf6ea'

const skin = '#c58a5e'
const hair = '#33211f'

/** Prince Sofort, with his crown unless told otherwise. */
export const prince = ({ crowned = true, ...options }: ChildOptions & { crowned?: boolean } = {}) =>
  child({
    skin,
    hair,
    hairStyle: 'curls',
    outfit: 'coat',
    color: '#35709c',
    trousers: '#4a4668',
    ...(crowned ? { hat: 'crown' } : {}),
    ...options,
  })

export const queen = (options: AdultOptions = {}) =>
  adult({
    skin,
    hair,
    hairStyle: 'long',
    hat: 'crown',
    outfit: 'robe',
    color: '#94406e',
    ...options,
  })

export const alma = (options: GrandmotherOptions = {}) =>
  grandmother({ dress: '#4c7a68', shawl: '#c9803f', apron: '#f6e6c6', ...options })

/** A footman in the castle's red. */
export const footman = (options: AdultOptions = {}) =>
  adult({ outfit: 'coat', color: '#b93a44', trousers: '#f3e2c2', hairStyle: 'short', ...options })

const red = '#b8402f'

/** The prince at the cauldron: dyed red up to the elbows, leaves in his hair. */
export const stirringPrince = (options: ChildOptions) => {
  const look = {
    crowned: false,
    outfit: 'shirt',
    color: '#e9d9b8',
    gloves: red,
    ...options,
  } as const
  const { nearShoulder, farShoulder, nearHand, farHand, top } = childJoints(look)
  const dyed = (from: Point, to: Point) => piece(strip([from, to], [22, 19], 0.5, 0.9), red)
  return (
    prince(look) +
    dyed(farShoulder, farHand) +
    dyed(nearShoulder, nearHand) +
    placed(leavesInHair, { x: top[0], y: top[1] + 246 })
  )
}

/** Leaves in the prince's hair. */
const leavesInHair =
  piece([leaf(-34, -246, -2.3, 34, 0.34), leaf(26, -250, -0.7, 32, 0.34)], '#e2853a') +
  piece(leaf(4, -256, -1.6, 34, 0.34), '#f0b440')

/** A long wooden spoon, gripped at (0, 0), its blade below. */
export const stirrer = () => piece(roundRect(-6, -120, 12, 260, 6), '#b98256')

/** Shears for wool, gripped at (0, 0). */
export const shears = () =>
  line('M-20 6C-40 -6 -30 -30 -12 -20L48 -66M20 6C36 0 40 -24 20 -24L2 -84', '#5a6076', 8) +
  piece(['M40 -58L66 -84L52 -50Z', 'M-4 -78L2 -112L14 -82Z'], '#c9ced8')

/** A ripe strawberry held at (0, 0), 50 units tall. */
export const strawberry = () =>
  piece('M0 30C-30 8 -30 -22 0 -20C30 -22 30 8 0 30Z', '#d8383e') +
  flat(
    points('-10,-4 8,-6 -2,8 10,6 0,-12')
      .map(([x = 0, y = 0]) => circle(x, y, 2.4))
      .join(''),
    '#ffe3a0',
  ) +
  piece(
    [-2.8, -2.2, -1.6, -0.9, -0.3].map((a) => leaf(0, -18, a, 22, 0.34)),
    '#5f9a4a',
  )

/** A butterfly net gripped at (0, 0), empty. */
export const net = () =>
  line('M0 40V-150', '#a9704a', 8) +
  `<g opacity=".7">${piece('M-46 -176C-44 -110 -10 -74 30 -60C44 -90 50 -140 46 -176Z', '#eef6f4')}</g>` +
  line('M-46 -178a46 14 0 1 0 92 0a46 14 0 1 0 -92 0', '#8a5a3c', 7)

/** The rest of a slice of melon, gripped at (0, 0). */
export const melonRind = () =>
  piece('M-58 -24C-50 30 50 30 58 -24C40 4 -40 4 -58 -24Z', '#5f9a4a') +
  flat('M-50 -16C-38 8 38 8 50 -16C34 0 -34 0 -50 -16Z', '#f3f6d8')
