import { addCorners } from '../landscape/corner-plants.ts'
import { fields, windingPath } from '../landscape/fields.ts'
import { type Ground, grove, hills, type Tree, type TreeKind } from '../landscape/land.ts'
import { fringe, nearSheets } from '../landscape/near-land.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import type { Scene } from '../paper/scene.ts'
import { type PlaceSettings, usualHorizon } from '../stage/place-options.ts'

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
  /** Fields, hedges and perhaps a path. */
  isFarmed?: boolean
}

const birchBark = '#efe9dc'

/** Draws wood and leaves on trees that are near enough to show them. */
const treeDetails = (scene: Scene, trees: readonly Tree[], color: string) => {
  const { isDark } = scene.mood
  const wood = (isBirch: boolean) =>
    trees.filter((tree) => (tree.kind === 'birch') === isBirch).map((tree) => tree.wood)
  scene.flat(wood(false), mix(darker(color, 0.22), '#5a4038', 0.25), 0.8)
  scene.flat(wood(true), mix(birchBark, color, isDark ? 0.6 : 0.2))
  scene.flat(
    trees.map((tree) => tree.leaves),
    lighter(color, 0.22),
    0.6,
  )
}

/** Draws one sheet of hills with trees of the same paper; returns its outline. */
export const ridge = (
  scene: Scene,
  settings: PlaceSettings,
  { y, nearness, amplitude = 42, waves = 1.1, tilt = 0, trees, isFarmed = false }: Ridge,
) => {
  const { left, right, width, height, unit, mood } = scene
  const { zoom, season } = settings
  const base =
    height * (usualHorizon - (usualHorizon - y) * (0.55 + 0.45 * zoom) + settings.landOffset)
  const seed = settings.seed * 13 + y * 100
  const ground = hills(scene, {
    base,
    amplitude: amplitude * unit * zoom,
    seed,
    waves,
    tilt: tilt * unit,
  })
  const rows: Tree[] = []
  if (trees) {
    const [open, close] = trees.gap ?? [2, 2]
    const size = trees.height.map((h) => h * unit * zoom) as [number, number]
    const stretch = { step: trees.step * unit * zoom, height: size, kind: trees.kind, season }
    const end = right + 0.02 * width
    const to = Math.min(open * width, end)
    rows.push(...grove(ground, { ...stretch, from: left - 30, to, seed }))
    rows.push(...grove(ground, { ...stretch, from: close * width, to: end, seed: seed + 9 }))
  }
  const color = mood.land(nearness)
  const fill = scene.linear(
    lighter(color, 0.07),
    darker(color, 0.05),
    base - 200 * unit,
    base + 240 * unit,
  )
  const top = ground.top - (trees ? trees.height[1] * unit * zoom * 1.25 : 0)
  scene.sheet([ground.path, ...rows.map(({ path }) => path)], fill, nearness < 0.4 ? 2 : 3, top)
  if (isFarmed) {
    fields(scene, ground, { color, season, seed, depth: 170 * unit })
    if (settings.seed % 2 === 1)
      windingPath(scene, ground, width * (0.3 + 0.4 * ((seed * 0.37) % 1)), 150 * unit, color)
  }
  if (trees && trees.height[1] * zoom > 150) treeDetails(scene, rows, color)
  for (const { crown } of rows) scene.mark(season === 'winter' ? 'snow' : 'leaves', ...crown)
  return ground
}

/**
 * Draws the near sheet that the figures stand on, with grass `blades` page pixels tall; sets the scene's
 * ground. `y` is a share of the height, `tilt` how many page pixels the right edge is lower than the left one.
 */
export const nearGround = (
  scene: Scene,
  settings: PlaceSettings,
  y = usualHorizon,
  blades = 38,
  tilt = 0,
): Ground => {
  const { height, unit, mood } = scene
  const base = height * (y + settings.landOffset)
  const ground = hills(scene, {
    base,
    amplitude: 22 * unit,
    seed: settings.seed * 7 + 33,
    waves: 0.75,
    tilt: tilt * unit,
  })
  scene.sheet(
    [ground.path, ...fringe(scene, settings, ground, blades)],
    mood.land(0.8),
    3,
    ground.top - 60,
  )
  nearSheets(scene, settings, ground, blades)
  scene.ground = ground.yAt
  return ground
}

/** Draws plants of the season in the lower corners, in front of the figures; none without the option `plants`. */
export const cornerPlants = (
  scene: Scene,
  settings: PlaceSettings,
  { upper = true, size = 1 } = {},
) => {
  const { plants, plantKind: kind, season, seed } = settings
  if (plants) addCorners(scene, { kind, season, seed, size, upper })
}
