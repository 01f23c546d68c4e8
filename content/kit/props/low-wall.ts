import { darker, lighter, mix } from '../color.ts'
import { roundRect } from '../geometry.ts'
import { seeded } from '../random.ts'
import type { Scene } from '../scene.ts'

/** A low stone wall from `from` to `to`, 190 pixels high; returns the height of its top. */
export const lowWall = (scene: Scene, from: number, to: number, top: number) => {
  const color = mix('#cbb79a', scene.mood.tone(0.3), 0.2)
  const random = seeded(7)
  const low = top + 190
  scene.contact((from + to) / 2, low, (to - from) / 2)
  scene.piece(roundRect(from, top, to - from, low - top, 10), color, 3)
  const joints = Array.from({ length: 22 }, (_, i) =>
    roundRect(
      from + random() * (to - from - 90),
      top + 40 + (i % 4) * 36,
      60 + random() * 30,
      26,
      8,
    ),
  )
  scene.flat(joints, darker(color, 0.2), 0.35)
  scene.piece(roundRect(from - 14, top - 16, to - from + 28, 40, 14), lighter(color, 0.3), 2)
  return top
}
