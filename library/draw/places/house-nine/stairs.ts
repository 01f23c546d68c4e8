// The stairwell of house number nine: from above, from below, and its landing with the window.

import { darker, lighter, mix } from '../../paper/color.ts'
import { num, type Point, polygon, roundRect } from '../../paper/geometry.ts'
import { mark } from '../../paper/marks.ts'
import { flat, line, piece } from '../../paper/pieces.ts'
import { cycle } from '../../paper/random.ts'
import type { Scene } from '../../paper/scene.ts'
import { nine, nineWindow } from './house.ts'

/** A square round the middle of the well, seen from above: half its width and height. */
interface Ring {
  w: number
  h: number
}

const corners = ({ w, h }: Ring, x: number, y: number): [Point, Point, Point, Point] => [
  [x - w, y - h],
  [x + w, y - h],
  [x + w, y + h],
  [x - w, y + h],
]

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

/** Steps along one side of the well, between two corners of an outer and an inner ring. */
const flight = (
  scene: Scene,
  outer: [Point, Point],
  inner: [Point, Point],
  steps: number,
  color: string,
) => {
  for (let i = 0; i < steps; i++) {
    const [from, to] = [i / steps, (i + 1) / steps]
    const shape = [
      between(outer[0], outer[1], from),
      between(outer[0], outer[1], to),
      between(inner[0], inner[1], to),
      between(inner[0], inner[1], from),
    ]
    const third = steps > 6 && i === 2
    scene.piece(
      polygon(shape),
      third ? lighter(color, 0.22) : darker(color, 0.05 + (i % 2) * 0.08),
      third ? 2 : 1,
    )
  }
}

/**
 * Draws the stairwell from above: three turns of stairs down to the tiles with the lift's shut door. Returns the
 * middle of the well.
 */
export const stairsDown = (scene: Scene, x = 800, y = 560) => {
  const { left, span } = scene
  scene.flat(
    roundRect(left, 0, span, 1200),
    scene.linear(nine.stairWall, darker(nine.stairWall, 0.12), 0, 1200),
  )
  const turns: [Ring, Ring, number][] = [
    [{ w: 1180, h: 900 }, { w: 560, h: 400 }, 0],
    [{ w: 520, h: 372 }, { w: 330, h: 236 }, 0.18],
    [{ w: 306, h: 218 }, { w: 210, h: 150 }, 0.32],
  ]
  const mats = ['#b8433f', '#e0a437', '#3f76a8'] as const
  for (const [i, [outer, inner, dusk]] of turns.entries()) {
    const wood = darker(nine.step, dusk)
    const [a, b, c, d] = corners(outer, x, y)
    const [e, f, g, h] = corners(inner, x, y)
    const floor = darker(mix(wood, nine.tile, 0.75), dusk * 0.6)
    scene.piece(polygon([a, b, c, d]), darker(nine.wainscot, dusk), 3)
    scene.piece([polygon([a, b, f, e]), polygon([d, c, g, h])], floor, 1)
    tiles(scene, [a, b, f, e], darker(nine.darkTile, dusk))
    tiles(scene, [h, g, c, d], darker(nine.darkTile, dusk))
    mat(scene, [a, b, f, e], 0.36, darker(cycle(mats, i), dusk))
    mat(scene, [h, g, c, d], 0.64, darker(cycle(mats, i + 1), dusk))
    flight(scene, [b, c], [f, g], 9, wood)
    flight(scene, [d, a], [h, e], 9, wood)
    railing(scene, [e, f, g, h], [x, y], dusk)
  }
  bottom(scene, x, y)
  return [x, y] as const
}

/** A point of a four-cornered floor; `u` along its first edge, `v` across. */
const onFloor = ([a, b, c, d]: [Point, Point, Point, Point], u: number, v: number): Point =>
  between(between(a, b, u), between(d, c, u), v)

const tiles = (scene: Scene, floor: [Point, Point, Point, Point], color: string) => {
  const cells = Array.from({ length: 24 }, (_, i) => {
    const [row, column] = [i % 3, Math.floor(i / 3) * 2 + (i % 2)]
    const [u, v] = [column / 16, row / 3]
    return polygon([
      onFloor(floor, u, v),
      onFloor(floor, u + 1 / 16, v),
      onFloor(floor, u + 1 / 16, v + 1 / 3),
      onFloor(floor, u, v + 1 / 3),
    ])
  })
  scene.flat(cells, color, 0.4)
}

/** A doormat before a flat's door. */
const mat = (scene: Scene, floor: [Point, Point, Point, Point], u: number, color: string) => {
  const shape = [
    onFloor(floor, u - 0.07, 0.3),
    onFloor(floor, u + 0.07, 0.3),
    onFloor(floor, u + 0.07, 0.72),
    onFloor(floor, u - 0.07, 0.72),
  ]
  scene.piece(polygon(shape), color, 1)
}

