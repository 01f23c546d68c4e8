// Gerda's long johns, stiff and thawed, and her bowl of dough; sizes fit figures of her size.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { icicle } from '../../draw/props/winter.ts'

const wool = '#f4e9d2'
const shade = darker(wool, 0.22)
const knit = wool

/** Ribs of knitted wool between two edges, each from top to bottom. */
const ribs = (left: readonly [Point, Point], right: readonly [Point, Point], count: number) => {
  const at = ([x0, y0]: Point, [x1, y1]: Point, t: number) =>
    `${num(x0 + (x1 - x0) * t)} ${num(y0 + (y1 - y0) * t)}`
  const lines = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    return `M${at(left[0], right[0], t)}L${at(left[1], right[1], t)}`
  })
  return line(lines.join(''), darker(wool, 0.09), 2.6)
}
const band = '#d8c6a4'

const buttons = (spots: readonly (readonly [number, number])[]) =>
  spots.map(([x, y]) => flat(circle(x, y, 4), '#b98a5a')).join('')

/** Standing by themselves, frozen, 176 tall; an icicle hangs from the left leg. */
export const frozenLongJohns = () =>
  piece('M-44 -170L44 -170L60 -96L72 -4L32 0L6 -88L-2 -90L-30 2L-74 0L-62 -96Z', knit) +
  ribs(
    [
      [-44, -156],
      [-58, -92],
    ],
    [
      [44, -156],
      [56, -92],
    ],
    9,
  ) +
  ribs(
    [
      [-60, -88],
      [-72, -18],
    ],
    [
      [-10, -84],
      [-32, -18],
    ],
    4,
  ) +
  ribs(
    [
      [10, -84],
      [34, -18],
    ],
    [
      [58, -88],
      [68, -20],
    ],
    4,
  ) +
  line('M-58 -120L-66 -40M-2 -90L0 -120', shade, 4) +
  piece('M-48 -178L48 -178L46 -156L-46 -156Z', band) +
  piece(['M-76 -18L-28 -16L-30 4L-76 2Z', 'M30 -16L70 -20L76 -2L33 4Z'], band) +
  buttons([
    [0, -142],
    [1, -124],
    [2, -106],
  ]) +
  piece('M-88 -60Q-78 -76 -56 -70Q-52 -58 -66 -56ZM40 -60Q52 -66 60 -52T46 -44Z', '#ffffff') +
  placed(icicle(46), { x: -72, y: -62 })

/**
 * Sitting on a bench whose seat is at y = 0 and looking right, 112 tall. A stiff leg points ahead, a limp one hangs
 * over the bench's edge 78 to the right.
 */
export const seatedLongJohns = ({ stiff = true, limp = true, drips = true } = {}) => {
  const leg = (isStiff: boolean) =>
    isStiff
      ? piece('M0 -42L150 -52L152 -14L4 2Z', knit) +
        ribs(
          [
            [8, -36],
            [138, -45],
          ],
          [
            [10, -4],
            [138, -19],
          ],
          4,
        ) +
        piece('M138 -54L156 -54L158 -12L140 -12Z', band)
      : piece('M0 -40H70Q102 -40 100 -4L92 66Q76 74 58 66L62 2H0Z', knit) +
        piece('M56 54Q76 62 95 54L92 74Q74 82 55 74Z', darker(band, 0.12)) +
        flat('M61 14L98 6L94 54Q76 62 60 54Z', '#8fa6b8', 0.28)
  return (
    leg(stiff) +
    (stiff && drips ? placed(icicle(30), { x: 146, y: -12 }) : '') +
    leg(!limp) +
    piece('M-44 -4Q-50 -60 -38 -104L30 -110Q44 -60 40 -34L30 2H-34Z', knit) +
    ribs(
      [
        [-38, -92],
        [-38, -2],
      ],
      [
        [34, -98],
        [32, -2],
      ],
      8,
    ) +
    line('M-14 -84Q-20 -50 -14 -20M14 -84Q18 -60 12 -40', shade, 3.5) +
    piece('M-44 -118Q-8 -108 34 -122L36 -98Q-8 -88 -44 -94Z', band) +
    buttons([
      [26, -80],
      [30, -62],
    ])
  )
}

/** Sitting on a bench at y = 0 and looking at us, frozen stiff: both legs point at us and a little down. */
export const stiffSitter = () =>
  piece('M-46 -132L46 -134L56 -40L50 4H-50L-56 -40Z', knit) +
  ribs(
    [
      [-46, -122],
      [-52, -50],
    ],
    [
      [46, -122],
      [52, -50],
    ],
    9,
  ) +
  line('M0 -128V-50', shade, 3) +
  piece('M-50 -144L50 -146L48 -122L-48 -120Z', band) +
  buttons([
    [4, -106],
    [4, -86],
    [4, -66],
  ]) +
  piece('M-58 -46L-6 -50L-10 60L-52 64Z', knit) +
  piece('M6 -50L58 -46L54 64L10 60Z', knit) +
  ribs(
    [
      [-54, -42],
      [-50, 42],
    ],
    [
      [-8, -44],
      [-12, 42],
    ],
    4,
  ) +
  ribs(
    [
      [8, -44],
      [12, 42],
    ],
    [
      [54, -42],
      [50, 42],
    ],
    4,
  ) +
  piece(['M-54 42L-8 40L-9 62L-53 66Z', 'M8 40L54 42L53 66L9 62Z'], band) +
  placed(icicle(34), { x: -40, y: 62 })

