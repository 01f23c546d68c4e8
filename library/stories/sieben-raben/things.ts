// The seven things in Linde's pocket, the pocket itself, and other things of the tale.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { woolBall } from '../../draw/props/knitting.ts'

/** The colours of the brothers' shirts, eldest first; each gave one patch of the pocket. */
export const shirts = {
  jost: '#b5533f',
  veit: '#5f9360',
  kunz: '#3f6fa5',
  lorenz: '#e0ab45',
  till: '#2f8f8a',
  balthes: '#8a5f96',
  michel: '#d9828a',
} as const

export const red = '#d8343f'

const patches = [
  ['M-31 2H-10V26H-33Z', shirts.jost],
  ['M-10 2H11V26H-10Z', shirts.lorenz],
  ['M11 2H31L33 26H11Z', shirts.kunz],
  ['M-33 26H-17V54H-22C-32 52 -34 40 -33 26Z', shirts.till],
  ['M-17 26H0V55H-17Z', shirts.michel],
  ['M0 26H17V55H0Z', shirts.veit],
  ['M17 26H33C34 40 32 52 22 54H17Z', shirts.balthes],
] as const

/** The patchwork pocket with its strings, 66 units wide; (0, 0) is the middle of its upper edge. */
export const pocket = () => {
  const cloth = patches.map(([d, color]) => flat(d, color)).join('')
  const seams = line(
    'M-9 5v3m0 5v3m0 5v3M12 5v3m0 5v3m0 5v3M-29 26h4m5 0h4m5 0h4m5 0h4m5 0h4m5 0h4m5 0h4M-16 31v3m0 5v3m0 5v3M1 31v3m0 5v3m0 5v3M18 31v3m0 5v3m0 5v3',
    '#fff3dc',
    2.2,
  )
  return `${piece('M-34 0H34C37 34 34 54 22 57Q0 60 -22 57C-34 54 -37 34 -34 0Z', '#6b4a3a')}${cloth}${seams}${piece(roundRect(-36, -5, 72, 10, 5), '#8a5f45')}`
}

/** The strings of the pocket round a waist of half width `w`; (0, 0) as in `pocket`. */
export const pocketStrings = (w: number) => line(`M${-w} -3Q0 9 ${w} -3`, '#8a5f45', 6)

/** A carved spoon held at the end of its handle, bowl up. */
export const woodenSpoon = (wood = '#c08a58') =>
  `${piece(roundRect(-5, -84, 10, 90, 5), wood)}${piece(ellipse(0, -100, 19, 25), wood)}${flat(ellipse(0, -101, 13, 18), darker(wood, 0.22))}`

/** A mitten, 70 units tall; (0, 0) is the middle of its cuff's lower edge. */
export const mitten = (color = red) =>
  `${piece('M-20 -14C-26 -40 -26 -70 -2 -72C18 -72 22 -52 21 -40C30 -52 44 -46 38 -32C34 -22 24 -16 20 -8Z', color)}${piece(roundRect(-23, -14, 46, 17, 8), lighter(color, 0.55))}${line('M-12 -12V0M0 -12V1M12 -12V0', darker(color, 0.05), 2.4)}`

/** A chestnut, its middle at (0, 0). */
export const chestnut = (r = 16) =>
  `${piece(`M0 ${-r}C${r * 1.3} ${-r * 1.1} ${r * 1.3} ${r} 0 ${r}C${-r * 1.3} ${r} ${-r * 1.3} ${-r * 1.1} 0 ${-r}Z`, '#8a4526')}${flat(ellipse(r * 0.1, r * 0.62, r * 0.66, r * 0.3), '#e0b98a')}${flat(ellipse(-r * 0.34, -r * 0.44, r * 0.3, r * 0.18), '#ffffff', 0.55)}`

/** A stub of chalk, held at (0, 0). */
export const chalk = () =>
  placed(piece(roundRect(-7, -30, 14, 36, 5), '#fffdf6'), { rotate: 18, y: -4 })

/** A glass marble, its middle at (0, 0). */
export const marble = (r = 13) =>
  `${piece(circle(0, 0, r), '#8fd8e6')}${flat(`M${-r * 0.6} ${r * 0.3}C${-r * 0.4} ${-r * 0.9} ${r * 0.5} ${-r * 0.5} ${r * 0.6} ${r * 0.2}C${r * 0.1} ${-r * 0.2} ${-r * 0.2} 0 ${-r * 0.6} ${r * 0.3}Z`, '#e8626b')}${flat(circle(-r * 0.3, -r * 0.4, r * 0.22), '#ffffff')}`

/** A willow whistle lying, its middle at (0, 0). */
const whistle = () =>
  `${piece('M-40 -9H34Q42 -9 42 0Q42 9 34 9H-40Z', '#b98a4e')}${flat('M-40 -9H-28V9H-40Z', '#8f6a3a')}${flat('M-18 -9L-10 -2H-2V-9Z', '#5a3f2a')}${flat(circle(14, -1, 3.4) + circle(26, -1, 3.4), '#5a3f2a')}`

/** All seven things side by side on a table, about 560 units wide; (0, 0) is under their middle. */
export const sevenThings = () =>
  placed(woodenSpoon(), { x: -268, y: -10, rotate: 74 }) +
  placed(woolBall(30, red), { x: -118 }) +
  placed(chestnut(), { x: -58, y: -16 }) +
  placed(chalk(), { x: -18, y: -8, rotate: 70 }) +
  placed(marble(), { x: 46, y: -13 }) +
  placed(whistle(), { x: 112, y: -10 }) +
  placed(mitten(), { x: 178, y: -24, rotate: 82 })

/** An earthen jug standing on (0, 0), 110 units tall. */
export const jug = (clay = '#c98a5a') =>
  `${line('M32 -84C66 -86 62 -36 34 -34', darker(clay, 0.15), 11)}${piece('M-24 -100C-20 -84 -44 -72 -44 -40C-44 -14 -28 0 0 0C28 0 44 -14 44 -40C44 -72 20 -84 24 -100Z', clay)}${flat(ellipse(0, -101, 25, 7), darker(clay, 0.5))}${line('M-40 -52Q0 -38 40 -52', lighter(clay, 0.4), 5)}`

/** An empty plate seen a little from above, 110 units wide; (0, 0) is its middle. */
export const plate = (color = '#fff8ea') =>
  `${piece(ellipse(0, 0, 55, 15), color)}${flat(ellipse(0, 1, 37, 8.5), darker(color, 0.1))}`
