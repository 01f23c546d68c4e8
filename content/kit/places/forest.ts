import { darker, lighter } from '../color.ts'
import { circle } from '../geometry.ts'
import { trunk } from '../land.ts'
import type { PlaceOptions, Settled } from '../place-options.ts'
import { openPlace } from '../place-options.ts'
import type { Random } from '../random.ts'
import { seeded } from '../random.ts'
import type { Scene } from '../scene.ts'
import { cloudsAround, sky } from '../sky.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface ForestOptions extends PlaceOptions {
  kind?: 'fir' | 'round' | 'mixed'
  /** `open`: hills of trees under the sky; `deep`: between tall trunks. */
  depth?: 'open' | 'deep'
}

/** Trunks of one row; the nearer the row, the wider the gap left in the middle. */
const trunkRow = (scene: Scene, row: number, count: number, foot: number, random: Random) => {
  const trunks: string[] = []
  for (let i = 0; i < count; i++) {
    const share = (i + 0.2 + random() * 0.6) / count
    const isMiddle = Math.abs(share - 0.5) < 0.1 + row * 0.12
    if (isMiddle && row > 0) continue
    trunks.push(trunk(scene.across(share), -60, foot, (52 + row * 42) * scene.unit, i + row))
  }
  return trunks
}

const deepTrunks = (scene: Scene, settled: Settled) => {
  const { left, right, width, height, unit, mood } = scene
  const random = seeded(settled.seed + 60)
  for (const [row, count] of [9, 7, 5].entries()) {
    const floor = height * (0.7 + row * 0.05 + settled.drop)
    const trunks = trunkRow(scene, row, count, floor + 70 * unit, random)
    const color = mood.land(0.22 + row * 0.26)
    scene.sheet(
      trunks,
      scene.linear(lighter(color, 0.16), darker(color, 0.12), 0, floor),
      row === 0 ? 2 : 3,
    )
    const haze = mood.isDark ? mood.sky[1] : mood.light
    if (row === 2) continue
    scene.glow(width / 2, height * 0.62, width * 0.42, haze, 0.26)
    ridge(scene, settled, { at: 0.68 + row * 0.045, tone: 0.3 + row * 0.26, swing: 18 })
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
  const { scene, settled } = openPlace(options, { palette: 'nacht', hour: 'night', light })
  const { kind = 'fir', depth = 'open' } = options
  const isDeep = depth === 'deep'
  const clouds = isDeep ? [] : cloudsAround(settled.light)
  sky(scene, { light: settled.light, seed: settled.seed, clouds })
  const rise = isDeep ? 0.06 : 0
  ridge(scene, settled, {
    at: 0.53 + rise,
    tone: 0.05,
    trees: { kind, height: [70, 140], step: 40 },
  })
  if (isDeep) deepTrunks(scene, settled)
  else {
    const wide = (open: number): [number, number] => [open, 1 - open]
    ridge(scene, settled, {
      at: 0.59,
      tone: 0.24,
      trees: { kind, height: [130, 240], step: 60, gap: wide(0.36) },
    })
    scene.glow(
      scene.width / 2,
      scene.height * (0.66 + settled.drop),
      scene.width * 0.34,
      mood(scene),
      0.22,
    )
    ridge(scene, settled, {
      at: 0.67,
      tone: 0.45,
      trees: { kind, height: [240, 400], step: 96, gap: wide(0.2) },
    })
  }
  nearGround(scene, settled)
  cornerPlants(scene, settled)
  return scene
}

const mood = ({ mood: { isDark, sky: tones, light } }: Scene) => (isDark ? tones[2] : light)
