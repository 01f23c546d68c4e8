import { lowerCorner, upperCorner } from '../landscape/foliage.ts'
import { type Ground, grass, grove, hills, type Tree, type TreeKind } from '../landscape/land.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import type { Scene } from '../paper/scene.ts'
import type { PlaceSettings } from '../stage/place-options.ts'

export interface Ridge {
  /** Mean y of its upper edge, a share of the height. */
  y: number
  /** Colour on the land scale: 0 far, 1 near. */
  nearness: number
  /** As in `hills`, but in page pixels. */
  amplitude?: number
  waves?: number
  tilt?: number
  trees?: {
    kind: TreeKind
    /** Heights and distances in page pixels. */
    height: [min: number, max: number]
    step: number
    /** Shares of the width between which no tree stands. */
    gap?: [from: number, to: number]
  }
}

/** Draws one sheet of hills with trees of the same paper; returns its outline. */
export const ridge = (
  scene: Scene,
  settings: PlaceSettings,
  { y, nearness, amplitude = 42, waves = 1.1, tilt = 0, trees }: Ridge,
) => {
  const { left, right, width, height, unit, mood } = scene
  const base = height * (y + settings.landOffset)
  const seed = settings.seed * 13 + y * 100
  const ground = hills(scene, { base, amplitude: amplitude * unit, seed, waves, tilt: tilt * unit })
  const rows: Tree[] = []
  if (trees) {
    const [open, close] = trees.gap ?? [2, 2]
    const size = trees.height.map((h) => h * unit) as [number, number]
    const stretch = { step: trees.step * unit, height: size, kind: trees.kind }
    const end = right + 0.02 * width
    const to = Math.min(open * width, end)
    rows.push(...grove(ground, { ...stretch, from: left - 30, to, seed }))
    rows.push(...grove(ground, { ...stretch, from: close * width, to: end, seed: seed + 9 }))
  }
  const color = mood.land(nearness)
  const fill = scene.linear(
    lighter(color, 0.14),
    darker(color, 0.1),
    base - 200 * unit,
    base + 240 * unit,
  )
  const top = ground.top - (trees ? trees.height[1] * unit * 1.1 : 0)
  scene.sheet([ground.path, ...rows.map(({ path }) => path)], fill, nearness < 0.4 ? 2 : 3, top)
  for (const { crown } of rows) scene.mark(scene.palette === 'winter' ? 'snow' : 'leaves', ...crown)
  return ground
}

/**
 * Draws the near sheet that the figures stand on, with grass `blades` page pixels tall; sets the scene's
 * ground. `y` is a share of the height.
 */
export const nearGround = (
  scene: Scene,
  settings: PlaceSettings,
  y = 0.77,
  blades = 38,
): Ground => {
  const { left, right, height, unit, mood } = scene
  const base = height * (y + settings.landOffset)
  const ground = hills(scene, {
    base,
    amplitude: 22 * unit,
    seed: settings.seed * 7 + 33,
    waves: 0.75,
  })
  const fringe =
    blades > 0
      ? [grass(ground, left - 20, right + 20, 15 * unit, blades * unit, settings.seed + 3)]
      : []
  const fill = scene.linear(lighter(mood.land(0.74), 0.1), darker(mood.land(1), 0.16), base, height)
  scene.sheet([ground.path, ...fringe], fill, 3, ground.top - 60)
  const tuftColor = mix(mood.land(0.8), mood.land(1), 0.7)
  if (blades > 0) {
    for (const [i, down] of [0.3, 0.62].entries()) {
      const row = {
        yAt: (x: number) =>
          ground.yAt(x) + (height - base) * down + Math.sin(x / 90 + i * 2) * 16 * unit,
      }
      scene.flat(
        grass(row, left, right, 120 * unit, 30 * unit, settings.seed + 20 + i),
        tuftColor,
        0.55,
      )
    }
  }
  scene.ground = ground.yAt
  return ground
}

/**
 * Draws dark plants in the lower corners, in front of the figures, and with `upper` others that hang from
 * the upper corners; none without the option `plants`.
 */
export const cornerPlants = (
  scene: Scene,
  settings: PlaceSettings,
  { upper = true, size = 1 } = {},
) => {
  if (!settings.plants) return
  const { mood, height } = scene
  const colors: [string, string] = [
    mix(mood.tone(0.72), mood.land(1), 0.35),
    mix(mood.tone(0.92), mood.land(1), 0.12),
  ]
  scene.inFront(() => {
    lowerCorner(scene, 'left', height, size, settings.seed + 7, colors)
    lowerCorner(scene, 'right', height, size, settings.seed + 17, colors)
    if (!upper) return
    upperCorner(scene, 'left', 0, size * 0.86, settings.seed + 5, mood.tone(0.86))
    upperCorner(scene, 'right', 0, size, settings.seed + 9, mood.tone(0.86))
  })
}
