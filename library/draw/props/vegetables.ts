// What grows in a vegetable bed, large enough for a snail; (0, 0) is where it leaves the soil.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, leaf, num, type Point, smooth } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'

/** A crinkled leaf fanning out from its stalk at (0, 0), straight up, `l` long. */
const crinkled = (l: number, spread: number, seed: number) => {
  const random = seeded(seed)
  const steps = 15
  const rim = Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / (steps - 1) - 0.5) * 2 * spread
    const reach = l * (0.94 - 0.22 * Math.abs(angle / spread) ** 3) * (i % 2 ? 1.05 : 0.97)
    const waver = 1 + (random() - 0.5) * 0.05
    return [Math.sin(angle) * reach * waver, -Math.cos(angle) * reach * waver]
  })
  return smooth([[-l * 0.05, 0], ...rim, [l * 0.05, 0]])
}

const veins = (l: number, spread: number) =>
  [-0.62, -0.3, 0, 0.3, 0.62]
    .map((share) => {
      const angle = share * spread
      return `M0 ${num(-l * 0.1)}L${num(Math.sin(angle) * l * 0.74)} ${num(-Math.cos(angle) * l * 0.74)}`
    })
    .join('')

/** One crinkled leaf of lettuce with its veins, `l` long, growing straight up. */
export const lettuceLeaf = (l: number, color = '#8cc152', seed = 1, spread = 0.72) =>
  `${piece(crinkled(l, spread, seed), color)}<g opacity=".5">${line(veins(l, spread), lighter(color, 0.45), l * 0.018)}</g>${mark('leaves', 0, -l * 0.6, l * 0.2)}`

/** A head of lettuce, 382 units wide and 197 tall. */
export const lettuce = (color = '#8cc152') => {
  const rows: [count: number, reach: number, l: number, tint: string][] = [
    [5, 66, 200, darker(color, 0.24)],
    [4, 46, 190, darker(color, 0.12)],
    [3, 30, 170, color],
    [2, 12, 140, lighter(color, 0.16)],
  ]
  return rows
    .map(([count, reach, l, tint], row) =>
      Array.from({ length: count }, (_, i) =>
        placed(lettuceLeaf(l, tint, row * 7 + i + 1), {
          rotate: (i / (count - 1) - 0.5) * 2 * reach,
        }),
      ).join(''),
    )
    .join('')
}

/** A radish half out of the soil, 472 units tall with its leaves. */
export const radish = (color = '#d8345f', green = '#6fae4a') => {
  const stalks: [bend: number, tip: number, height: number, rotate: number][] = [
    [-40, -96, -330, -24],
    [44, 112, -300, 28],
    [-6, 14, -400, 2],
  ]
  const leaves = stalks.map(([bend, tip, height, rotate], i) => {
    const spine = [
      [0, -92],
      [bend * 0.4, height * 0.5],
      [tip * 0.62, height * 0.62],
    ] as const
    const tint = i === 2 ? lighter(green, 0.1) : darker(green, 0.1 + i * 0.05)
    const blade = leaf(0, 0, -1.57, -height * 0.66, 0.44)
    const rib = line(`M0 -20V${num(height * 0.56)}`, lighter(tint, 0.4), 5)
    return `${piece(strip(spine, [12, 11, 9]), darker(green, 0.1))}${placed(piece(blade, tint) + rib, { x: tip * 0.58, y: height * 0.52, rotate: rotate * 1.3 })}`
  })
  return `${leaves.join('')}${piece('M0 -106C-58 -112 -84 -62 -72 -20C-66 0 66 0 72 -20C84 -62 58 -112 0 -106Z', color)}${flat('M-72 -20C-66 0 66 0 72 -20Q0 -4 -72 -20Z', '#fff0f0')}<g opacity=".55">${line('M-46 -70Q-34 -90 -12 -94', '#ffffff', 8)}</g>`
}

/** The feathery green of a carrot with its orange shoulder, 257 units tall. */
export const carrotTop = (green = '#5fa05a') => {
  const fronds = [-0.5, -0.2, 0.08, 0.36].map((lean, i) => {
    const [tx, ty] = [Math.sin(lean) * 200, -Math.cos(lean) * (230 - (i % 2) * 30)]
    const leaflets = [0.4, 0.55, 0.7, 0.85, 1].flatMap((t) =>
      [-0.8, 0.8].map((turn) =>
        leaf(tx * t, ty * t, -1.57 + lean + turn, 46 * (1.3 - t * 0.5), 0.2),
      ),
    )
    const spine = [
      [0, -20],
      [tx * 0.4, ty * 0.6],
      [tx, ty],
    ] as const
    return piece([strip(spine, [9, 7, 4]), ...leaflets], i % 2 ? green : darker(green, 0.14))
  })
  return `${fronds.join('')}${piece('M-34 0C-36 -26 -20 -34 0 -34C20 -34 36 -26 34 0Z', '#ee8a3c')}`
}

/** A zinc watering can 445 units wide and 290 tall, its spout to the left. */
export const wateringCan = (zinc = '#7fa3ad') => {
  const dark = darker(zinc, 0.22)
  const holes = [-22, -8, 6, 20].map((d) => circle(-236 + d * 0.5, -246 + d, 3.4))
  return `${line('M60 -190C70 -330 210 -300 176 -70', dark, 20)}${piece('M-90 -26L-204 -226L-178 -240L-84 -96Z', dark)}${piece('M-254 -226L-204 -290L-180 -242L-206 -214Z', zinc)}${flat(holes.join(''), darker(zinc, 0.6))}${piece('M-104 -196H104L120 -6C120 2 -120 2 -120 -6Z', zinc)}${piece(ellipse(0, -196, 104, 22), lighter(zinc, 0.2))}${flat(ellipse(0, -197, 90, 16), dark)}${line('M-110 -140Q0 -118 110 -140M-117 -44Q0 -22 117 -44', lighter(zinc, 0.35), 5)}`
}

/** A flowerpot turned upside down, 300 units wide and 286 tall. */
export const upturnedPot = (clay = '#c8693f') =>
  `${piece('M-106 -270H106L134 -70H-134Z', clay)}${flat('M-106 -270H-60L-82 -70H-134Z', lighter(clay, 0.14), 0.6)}${piece('M-106 -274Q0 -290 106 -274L108 -262Q0 -250 -108 -262Z', lighter(clay, 0.16))}${piece('M-150 -78H150L142 0H-142Z', darker(clay, 0.08))}${mirrored(line('M20 -44H120', lighter(clay, 0.2), 5))}`
