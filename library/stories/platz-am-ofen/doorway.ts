// The parlour's wall with its door open, laid over the garden in the snow.

import { lighter, mix } from '../../draw/paper/color.ts'
import { leaf, num, type Point } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { boardFloor } from '../../draw/places/indoors.ts'

const wall = '#c98a55'
const wood = '#8a5a3c'

interface Doorway {
  /** The middle of the door and the floor's edge, in pixels. */
  x: number
  floor: number
  /** Pixels per unit of the parlour. */
  zoom: number
}

/** Blossoms of the wallpaper, not where the door is. */
const wallpaper = (scene: Scene, { x, floor, zoom }: Doorway) => {
  const petals: string[] = []
  for (let row = 0; row < 8; row++)
    for (let column = -9; column < 10; column++) {
      const at: Point = [column * 44 + (row % 2) * 22, -118 - row * 34]
      if (Math.abs(at[0]) < 124) continue
      for (const turn of [0, 1, 2, 3, 4])
        petals.push(
          leaf(x + at[0] * zoom, floor + at[1] * zoom, turn * 1.257 + column, 5.4 * zoom, 0.42),
        )
    }
  scene.flat(petals, lighter(wall, 0.24))
}

/** Panels below the wallpaper on both sides of the door. */
const panels = (scene: Scene, { x, floor, zoom }: Doorway) => {
  const top = floor - 96 * zoom
  const sides = [
    [scene.left - 40, x - 118 * zoom],
    [x + 118 * zoom, scene.right + 40],
  ] as const
  for (const [from, to] of sides) {
    scene.sheet(
      `M${num(from)} ${num(top)}H${num(to)}V${floor + 20}H${num(from)}Z`,
      mix('#8f5f3d', '#6a4030', 0.4),
      2,
      top,
    )
    const grooves: string[] = []
    for (let at = from + 60; at < to; at += 62 * zoom)
      grooves.push(`M${num(at)} ${num(top + 30)}V${floor}`)
    scene.add(line(grooves.join(''), '#4f3026', 3 * zoom))
  }
}

/** Draws wall, open door and floor over an outdoor scene. */
export const openDoor = (scene: Scene, door: Doorway) => {
  const { x, floor, zoom } = door
  const arch = (half: number, top: number) => {
    const [h, r] = [half * zoom, floor - (top - half) * zoom]
    return `M${x - h} ${floor + 8}V${r}A${h} ${h} 0 0 1 ${x + h} ${r}V${floor + 8}Z`
  }
  const outline = `M${scene.left - 60} -60V${scene.height + 60}H${scene.right + 60}V-60Z`
  scene.sheet(outline + arch(88, 368), wall, 4)
  wallpaper(scene, door)
  panels(scene, door)
  const rim = `${arch(108, 390)}M${x + 88 * zoom} ${floor + 8}V${floor - 280 * zoom}A${88 * zoom} ${88 * zoom} 0 0 0 ${x - 88 * zoom} ${floor - 280 * zoom}V${floor + 8}Z`
  scene.piece(rim, '#5f3e2a', 3)
  const [hinge, edge] = [x - 92 * zoom, x - 210 * zoom]
  scene.piece(
    `M${hinge} ${floor + 6}V${floor - 330 * zoom}L${edge} ${floor - 350 * zoom}V${floor + 60}Z`,
    wood,
    3,
  )
  const planks = [0.25, 0.5, 0.75].map((t) => {
    const at = hinge + (edge - hinge) * t
    return `M${num(at)} ${num(floor - (330 + 20 * t) * zoom)}V${num(floor + 6 + 54 * t)}`
  })
  scene.add(line(planks.join(''), '#5f3e2a', 3 * zoom))
  boardFloor(scene, floor, '#a87048')
  scene.piece(
    `M${x - 112 * zoom} ${floor - 4}H${x + 112 * zoom}L${x + 120 * zoom} ${floor + 34}H${x - 120 * zoom}Z`,
    '#7a5036',
    2,
  )
}
