// Rooms in the flats of house number nine. The same wallpaper, tiles and furniture on every page.

import { darker, lighter, mix } from '../../paper/color.ts'
import { circle, ellipse, leaf, num, roundRect } from '../../paper/geometry.ts'
import { mark } from '../../paper/marks.ts'
import { flat, line, piece, placed } from '../../paper/pieces.ts'
import type { Scene } from '../../paper/scene.ts'

export type Print = 'stripes' | 'tulips' | 'dots' | 'checks' | 'none'

const stripes = (scene: Scene, from: number, to: number, color: string, size: number) => {
  const list: string[] = []
  for (let x = scene.left; x < scene.right; x += 96 * size)
    list.push(
      roundRect(x, from, 40 * size, to - from),
      roundRect(x + 50 * size, from, 6 * size, to - from),
    )
  scene.flat(list, lighter(color, 0.4), 0.4)
}

const tulipMotif = (size: number) =>
  leaf(0, 26 * size, -2.2, 30 * size) +
  leaf(0, 26 * size, -0.9, 30 * size) +
  `M${-15 * size} ${-22 * size}L${-8 * size} ${-10 * size}L0 ${-24 * size}L${8 * size} ${-10 * size}L${15 * size} ${-22 * size}Q${16 * size} ${8 * size} 0 ${8 * size}Q${-16 * size} ${8 * size} ${-15 * size} ${-22 * size}Z`

const motifs = (
  scene: Scene,
  from: number,
  to: number,
  step: number,
  draw: (x: number, y: number) => string,
) => {
  const list: string[] = []
  for (let row = 0, y = from + step * 0.5; y < to - step * 0.3; row++, y += step * 0.8)
    for (let x = scene.left + (row % 2) * step * 0.5; x < scene.right; x += step)
      list.push(draw(x, y))
  return list.join('')
}

const printOn = (
  scene: Scene,
  print: Print,
  from: number,
  to: number,
  color: string,
  size: number,
) => {
  const ink = darker(mix(color, '#c8705a', 0.4), 0.06)
  if (print === 'stripes') stripes(scene, from, to, color, size)
  if (print === 'dots')
    scene.flat(
      motifs(scene, from, to, 84 * size, (x, y) => circle(x, y, 9 * size)),
      lighter(color, 0.55),
      0.6,
    )
  if (print === 'tulips') {
    const motif = tulipMotif(size)
    scene.add(
      `<g opacity=".34">${motifs(scene, from, to, 150 * size, (x, y) => `<path transform="translate(${num(x)} ${num(y)})" d="${motif}" fill="${ink}"/>`)}</g>`,
    )
  }
  if (print === 'checks') {
    const list: string[] = []
    for (let x = scene.left; x < scene.right; x += 90 * size)
      list.push(roundRect(x, from, 40 * size, to - from))
    for (let y = from; y < to - 40 * size; y += 90 * size)
      list.push(roundRect(scene.left, y, scene.span, 40 * size))
    scene.flat(list, lighter(color, 0.5), 0.22)
  }
}

interface RoomWall {
  floorY: number
  wall: string
  print?: Print
  /** Floor boards, or tiles with the second colour. */
  boards?: string
  tiles?: readonly [string, string]
  /** How near the camera is: 1 for a whole room. */
  size?: number
  skirting?: string
}

const boardLines = (scene: Scene, floorY: number, color: string) => {
  const { left, right, height } = scene
  const seams = Array.from({ length: 17 }, (_, i) => {
    const x = (i - 8) * 150
    return `M${num(800 + x * 0.8)} ${floorY}L${num(800 + x * 2.1)} ${height + 20}`
  })
  const joints = [0.18, 0.5].map((t, k) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const grow = 0.8 + t * 1.3
        const x = 800 + (((i * 3 + k * 2) % 16) - 8) * 150 * grow
        return `M${num(x)} ${num(floorY + (height - floorY) * t)}h${num(150 * grow)}`
      })
      .join(''),
  )
  scene.add(
    `<path d="${seams.join('')}${joints.join('')}" stroke="${darker(color, 0.45)}" stroke-opacity=".4" stroke-width="3.5" fill="none"/>`,
  )
  return [left, right]
}

const tileFloor = (
  scene: Scene,
  floorY: number,
  [, second]: readonly [string, string],
  size: number,
) => {
  const { height } = scene
  const rows = [0, 0.14, 0.34, 0.62, 1].map((t) => floorY + t * (height + 20 - floorY))
  const cells = rows.slice(1).flatMap((low, row) => {
    const from = rows[row] ?? low
    const x = (units: number, y: number) =>
      num(800 + units * (0.8 + ((y - floorY) / (height - floorY)) * 0.7))
    return Array.from({ length: 13 }, (_, i) => {
      const at = ((i - 6.5) * 240 + (row % 2) * 120) * size
      const w = 120 * size
      return `M${x(at, from)} ${from}L${x(at + w, from)} ${from}L${x(at + w, low)} ${low}L${x(at, low)} ${low}Z`
    })
  })
  scene.flat(cells, second, 0.7)
}

