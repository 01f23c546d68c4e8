// Paths of shapes cut by hand, in pixels.

import { type Point, polygon, smooth } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'

/** A disc cut with scissors: its edge has faint corners. */
export const cutDisc = (x: number, y: number, r: number, seed: number) => {
  const random = seeded(seed + 5)
  const count = Math.round(Math.min(64, Math.max(20, r / 9)))
  return polygon(
    Array.from({ length: count }, (_, i): Point => {
      const angle = ((i + random() * 0.3) / count) * 2 * Math.PI
      const reach = r * (0.985 + random() * 0.03)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    }),
  )
}

/** A free-cut blob, about `w` wide and `h` high, with `lobes` bulges; (x, y) is its middle. */
export const cutBlob = (
  x: number,
  y: number,
  w: number,
  h: number,
  lobes: number,
  seed: number,
) => {
  const random = seeded(seed + 11)
  const points = Array.from({ length: lobes * 2 }, (_, i): Point => {
    const angle = ((i + random() * 0.4) / (lobes * 2)) * 2 * Math.PI
    const reach = (i % 2 === 0 ? 1 : 0.74) * (0.88 + random() * 0.2)
    return [x + (Math.cos(angle) * reach * w) / 2, y + (Math.sin(angle) * reach * h) / 2]
  })
  return smooth(points)
}
