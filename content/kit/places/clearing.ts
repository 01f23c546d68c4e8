import { darker, lighter } from '../color.ts'
import { toadstool } from '../flowers.ts'
import { circle } from '../geometry.ts'
import { trunk } from '../land.ts'
import type { PlaceOptions } from '../place-options.ts'
import { openPlace } from '../place-options.ts'
import { seeded } from '../random.ts'
import { sky } from '../sky.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface ClearingOptions extends PlaceOptions {
  toadstools?: boolean
}

/** Share of the width, pixels below the ground's edge, height. */
const toadstoolSpots: [share: number, down: number, height: number][] = [
  [0.2, 60, 84],
  [0.235, 76, 52],
  [0.8, 70, 70],
]

/** A round clearing: great trees left and right, light falling in between. */
export const clearing = (options: ClearingOptions = {}) => {
  const light = { x: 0.5, y: 0.26, r: 140 }
  const { scene, settled } = openPlace(options, { palette: 'smaragd', hour: 'day', light })
  const { left, right, width, height, unit, mood } = scene
  const random = seeded(settled.seed + 8)
  sky(scene, {
    light: settled.light,
    seed: settled.seed,
    clouds: [[settled.light.x - 0.16, settled.light.y + 0.1, 200]],
  })
  ridge(scene, settled, {
    at: 0.56,
    tone: 0.02,
    swing: 24,
    trees: { kind: 'round', height: [130, 230], step: 56 },
  })
  ridge(scene, settled, {
    at: 0.63,
    tone: 0.26,
    swing: 20,
    trees: { kind: 'mixed', height: [210, 360], step: 70, gap: [0.33, 0.67] },
  })
  scene.glow(
    width * settled.light.x,
    height * 0.62,
    width * 0.34,
    mood.isDark ? mood.sky[2] : mood.light,
    0.3,
  )
  ridge(scene, settled, {
    at: 0.7,
    tone: 0.46,
    swing: 16,
    trees: { kind: 'round', height: [330, 520], step: 130, gap: [0.2, 0.82] },
  })
  const ground = nearGround(scene, settled, 0.77)
  const bark = scene.linear(lighter(mood.tone(0.7), 0.06), mood.tone(0.86), 0, height * 0.8)
  const foot = height * (0.8 + settled.drop) + 60 * unit
  scene.sheet(
    [
      trunk(left + 20 * unit, -60, foot, 170 * unit, 2),
      trunk(right - 30 * unit, -60, foot - 30 * unit, 150 * unit, 5),
    ],
    bark,
  )
  const crown: string[] = []
  for (let x = left - 60; x <= right + 60; x += 58 * unit) {
    const edge = Math.abs((x - left) / scene.span - 0.5) * 2
    const depth = (edge ** 2.4 * 250 - 70) * unit
    crown.push(circle(x, depth + (random() - 0.5) * 30 * unit, (92 + random() * 34) * unit))
    if (edge > 0.5) crown.push(circle(x, depth - 130 * unit, 130 * unit))
  }
  scene.sheet(crown, scene.linear(darker(mood.land(0.95), 0.16), mood.land(0.84), 0, 300 * unit))
  if (options.toadstools ?? true) {
    for (const [share, down, h] of toadstoolSpots) {
      scene.add(toadstool(share * width, ground.at(share * width) + down * unit, h * unit))
    }
  }
  cornerPlants(scene, settled, { upper: false })
  return scene
}