/** A wall with its paper, a skirting board and the floor before it; sets the ground. */
export const roomWall = (
  scene: Scene,
  { floorY, wall, print = 'none', boards = '#b98556', tiles, size = 1, skirting }: RoomWall,
) => {
  const { left, right, height, span } = scene
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(darker(wall, 0.1), lighter(wall, 0.06), 0, floorY)}"/>`,
  )
  printOn(scene, print, 0, floorY, wall, size)
  const ground = tiles?.[0] ?? boards
  scene.sheet(
    `M${left - 60} ${floorY}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(ground, 0.1), darker(ground, 0.16), floorY, height),
    2,
    floorY,
  )
  if (tiles) tileFloor(scene, floorY, tiles, size)
  else boardLines(scene, floorY, boards)
  scene.piece(
    roundRect(left - 20, floorY - 34 * size, span + 40, 38 * size),
    skirting ?? lighter(wall, 0.55),
    1,
  )
  scene.ground = () => floorY
}

/** A patch of sunlight from a window with four panes on a floor or wall; the four corners clockwise. */
export const sunPatch = (
  scene: Scene,
  corners: readonly (readonly [number, number])[],
  color = '#fff0b8',
  opacity = 0.5,
) => {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners
  const at = (u: number, v: number) => {
    const x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v
    const y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v
    return `${num(x)} ${num(y)}`
  }
  const pane = (u0: number, u1: number, v0: number, v1: number) =>
    `M${at(u0, v0)}L${at(u1, v0)}L${at(u1, v1)}L${at(u0, v1)}Z`
  const panes = [
    pane(0, 0.47, 0, 0.3),
    pane(0.53, 1, 0, 0.3),
    pane(0, 0.47, 0.36, 1),
    pane(0.53, 1, 0.36, 1),
  ]
  scene.add(
    `<path d="${panes.join('')}" fill="${color}" opacity="${opacity}" style="mix-blend-mode:screen"/>`,
  )
}

/** Nene's cooker with its oven door open at the front, 260 units wide, 230 tall; feet at (0, 0). */
export const openOven = (inside = '') =>
  `${piece(roundRect(-130, -222, 260, 222, 10), '#fff2dc')}${piece(roundRect(-136, -234, 272, 20, 6), '#4a4458')}${flat([-92, -46, 46, 92].map((x) => circle(x, -196, 11)).join(''), '#b8433f')}${flat(roundRect(-106, -172, 212, 124, 10), '#5a2a24')}${flat(roundRect(-98, -164, 196, 108, 8), '#f29a44')}${flat(ellipse(0, -70, 96, 26), '#ffd27a', 0.8)}${line('M-96 -92H96M-96 -84H96', '#7a4a3a', 4)}${placed(inside, { y: -92 })}${mark('light', 0, -120, 40)}`

/** The oven's door folded down, with the middle of its hinge at (0, 0). */
export const ovenFlap = (mark11 = '') =>
  `${piece('M-106 0H106L134 92H-134Z', '#fff2dc')}${flat('M-84 10H84L102 70H-102Z', '#d9b08a')}${line('M-118 84H118', '#8a6a5a', 9)}${placed(mark11, { y: 42 })}`

/** A round loaf from the side, 200 units wide. */
export const roundLoaf = () =>
  `${piece('M-100 0C-112 -70 -60 -96 0 -96C60 -96 112 -70 100 0Z', '#c98647')}${line('M-56 -66Q-36 -40 -40 -12M-6 -84Q8 -50 2 -14M44 -74Q56 -46 46 -14', '#f3d8a4', 8)}`

/** A torn piece of bread, 80 units wide. */
export const breadPiece = () =>
  `${piece('M-40 4C-46 -34 -18 -44 4 -42C34 -44 48 -22 38 6L22 -4L10 10L-8 0L-22 12Z', '#c98647')}${flat('M-32 2C-34 -22 -12 -32 4 -30C24 -32 34 -18 28 0L20 -8L10 4L-8 -6L-20 6Z', '#fbe9c4')}`

/** Curls of steam rising from (0, 0), 160 units. */
export const steam = (color = '#ffffff', opacity = 0.6) =>
  `<g opacity="${opacity}">${line('M-30 0q-22 -30 0 -58t4 -62M4 -8q-22 -34 2 -66t2 -74M38 0q-20 -28 2 -56t0 -56', color, 10)}</g>`
