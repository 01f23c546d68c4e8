import { darker, lighter, mix } from '../paper/color.ts'
import { roundRect } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

/** A low stone wall from x `from` to x `to`, 190 pixels high, its upper edge at y `top`; returns `top`. */
export const lowWall = (scene: Scene, from: number, to: number, top: number) => {
  const color = mix('#cbb79a', scene.mood.tone(0.3), 0.2)
  const random = seeded(7)
  const low = top + 190
  scene.contactShadow((from + to) / 2, low, (to - from) / 2)
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
