import { circle, roundRect } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

export interface CloudBank {
  /** The y its billows reach on average, in pixels. */
  y: number
  /** Mean radius of a billow, in pixels. */
  size: number
  seed: number
  /** From the upper edge downwards instead of from the lower edge upwards. */
  hangs?: boolean
}

/** The paths of a billowing cloud over the whole width, for one sheet. */
export const cloudBank = (scene: Scene, { y, size, seed, hangs = false }: CloudBank) => {
  const { left, span, height } = scene
  const random = seeded(seed + 60)
  const side = hangs ? -1 : 1
  const count = Math.ceil(span / (size * 1.15)) + 1
  const billows = Array.from({ length: count }, (_, i) => {
    const r = size * (0.7 + random() * 0.62)
    const x = scene.across((i + (random() - 0.5) * 0.4) / (count - 1))
    return circle(x, y + side * r * (0.9 + random() * 0.4), r)
  })
  const edge = y + side * size * 0.32
  const body = hangs
    ? roundRect(left - 60, -60, span + 120, edge + 60)
    : roundRect(left - 60, edge, span + 120, height + 60 - edge)
  return [body, ...billows]
}
