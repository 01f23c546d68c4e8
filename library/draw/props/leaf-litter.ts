import { mix } from '../paper/color.ts'
import type { Point } from '../paper/geometry.ts'
import { cycle, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { footY } from '../stage/stand.ts'
import { fallenLeaf } from './nest-things.ts'

const leafColors = ['#d9532f', '#f0b840', '#b5662f', '#e2853a', '#c8402f'] as const

const leafTint = (scene: Scene, i: number) =>
  mix(cycle(leafColors, i), scene.mood.tone(0.7), scene.mood.isDark ? 0.5 : 0)

/** Autumn leaves on the ground, larger towards the front. */
export const leafLitter = (scene: Scene, count: number, seed: number) => {
  const random = seeded(seed)
  for (let i = 0; i < count; i++) {
    const x = ((i + random()) / count) * scene.width
    const near = random() ** 1.4
    const y = footY(scene, x, -20) + near * (scene.height - footY(scene, x, -20))
    const turn = { rotate: random() * 360 }
    scene.place(fallenLeaf(leafTint(scene, Math.floor(random() * 5))), x, y, 0.7 + near, turn)
  }
}

/** Leaves sailing down at the given spots: shares of width and height. */
export const fallingLeaves = (scene: Scene, spots: readonly Point[]) => {
  for (const [i, [x, y]] of spots.entries())
    scene.place(fallenLeaf(leafTint(scene, i)), x * scene.width, y * scene.height, 1.3, {
      rotate: (i * 77) % 180,
    })
}