const railing = (
  scene: Scene,
  [e, f, g, h]: [Point, Point, Point, Point],
  middle: Point,
  dusk: number,
) => {
  const wood = darker(nine.rail, dusk)
  const bars = [
    [e, f],
    [f, g],
    [g, h],
    [h, e],
  ].flatMap(([from = e, to = f]) =>
    Array.from({ length: 13 }, (_, i) => {
      const at = between(from, to, i / 13)
      const low = between(at, middle, 0.06)
      return `M${num(at[0])} ${num(at[1])}L${num(low[0])} ${num(low[1])}`
    }),
  )
  scene.add(line(bars.join(''), darker(nine.iron, dusk * 0.5), 6))
  const grow = 13 - dusk * 15
  scene.piece(
    `M${num(e[0] - grow)} ${num(e[1] - grow)}H${num(f[0] + grow)}V${num(g[1] + grow)}H${num(h[0] - grow)}ZM${num(e[0] + grow)} ${num(e[1] + grow)}V${num(h[1] - grow)}H${num(g[0] - grow)}V${num(f[1] + grow)}Z`,
    wood,
    3,
  )
}

const bottom = (scene: Scene, x: number, y: number) => {
  const [w, h] = [196, 140]
  scene.flat(roundRect(x - w, y - h, 2 * w, 2 * h), darker(nine.tile, 0.2))
  const tiles = Array.from({ length: 40 }, (_, i) => {
    const [row, column] = [Math.floor(i / 8), i % 8]
    return (row + column) % 2 === 0 ? roundRect(x - w + column * 49, y - h + row * 56, 49, 56) : ''
  })
  scene.flat(tiles.filter(Boolean), darker(nine.darkTile, 0.2), 0.7)
  scene.piece(roundRect(x - 74, y - h, 148, 92, 3), darker(nine.iron, 0.1), 1)
  scene.flat(roundRect(x - 62, y - h + 8, 124, 76), '#8a7a72')
  const bars = Array.from({ length: 8 }, (_, i) => `M${x - 62 + i * 17.7} ${y - h + 8}v76`)
  scene.add(
    line(
      `${bars.join('')}M${x - 62} ${y - h + 8}l124 76M${x + 62} ${y - h + 8}l-124 76`,
      nine.iron,
      4,
    ),
  )
  scene.mark('shine', x, y - h + 46, 30)
}

/**
 * Draws the landing between two floors: a tall window with a broad sill before a wall. Returns the y of the
 * sill in pixels; `size` 1 shows the whole window.
 */
export const windowLanding = (
  scene: Scene,
  x: number,
  sill: number,
  size: number,
  pane: string,
) => {
  const { left, span } = scene
  scene.flat(
    roundRect(left, 0, span, 1200),
    scene.linear(nine.stairWall, darker(nine.stairWall, 0.08), 0, 1200),
  )
  const top = sill + 20 * size
  scene.sheet(
    `M${left} ${top}H${scene.right}V1260H${left}Z`,
    scene.linear(nine.wainscot, darker(nine.wainscot, 0.2), top, 1200),
    2,
    top,
  )
  scene.flat(roundRect(left, top + 22 * size, span, 6), lighter(nine.wainscot, 0.4))
  scene.place(nineWindow(pane), x, sill, size)
  scene.glow(x, sill - 150 * size, 260 * size, '#fff0c0', 0.45)
  scene.piece(roundRect(x - 230 * size, sill - 6 * size, 460 * size, 34 * size, 8), nine.trim, 3)
  return sill - 6 * size
}

interface StepSpot {
  y: number
  /** Half the width of the step, and the size of figures on it. */
  half: number
  size: number
  rise: number
}

/** Steps from below, `count` of them; the third is lighter and juts out. Returns them from the lowest up. */
export const stairsUp = (scene: Scene, x: number, bottomY: number, topY: number, count: number) => {
  const spots: StepSpot[] = Array.from({ length: count + 1 }, (_, i) => {
    const t = (i / count) ** 0.8
    return {
      y: bottomY + (topY - bottomY) * t,
      half: 960 - 520 * t,
      size: 1.5 - 0.75 * t,
      rise: ((bottomY - topY) / count) * (1.2 - 0.4 * t),
    }
  })
  for (let i = count; i >= 0; i--) {
    const spot = spots[i]
    if (!spot) continue
    const { y, half } = spot
    const low = spots[i - 1]?.y ?? y + 140
    const third = i === 3
    const out = third ? 26 : 0
    const wood = third ? lighter(nine.step, 0.2) : nine.step
    scene.sheet(
      `M${num(x - half)} ${num(y)}H${num(x + half)}V${num(low + 20)}H${num(x - half)}Z`,
      scene.linear(darker(nine.step, 0.3), darker(nine.step, 0.16), y, low),
      1,
      y,
    )
    scene.piece(
      roundRect(x - half - 12 - out, y - 10, 2 * half + 24 + 2 * out, 26 + out * 0.4, 5),
      wood,
      2,
    )
  }
  return spots
}

/** One side's balusters and rail of stairs from below, from (x0, y0) near to (x1, y1) far. */
export const banister = (x0: number, y0: number, x1: number, y1: number, height: number) => {
  const bars = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
    const h = height * (1 - 0.5 * t)
    return `M${num(x)} ${num(y)}V${num(y - h)}`
  })
  return `${line(bars.join(''), nine.iron, 9)}${line(`M${x0} ${y0 - height}L${x1} ${y1 - height * 0.5}`, nine.rail, 24)}${piece(`M${x0 - 22} ${y0}V${y0 - height - 40}H${x0 + 22}V${y0}Z`, nine.rail)}${flat(`M${x0 - 30} ${y0 - height - 34}H${x0 + 30}V${y0 - height - 54}H${x0 - 30}Z`, lighter(nine.rail, 0.15))}${mark('shine', x0, y0 - height - 44, 20)}`
}
