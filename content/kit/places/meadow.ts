import { stem } from '../flowers.ts'
import type { PlaceOptions } from '../place-options.ts'
import { openPlace } from '../place-options.ts'
import { seeded } from '../random.ts'
import { cloudsAround, sky } from '../sky.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface MeadowOptions extends PlaceOptions {
  /** Colours of the flowers in the grass; empty for none. */
  flowers?: readonly string[]
}

/** A wide meadow with flowers, round trees far away and a big sky. */
export const meadow = (options: MeadowOptions = {}) => {
  const light = { x: 0.26, y: 0.24, r: 110 }
  const { scene, settled } = openPlace(options, { palette: 'morgenrot', light })
  const { left, right, height, unit } = scene
  const clouds: [number, number, number][] = [...cloudsAround(settled.light), [0.92, 0.34, 200]]
  sky(scene, { light: settled.light, seed: settled.seed, clouds })
  ridge(scene, settled, {
    at: 0.56,
    tone: 0,
    swing: 50,
    trees: { kind: 'round', height: [60, 110], step: 74 },
  })
  ridge(scene, settled, { at: 0.61, tone: 0.22, swing: 40, tilt: -60 })
  ridge(scene, settled, {
    at: 0.67,
    tone: 0.46,
    swing: 30,
    trees: { kind: 'round', height: [170, 290], step: 120, gap: [0.17, 0.8] },
  })
  const ground = nearGround(scene, settled, 0.76, 46)
  const random = seeded(settled.seed + 12)
  const { flowers = ['#fff1dd', '#ffc6a8', '#f08a7c', '#fbe08a'] } = options
  const rows = flowers.length === 0 ? [] : settled.plants ? [0.12, 0.9] : [0.12]
  for (const row of rows) {
    const draw = () => {
      for (
        let x = left + 20;
        x < right;
        x += (row > 0.5 ? 62 : 92) * unit * (0.7 + random() * 0.6)
      ) {
        const y = ground.at(x) + (height - ground.at(x)) * row + random() * 40 * unit
        const color = flowers[Math.floor(random() * flowers.length)] ?? scene.mood.accent
        scene.add(
          stem(x, y, (row > 0.5 ? 19 : 12) * unit * (0.8 + random() * 0.5), color, random()),
        )
      }
    }
    if (row > 0.5) scene.inFront(draw)
    else draw()
  }
  cornerPlants(scene, settled, { upper: false, size: 0.9 })
  return scene
}
