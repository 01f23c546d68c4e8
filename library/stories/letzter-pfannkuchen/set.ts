// The kitchen of all pages: one long wall. Each page places it with another camera.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { floorTiles } from '../../draw/places/indoors.ts'
import {
  cooker,
  counter,
  fridge,
  kettle,
  plateBoard,
  tap,
} from '../../draw/props/kitchen-things.ts'
import { createPlaceScene, type PlaceOptions } from '../../draw/stage/place-options.ts'

const wallColor = '#b9d6cc'
const cupboards = '#2f6f73'
const worktop = '#c98f55'
const floorColor = '#ecd2a2'
export const gingham = print('checks', '#fff1df', '#d8453f', { size: 22 })
const tablecloth = print('checks', '#eef3f4', '#3f6fa8', { size: 46 })

/** Where things are on the wall: units from its middle, y from the floor up negative. */
const wallSpots = {
  cooker: -140,
  sink: 200,
  fridge: -700,
  shelf: -440,
  corner: 860,
} as const

interface Pane {
  x: number
  y: number
  w: number
  h: number
  /** Where the tree stands, a share of the width from the middle. */
  tree: number
}

/** A window with a view of a hill and a tree, under gingham curtains. */
const kitchenWindow = ({ x, y, w, h, tree: at }: Pane) => {
  const sky = '#fbe6b0'
  const [left, right, foot] = [x - w / 2, x + w / 2, y + h]
  const hill = (at: number, color: string) =>
    flat(
      `M${left} ${y + h * at}Q${x - w * 0.2} ${y + h * (at - 0.16)} ${x + w * 0.1} ${y + h * at}T${right} ${y + h * (at - 0.06)}V${foot}H${left}Z`,
      color,
    )
  const tree =
    line(`M${x + w * at} ${y + h * 0.82}V${y + h * 0.5}`, '#8a6a4c', 8) +
    flat(circle(x + w * at, y + h * 0.48, h * 0.13), mix('#8fb35f', sky, 0.2))
  const rim = `M${left - 16} ${y - 16}H${right + 16}V${foot + 16}H${left - 16}ZM${left} ${y}V${foot}H${right}V${y}Z`
  const drape = (side: number) =>
    `M${x + side * (w / 2 + 34)} ${y - 34}H${x + side * w * 0.16}C${x + side * w * 0.3} ${y + h * 0.4} ${x + side * w * 0.5} ${y + h * 0.5} ${x + side * w * 0.42} ${y + h * 0.8}H${x + side * (w / 2 + 40)}Z`
  return (
    flat(`M${left} ${y}H${right}V${foot}H${left}Z`, sky) +
    flat(ellipse(x - w * at * 0.8, y + h * 0.34, w * 0.14, h * 0.05), lighter(sky, 0.6)) +
    hill(0.76, mix('#b9cd7c', sky, 0.25)) +
    tree +
    hill(0.9, '#9dbb68') +
    piece([rim, roundRect(x - 7, y - 4, 14, h + 8)], '#fff8ea') +
    piece(roundRect(left - 40, foot + 12, w + 80, 22, 6), '#fff8ea') +
    piece([drape(-1), drape(1)], gingham) +
    piece(roundRect(left - 60, y - 46, w + 120, 16, 8), '#a9704a')
  )
}

/** A child's drawing of a dog, pinned to the wall. */
const pinned = (x: number, y: number, turn: number, color: string) =>
  placed(
    piece(roundRect(-52, -66, 104, 132), '#fffaf0') +
      flat(ellipse(-2, 6, 30, 17) + circle(24, -14, 15), color) +
      line('M-20 20V36M14 20V36M-32 0Q-44 -10 -40 -20', color, 7) +
      flat(circle(0, -56, 6), '#d8453f'),
    { x, y, rotate: turn },
  )

const tiles = () => {
  const grid = [-360, -300, -240].map((y) => `M-600 ${y}H470`).join('')
  const posts = Array.from({ length: 17 }, (_, i) => `M${-570 + i * 64} -420V-182`).join('')
  return (
    piece(roundRect(-604, -420, 1078, 250, 4), '#f4efe2') +
    line(grid + posts, '#dcd8c8', 3) +
    flat(
      [-506, -250, 70, 326].map((x, i) => roundRect(x, -357 + (i % 2) * 60, 58, 54)).join(''),
      '#f0c9a8',
    )
  )
}

/** Blossoms of the wallpaper; a print of this size would show its seams close by. */
const wallFlowers = () => {
  const flowers: string[] = []
  for (let row = 0; row < 17; row++)
    for (let column = 0; column < 34; column++) {
      const [x, y] = [-1430 + column * 86 + (row % 2) * 43, -1400 + row * 82]
      for (const i of [0, 1, 2, 3, 4]) {
        const angle = (i / 5) * 2 * Math.PI
        flowers.push(circle(x + Math.cos(angle) * 11, y + Math.sin(angle) * 11, 7.5))
      }
    }
  return flowers.join('')
}

