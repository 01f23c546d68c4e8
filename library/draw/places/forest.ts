import { cloudsAround, sky } from '../landscape/sky.ts'
import { type TrunkSpot, trunks } from '../landscape/trunks.ts'
import { circle } from '../paper/geometry.ts'
import { type Random, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface ForestOptions extends PlaceOptions {
  kind?: 'fir' | 'round' | 'mixed'
  /** `open`: hills of trees under the sky; `deep`: between tall trunks. */
  depth?: 'open' | 'deep'
}

/** Trunks of one row; the nearer the row, the wider the gap left in the middle. */
const trunkRow = (scene: Scene, row: number, count: number, foot: number, random: Random) => {
  const spots: TrunkSpot[] = []
  for (let i = 0; i < count; i++) {
    const share = (i + 0.2 + random() * 0.6) / count
    const isMiddle = Math.abs(share - 0.5) < 0.1 + row * 0.12
    if (isMiddle && row > 0) continue
    spots.push({ x: scene.across(share), foot, w: (52 + row * 42) * scene.unit })
  }
  return spots
}

const deepTrunks = (scene: Scene, settings: PlaceSettings) => {
  const { left, right, width, height, unit, mood } = scene
  const random = seeded(settings.seed + 60)
  for (const [row, count] of [9, 7, 5].entries()) {
    const floor = height * (0.7 + row * 0.05 + settings.landOffset)
    const spots = trunkRow(scene, row, count, floor + 70 * unit, random)
    const color = mood.land(0.22 + row * 0.26)
    trunks(scene, spots, color, { seed: settings.seed + row, lift: row === 0 ? 2 : 3 })
    const haze = mood.isDark ? mood.sky[1] : mood.light
    if (row === 2) continue
    scene.glow(width / 2, height * 0.62, width * 0.42, haze, 0.26)
    ridge(scene, settings, { y: 0.68 + row * 0.045, nearness: 0.3 + row * 0.26, amplitude: 18 })
  }
  const crown: string[] = []
  for (let x = left - 40; x <= right + 40; x += 74 * unit) {
    const dip = Math.abs((x - left) / scene.span - 0.5)
    crown.push(circle(x, -30 * unit + dip * 190 * unit, (84 + random() * 50) * unit))
  }
  scene.sheet(crown, scene.linear(mood.land(0.9), mood.land(0.7), 0, 220 * unit))
}

/** A forest: hills of trees under the sky, or deep between tall trunks. */
export const forest = (options: ForestOptions = {}) => {
  const light = { x: 0.72, y: 0.22, r: 115 }
  const { scene, settings } = createPlaceScene(options, {
    palette: 'midnight',
    hour: 'night',
    light,
  })
  const { kind = 'fir', depth = 'open' } = options
  const isDeep = depth === 'deep'
  const clouds = isDeep ? [] : cloudsAround(settings.light)
  sky(scene, { ...settings, clouds })
  const rise = isDeep ? 0.06 : 0
  ridge(scene, settings, {
    y: 0.53 + rise,
    nearness: 0.05,
    trees: { kind, height: [70, 140], step: 40 },
  })
  if (isDeep) deepTrunks(scene, settings)
  else {
    const gap = (open: number): [number, number] => [open, 1 - open]
    ridge(scene, settings, {
      y: 0.59,
      nearness: 0.24,
      trees: { kind, height: [130, 240], step: 60, gap: gap(0.36) },
    })
    scene.glow(
      scene.width / 2,
      scene.height * (0.66 + settings.landOffset),
      scene.width * 0.34,
      hazeColor(scene),
      0.22,
    )
    ridge(scene, settings, {
      y: 0.67,
      nearness: 0.45,
      trees: { kind, height: [240, 400], step: 96, gap: gap(0.2) },
    })
  }
  nearGround(scene, settings)
  cornerPlants(scene, settings)
  return scene
}

const hazeColor = ({ mood }: Scene) => (mood.isDark ? mood.sky[2] : mood.light)
