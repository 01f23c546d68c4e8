// Printed and woven papers. A print is a paint for `fill`, like a colour: its name says everything, so a drawing
// needs no scene for it. The scene that shows the drawing defines the pattern, once each.

import { lighter, mix } from './color.ts'
import { circle, num, polygon, roundRect, star5 } from './geometry.ts'

export interface PrintOptions {
  /** The repeat in the units of the drawing. */
  size?: number
  /** Degrees, clockwise. */
  angle?: number
}

/** The ground of a print, and the colour printed on it. */
interface Inks {
  ground: string
  ink: string
}

/** Draws one tile of `size` x `size` on its ground. */
type Tile = (size: number, inks: Inks) => string

const shape = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

const stroke = (d: string, color: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num2(width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`

/** A number as SVG text, rounded to two decimals: tiles are small. */
const num2 = (value: number) => (Math.round(value * 100) / 100).toString()

const across = (size: number, y: number, h: number) => `M0 ${num2(y)}H${size}v${num2(h)}H0Z`
const down = (size: number, x: number, w: number) => `M${num2(x)} 0h${num2(w)}V${size}h${num2(-w)}Z`

/** Lines from (x1, y1) to (x2, y2), in shares of the tile. */
const lines = (size: number, list: readonly (readonly [number, number, number, number])[]) =>
  list
    .map((line) => line.map((share) => num2(share * size)))
    .map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`)
    .join('')

const blossom = (x: number, y: number, r: number, { ground, ink }: Inks) => {
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const angle = (i / 5) * 2 * Math.PI
    return circle(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.7)
  })
  return shape(petals.join(''), ink) + shape(circle(x, y, r * 0.55), lighter(ground, 0.5))
}

