import { darker, lighter } from '../../draw/paper/color.ts'
import { ellipse, polygon } from '../../draw/paper/geometry.ts'
import { flat, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { pane, town } from './set.ts'

/** A block of houses from above: two slopes of its roof, and the front towards us with its windows. */
export const block = (
  scene: Scene,
  [x, y, w, d, h]: readonly [number, number, number, number, number],
  i: number,
) => {
  const roof = town.roofs[i % 3] ?? town.roofs[0]
  const wall = town.walls[i % 4] ?? town.walls[0]
  const skew = d * 0.32
  const tiles = (shade: number) =>
    print('scales', shade > 0 ? lighter(roof, shade) : darker(roof, -shade), lighter(roof, 0.16), {
      size: 40,
    })
  scene.piece(
    polygon([
      [x + skew, y - d],
      [x + w + skew, y - d],
      [x + w + skew * 0.5, y - d * 0.44],
      [x + skew * 0.5, y - d * 0.44],
    ]),
    tiles(-0.12),
    2,
  )
  scene.piece(
    polygon([
      [x, y],
      [x, y + h],
      [x + w, y + h],
      [x + w, y],
    ]),
    wall,
    3,
  )
  scene.piece(
    polygon([
      [x - 10, y + 8],
      [x + w + 10, y + 8],
      [x + w + skew * 0.5, y - d * 0.46],
      [x + skew * 0.5, y - d * 0.46],
    ]),
    tiles(0.1),
    2,
  )
  const chimney =
    piece(
      polygon([
        [-16, 0],
        [-16, -58],
        [16, -58],
        [16, 0],
      ]),
      '#5a4a70',
    ) + flat(ellipse(0, -58, 16, 5), '#2a2450')
  scene.place(chimney, x + w * 0.7, y - d * 0.4, 1)
  const count = Math.max(2, Math.floor(w / 90))
  for (let k = 0; k < count; k++)
    scene.add(
      pane(
        x + (w / count) * (k + 0.5) - 17,
        y + h * 0.3,
        34,
        Math.min(52, h * 0.44),
        (k * 5 + i * 3) % 4 === 0,
      ),
    )
}
