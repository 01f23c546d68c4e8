import { darker, lighter, mix } from '../color.ts'
import { lowerCorner, upperCorner } from '../foliage.ts'
import type { Ground, TreeKind } from '../land.ts'
import { grass, grove, hills } from '../land.ts'
import type { Settled } from '../place-options.ts'
import type { Scene } from '../scene.ts'

export interface Ridge {
  /** Height as a share of the picture. */
  at: number
  /** Colour on the land scale: 0 far, 1 near. */
  tone: number
  swing?: number
  waves?: number
  tilt?: number
  trees?: {
    kind: TreeKind
    height: [min: number, max: number]
    step: number
    gap?: [number, number]
  }
}

/** One sheet of hills with its trees in the same paper; `gap` (shares of the width) stays open. */
export const ridge = (
  scene: Scene,
  settled: Settled,
  { at, tone, swing = 42, waves = 1.1, tilt = 0, trees }: Ridge,
) => {
  const { left, right, width, height, unit, mood } = scene
  const base = height * (at + settled.drop)
  const seed = settled.seed * 13 + at * 100
  const ground = hills(scene, { base, swing: swing * unit, seed, waves, tilt: tilt * unit })
  const papers = [ground.path]
  if (trees) {
    const [open, close] = trees.gap ?? [2, 2]
    const size = trees.height.map((h) => h * unit) as [number, number]
    const stretch = { step: trees.step * unit, height: size, kind: trees.kind }
    const end = right + 0.02 * width
    const to = Math.min(open * width, end)
    papers.push(...grove(ground, { ...stretch, from: left - 30, to, seed }))
    papers.push(...grove(ground, { ...stretch, from: close * width, to: end, seed: seed + 9 }))
  }
  const color = mood.land(tone)
  const fill = scene.linear(
    lighter(color, 0.14),
    darker(color, 0.1),
    base - 200 * unit,
    base + 240 * unit,
  )
  const top = ground.top - (trees ? trees.height[1] * unit * 1.1 : 0)
  scene.sheet(papers, fill, tone < 0.4 ? 2 : 3, top)
  return ground
}

/** The near sheet the cast stands on, with a fringe of grass; sets the scene's ground. */
export const nearGround = (scene: Scene, settled: Settled, at = 0.77, blades = 38): Ground => {
  const { left, right, height, unit, mood } = scene
  const base = height * (at + settled.drop)
  const ground = hills(scene, { base, swing: 22 * unit, seed: settled.seed * 7 + 33, waves: 0.75 })
  const fringe =
    blades > 0
      ? [grass(ground, left - 20, right + 20, 15 * unit, blades * unit, settled.seed + 3)]
      : []
  const fill = scene.linear(lighter(mood.land(0.74), 0.1), darker(mood.land(1), 0.16), base, height)
  scene.sheet([ground.path, ...fringe], fill, 3, ground.top - 60)
  const tuftColor = mix(mood.land(0.8), mood.land(1), 0.7)
  if (blades > 0) {
    for (const [i, down] of [0.3, 0.62].entries()) {
      const row = {
        at: (x: number) =>
          ground.at(x) + (height - base) * down + Math.sin(x / 90 + i * 2) * 16 * unit,
      }
      scene.flat(
        grass(row, left, right, 120 * unit, 30 * unit, settled.seed + 20 + i),
        tuftColor,
        0.55,
      )
    }
  }
  scene.ground = ground.at
  return ground
}

/** Dark plants in the lower corners (over the cast) and, if asked for, hanging from the upper ones. */
export const cornerPlants = (scene: Scene, settled: Settled, { upper = true, size = 1 } = {}) => {
  if (!settled.plants) return
  const { mood, height } = scene
  const colors: [string, string] = [
    mix(mood.tone(0.72), mood.land(1), 0.35),
    mix(mood.tone(0.92), mood.land(1), 0.12),
  ]
  scene.inFront(() => {
    lowerCorner(scene, 'left', height, size, settled.seed + 7, colors)
    lowerCorner(scene, 'right', height, size, settled.seed + 17, colors)
    if (!upper) return
    upperCorner(scene, 'left', 0, size * 0.86, settled.seed + 5, mood.tone(0.86))
    upperCorner(scene, 'right', 0, size, settled.seed + 9, mood.tone(0.86))
  })
}
