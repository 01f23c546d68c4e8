import { stemFlower } from '../landscape/flowers.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { seeded } from '../paper/random.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface MeadowOptions extends PlaceOptions {
  /** Colours of the flowers in the grass; empty for none. */
  flowers?: readonly string[]
}

/** A wide meadow with flowers, round trees far away and a big sky. */
export const meadow = (options: MeadowOptions = {}) => {
  const light = { x: 0.26, y: 0.24, r: 110 }
  const { scene, settings } = createPlaceScene(options, { palette: 'sunrise', light })
  const { left, right, height, unit } = scene
  const clouds = [...cloudsAround(settings.light), { x: 0.92, y: 0.34, w: 200 }]
  sky(scene, { light: settings.light, seed: settings.seed, clouds })
  ridge(scene, settings, {
    y: 0.56,
    nearness: 0,
    amplitude: 50,
    trees: { kind: 'round', height: [60, 110], step: 74 },
  })
  ridge(scene, settings, { y: 0.61, nearness: 0.22, amplitude: 40, tilt: -60 })
  ridge(scene, settings, {
    y: 0.67,
    nearness: 0.46,
    amplitude: 30,
    trees: { kind: 'round', height: [170, 290], step: 120, gap: [0.17, 0.8] },
  })
  const ground = nearGround(scene, settings, 0.76, 46)
  const random = seeded(settings.seed + 12)
  const { flowers = ['#fff1dd', '#ffc6a8', '#f08a7c', '#fbe08a'] } = options
  const rows = flowers.length === 0 ? [] : settings.plants ? [0.12, 0.9] : [0.12]
  for (const row of rows) {
    const draw = () => {
      for (
        let x = left + 20;
        x < right;
        x += (row > 0.5 ? 62 : 92) * unit * (0.7 + random() * 0.6)
      ) {
        const y = ground.yAt(x) + (height - ground.yAt(x)) * row + random() * 40 * unit
        const color = flowers[Math.floor(random() * flowers.length)] ?? scene.mood.accent
        scene.add(
          stemFlower(x, y, (row > 0.5 ? 19 : 12) * unit * (0.8 + random() * 0.5), color, random()),
        )
      }
    }
    if (row > 0.5) scene.inFront(draw)
    else draw()
  }
  cornerPlants(scene, settings, { upper: false, size: 0.9 })
  return scene
}
