import { hills } from '../landscape/land.ts'
import { fringe } from '../landscape/near-land.ts'
import { nearTree } from '../landscape/near-tree.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { chooseLeafTree } from '../landscape/tree-kinds.ts'
import { darker, mix } from '../paper/color.ts'
import type { Scene } from '../paper/scene.ts'
import { fence } from '../props/outdoors.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { cornerPlants, ridge } from './backdrop.ts'

export interface HilltopOptions extends PlaceOptions {
  /** Position of a lone tree, a share of the width; null for none. */
  tree?: number | null
  /**
   * `round`: its top in the middle; `left`, `right`: it rises to that side; `crest`: a long crest with a fence;
   * `land`: a wide land of fields below.
   */
  view?: 'round' | 'left' | 'right' | 'crest' | 'land'
}

/** Where the hill's top is and how steeply it falls, as shares. */
const shapes: Record<
  NonNullable<HilltopOptions['view']>,
  { top: number; peak: number; fall: number }
> = {
  round: { top: 0.5, peak: 0.735, fall: 0.62 },
  left: { top: 0.08, peak: 0.6, fall: 0.36 },
  right: { top: 0.92, peak: 0.6, fall: 0.36 },
  crest: { top: 0.6, peak: 0.78, fall: 0.1 },
  land: { top: 0.24, peak: 0.74, fall: 0.34 },
}

const farLand = (scene: Scene, settings: PlaceSettings, isFarmed: boolean) => {
  const up = isFarmed ? 0.13 : 0
  ridge(scene, settings, {
    y: 0.66 - up,
    nearness: 0,
    amplitude: 60,
    trees: { kind: isFarmed ? 'round' : 'fir', height: [30, 60], step: 30 },
  })
  ridge(scene, settings, {
    y: 0.72 - up,
    nearness: 0.22,
    amplitude: 50,
    isFarmed,
    ...(isFarmed ? {} : { trees: { kind: 'fir', height: [50, 90], step: 42 } }),
  })
  ridge(scene, settings, {
    y: 0.79 - up,
    nearness: 0.42,
    amplitude: 36,
    isFarmed,
    trees: { kind: 'mixed', height: [70, 130], step: isFarmed ? 190 : 56 },
  })
}

const crestFence = (scene: Scene, y: number) => {
  const { mood, unit } = scene
  const wood = mix('#b98f62', mood.tone(0.7), mood.isDark ? 0.6 : 0.3)
  scene.place(fence(Math.ceil(scene.span / 40), wood), scene.left - 20, y + 8 * unit, 0.95 * unit)
}

/** The top of a hill against a great sky, far ridges below, perhaps a lone tree. */
export const hilltop = (options: HilltopOptions = {}) => {
  const light = { x: 0.5, y: 0.42, r: 210 }
  const { scene, settings } = createPlaceScene(options, {
    palette: 'midnight',
    hour: 'dusk',
    light,
  })
  const { left, right, width, height, unit, mood, span } = scene
  const { tree = 0.8, view = 'round' } = options
  const clouds = [
    ...cloudsAround(settings.light),
    { x: 0.1, y: 0.5, w: 190 },
    { x: 0.9, y: 0.16, w: 230 },
  ]
  sky(scene, { ...settings, clouds })
  farLand(scene, settings, view === 'land')
  const shape = shapes[view]
  const wobble = hills(scene, { base: 0, amplitude: 7 * unit, seed: settings.seed + 2, waves: 2 })
  const peak = height * (shape.peak + settings.landOffset)
  const yAt = (x: number) =>
    peak + (x / width - shape.top) ** 2 * height * shape.fall + wobble.yAt(x)
  const hill = (down: number) => {
    const points = Array.from({ length: 45 }, (_, i) => left + i * (span / 44))
    const line = points.map((x) => `L${x} ${yAt(x) + down}`).join('')
    return `M${left - 40} ${yAt(left - 40) + down}${line}L${right + 40} ${yAt(right + 40) + down}V${height + 60}H${left - 40}Z`
  }
  if (view === 'crest') crestFence(scene, yAt(width * 0.5))
  const color = mood.land(0.8)
  const ground = [hill(0), ...fringe(scene, settings, { yAt }, 40)]
  const top = peak - 80 * unit
  if (tree === null) scene.sheet(ground, color, 3, top)
  else
    nearTree(scene, {
      kind: chooseLeafTree(settings.seed, 0, settings.season),
      x: tree * width,
      y: yAt(tree * width) + 10,
      h: 560 * unit,
      seed: settings.seed + 4,
      color,
      ground,
    })
  for (const [i, down] of [150, 290].entries()) {
    const row = { yAt: (x: number) => yAt(x) + down * unit }
    scene.flat(
      [hill(down * unit), ...fringe(scene, settings, row, 24)],
      mix(color, darker(mood.land(1), 0.2), 0.45 + i * 0.4),
    )
  }
  scene.ground = yAt
  cornerPlants(scene, settings, { upper: false, size: 0.8 })
  return scene
}
