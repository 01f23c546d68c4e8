import { num } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

export interface RainOptions {
  seed?: number
  count?: number
  /** Where no drop falls: under a tree, for instance, in pixels. */
  dry?: { left: number; right: number; top: number }
}

/** Slanting rain over what has been drawn so far. */
export const slantingRain = (scene: Scene, { seed = 1, count = 130, dry }: RainOptions = {}) => {
  const random = seeded(seed)
  const { height, unit } = scene
  let path = ''
  for (let i = 0; i < count; i++) {
    const [x, y, l] = [scene.across(random()), random() * height, (26 + random() * 34) * unit]
    const isDry = dry !== undefined && x > dry.left && x < dry.right && y > dry.top
    if (!isDry) path += `M${num(x)} ${num(y)}l${num(-l * 0.28)} ${num(l)}`
  }
  return scene.add(
    `<path d="${path}" stroke="#ffffff" stroke-opacity=".55" stroke-width="${num(4 * unit)}" stroke-linecap="round"/>`,
  )
}
