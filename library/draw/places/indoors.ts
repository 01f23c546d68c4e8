// Floors and window views that several rooms share.

import { roundCloud } from '../landscape/clouds.ts'
import { darker, lighter } from '../paper/color.ts'
import { ellipse, num, points, polygon } from '../paper/geometry.ts'
import { cycle } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

const floorEdge = ({ left, right, height }: Scene, floorY: number) =>
  `M${left - 60} ${num(floorY)}H${right + 60}V${height + 60}H${left - 60}Z`

/** Draws a floor of wooden boards from `floorY` pixels down. */
export const boardFloor = (scene: Scene, floorY: number, boards: string) => {
  const { left, right, height } = scene
  scene.sheet(
    floorEdge(scene, floorY),
    scene.linear(lighter(boards, 0.16), darker(boards, 0.3), floorY, height),
    3,
    floorY,
  )
  const seams = [0.16, 0.4, 0.7].map(
    (t) => `M${left - 10} ${num(floorY + (height - floorY) * t)}H${right + 10}`,
  )
  const joints = Array.from(
    { length: 9 },
    (_, i) =>
      `M${num(scene.across((i + 0.3 + (i % 2) * 0.3) * 0.115))} ${num(floorY + (height - floorY) * cycle([0, 0.16, 0.4], i))}V${num(floorY + (height - floorY) * cycle([0.16, 0.4, 0.7], i))}`,
  )
  scene.add(
    `<path d="${seams.join('')}${joints.join('')}" stroke="${darker(boards, 0.4)}" stroke-opacity=".5" stroke-width="3" fill="none"/>`,
  )
}

const tileRows = points('0,0.14 0.14,0.36 0.36,0.66 0.66,1')

/** The paths of every second tile of a chequered floor in perspective; `size` in page pixels. */
export const floorTiles = ({ left, width, height, unit }: Scene, floorY: number, size: number) => {
  const columns = 9 + 2 * Math.ceil(-left / (size * unit))
  const down = (share: number) => floorY + (height - floorY) * share
  const breadth = (share: number) => (0.7 + share * 0.75) * size * unit
  return tileRows.flatMap(([from, to], row) =>
    Array.from({ length: columns }, (_, i) => {
      const column = i * 2 - columns + ((row + 1) % 2)
      const x = (share: number, step: number) => width / 2 + (column + step) * breadth(share)
      return polygon([
        [x(from, 0), down(from)],
        [x(from, 1), down(from)],
        [x(to, 1), down(to)],
        [x(to, 0), down(to)],
      ])
    }),
  )
}

/** Draws a floor with chequered tiles of `size` page pixels. */
export const tiledFloor = (scene: Scene, floorY: number, color: string, size: number) => {
  scene.sheet(
    floorEdge(scene, floorY),
    scene.linear(lighter(color, 0.2), darker(color, 0.14), floorY, scene.height),
    2,
    floorY,
  )
  scene.flat(floorTiles(scene, floorY, size), darker(color, 0.3), 0.32)
}

/** Draws a wall over the whole picture, lighter towards the floor. */
export const plainWall = (scene: Scene, floorY: number, color: string, isEvening: boolean) => {
  const paint = scene.linear(darker(color, isEvening ? 0.3 : 0.06), lighter(color, 0.1), 0, floorY)
  scene.add(`<rect ${scene.fullWidthAttributes} height="${scene.height}" fill="${paint}"/>`)
}

export interface Pane {
  /** Upper left corner and size, in pixels. */
  x: number
  y: number
  w: number
  h: number
  frame: string
  seed?: number
  /** Sun or moon behind the glass. */
  light?: boolean
}

/** Draws a wide window in a wall with sky, hills and perhaps sun or moon in it. */
export const viewWindow = (scene: Scene, { x, y, w, h, frame, seed = 1, light = true }: Pane) => {
  const { unit, mood } = scene
  const id = `pane-${Math.round(x)}-${Math.round(y)}`
  const box = `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`
  scene.glow(x + w / 2, y + h / 2, w * 0.9, mood.isDark ? mood.sky[2] : '#fff1c9', 0.35)
  scene.add(`<clipPath id="${id}"><path d="${box}"/></clipPath><g clip-path="url(#${id})">`)
  scene.flat(box, scene.linear(mood.sky[0], mood.sky[2], y, y + h))
  if (light) scene.flat(ellipse(x + w * 0.74, y + h * 0.3, h * 0.12, h * 0.12), mood.light)
  scene.flat(roundCloud(x + w * 0.3, y + h * 0.34, w * 0.28, seed), mood.cloud, 0.9)
  const hill = (at: number, dip: number) =>
    `M${num(x - 9)} ${num(y + h * at)}Q${num(x + w * 0.3)} ${num(y + h * (at - dip))} ${num(x + w * 0.55)} ${num(y + h * at)}T${num(x + w + 9)} ${num(y + h * (at - dip / 2))}V${num(y + h + 9)}H${num(x - 9)}Z`
  scene.flat(hill(0.76, 0.12), mood.land(0.25)).flat(hill(0.9, -0.1), mood.land(0.5))
  scene.add('</g>')
  const [b, rail] = [20 * unit, 13 * unit]
  const rim = `M${num(x - b)} ${num(y - b)}H${num(x + w + b)}V${num(y + h + b)}H${num(x - b)}ZM${num(x)} ${num(y)}V${num(y + h)}H${num(x + w)}V${num(y)}Z`
  const bars = Math.max(1, Math.round(w / (230 * unit)) - 1)
  const posts = Array.from(
    { length: bars },
    (_, i) =>
      `M${num(x + (w * (i + 1)) / (bars + 1) - rail / 2)} ${num(y - 4)}h${num(rail)}v${num(h + 8)}h${num(-rail)}Z`,
  )
  scene.piece([rim, ...posts], frame, 2)
  scene.mark('light', x + w / 2, y + h / 2, Math.min(w, h) * 0.25)
  scene.piece(
    `M${num(x - b * 2)} ${num(y + h + b)}h${num(w + b * 4)}v${num(b * 1.1)}h${num(-w - b * 4)}Z`,
    lighter(frame, 0.14),
    2,
  )
}
