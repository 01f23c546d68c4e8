import { flower } from '../../landscape/flowers.ts'
import { lowerCorner, upperCorner } from '../../landscape/foliage.ts'
import { darker, lighter } from '../../paper/color.ts'
import { type Point, smooth } from '../../paper/geometry.ts'
import { phases, seeded } from '../../paper/random.ts'
import type { Scene } from '../../paper/scene.ts'

/** Middle and radii in pixels. */
interface WindowShape {
  x: number
  y: number
  rx: number
  ry: number
  lobes: number
  seed: number
}

/** The path of a sheet as large as the picture with an uneven round window cut out. */
const windowSheet = (scene: Scene, { x, y, rx, ry, lobes, seed }: WindowShape) => {
  const random = seeded(seed)
  const phase = phases(random)
  const points = Array.from({ length: 72 }, (_, i): Point => {
    const a = (i / 72) * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const wave =
      0.55 * Math.sin(lobes * a + phase[0]) + 0.3 * Math.sin((lobes * 2 - 3) * a + phase[1])
    const reach = 1 + 0.045 * (wave + 0.15 * Math.sin((lobes * 3 + 1) * a + phase[2]))
    // Drawn against the outer rectangle, for the nonzero rule to leave the window open.
    return [
      x + rx * reach * Math.sign(c) * Math.abs(c) ** 0.74,
      y - ry * reach * Math.sign(s) * Math.abs(s) ** 0.74,
    ]
  })
  return `M-80 -80H${scene.width + 80}V${scene.height + 80}H-80Z${smooth(points)}`
}

/** Middle and radius in pixels. */
type Spot = [x: number, y: number, r: number]

const blossomSpots: Spot[] = [
  [98, 1476, 42],
  [214, 1545, 32],
  [62, 1352, 26],
  [1102, 1482, 42],
  [988, 1547, 30],
  [1140, 1364, 26],
]

const frameSheet = (scene: Scene, i: number, share: number, seed: number) => {
  const path = windowSheet(scene, {
    x: scene.width / 2,
    y: 955,
    rx: 462 + i * 42,
    ry: 522 + i * 34,
    lobes: 6 + i,
    seed: seed + i * 7,
  })
  const color = scene.mood.tone(share)
  const fill = scene.linear(lighter(color, 0.07), darker(color, 0.12), 0, scene.height)
  scene.sheet(path, fill, i === 2 ? 4 : 3)
}

/** Blossoms in the lower corners. */
export const cornerBlossoms = (scene: Scene) => {
  const pale = lighter(scene.mood.tone(0.1), 0.3)
  for (const [i, [x, y, r]] of blossomSpots.entries()) {
    scene.add(flower(x, y, r, i % 2 === 0 ? scene.mood.accent : pale, 7, i, '#ffd166'))
  }
}

/** A round window between leaves. */
export const leafyWindow = (scene: Scene, seed: number) => {
  const { height, mood } = scene
  for (const [i, share] of [0.74, 0.87, 0.99].entries()) frameSheet(scene, i, share, seed)
  upperCorner(scene, 'left', 400, 0.96, seed + 3, mood.tone(0.86))
  upperCorner(scene, 'right', 430, 0.96, seed + 5, mood.tone(0.86))
  const plants: [string, string] = [mood.tone(0.8), mood.tone(0.93)]
  lowerCorner(scene, 'left', height, 1.12, seed + 7, plants)
  lowerCorner(scene, 'right', height, 1.12, seed + 17, plants)
}
