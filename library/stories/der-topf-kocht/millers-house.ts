import { lighter } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { cutWall } from './set.ts'
import { bowl, flourSack } from './things.ts'

/** The miller's house cut open: his room, and his door in the cut wall on its right. */
export const millersRoom = (scene: Scene, wallX: number, floor: number) => {
  const { left } = scene
  const paper = '#c9a070'
  scene.sheet(
    `M${left - 60} -60H${wallX}V1260H${left - 60}Z`,
    print('stripes', paper, lighter(paper, 0.1), { size: 90 }),
    3,
  )
  scene.glow(200, 300, 420, '#ffe2a0', 0.4)
  scene.piece(roundRect(left - 60, 330, 330, 22, 5), '#8a5f46', 2)
  for (const [i, x] of [60, 150, 240].entries())
    scene.place(
      bowl(i === 1 ? '#f0c070' : '#e8a13c', i === 1 ? '#7a8fb0' : '#c87a4a'),
      x,
      332,
      1.05,
    )
  scene.place(flourSack(), 70, floor, 1.7).place(flourSack('#dcc8a2'), 190, floor + 10, 1.3)
  scene.sheet(
    `M${left - 60} ${floor}H${wallX}V1260H${left - 60}Z`,
    print('wood', '#9a6a48', '#7a4f38', { size: 170 }),
    2,
    floor,
  )
}

/** The cut through wall, floor and gable, with the door in it. */
export const cutOpen = (scene: Scene, x: number, floor: number) => {
  const { left } = scene
  scene.sheet(
    [
      `M${x} -60H${x + 64}V330H${x}Z`,
      `M${x} ${floor}H${x + 64}V1260H${x}Z`,
      `M${left - 60} 120H${x + 64}V176H${left - 60}Z`,
      `M${left - 60} ${floor + 120}H${x + 64}V1260H${left - 60}Z`,
    ],
    cutWall,
    3,
  )
  scene.piece(
    roundRect(x + 14, 326, 34, floor - 322, 4),
    print('wood', '#b5784a', '#8a5a3c', { size: 120, angle: 90 }),
    3,
  )
  scene.piece(roundRect(x - 26, 742, 44, 14, 7), '#f2c86a', 2)
}

/** A thread of porridge that shoots through the keyhole at (x, y) and curls to the floor. */
export const thread = (scene: Scene, x: number, y: number) => {
  scene.sheet(
    `M${x + 60} ${y - 10}H${x}C${x - 70} ${y - 16} ${x - 118} ${y + 10} ${x - 124} ${y + 120}C${x - 126} ${y + 170} ${x - 150} ${y + 190} ${x - 190} ${y + 205}H${x - 40}C${x - 84} ${y + 180} ${x - 92} ${y + 150} ${x - 88} ${y + 110}C${x - 84} ${y + 50} ${x - 50} ${y + 18} ${x} ${y + 14}H${x + 60}Z`,
    '#fdf1d6',
    2,
    y - 20,
  )
}
