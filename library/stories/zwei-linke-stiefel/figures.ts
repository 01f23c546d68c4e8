import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, type Placement, piece, placed } from '../../draw/paper/pieces.ts'

export const red = '#d8403a'
export const blue = '#2f74c4'

const socks = '#f7e2b0'

export const mika = (options: ChildOptions = {}) =>
  child({
    skin: '#f2c6a0',
    hair: '#2a2028',
    hairStyle: 'fringe',
    outfit: 'raincoat',
    color: '#f4bd3c',
    shoes: '#5b6a8a',
    ...options,
  })

export const ben = (options: ChildOptions = {}) =>
  child({
    skin: '#8d5a3c',
    hair: '#2e1a16',
    hairStyle: 'afro',
    glasses: true,
    outfit: 'raincoat',
    color: '#57a86a',
    shoes: '#5b4a6a',
    ...options,
  })

/** Mika or Ben on a bench without boots. */
export const inSocks = { pose: 'sitting', outfit: 'jumper', shoes: socks } as const

/** A rubber boot from the front, 58 tall; its tip points to the right, as on a left foot. */
export const boot = (color: string) =>
  `${piece('M-17 -56H15L16 -22C28 -20 42 -16 42 -4V0H-17Z', color)}${flat('M-17 -7H42V0H-17Z', darker(color, 0.4))}${piece(roundRect(-19, -60, 36, 10, 4), lighter(color, 0.45))}<g opacity=".5">${line('M-9 -44V-18', '#ffffff', 5)}</g>`

/** Direction of a pair's tips: `left` boots to the viewer's right, as left feet do. */
export interface Pair {
  /** colour of the boot on the viewer's left and of the one on the right */
  colors: readonly [string, string]
  kind: 'left' | 'right' | 'both'
}

const tipsRight = { left: [true, true], right: [false, false], both: [false, true] } as const

/** A pair of boots side by side, `gap` units from the middle of one to that of the other. */
export const bootPair = ({ colors, kind }: Pair, gap = 46) =>
  colors
    .map((color, i) =>
      placed(boot(color), { x: (i - 0.5) * gap, flip: !tipsRight[kind][i === 0 ? 0 : 1] }),
    )
    .join('')

/** A child from the front standing in a pair of boots. */
export const standingIn = (figure: string, pair: Pair) =>
  placed(figure, { y: -24 }) + bootPair(pair, 44)

/** A child in stride, facing right in two boots: the far one is behind. */
const inStride =
  (farPlace: Placement, nearPlace: Placement) =>
  (figure: string, [far, near]: readonly [string, string]) =>
    placed(boot(far), { ...farPlace, scale: 0.92 }) +
    placed(figure, { y: -24 }) +
    placed(boot(near), nearPlace)

export const walkingIn = inStride({ x: -46, y: -16, rotate: 26 }, { x: 16, rotate: -8 })

/** A runner's back leg is thrown up. */
export const runningIn = inStride({ x: -86, y: -66, rotate: 92 }, { x: 52, y: -2, rotate: -8 })

/** The sole of a boot that is stretched towards us; its tip is bent to the right. */
const sole = (color: string) =>
  `${piece('M-20 6C-26 -26 -14 -56 8 -56C30 -56 34 -26 24 6Q0 14 -20 6Z', color)}${flat('M-11 0C-14 -22 -6 -44 8 -44C22 -44 24 -22 15 0Z', lighter(color, 0.22))}`

/** A child on the ground from the front, both soles towards us; `colors` from left to right. */
export const sittingIn = (figure: string, { colors, kind }: Pair) =>
  figure +
  colors
    .map((color, i) =>
      placed(sole(color), {
        x: i === 0 ? -84 : 84,
        y: -2,
        rotate: i === 0 ? -14 : 14,
        flip: !tipsRight[kind][i === 0 ? 0 : 1],
      }),
    )
    .join('')
