// The shed: planks, a small window with its sill, the table, nails for tools and for Grandpa's notebook.

import { darker, lighter } from '../../draw/paper/color.ts'
import { ellipse, num, polygon, roundRect } from '../../draw/paper/geometry.ts'
import type { Hour } from '../../draw/paper/mood.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { newScene } from './set.ts'
import { wing } from './things.ts'

interface Wall {
  planks: string
  hour: Hour
}

/** Upright planks over the whole picture. */
export const shedWall = ({ planks, hour }: Wall) => {
  const scene = newScene(hour)
  const grain = print('wood', planks, darker(planks, 0.26), { angle: 90, size: 150 })
  const dark = print('wood', darker(planks, 0.1), darker(planks, 0.34), { angle: 90, size: 150 })
  for (let x = scene.left - 20, i = 0; x < scene.right; x += 148, i++)
    scene.piece(roundRect(x, -40, 144, 1300), i % 3 === 1 ? dark : grain, 1)
  return scene
}

export interface ShedWindow {
  x: number
  y: number
  w: number
  h: number
  glass: readonly string[]
  frame: string
}

/** The window with four dusty panes. */
export const shedWindow = (scene: Scene, { x, y, w, h, glass, frame }: ShedWindow) => {
  const [top = '', low = ''] = glass
  scene.piece(roundRect(x - 26, y - 26, w + 52, h + 52, 6), darker(frame, 0.2), 2)
  scene.flat(roundRect(x, y, w, h), scene.linear(top, low, y, y + h))
  const hill = `M${x} ${num(y + h * 0.72)}Q${num(x + w * 0.4)} ${num(y + h * 0.56)} ${x + w} ${num(y + h * 0.78)}V${y + h}H${x}Z`
  scene.flat(hill, darker(low, 0.22))
  scene.piece(
    [roundRect(x + w / 2 - 10, y - 4, 20, h + 8), roundRect(x - 4, y + h / 2 - 10, w + 8, 20)],
    frame,
    1,
  )
  scene.mark('shine', x + w * 0.25, y + h * 0.25, w * 0.16)
  scene.mark('light', x + w * 0.75, y + h * 0.25, w * 0.18)
}

/** A board, seen a little from above: sill or table top. */
export const board = (
  scene: Scene,
  x: number,
  y: number,
  w: number,
  depth: number,
  color: string,
) => {
  scene.sheet(
    polygon([
      [x + depth * 0.3, y],
      [x + w - depth * 0.3, y],
      [x + w, y + depth],
      [x, y + depth],
    ]),
    print('wood', color, darker(color, 0.22), { size: 130 }),
    3,
    y,
  )
  scene.piece(roundRect(x, y + depth, w, 34, 4), darker(color, 0.26), 2)
}

/** A rake's head and a coil of string on nails, 300 wide, hanging from (0, 0). */
export const hangings = (iron = '#5f6d70', rope = '#e0c690') =>
  line('M0 0V360', '#8a6444', 15) +
  piece(
    ['M-80 350H80V372H-80Z', ...[-74, -44, -14, 16, 46, 66].map((x) => `M${x} 366h9v46h-7Z`)],
    iron,
  ) +
  [0, 1, 2]
    .map((i) =>
      line(ellipse(150, 90 + i * 9, 52 - i * 4, 74), i % 2 ? darker(rope, 0.14) : rope, 11),
    )
    .join('')

/** Grandpa's notebook, open: 420 wide, its fold at (0, 0); pages are seen from above. */
export const notebook = ({ hasWing = true } = {}) => {
  const paper = '#f8efd8'
  const page = (side: number) =>
    piece(
      `M0 -4C${side * 60} -26 ${side * 150} -22 ${side * 205} -8L${side * 222} 118C${side * 150} 104 ${side * 60} 104 0 126Z`,
      side < 0 ? darker(paper, 0.04) : paper,
    )
  const scrawl = (x: number, y: number, w: number) => {
    let d = `M${x} ${y}`
    for (let i = 0; i < w; i += 12) d += `q3 -9 6 ${i % 36 ? 0 : -2}t6 0`
    return d
  }
  const lines = [20, 40, 60, 80].map((y, i) => scrawl(-186 + i * 3, y, 140 - (i % 2) * 30))
  return (
    piece('M-216 -8L-236 130Q-110 112 0 138Q110 112 236 130L216 -8Z', '#8d4a3a') +
    page(-1) +
    page(1) +
    line('M0 -4V126', darker(paper, 0.2), 4) +
    line(lines.join(''), '#6d6670', 2.6) +
    (hasWing ? placed(wing(), { x: 62, y: 74, rotate: 24, scale: 0.68 }) : '') +
    line(scrawl(60, 92, 110), '#6d6670', 2.4)
  )
}

/** A tin lamp that hangs from a cord; its rim at (0, 0). */
export const tinLamp = (cord = 400) =>
  line(`M0 ${-cord}V-90`, '#3a3540', 6) +
  piece('M-110 0C-100 -70 -40 -94 0 -96C40 -94 100 -70 110 0Z', '#4f8a80') +
  flat('M-96 -8C-84 -62 -40 -80 -10 -84C-50 -66 -66 -34 -70 -8Z', lighter('#4f8a80', 0.2), 0.7) +
  piece(ellipse(0, 4, 44, 26), '#fff1bf') +
  '<mark kind="light" x="0" y="6" r="44"/>'
