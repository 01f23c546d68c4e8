import { darker } from '../paper/color.ts'
import { num } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { trunk } from './land.ts'

/** A near trunk that reaches beyond the upper edge: its middle, foot and width, in pixels. */
export interface TrunkSpot {
  x: number
  foot: number
  w: number
}

/** Draws trunks of `color` with grooves in their bark; far rows have a lift of 2. */
export const trunks = (
  scene: Scene,
  spots: readonly TrunkSpot[],
  color: string,
  { seed, lift = 3 }: { seed: number; lift?: 2 | 3 },
) => {
  const random = seeded(seed + 91)
  const groove = ({ x, foot, w }: TrunkSpot) => {
    const at = x + (random() - 0.5) * w * 0.34
    const [from, length] = [random() * foot * 0.75, foot * (0.1 + random() * 0.16)]
    const to = Math.min(foot * 0.9, from + length)
    return `M${num(at)} ${num(from)}Q${num(at + w * 0.06)} ${num((from + to) / 2)} ${num(at - w * 0.02)} ${num(to)}`
  }
  scene.sheet(
    spots.map(({ x, foot, w }, i) => trunk(x, -60, foot, w, i * 3 + seed)),
    color,
    lift,
  )
  const grooves = spots.flatMap((spot) => Array.from({ length: 7 }, () => groove(spot)))
  scene.add(
    `<path d="${grooves.join('')}" fill="none" stroke="${darker(color, 0.26)}" stroke-width="${num(5 * scene.unit)}" stroke-linecap="round" opacity=".6"/>`,
  )
}
