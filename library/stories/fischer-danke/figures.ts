import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { rowingBoat } from '../../draw/props/harbour-things.ts'
import { kelp, shell } from '../../draw/props/sea-things.ts'

/** Piet without his hat, at home and on warm nights. */
export const barePiet = (options: AdultOptions = {}) =>
  adult({
    skin: '#f2c6a0',
    hair: '#b98a5e',
    beard: 'full',
    outfit: 'oilskin',
    color: '#f2c14e',
    trousers: '#4a5a7a',
    ...options,
  })

export const piet = (options: AdultOptions = {}) => barePiet({ hat: 'souwester', ...options })

export const ilsebill = (options: AdultOptions = {}) =>
  adult({
    skin: '#c58a5e',
    hair: '#3a2622',
    hairStyle: 'headscarf',
    ribbon: '#d8584f',
    outfit: 'dress',
    color: '#3f7f8a',
    apron: '#fff1dc',
    ...options,
  })

/** The coffee pot with its golden rim, 190 units wide and 200 tall: a tower, a gate and a roof. */
export const coffeePot = (hasLid = true) => {
  const blue = '#3f6fb3'
  const gold = '#f2c14e'
  const lid =
    piece('M-46 -150C-42 -178 42 -178 46 -150Z', blue) +
    piece(roundRect(-52, -156, 104, 12, 6), gold) +
    piece(circle(0, -182, 13), gold)
  return (
    line('M54 -128C112 -136 112 -44 60 -46', blue, 17) +
    piece('M-52 -84C-82 -92 -84 -130 -112 -150L-86 -158C-66 -142 -64 -116 -46 -116Z', blue) +
    piece('M-52 -146H52L70 -10Q70 0 58 0H-58Q-70 0 -70 -10Z', blue) +
    flat('M-38 -136H-18L-30 -14H-54Z', lighter(blue, 0.45), 0.7) +
    flat(
      [-36, -8, 22, 44].map((x, i) => circle(x, -76 + (i % 2) * 34, 8)).join(''),
      '#ffffff',
      0.85,
    ) +
    piece(roundRect(-56, -152, 112, 13, 6), gold) +
    piece(roundRect(-70, -14, 140, 12, 5), gold) +
    (hasLid ? lid : '')
  )
}

/** A sea boot, 150 units tall, its toe to the right. */
export const boot = (isWet = false) => {
  const rubber = '#3d5a4c'
  const weeds = isWet
    ? placed(kelp(92, '#5f9a4f', 1), { x: -8, y: -134 }) +
      placed(kelp(76, '#7aa85c', -1), { x: 10, y: -134 }) +
      placed(kelp(60, '#4f8f5a', -1), { x: -16, y: -136 })
    : ''
  const shells = isWet
    ? placed(shell(), { x: -2, y: -58, scale: 0.6, rotate: -20 }) +
      placed(shell('#e9b8a8'), { x: 44, y: -18, scale: 0.56, rotate: 24 }) +
      flat(circle(12, -100, 6) + circle(-10, -90, 4), '#cfe9ea', 0.9)
    : ''
  return (
    weeds +
    piece('M-34 -146H32V-62C52 -58 84 -44 86 -16V-6H-36V-60Z', rubber) +
    piece(roundRect(-40, -150, 78, 20, 8), lighter(rubber, 0.2)) +
    piece(roundRect(-40, -12, 130, 14, 6), darker(rubber, 0.35)) +
    flat(ellipse(56, -36, 16, 7), lighter(rubber, 0.4), 0.6) +
    shells
  )
}

/** A small fish of the shoal, facing right, 90 units long. */
export const littleFish = (color = '#f29a5a') =>
  piece(
    'M-28 -20C-40 -34 -50 -36 -54 -34C-48 -24 -48 -16 -54 -4C-50 -2 -40 -6 -28 -20Z',
    darker(color, 0.12),
  ) +
  piece('M-34 -20C-10 -46 26 -42 40 -20C26 2 -10 6 -34 -20Z', color) +
  flat(circle(20, -25, 6), '#ffffff') +
  flat(circle(22, -25, 3.4), '#2a1a1f') +
  line('M34 -14q-6 5 -12 3', '#2a1a1f', 2.4)

/** Somebody in the boat: the figure, and how far from the middle it sits, in the boat's units. */
interface Sailor {
  svg: string
  dx: number
  flip?: boolean
}

/** How large people are beside the boat. */
const crewScale = 0.66

/** The boat with its crew, who sit behind its side; `y` is the water line in pixels. */
export const crewedBoat = (
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  crew: readonly Sailor[],
) => {
  for (const { svg, dx, flip = false } of crew)
    scene.place(svg, x + dx * scale, y + 4 * scale, scale * crewScale, { flip })
  scene.place(rowingBoat(print('wood', '#c8663f', '#9c4a2c')), x, y + 16 * scale, scale)
}

/** The lid of the coffee pot, 104 wide. */
export const potLid = () =>
  piece('M-46 0C-42 -28 42 -28 46 0Z', '#3f6fb3') +
  piece(roundRect(-52, -6, 104, 12, 6), '#f2c14e') +
  piece(circle(0, -32, 13), '#f2c14e')

/** The golden curtain ring, 44 wide; (0, 0) is where it is held. */
export const curtainRing = () =>
  line(ellipse(0, 14, 24, 12), '#f2c14e', 7) + line('M-20 18Q0 30 20 18', '#fff0b8', 2.6)

/** A small crab that somebody has spat out, 60 wide. */
export const crab = () =>
  line(
    'M-20 -6L-36 4M-18 0L-30 12M20 -6L36 4M18 0L30 12M-18 -14L-34 -26M18 -14L34 -26',
    '#d8584f',
    5,
  ) +
  piece(ellipse(0, -10, 24, 16), '#e8665a') +
  piece([circle(-36, -28, 9), circle(36, -28, 9)], '#e8665a') +
  flat(circle(-8, -16, 4.5) + circle(8, -16, 4.5), '#ffffff') +
  flat(circle(-7, -16, 2.5) + circle(9, -16, 2.5), '#2a1a1f')

/** Spray where somebody has just fallen in, (0, 0) on the water; 340 units wide. */
export const splash = () => {
  const jets = [-150, -104, -56, 0, 58, 108, 152].map((x, i) => {
    const h = 120 - Math.abs(x) * 0.42 + (i % 2) * 34
    return `M${x - 20} 0C${x - 16} ${-h * 0.6} ${x + x * 0.16 - 8} ${-h} ${x + x * 0.2} ${-h}C${x + x * 0.16 + 10} ${-h} ${x + 16} ${-h * 0.6} ${x + 20} 0Z`
  })
  const drops = [
    [-190, -92, 9],
    [-128, -150, 7],
    [-30, -172, 8],
    [84, -160, 9],
    [176, -104, 8],
  ] as const
  return (
    piece(jets, '#e9fbfb') +
    flat(drops.map(([x, y, r]) => circle(x, y, r)).join(''), '#e9fbfb') +
    flat(ellipse(0, 4, 210, 16), '#ffffff', 0.6)
  )
}
