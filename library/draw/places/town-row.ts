import { mix } from '../paper/color.ts'
import { cycle } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { type Gable, townHouse } from '../props/town-house.ts'
import { eveningOf } from './evening.ts'

const walls = ['#f0b98a', '#e9d3a0', '#d98f78', '#a9c4bd', '#f3dcc0', '#c9a3b4'] as const
const roofs = ['#b5533f', '#8a5a6a', '#5f7f93', '#a8643f'] as const
const doors = ['#4f7f7a', '#8f4a4a', '#5a6a9a', '#7a5a3c'] as const
const gables: [Gable, ...Gable[]] = ['stepped', 'eaves', 'pitched', 'curved']
const awnings = [undefined, '#d8584f', undefined, undefined, '#4f9d96'] as const

export interface TownRow {
  /** The y of the street, in pixels. */
  y: number
  scale: number
  /** Left edge of the first house, in pixels. */
  from: number
  seed: number
  /** How many; by default up to the right edge. */
  count?: number
  /** Amount of haze in front of them, 0 to 1. */
  far?: number
  floors?: number
}

/** Draws different town houses side by side. */
export const townRow = (scene: Scene, row: TownRow) => {
  const { left, right, unit, mood } = scene
  const { y, scale, from, seed, far = 0 } = row
  const { dim, pane, isLit } = eveningOf(mood)
  const step = 262 * scale * unit
  const count = row.count ?? Math.ceil((right + 60 - from) / step)
  const tint = (color: string) => mix(dim(mix(color, mood.tone(0.36), 0.24)), mood.sky[2], far)
  const before = row.count === undefined ? Math.max(0, Math.ceil((from + 60 - left) / step)) : 0
  for (let i = -before; i < count; i++) {
    // All lists below repeat after 60 houses at the latest.
    const k = seed + (i < 0 ? i + 60 : i)
    const awning = cycle(awnings, k * 2)
    const house = townHouse({
      wall: tint(cycle(walls, k * 5)),
      roof: tint(cycle(roofs, k * 3)),
      door: tint(cycle(doors, k)),
      gable: cycle(gables, k),
      floors: row.floors ?? 2 + ((k * 3) % 5 === 0 ? 0 : k % 2),
      pane: mix(pane, mood.sky[2], far * 0.5),
      darkPane: isLit ? tint('#5a6488') : tint('#b9d3de'),
      seed: k,
      ...(awning === undefined ? {} : { awning: tint(awning) }),
    })
    scene.place(house, from + step * (i + 0.5), y, scale * unit)
  }
}
