// The classroom: a wall with blackboard and map, windows on the left, the door to the corridor on the right.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, type Point, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'

export const room = {
  wall: '#f8d3a4',
  dado: '#e08f6c',
  rail: '#b5604f',
  ceiling: '#fdeccb',
  wood: '#c98f5a',
  board: '#34425f',
  frame: '#a8704a',
} as const

export const wallpaper = print('linen', room.wall, '#f1c48f', { size: 20 })
export const boards = print('wood', '#d9a26c', '#c08850', { size: 240 })
const doorBlue = '#8b93b5'

/** A wall seen from the front, with its panelling, down to `floorY`, and the floor before it. */
export const frontWall = (scene: Scene, floorY: number, dado: number) => {
  const { left, right, height } = scene
  scene.flat(`M${left} 0H${right}V${height}H${left}Z`, wallpaper)
  scene.piece(
    `M${left - 60} ${floorY - dado}H${right + 60}V${floorY + 9}H${left - 60}Z`,
    room.dado,
    1,
  )
  scene.piece(
    `M${left - 60} ${floorY - dado - 16}H${right + 60}V${floorY - dado + 16}H${left - 60}Z`,
    room.rail,
    1,
  )
  scene.sheet(
    `M${left - 60} ${floorY}H${right + 60}V${height + 60}H${left - 60}Z`,
    boards,
    2,
    floorY,
  )
}

/** The way out, which the map hides: a door with a bar to press, `w` wide, its lower left corner at (x, y). */
export const wayOut = (scene: Scene, x: number, y: number, w: number, h: number) => {
  scene.piece(roundRect(x - 26, y - h - 26, w + 52, h + 26, 6), lighter(doorBlue, 0.5), 1)
  scene.piece(roundRect(x, y - h, w, h, 4), doorBlue, 1)
  scene.flat(roundRect(x + w * 0.12, y - h * 0.92, w * 0.76, h * 0.34, 8), lighter(doorBlue, 0.3))
  scene.piece(roundRect(x + w * 0.06, y - h * 0.36, w * 0.88, h * 0.055, 12), '#d8433a', 1)
  scene.mark('shine', x + w * 0.3, y - h * 0.33, 24)
}

/** A pot plant of the sill, about 190 tall; nothing in the room is green, so its leaves are red. */
export const potPlant = (i: number) => {
  const color = ['#a8466a', '#c8604f', '#8a5088'][i % 3] ?? '#a8466a'
  const leaves = [-2.7, -2.4, -2.05, -1.75, -1.4, -1.1, -0.75, -0.45].map((a, j) =>
    leaf(0, -62, a, 92 + ((i + j * 2) % 3) * 26, 0.17),
  )
  return `${piece(leaves, color)}${piece('M-40 -70H40L30 0H-30Z', '#e9a05c')}${piece(roundRect(-46, -78, 92, 20, 6), '#d88a48')}`
}

/** The clock over the door, radius 62. */
export const wallClock = () =>
  `${piece(circle(0, 0, 62), '#7a3f5e')}${flat(circle(0, 0, 52), '#fff8e8')}${line('M0 -44V-38M0 44V38M-44 0H-38M44 0H38', '#7a3f5e', 5)}${line('M0 0L-8 -32M0 0L24 8', '#3a2440', 6)}`

/** A chair seen from the side, its back on the left, its seat 92 high; legs at (0, 0). */
export const chairSide = (wood = room.wood) =>
  `${line('M-52 0L-46 -96L-60 -196M52 0L46 -96', '#7d7290', 11)}${piece(roundRect(-62, -104, 124, 18, 8), wood)}${piece('M-72 -206L-52 -210L-46 -140L-62 -136Z', darker(wood, 0.12))}`

/** A desk seen from high above, 300 wide, with what lies on it; its front legs stand at y = 0, 150 below its top. */
export const deskFromAbove = (i: number) => {
  const legs = line('M-138 -160V-4M138 -160V-4', '#7d7290', 11)
  const top = polygon([
    [-128, -262],
    [128, -262],
    [154, -160],
    [-154, -160],
  ])
  const things = [
    piece(
      polygon([
        [-80, -240],
        [-10, -240],
        [-14, -196],
        [-92, -196],
      ]),
      '#fff6e2',
    ) + line('M40 -232L92 -204', '#e0503f', 8),
    piece(
      polygon([
        [10, -244],
        [84, -244],
        [96, -198],
        [12, -198],
      ]),
      '#e59ab0',
    ) + line('M-90 -212L-30 -222', '#5a6fb0', 8),
    piece(roundRect(-90, -232, 110, 30, 15), '#f2b04a') +
      flat(ellipse(76, -208, 18, 10), '#fff6e2'),
  ][i % 3]
  return `${legs}${piece(top, print('wood', '#e8bc84', '#d3a066', { size: 160 }))}${flat('M-154 -160H154V-146H-154Z', '#a8703f')}${things}`
}

/** A ray of morning sun on wall and floor. */
export const sunbeam = (scene: Scene, corners: readonly Point[], opacity = 0.3) =>
  scene.add(
    `<path d="${polygon(corners)}" fill="#ffe9a8" opacity="${opacity}" style="mix-blend-mode:screen"/>`,
  )
