import { toadstool } from '../landscape/flowers.ts'
import { trunk } from '../landscape/land.ts'
import { sky } from '../landscape/sky.ts'
import { darker, lighter } from '../paper/color.ts'
import { circle } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface ClearingOptions extends PlaceOptions {
  toadstools?: boolean
}

/** Share of the width; page pixels below the ground's edge and height. */
const toadstoolSpots: [share: number, down: number, height: number][] = [
  [0.2, 60, 84],
  [0.235, 76, 52],
  [0.8, 70, 70],
]

/** A round clearing: great trees left and right, light falling in between. */
export const clearing = (options: ClearingOptions = {}) => {
  const light = { x: 0.5, y: 0.26, r: 140 }
  const { scene, settings } = createPlaceScene(options, { palette: 'emerald', hour: 'day', light })
  const { left, right, width, height, unit, mood } = scene
  const random = seeded(settings.seed + 8)
  sky(scene, {
    light: settings.light,
    seed: settings.seed,
    clouds: [{ x: settings.light.x - 0.16, y: settings.light.y + 0.1, w: 200 }],
  })
  ridge(scene, settings, {
    y: 0.56,
    nearness: 0.02,
    amplitude: 24,
    trees: { kind: 'round', height: [130, 230], step: 56 },
  })
  ridge(scene, settings, {
    y: 0.63,
    nearness: 0.26,
    amplitude: 20,
    trees: { kind: 'mixed', height: [210, 360], step: 70, gap: [0.33, 0.67] },
  })
  scene.glow(
    width * settings.light.x,
    height * 0.62,
    width * 0.34,
    mood.isDark ? mood.sky[2] : mood.light,
    0.3,
  )
  ridge(scene, settings, {
    y: 0.7,
    nearness: 0.46,
    amplitude: 16,
    trees: { kind: 'round', height: [330, 520], step: 130, gap: [0.2, 0.82] },
  })
  const ground = nearGround(scene, settings, 0.77)
  const bark = scene.linear(lighter(mood.tone(0.7), 0.06), mood.tone(0.86), 0, height * 0.8)
  const foot = height * (0.8 + settings.landOffset) + 60 * unit
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
      scene.add(toadstool(share * width, ground.yAt(share * width) + down * unit, h * unit))
    }
  }
  cornerPlants(scene, settings, { upper: false })
  return scene
}