const tiles = {
  /** Round dots, half of them moved by half a repeat. */
  dots: (size, { ink }) =>
    shape(circle(size * 0.25, size * 0.25, size * 0.15), ink) +
    shape(circle(size * 0.75, size * 0.75, size * 0.15), ink),
  /** Upright stripes. */
  stripes: (size, { ink }) => shape(down(size, size * 0.25, size * 0.5), ink),
  /** Woven squares, darker where the bands cross. */
  checks: (size, { ink }) =>
    shape(across(size, 0, size * 0.5), ink, 0.5) + shape(down(size, 0, size * 0.5), ink, 0.5),
  /** Columns of slanting stitches, every other one mirrored. */
  herringbone: (size, { ink }) => {
    const stitch = (x: number, y: number, slope: number): [number, number, number, number] => [
      x + 0.06,
      y + slope,
      x + 0.44,
      y - slope,
    ]
    const rows = [-0.25, 0, 0.25, 0.5, 0.75, 1, 1.25]
    const stitches = rows.flatMap((y) => [stitch(0, y, 0.19), stitch(0.5, y, -0.19)])
    return stroke(lines(size, stitches), ink, size * 0.09)
  },
  stars: (size, { ink }) =>
    shape(star5(size * 0.27, size * 0.27, size * 0.19, 0.2), ink) +
    shape(star5(size * 0.76, size * 0.76, size * 0.13, -0.3), ink),
  flowers: (size, inks) =>
    blossom(size * 0.27, size * 0.27, size * 0.12, inks) +
    blossom(size * 0.75, size * 0.75, size * 0.09, inks) +
    shape(circle(size * 0.76, size * 0.22, size * 0.035), inks.ink) +
    shape(circle(size * 0.22, size * 0.78, size * 0.035), inks.ink),
  /** The grain of a board that lies. */
  wood: (size, { ink }) => {
    const wave = (share: number, bend: number) => {
      const y = share * size
      return `M0 ${num2(y)}C${num2(size * 0.3)} ${num2(y - bend * size)} ${num2(size * 0.6)} ${num2(y + bend * size)} ${size} ${num2(y)}`
    }
    const [x, y] = [size * 0.62, size * 0.5]
    const knot = `M${num2(x - size * 0.14)} ${num2(y)}q${num2(size * 0.14)} ${num2(-size * 0.07)} ${num2(size * 0.28)} 0q${num2(-size * 0.14)} ${num2(size * 0.07)} ${num2(-size * 0.28)} 0Z`
    const thin = [0.07, 0.3, 0.71, 0.93].map((share, i) => wave(share, i % 2 ? 0.03 : -0.045))
    return (
      stroke(thin.join(''), ink, size * 0.012, 0.7) +
      stroke(wave(0.18, 0.06) + wave(0.84, -0.05) + knot, ink, size * 0.022, 0.55)
    )
  },
  /** A plain weave. */
  linen: (size, { ink }) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          shape(across(size, (i * size) / 4, size / 10), ink, i % 2 ? 0.3 : 0.5) +
          shape(down(size, (i * size) / 4, size / 10), ink, i % 2 ? 0.5 : 0.3),
      )
      .join(''),
  /** A page of an account book. */
  ledger: (size, { ink }) =>
    stroke(
      lines(
        size,
        [0.2, 0.4, 0.6, 0.8, 1].map((y) => [0, y, 1, y] as const),
      ),
      ink,
      size * 0.012,
      0.6,
    ) +
    stroke(
      lines(size, [
        [0.14, 0, 0.14, 1],
        [0.17, 0, 0.17, 1],
      ]),
      '#c8625a',
      size * 0.01,
      0.6,
    ),
  /** Contour lines, a river and a road of an old map. */
  map: (size, { ground, ink }) => {
    const ring = (r: number) => {
      const [x, y] = [size * 0.32, size * 0.36]
      return `M${num2(x - r)} ${num2(y)}c0 ${num2(-r * 1.1)} ${num2(r * 1.5)} ${num2(-r * 1.3)} ${num2(r * 2)} ${num2(-r * 0.1)}c${num2(r * 0.4)} ${num2(r * 1.2)} ${num2(-r * 2)} ${num2(r * 1.3)} ${num2(-r * 2)} ${num2(r * 0.1)}Z`
    }
    const road = `M0 ${num2(size * 0.8)}C${num2(size * 0.3)} ${num2(size * 0.6)} ${num2(size * 0.6)} ${num2(size)} ${size} ${num2(size * 0.8)}`
    const river = `M${num2(size * 0.7)} 0C${num2(size * 0.9)} ${num2(size * 0.4)} ${num2(size * 0.5)} ${num2(size * 0.6)} ${num2(size * 0.7)} ${size}`
    return (
      stroke([0.22, 0.15, 0.08].map((r) => ring(r * size)).join(''), ink, size * 0.009, 0.7) +
      stroke(road, mix(ink, '#b5603f', 0.5), size * 0.014, 0.8) +
      stroke(river, mix(ground, '#4f8fb5', 0.6), size * 0.024)
    )
  },
  /** Bricks with joints in the second colour. */
  bricks: (size, { ink }) =>
    stroke(
      lines(size, [
        [0, 0.5, 1, 0.5],
        [0, 1, 1, 1],
        [0.25, 0, 0.25, 0.5],
        [0.75, 0.5, 0.75, 1],
      ]),
      ink,
      size * 0.05,
    ),
  /** Round tiles of a roof, or scales: each row overlaps the one below. */
  scales: (size, { ground, ink }) => {
    const rows = [
      { y: 0.9, xs: [0, 0.5, 1] },
      { y: 0.4, xs: [0.25, 0.75, 1.25, -0.25] },
      { y: -0.1, xs: [0, 0.5, 1] },
    ]
    const scale = (x: number, y: number, i: number) =>
      shape(circle(x * size, y * size, size * 0.3), ink) +
      shape(
        circle(x * size, (y - 0.035) * size, size * 0.28),
        i % 2 ? mix(ground, ink, 0.12) : ground,
      )
    return rows.flatMap(({ y, xs }, row) => xs.map((x) => scale(x, y, row))).join('')
  },
  /** Squares set on their corners. */
  diamonds: (size, { ink }) =>
    shape(
      polygon([
        [size / 2, size * 0.12],
        [size * 0.8, size / 2],
        [size / 2, size * 0.88],
        [size * 0.2, size / 2],
      ]),
      ink,
    ),
} satisfies Record<string, Tile>

export type PrintKind = keyof typeof tiles

const sizes: Partial<Record<PrintKind, number>> = { wood: 120, map: 220, linen: 12, ledger: 90 }

/**
 * The paint of a printed paper: `ink` on `ground`, both `#rrggbb`. Where a colour is mixed with it, and where no
 * scene defines it, it is its ground.
 */
export const print = (
  kind: PrintKind,
  ground: string,
  ink: string,
  { size = sizes[kind] ?? 28, angle = 0 }: PrintOptions = {},
) => `url(#print-${kind}-${ground.slice(1)}-${ink.slice(1)}-${num(size)}-${num(angle)}) ${ground}`

const names = /url\(#(print-([a-z]+)-([0-9a-f]{6})-([0-9a-f]{6})-([\d.]+)-(-?[\d.]+))\)/g

/** The patterns of all prints that `svg` names. */
export const printPatterns = (svg: string) => {
  const patterns = new Map<string, string>()
  for (const [, id = '', kind = '', ground = '', ink = '', length = '', angle = ''] of svg.matchAll(
    names,
  )) {
    if (patterns.has(id)) continue
    const size = Number(length)
    const inks = { ground: `#${ground}`, ink: `#${ink}` }
    const tile = tiles[kind as PrintKind](size, inks)
    patterns.set(
      id,
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${length}" height="${length}" patternTransform="rotate(${angle})">${shape(roundRect(0, 0, size, size), inks.ground)}${tile}</pattern>`,
    )
  }
  return [...patterns.values()].join('')
}