/** The whole wall: refrigerator, shelf, cooker, sink under the window, and the corner with the high chair. */
const kitchenWall = () => {
  const paper = wallColor
  return (
    flat(roundRect(-2600, -1600, 5200, 1604), paper) +
    flat(wallFlowers(), lighter(paper, 0.3)) +
    flat(roundRect(-2600, -26, 5200, 30), '#fff4e2') +
    tiles() +
    kitchenWindow({ x: wallSpots.sink, y: -740, w: 380, h: 330, tree: 0.24 }) +
    kitchenWindow({ x: wallSpots.corner, y: -700, w: 440, h: 400, tree: -0.22 }) +
    placed(plateBoard('#a9704a'), { x: wallSpots.shelf, y: -480, scale: 1.05 }) +
    pinned(556, -520, -6, '#b0652f') +
    placed(fridge('#f0b7a0'), { x: wallSpots.fridge, scale: 1.12 }) +
    placed(counter(352, cupboards, worktop), { x: -422 }) +
    placed(counter(500, cupboards, worktop), { x: 216 }) +
    placed(cooker('#fff4e2', false), { x: wallSpots.cooker }) +
    placed(tap(), { x: 180, y: -182, scale: 1.1 }) +
    placed(kettle('#d8453f'), { x: -182, y: -182, scale: 0.9 })
  )
}

/** Sunlight that falls through both windows on the floor. */
const sunPatches = (scene: Scene, floor: number, middle: number, scale: number) => {
  const deep = scene.height - floor
  const patches = [wallSpots.sink, wallSpots.corner].flatMap((at) =>
    [-150, 20].map((dx) => {
      const [x, w] = [middle + (at + dx) * scale, 130 * scale]
      const fall = deep * 0.9
      return `M${num(x)} ${num(floor + deep * 0.16)}h${num(w)}L${num(x + w * 1.2 - fall)} ${num(floor + deep * 0.8)}h${num(-w * 1.2)}Z`
    }),
  )
  scene.flat(patches, '#fff6cf', 0.5)
}

/** The wall across from the windows: a door, pictures of the children, a clock. */
const backWall = () => {
  const paper = '#f0cb8e'
  const hands = line('M0 0V-38M0 0L-13 22', '#4a2c22', 6)
  return (
    flat(roundRect(-2600, -1600, 5200, 1604), paper) +
    flat(wallFlowers(), lighter(paper, 0.3)) +
    piece(roundRect(-420, -440, 210, 444, 8), '#fff4e2') +
    piece(roundRect(-400, -420, 170, 424, 4), '#d9a066') +
    flat(roundRect(-380, -390, 130, 150, 4) + roundRect(-380, -210, 130, 170, 4), '#c98f55') +
    placed(piece(circle(0, 0, 58), '#fff8ea') + line(circle(0, 0, 58), '#d8453f', 9) + hands, {
      x: -60,
      y: -500,
    }) +
    pinned(170, -440, 5, '#b0652f') +
    pinned(300, -500, -4, '#3f8f5f')
  )
}

export interface Camera extends PlaceOptions {
  /** The y of the floor's edge in pixels. */
  floor: number
  /** Pixels per unit of the wall, and the x of the wall's middle in pixels. */
  scale: number
  middle: number
  /** Looks from the window at the wall across. */
  isBack?: boolean
}

/** The kitchen as a camera sees it. */
export const kitchenFrom = ({ floor, scale, middle, isBack = false, ...options }: Camera) => {
  const light = { x: 0.5, y: 0.2, r: 0 }
  const { scene } = createPlaceScene({ palette: 'gold', hour: 'day', ...options }, { light })
  const { left, right, height } = scene
  scene.place(isBack ? backWall() : kitchenWall(), middle, floor, scale)
  const paint = scene.linear(lighter(floorColor, 0.3), floorColor, floor, height)
  scene.sheet(`M${left - 60} ${floor}H${right + 60}V${height + 60}H${left - 60}Z`, paint, 2, floor)
  scene.flat(floorTiles(scene, floor, 130), '#c9814f', 0.42)
  scene.ground = () => floor
  if (!isBack) sunPatches(scene, floor, middle, scale)
  return scene
}

/** A table's end from (x) to (to): its top from `y` down to `edge`, and the cloth that hangs over it. */
export const clothTable = (scene: Scene, [x, to]: Point, [y, edge]: Point, hem: number) => {
  const inset = (edge - y) * 0.7
  scene.contactShadow((x + to) / 2, hem + 20, (to - x) * 0.5)
  const count = Math.max(3, Math.round((to - x) / 150))
  const step = (to - x) / count
  const scallops = Array.from({ length: count }, () => `q${num(-step / 2)} 44 ${num(-step)} 0`)
  scene.sheet(`M${x} ${edge - 10}H${to}V${hem}${scallops.join('')}Z`, tablecloth, 3, edge)
  scene.flat(`M${x} ${edge - 10}H${to}V${hem}H${x}Z`, darker('#3f6fa8', 0.2), 0.2)
  scene.piece(`M${x + inset} ${y}H${to - inset}L${to} ${edge}H${x}Z`, tablecloth, 2)
}

/** A plate seen from above, `r` wide; (0, 0) is its middle. */
export const flatPlate = (r: number, tilt: number) =>
  piece(ellipse(0, r * 0.05, r, r * tilt), '#d9d3cc') +
  piece(ellipse(0, 0, r, r * tilt), '#fffaf2') +
  flat(ellipse(0, 0, r * 0.94, r * tilt * 0.92), '#7fb0c4') +
  flat(ellipse(0, 0, r * 0.9, r * tilt * 0.88), '#fffaf2') +
  flat(ellipse(0, r * 0.01, r * 0.7, r * tilt * 0.68), '#efe8dc')
