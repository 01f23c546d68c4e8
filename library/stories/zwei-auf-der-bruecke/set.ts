import { grass } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, num, type Point, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'

export interface Ravine {
  /** Height of the bridge's upper edge, in pixels; the banks are as high. */
  y: number
  /** Where the left bank ends and the right one begins, in pixels. */
  from: number
  to: number
  /** Height of the water, in pixels. */
  water: number
  /** Thickness of the trunk, in pixels. */
  thick?: number
  /** Colour of grass and moss; by default the land's. */
  turf?: string
}

/** The water from `top` down, with streaks of light. */
export const surface = (scene: Scene, top: number) => {
  const { mood, left, right, height } = scene
  const random = seeded(top)
  const blue = mix(mood.sky[0], mood.isDark ? '#2f8cc0' : '#49b0bd', 0.72)
  scene.sheet(
    `M${left - 60} ${top}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(mix(blue, mood.sky[2], 0.4), 0.1), darker(blue, 0.25), top, height),
    2,
    top,
  )
  const streaks = Array.from({ length: 22 }, () =>
    ellipse(scene.across(random()), top + 16 + random() * (height - top), 40 + random() * 70, 3.4),
  )
  scene.flat(streaks, '#ffffff', 0.24)
}

/** One bank from the picture's edge to `x`, falling steeply to the water. */
export const bank = (scene: Scene, x: number, y: number, way: 1 | -1, turf?: string) => {
  const { mood, left, right, height } = scene
  const edge = way === 1 ? left - 80 : right + 80
  const crest: Point[] = [
    [edge, y - 8],
    [edge + (x - edge) * 0.4, y + 6],
    [edge + (x - edge) * 0.8, y - 6],
    [x - way * 20, y + 4],
    [x, y + 40],
    [x - way * 34, y + 140],
    [x - way * 16, y + 260],
    [x - way * 70, height + 60],
  ]
  const fringe = grass({ yAt: () => y }, Math.min(edge, x), Math.max(edge, x) - 20, 15, 40, y + way)
  scene.sheet(
    [`${smooth(crest, false)}L${edge} ${height + 60}Z`, fringe],
    scene.linear(
      lighter(turf ?? mood.land(0.74), 0.08),
      darker(turf ?? mood.land(1), 0.3),
      y - 20,
      height,
    ),
    3,
    y - 60,
  )
}

/** A bridge of one trunk, its upper edge at `y`. */
export const trunkBridge = (
  scene: Scene,
  from: number,
  to: number,
  y: number,
  thick: number,
  turf = scene.mood.land(0.8),
) => {
  const bark = mix('#9a6a48', scene.mood.tone(0.75), scene.mood.isDark ? 0.5 : 0.12)
  const body = roundRect(from, y, to - from, thick, Math.round(thick * 0.4))
  scene.piece(body, scene.linear(lighter(bark, 0.18), darker(bark, 0.3), y, y + thick), 3)
  const random = seeded(from + y)
  const grain = Array.from({ length: 14 }, () => {
    const [x, dy] = [from + 40 + random() * (to - from - 160), thick * (0.25 + random() * 0.6)]
    return `M${num(x)} ${num(y + dy)}h${num(40 + random() * 70)}`
  })
  scene.add(`<g opacity=".5">${line(grain.join(''), darker(bark, 0.4), thick * 0.05)}</g>`)
  const moss = [0.14, 0.36, 0.7, 0.88].map((t, i) => {
    const [x, w] = [from + (to - from) * t, thick * (0.9 + (i % 2) * 0.6)]
    return `M${x - w} ${y + 2}Q${x} ${y - thick * 0.16} ${x + w} ${y + 2}Q${x + w * 0.4} ${y + thick * 0.36} ${x} ${y + thick * 0.2}Q${x - w * 0.4} ${y + thick * 0.4} ${x - w} ${y + 2}Z`
  })
  scene.piece(moss, lighter(turf, 0.05), 1)
}

/** Lays water, two banks and the bridge over the lower part of a place; the cast's ground. */
export const ravine = (scene: Scene, { y, from, to, water, thick = 66, turf }: Ravine) => {
  surface(scene, water)
  bank(scene, from, y, 1, turf)
  bank(scene, to, y, -1, turf)
  trunkBridge(scene, from - 110, to + 110, y, thick, turf)
  // Feet are 70 px below the ground.
  scene.ground = () => y - 58
}

/** A rainbow over the horizon at `y`, its middle at `x`, its outer radius `r`, in pixels. */
export const rainbow = (scene: Scene, x: number, y: number, r: number) => {
  const colors = ['#e8626b', '#f6a05a', '#f6d65b', '#8fc45c', '#5fb0c9', '#8d7fc0']
  const arcs = colors.map((color, i) => {
    const reach = r - i * 17
    return `<path d="M${x - reach} ${y}A${reach} ${reach} 0 0 1 ${x + reach} ${y}" fill="none" stroke="${color}" stroke-width="18"/>`
  })
  scene.add(`<g opacity=".45">${arcs.join('')}</g>`)
}
