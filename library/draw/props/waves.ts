// Waves of paper across the picture.
import { num } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

export interface Wave {
  /** The y of the troughs, in pixels. */
  y: number
  /** From trough to crest, in pixels, on average. */
  height: number
  /** From crest to crest, in pixels, on average. */
  length: number
  seed: number
}

interface Crest {
  from: number
  top: number
  reach: number
  high: number
}

const crests = (scene: Scene, { y, height, length, seed }: Wave): Crest[] => {
  const random = seeded(seed)
  const list: Crest[] = []
  for (let from = scene.left - 60 - random() * length; from < scene.right + 60; ) {
    const reach = length * (0.8 + random() * 0.4)
    const high = height * (0.7 + random() * 0.5)
    list.push({ from, top: y - high, reach, high })
    from += reach
  }
  return list
}

/** The outline of a row of pointed waves running right, down to the lower edge. */
export const waveSheet = (scene: Scene, wave: Wave) => {
  const { y } = wave
  const runs = crests(scene, wave).map(({ from, top, reach, high }) => {
    const tip = `${num(from + reach * 0.62)} ${num(top)}`
    return `L${num(from)} ${num(y)}C${num(from + reach * 0.26)} ${num(y)} ${num(from + reach * 0.4)} ${num(top + high * 0.1)} ${tip}C${num(from + reach * 0.56)} ${num(top + high * 0.5)} ${num(from + reach * 0.74)} ${num(y)} ${num(from + reach)} ${num(y)}`
  })
  return `M${scene.left - 200} ${num(y)}${runs.join('')}L${scene.right + 200} ${num(y)}V${scene.height + 60}H${scene.left - 200}Z`
}

/** White caps on the crests of `wave`. */
export const foam = (scene: Scene, wave: Wave) => {
  const caps = crests(scene, wave).map(({ from, top, reach, high }) => {
    const p = (dx: number, dy: number) => `${num(from + reach * dx)} ${num(top + high * dy)}`
    return `M${p(0.3, 0.42)}C${p(0.42, 0.14)} ${p(0.52, 0.04)} ${p(0.62, 0)}C${p(0.585, 0.2)} ${p(0.6, 0.34)} ${p(0.63, 0.46)}C${p(0.58, 0.4)} ${p(0.56, 0.3)} ${p(0.52, 0.3)}C${p(0.48, 0.3)} ${p(0.47, 0.4)} ${p(0.43, 0.36)}C${p(0.4, 0.33)} ${p(0.35, 0.36)} ${p(0.3, 0.42)}Z`
  })
  scene.flat(caps, '#ffffff', scene.mood.isDark ? 0.4 : 0.6)
}
