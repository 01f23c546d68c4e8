// The sheets that the figures stand on.

import { darker, lighter, mix } from '../paper/color.ts'
import { circle, leaf, num, type Point, smooth } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { type Ground, grass } from './land.ts'
import type { Season } from './season.ts'

interface NearLand {
  season: Season
  seed: number
}

/** Grass on the edge of a ground, `blades` page pixels tall; none in winter or with 0. */
export const fringe = (
  scene: Scene,
  { season, seed }: NearLand,
  ground: Pick<Ground, 'yAt'>,
  blades: number,
) =>
  blades === 0 || season === 'winter'
    ? []
    : [
        grass(
          ground,
          scene.left - 20,
          scene.right + 20,
          15 * scene.unit,
          blades * scene.unit,
          seed + 3,
        ),
      ]

const litter: Record<Season, readonly string[]> = {
  spring: ['#fff6e6', '#f7e08a', '#f6b6c0'],
  summer: ['#f7e08a', '#fff1dd'],
  autumn: ['#d9722f', '#b8472c', '#e8b04a', '#8f4f2a'],
  winter: ['#ffffff', '#c9d8ec'],
}

/** Draws two darker sheets before a ground, with tufts and what lies there in the season. */
export const nearSheets = (
  scene: Scene,
  { season, seed }: NearLand,
  ground: Ground,
  blades: number,
) => {
  const { left, right, height, unit, mood } = scene
  const random = seeded(seed + 14)
  const isWinter = season === 'winter'
  for (const [i, down] of [0.4, 0.74].entries()) {
    const [phase, swing] = [random() * 6.28, (14 + random() * 16) * unit]
    const yAt = (x: number) =>
      ground.yAt(x) + (height - ground.yAt(x)) * down + Math.sin(x / (260 * unit) + phase) * swing
    const edge: Point[] = []
    for (let x = left - 60; x <= right + 80; x += 80) edge.push([x, yAt(x)])
    const path = `${smooth(edge, false)}L${num(right + 80)} ${height + 40}H${num(left - 60)}Z`
    const color = isWinter
      ? mix(mood.land(0.8), mood.land(1), 0.4 + i * 0.3)
      : mix(mood.land(0.8), darker(mood.land(1), 0.12), 0.4 + i * 0.45)
    scene.sheet(
      path + fringe(scene, { season, seed: seed + i }, { yAt }, blades * 0.6).join(''),
      color,
      2,
      yAt(0) - 60,
    )
    const things = Array.from({ length: isWinter ? 6 : 16 }, () => {
      const [x, dy] = [scene.across(random()), random() * height * 0.07]
      const color = litter[season][Math.floor(random() * litter[season].length)] ?? mood.accent
      const path =
        season === 'autumn'
          ? leaf(x, yAt(x) + dy, random() * 6.28, 30 * unit, 0.34)
          : circle(x, yAt(x) + dy, (2.5 + random() * 3) * unit)
      return `<path d="${path}" fill="${mix(color, mood.land(1), mood.isDark ? 0.6 : 0.1)}"/>`
    })
    scene.add(`<g opacity=".85">${things.join('')}</g>`)
  }
  if (blades > 0 && !isWinter) {
    const row = {
      yAt: (x: number) =>
        ground.yAt(x) + (height - ground.yAt(x)) * 0.2 + Math.sin(x / 90) * 16 * unit,
    }
    scene.flat(
      grass(row, left, right, 130 * unit, 34 * unit, seed + 20),
      lighter(mood.land(0.74), 0.08),
      0.9,
    )
  }
}
