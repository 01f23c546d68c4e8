// What grows in Grandpa's rows, and the enemy. Plants stand on (0, 0).

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, leaf, type Point, polygon } from '../../draw/paper/geometry.ts'
import { flat, line, piece, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'

const turned = ([x, y]: Point, angle: number, [u, v]: Point): Point => [
  x + u * Math.cos(angle) - v * Math.sin(angle),
  y + u * Math.sin(angle) + v * Math.cos(angle),
]

/** A heart-shaped leaf with teeth, from its stalk at `at`. */
const jaggedLeaf = (at: Point, angle: number, length: number, breadth = 0.32) => {
  const width = (t: number) => Math.sin(t ** 0.62 * Math.PI) * length * breadth
  const side = (sign: number) =>
    Array.from({ length: 7 }, (_, i): Point[] => {
      const t = 0.05 + i * 0.13
      return [
        turned(at, angle, [t * length, sign * width(t) * 0.9]),
        turned(at, angle, [(t + 0.13) * length, sign * (width(t + 0.1) + length * 0.035)]),
      ]
    }).flat()
  return polygon([at, ...side(-1), turned(at, angle, [length, 0]), ...side(1).reverse()])
}

export interface Nettle {
  h: number
  seed?: number
  lean?: number
  green?: string
}

/** A stinging nettle: pairs of leaves, the largest in the middle. */
export const nettle = ({ h, seed = 1, lean = 0, green = '#3f8a5c' }: Nettle) => {
  const random = seeded(seed)
  const pairs = Math.max(3, Math.round(h / 46))
  const stem: Point[] = [
    [0, 0],
    [lean * h * 0.3, -h * 0.5],
    [lean * h, -h],
  ]
  const tiers = Array.from({ length: pairs }, (_, i) => {
    const t = 0.2 + (i / (pairs - 1)) * 0.76
    const at: Point = [lean * h * t * t, -h * t]
    const long = Math.max(26, h * 0.36 * Math.sin((0.28 + t * 0.62) * Math.PI) + 14)
    const droop = 0.34 - t * 0.9 + (random() - 0.5) * 0.3
    const shade = i % 2 ? green : darker(green, 0.14)
    const angles = [droop, Math.PI - droop + (random() - 0.5) * 0.2]
    const ribs = angles.map((a) => {
      const [x, y] = turned(at, a, [long * 0.78, 0])
      return `M${at[0].toFixed(1)} ${at[1].toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return (
      piece(
        angles.map((a) => jaggedLeaf(at, a, long)),
        shade,
      ) + line(ribs.join(''), lighter(shade, 0.22), Math.max(1.4, long * 0.026))
    )
  })
  const crown = piece(
    [-2.2, -1.57, -0.95].map((a) => jaggedLeaf([lean * h, -h * 0.96], a, 30 + h * 0.06, 0.24)),
    lighter(green, 0.16),
  )
  return (
    piece(strip(stem, [h * 0.03 + 4, h * 0.026 + 3, 4]), darker(green, 0.24)) +
    tiers.join('') +
    crown
  )
}

export type Crop = 'feathers' | 'spikes' | 'heads' | 'peas' | 'bloom' | 'leaves'

/** What grows in the eleven rows, from left to right. */
export const crops: readonly Crop[] = [
  'feathers',
  'spikes',
  'peas',
  'heads',
  'leaves',
  'feathers',
  'heads',
  'bloom',
  'spikes',
  'peas',
  'bloom',
]

const greens: Record<Crop, string> = {
  feathers: '#6fb35a',
  spikes: '#7fae86',
  heads: '#a4cc62',
  peas: '#5fa36c',
  bloom: '#4f9560',
  leaves: '#83b84e',
}

export const greenOf = (crop: Crop) => greens[crop]

/** How tall a crop is in July, in units of 200 to the metre. */
const heights: Record<Crop, number> = {
  feathers: 64,
  spikes: 74,
  heads: 46,
  peas: 190,
  bloom: 130,
  leaves: 86,
}

const fanned = (h: number, count: number, width: number, spread = 1.9) =>
  Array.from({ length: count }, (_, i) => {
    const a = -Math.PI / 2 + (i / (count - 1) - 0.5) * spread
    return leaf(0, 0, a, h * (1 - Math.abs(i / (count - 1) - 0.5) * 0.34), width)
  })

const blossoms = ['#e8718a', '#f4c552', '#f6efe2', '#e98a54']

/** A plant of a row; `growth` 0 to 1 is July. */
export const plantOf = (crop: Crop, growth: number, seed: number) => {
  const random = seeded(seed)
  const h = heights[crop] * Math.max(0.16, growth) * (0.86 + random() * 0.28)
  const green = greens[crop]
  if (growth < 0.3) return piece(fanned(14 + growth * 90 + Math.min(12, h * 0.3), 3, 0.3), green)
  switch (crop) {
    case 'feathers':
      return piece(fanned(h, 7, 0.1, 2.2), green)
    case 'spikes':
      return piece(fanned(h, 5, 0.06, 1.1), green)
    case 'heads':
      return (
        piece(fanned(h, 5, 0.42, 2.9), green) +
        piece(circle(0, -h * 0.34, h * 0.34), lighter(green, 0.26))
      )
    case 'leaves':
      return piece(fanned(h, 5, 0.3, 1.7), green) + line(`M0 0V${-h * 0.6}`, '#c8506a', 5)
    case 'peas': {
      const spots = Array.from(
        { length: 6 },
        (_, i): Point => [(i % 2 ? 1 : -1) * 12, (-h * (i + 1)) / 6.6],
      )
      return (
        line(`M0 0L6 ${-h * 1.08}`, '#a9794e', 6) +
        piece(
          spots.map(([x, y]) => leaf(x * 0.3, y, x > 0 ? -0.5 : Math.PI + 0.5, 40, 0.4)),
          green,
        ) +
        piece(
          spots.filter((_, i) => i % 3 === 1).map(([x, y]) => circle(x, y - 12, 9)),
          '#f7e9f0',
        )
      )
    }
    case 'bloom': {
      const [x, y] = [(random() - 0.5) * 20, -h]
      const color = blossoms[seed % blossoms.length] ?? '#e8718a'
      const petals = Array.from({ length: 7 }, (_, i) => leaf(x, y, (i / 7) * 6.28, 26, 0.4))
      return (
        piece(
          [
            strip(
              [
                [0, 0],
                [x * 0.3, -h * 0.5],
                [x, y],
              ],
              [7, 6, 5],
            ),
            ...fanned(h * 0.5, 4, 0.3, 2.1),
          ],
          green,
        ) +
        piece(petals, color) +
        flat(circle(x, y, 9), '#7d4a2c') +
        `<mark kind="flower" x="${x.toFixed(0)}" y="${y.toFixed(0)}" r="22"/>`
      )
    }
  }
}

/** A nettle quite near, `h` is its height. */
export const bigNettle = (h: number, seed: number, isGnawed = false) => {
  const random = seeded(seed)
  const pairs = Math.round(h / 150)
  const green = '#35785a'
  const holes: string[] = []
  const tiers = Array.from({ length: pairs }, (_, i) => {
    const at: Point = [(random() - 0.5) * 16, -h * (0.16 + (i / pairs) * 0.86)]
    const long = 250 - i * 14
    const droop = 0.36 - (i / pairs) * 0.5 + (random() - 0.5) * 0.3
    const angles = [droop, Math.PI - droop]
    for (const a of angles)
      for (const t of [0.4, 0.66]) {
        const [x, y] = turned(at, a, [long * t, (random() - 0.5) * long * 0.3])
        holes.push(circle(x, y, 9 + random() * 12))
      }
    const shade = i % 2 ? green : darker(green, 0.16)
    return piece(
      angles.map((a) => jaggedLeaf(at, a, long, 0.3)),
      shade,
    )
  })
  return (
    piece(
      strip(
        [
          [0, 0],
          [8, -h * 0.5],
          [0, -h],
        ],
        [24, 18, 10],
      ),
      darker(green, 0.3),
    ) +
    tiers.join('') +
    (isGnawed ? flat(holes.join(''), darker(green, 0.46)) : '') +
    piece(
      [-2.3, -1.57, -0.85].map((a) => jaggedLeaf([0, -h * 0.98], a, 120, 0.26)),
      lighter(green, 0.14),
    )
  )
}
