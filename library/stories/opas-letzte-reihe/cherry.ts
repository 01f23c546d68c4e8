// The cherry tree at the path: we stand below its bough, or look down on its crown.

import { darker } from '../../draw/paper/color.ts'
import { circle, leaf, type Point, points } from '../../draw/paper/geometry.ts'
import { strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'

export type CherryState = 'blossom' | 'leaves'

const bark = '#6d5148'

const twigs: readonly (readonly Point[])[] = [
  points('1700,-30 1480,40 1290,60 1060,150'),
  points('1440,50 1360,140 1330,200 1250,270'),
  points('1580,0 1560,120 1570,200 1520,300'),
  points('1260,70 1180,40 1120,30 1040,50'),
]

/** Points along the twigs, towards their tips. */
const buds = (count: number, seed: number): Point[] => {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, i) => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = twigs[i % twigs.length] ?? []
    const t = 0.3 + random() * 0.7
    const u = 1 - t
    const at = (k: 0 | 1) =>
      u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    return [at(0) + (random() - 0.5) * 44, at(1) + (random() - 0.5) * 44]
  })
}

/** Petals that fall over the picture. */
const petals = (scene: Scene) => {
  const random = seeded(14)
  const drift = Array.from({ length: 26 }, () =>
    leaf(300 + random() * 1200, 240 + random() * 900, random() * 6.3, 16 + random() * 10, 0.4),
  )
  scene.piece(drift, '#fbe9e8', 1)
}

/** The bough in the upper right corner, nearer than all else. */
export const bough = (scene: Scene, state: CherryState) =>
  scene.inFront(() => {
    const wood = twigs.map((spine, i) => strip(spine, i === 0 ? [64, 44, 28, 5] : [26, 18, 12, 3]))
    scene.piece(wood, bark, 3)
    if (state === 'leaves') {
      for (const [i, green] of ['#3f8f62', '#5aa86c'].entries())
        scene.piece(
          buds(44, 5 + i).map(([x, y], k) => leaf(x, y, 0.9 + (k % 7) * 0.3, 64, 0.34)),
          green,
          2,
        )
      scene.mark('leaves', 1330, 120, 60)
      return
    }
    for (const [i, pink] of ['#efc2c8', '#f9dfe0', '#fffaf6'].entries())
      scene.piece(
        buds(48 - i * 8, 6 + i).map(([x, y]) => circle(x, y, 30 - i * 9)),
        pink,
        i === 0 ? 2 : 1,
      )
    scene.mark('leaves', 1300, 140, 60)
    petals(scene)
  })

/** The blossoming crown below us, in the lower right corner. */
export const crownFromAbove = (scene: Scene) => {
  const random = seeded(21)
  const cloud = (count: number, reach: number, r: number) =>
    Array.from({ length: count }, () => {
      const [a, d] = [random() * 6.28, Math.sqrt(random()) * reach]
      return circle(1560 + Math.cos(a) * d, 1180 + Math.sin(a) * d, r * (0.7 + random() * 0.6))
    })
  scene.inFront(() => {
    scene.sheet(cloud(40, 230, 70), darker('#f3cfd2', 0.04), 4, 800)
    scene.piece(cloud(40, 220, 40), '#fbe6e4', 2)
    scene.piece(cloud(60, 240, 12), '#fffaf4', 1)
    scene.mark('leaves', 1400, 1020, 60)
  })
}
