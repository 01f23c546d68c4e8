import { bulrush } from '../landscape/flowers.ts'
import { grass, hills } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { cliff, greatStone } from '../props/rocks.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { ridge } from './backdrop.ts'

export interface WaterfallOptions extends PlaceOptions {
  /** Where cliff and fall stand; the great stone stands before them. */
  side?: 'left' | 'right'
  /** The great stone: middle of its flat top as shares of the picture, width in page pixels. */
  stone?: { x: number; top: number; w: number }
  /** Far shore as a share of the height; the smaller, the higher the viewer. */
  shore?: number
  /** Breadth of the cliff: 1 for a page, less on a cover. */
  breadth?: number
  /** A near bank for the figures opposite the cliff; without it they stand in water. */
  bank?: boolean
}

/** A pond under a little waterfall with one great stone to jump from. */
export const waterfall = (options: WaterfallOptions = {}) => {
  const light = { x: 0.7, y: 0.2, r: 100 }
  const { scene, settings } = createPlaceScene(options, { palette: 'emerald', light })
  const { width, height, unit, mood } = scene
  const { side = 'left', stone = { x: 0.36, top: 0.42, w: 280 }, bank = true } = options
  const isLeft = side === 'left'
  const far = options.shore ?? 0.58
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  const trees = { kind: 'mixed', height: [60, 130], step: 50 } as const
  ridge(scene, settings, {
    y: far - 0.07,
    nearness: 0.05,
    trees: { ...trees, height: [60, 130] },
  })
  ridge(scene, settings, {
    y: far - 0.02,
    nearness: 0.3,
    amplitude: 14,
    trees: { ...trees, height: [110, 210], step: 84, gap: [0.3, 0.7] },
  })
  const shore = height * far
  const water = mix(mood.sky[0], mood.isDark ? '#2f7fa8' : '#3fa596', 0.6)
  const surface = hills(scene, {
    base: shore,
    amplitude: 4 * unit,
    seed: settings.seed,
    waves: 1.3,
  })
  scene.sheet(
    surface.path,
    scene.linear(lighter(water, mood.isDark ? 0.24 : 0.42), darker(water, 0.24), shore, height),
    2,
    shore,
  )
  const random = seeded(settings.seed + 11)
  const streaks = Array.from({ length: 24 }, () =>
    ellipse(
      scene.across(random()),
      shore + (height - shore) * random(),
      (30 + random() * 60) * unit,
      3.2 * unit,
    ),
  )
  scene.flat(streaks, '#ffffff', 0.22)
  scene.markArea('water', [0, shore + 20, width, height], 60 * unit)
  cliff(scene, isLeft, shore, options.breadth ?? 1)
  greatStone(scene, stone.x * width, stone.top * height, stone.w * unit, shore + 130 * unit)
  scene.ground = () => height * 0.78
  if (bank) nearBank(scene, settings, isLeft)
  if (settings.plants) cornerReeds(scene, settings.seed, isLeft)
  return scene
}

const nearBank = (scene: Scene, settings: PlaceSettings, isLeft: boolean) => {
  const { left, right, height, unit, mood } = scene
  const tilt = (isLeft ? -360 : 360) * unit
  const base = height * (0.86 + settings.landOffset)
  const land = hills(scene, {
    base,
    amplitude: 14 * unit,
    seed: settings.seed + 6,
    waves: 0.8,
    tilt,
  })
  const fringe = grass(land, left - 20, right + 20, 17 * unit, 30 * unit, settings.seed)
  const fill = scene.linear(
    lighter(mood.land(0.72), 0.1),
    darker(mood.land(1), 0.2),
    land.top,
    height,
  )
  scene.sheet([land.path, fringe], fill, 3, land.top - 40)
  scene.ground = land.yAt
}

const cornerReeds = (scene: Scene, seed: number, isLeft: boolean) => {
  const { left, right, width, height, unit, mood } = scene
  const random = seeded(seed + 41)
  scene.inFront(() => {
    for (let i = 0; i < 9; i++) {
      const inset = (6 + random() * 150) * unit
      const isNearCliff = i % 3 === 0
      const x = isNearCliff === isLeft ? left + inset : right - inset
      const h = (220 + random() * 190) * unit
      const color = mix(mood.land(1), mood.tone(0.85), 0.3 + random() * 0.4)
      scene.add(bulrush(x, height + 20, h, x < width / 2 ? 0.4 : -0.4, color))
    }
  })
}
