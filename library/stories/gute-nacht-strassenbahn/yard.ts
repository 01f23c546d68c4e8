import { sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, num, type Point, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { eveningOf } from '../../draw/places/evening.ts'
import { townRow } from '../../draw/places/town-row.ts'
import { hangingSheet } from '../../draw/props/laundry.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'

/** A house's wall by its two upright edges, each from the ground up, in pixels. */
interface Wall {
  near: { x: number; foot: number; top: number }
  far: { x: number; foot: number; top: number }
}

/** A place on a wall: a share of its length from the near edge, and of its height. */
const on = ({ near, far }: Wall, along: number, up: number): Point => {
  const foot = near.foot + (far.foot - near.foot) * along
  const top = near.top + (far.top - near.top) * along
  return [near.x + (far.x - near.x) * along, foot + (top - foot) * up]
}

/** A rectangle on a wall: along, up, length and height as shares. */
type Patch = readonly [along: number, up: number, length: number, height: number]

const patch = (wall: Wall, [along, up, length, height]: Patch) =>
  polygon([
    on(wall, along, up),
    on(wall, along + length, up),
    on(wall, along + length, up + height),
    on(wall, along, up + height),
  ])

const grown = ([along, up, length, height]: Patch, by: number): Patch => [
  along - by,
  up - by,
  length + 2 * by,
  height + 2 * by,
]

interface Facade {
  wall: Wall
  color: string
  windows: readonly Patch[]
  /** Every how many windows one is dark. */
  dark: number
}

const facade = (scene: Scene, { wall, color, windows, dark }: Facade) => {
  const { dim, pane } = eveningOf(scene.mood)
  const paint = dim(color)
  const top = Math.min(wall.near.top, wall.far.top)
  scene.sheet(
    patch(wall, [0, 0, 1, 1]),
    scene.linear(darker(paint, 0.06), darker(paint, 0.3), top, wall.far.foot),
    3,
    top,
  )
  scene.flat(patch(wall, [0, 0, 1, 0.035]), darker(paint, 0.4))
  const frame = lighter(paint, 0.34)
  const unlit = mix(paint, scene.mood.tone(0.6), 0.6)
  scene.piece(
    windows.map((window) => patch(wall, grown(window, 0.012))),
    frame,
    1,
  )
  for (const [i, window] of windows.entries()) {
    scene.flat(patch(wall, window), i % dark === 1 ? unlit : pane)
    const [along, up, length, height] = window
    const bar = (a: Point, b: Point) => `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
    const upright = bar(on(wall, along + length / 2, up), on(wall, along + length / 2, up + height))
    const across = bar(
      on(wall, along, up + height * 0.62),
      on(wall, along + length, up + height * 0.62),
    )
    scene.add(line(upright + across, frame, 5))
  }
}

/** Windows in rows and columns. */
const grid = (
  columns: readonly number[],
  rows: readonly number[],
  length: number,
  height: number,
) => rows.flatMap((up) => columns.map((along): Patch => [along, up, length, height]))

/** Cobbles from `y` down, larger and farther apart in the foreground. */
const cobbles = (scene: Scene, y: number, color: string) => {
  const stones: string[] = []
  for (let row = 0, top = y + 12; top < scene.height; row++) {
    const h = 13 + (top - y) * 0.085
    const w = h * 2.6
    const shift = (row % 2) * 0.5
    for (let x = scene.left - w * (1 - shift); x < scene.right; x += w)
      stones.push(roundRect(x + w * 0.05, top, w * 0.9, h * 0.82, h * 0.32))
    top += h
  }
  scene.flat(stones, color, 0.16)
}

/** Two bins side by side, 150 units wide and 150 tall; (0, 0) is under their middle. */
const bins = (scene: Scene) => {
  const { dim } = eveningOf(scene.mood)
  const bin = (x: number, color: string) =>
    piece(`M${x - 34} -112H${x + 34}L${x + 28} 0H${x - 28}Z`, color) +
    piece(roundRect(x - 40, -130, 80, 24, 10), lighter(color, 0.14)) +
    line(`M${x - 14} -92V-20M${x + 14} -92V-20`, darker(color, 0.25), 5)
  return bin(-42, dim('#7f8a96')) + bin(46, dim('#5f8f78'))
}

/** A bicycle leaning there, 250 units long and 150 tall; (0, 0) is under its middle. */
const bicycle = (scene: Scene) => {
  const { dim } = eveningOf(scene.mood)
  const wheel = (x: number) => `${circle(x, -46, 44)}${circle(x, -46, 5)}`
  return (
    line(wheel(-74) + wheel(74), '#1d2547', 8) +
    line('M-74 -46L-38 -104H42L-4 -46ZM-38 -104L-4 -46M74 -46L42 -118', dim('#e8a13c'), 9) +
    line('M42 -118L40 -138H20M-38 -104L-42 -122', '#1d2547', 8) +
    piece(roundRect(-64, -132, 44, 13, 6), '#5a3a44')
  )
}

/** Washing that hangs high across the yard, left of the tree. */
const washing = (scene: Scene) => {
  const { dim } = eveningOf(scene.mood)
  scene.add(line('M404 276Q570 372 740 300', '#d9dff0', 4))
  for (const [x, y, w, h, color] of [
    [478, 308, 120, 190, '#f3e6d2'],
    [566, 326, 170, 130, '#d98f9a'],
    [650, 322, 110, 210, '#9fc0cf'],
  ] as const)
    scene.place(hangingSheet(w, h, dim(color)), x, y, 0.5)
}

const backWall: Wall = {
  near: { x: 380, foot: 800, top: 262 },
  far: { x: 1280, foot: 800, top: 262 },
}
const leftWing: Wall = {
  near: { x: -80, foot: 1030, top: -260 },
  far: { x: 400, foot: 806, top: 150 },
}
const rightWing: Wall = {
  near: { x: 1680, foot: 1010, top: -260 },
  far: { x: 1260, foot: 806, top: 150 },
}

/** The yard behind the town houses by night: lit windows on three sides, the door to the stairs left. */
export const yard = () => {
  const { scene } = createPlaceScene(
    { palette: 'midnight', hour: 'night' },
    { light: { x: 0.35, y: 0.1, r: 62 } },
  )
  const { left, right, height, mood } = scene
  sky(scene, { light: { x: 0.35, y: 0.1, r: 62 }, seed: 4, clouds: [{ x: 0.46, y: 0.15, w: 130 }] })
  townRow(scene, { y: 560, scale: 0.52, from: 330, count: 7, seed: 5, far: 0.5 })
  facade(scene, {
    wall: backWall,
    color: '#d99a80',
    windows: grid([0.07, 0.215, 0.36, 0.62, 0.77], [0.14, 0.44, 0.72], 0.075, 0.17),
    dark: 4,
  })
  const stone = eveningOf(mood).dim(mix('#b9b2c4', mood.tone(0.4), 0.3))
  scene.sheet(
    `M${left - 60} 800H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(stone, 0.16), darker(stone, 0.34), 800, height),
    2,
    800,
  )
  cobbles(scene, 800, lighter(stone, 0.6))
  scene.place(bicycle(scene), 830, 836, 0.9)
  washing(scene)
  facade(scene, {
    wall: rightWing,
    color: '#8f86b4',
    windows: grid([0.2, 0.6], [0.2, 0.46, 0.72], 0.2, 0.13),
    dark: 3,
  })
  facade(scene, {
    wall: leftWing,
    color: '#8f86b4',
    windows: grid([0.26, 0.66], [0.46, 0.7], 0.19, 0.12),
    dark: 4,
  })
  const door: Patch = [0.56, 0.0, 0.26, 0.33]
  scene.piece(patch(leftWing, grown(door, 0.022)), '#5b4668', 1)
  scene.flat(patch(leftWing, door), '#ffcf7a')
  scene.warm(430, 980, 460, '#f0a640', 0.6, 0.3)
  scene.flat('M190 905L318 842L760 930L600 1066Z', '#ffdf8a', 0.3)
  scene.glow(270, 740, 330, '#ffd27a', 0.6)
  scene.place(bins(scene), 1496, 980, 1.05)
  scene.ground = () => 880
  return scene
}