/**
 * Flat on the floor, seen from above: the waist up, the legs down to holes at (-122, 0) and (122, 0) that are 108
 * wide. Somebody lies in each leg.
 */
export const flatLongJohns = () =>
  piece(
    'M-112 -376Q0 -396 112 -376Q150 -300 178 -210Q204 -110 186 0Q122 26 60 0Q58 -110 0 -196Q-58 -110 -60 0Q-122 26 -186 0Q-204 -110 -178 -210Q-150 -300 -112 -376Z',
    knit,
  ) +
  ribs(
    [
      [-110, -360],
      [-170, -120],
    ],
    [
      [-20, -360],
      [-40, -170],
    ],
    7,
  ) +
  ribs(
    [
      [20, -360],
      [40, -170],
    ],
    [
      [110, -360],
      [170, -120],
    ],
    7,
  ) +
  ribs(
    [
      [-176, -110],
      [-178, -24],
    ],
    [
      [-62, -90],
      [-70, -24],
    ],
    6,
  ) +
  ribs(
    [
      [62, -90],
      [70, -24],
    ],
    [
      [176, -110],
      [178, -24],
    ],
    6,
  ) +
  line(
    'M-92 -300Q-120 -240 -130 -180M92 -300Q120 -240 130 -180M-40 -330Q-30 -270 0 -206M40 -330Q34 -290 22 -260M-160 -110Q-124 -126 -88 -106M160 -116Q124 -132 90 -110',
    shade,
    5,
  ) +
  piece('M-116 -396Q0 -418 116 -396L120 -352Q0 -376 -120 -352Z', band) +
  buttons([
    [0, -330],
    [2, -300],
    [2, -268],
  ])

/** The ribbed cuffs of the flat legs: above, open towards us; below, the lip over which one in the leg looks. */
export const flatCuffs = () => {
  const above = 'M-66 -34Q0 -14 66 -34L84 60Q0 30 -84 60Z'
  const ribs = line('M-48 -20L-60 44M-22 -16L-28 36M4 -16V34M28 -18L34 38M50 -22L62 46', shade, 3)
  const hole = flat('M-84 56Q0 26 84 56L80 76H-80Z', '#5a4638')
  const lip = 'M-86 54Q-78 70 0 70T86 54L82 82Q60 104 0 104T-82 82Z'
  const stitches = line('M-52 72V94M-22 74V98M8 74V98M38 73V96M64 70V88', shade, 3)
  const cuff = piece(above, band) + ribs + hole + piece(lip, band) + stitches
  return [-122, 122].map((x) => placed(cuff, { x })).join('')
}

const cloth = print('checks', '#fbf6ea', '#d8766a', { size: 26 })
const clay = '#b86a44'

/**
 * The bowl of dough under its cloth, 150 wide; `rise` from 0 to 1 is how far the dough has risen; it then leans over
 * the left rim.
 */
export const doughBowl = (rise = 0) => {
  const [top, out] = [-66 - rise * 74, rise * 46]
  const left = num(-74 - out)
  const bulge =
    rise > 0.4
      ? piece(
          `M-40 -74C-70 -92 ${num(-92 - out)} -84 ${left} -56C${num(-70 - out)} -38 ${left} -18 ${num(-62 - out * 0.6)} -12C${num(-52 - out * 0.4)} -8 -62 -30 -54 -50Z`,
          '#f3e0b8',
        ) +
        line(
          `M${num(-70 - out * 0.7)} -66Q${num(-72 - out)} -52 ${num(-64 - out * 0.8)} -40`,
          '#fffaf0',
          4,
        )
      : ''
  return (
    piece('M-74 -62H74C72 -22 52 0 34 0H-34C-52 0 -72 -22 -74 -62Z', clay) +
    line('M-68 -34Q0 -24 68 -34', lighter(clay, 0.3), 6) +
    bulge +
    piece(
      `M${num(-84 - out * 0.4)} -50C${num(-90 - out * 0.6)} ${num(top * 0.8)} -50 ${num(top)} 0 ${num(top - 4)}C54 ${num(top)} 92 ${num(top * 0.7)} 84 -50L66 -40L50 -54L28 -40L6 -54L-18 -40L-38 -54L-60 -40Z`,
      cloth,
    ) +
    line(`M-52 ${num(top * 0.72)}Q-20 ${num(top * 0.94)} 6 ${num(top * 0.9)}`, '#ffffff', 4)
  )
}

/** A drop of melted ice, 20 tall, and the puddle under it. */
export const drop = () => flat('M0 -20C10 -6 10 2 0 2C-10 2 -10 -6 0 -20Z', '#bfe2f4')
export const puddle = (w: number) =>
  flat(ellipse(0, 0, w, w * 0.2), '#9cc4dc', 0.75) +
  flat(ellipse(-w * 0.2, -2, w * 0.4, w * 0.07), '#e6f4fb', 0.8)

/** A plain three-legged stool, 84 tall. */
export const plainStool = () =>
  piece(['M-40 -70L-52 0H-38L-24 -70Z', 'M40 -70L52 0H38L24 -70Z', 'M-7 -70H7V-4H-7Z'], '#7d5236') +
  piece(roundRect(-54, -84, 108, 18, 8), '#a8714a')
