import { stemFlower, tulip } from '../landscape/flowers.ts'
import { bush } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, mix } from '../paper/color.ts'
import { cycle, seeded } from '../paper/random.ts'
import { castleWalls } from '../props/castle-walls.ts'
import { fence, house, well } from '../props/outdoors.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { nearGround, ridge } from './backdrop.ts'

export interface GardenOptions extends PlaceOptions {
  well?: boolean
  house?: boolean
  /** Where a castle rises behind the trees, a share of the width; null for none. */
  castle?: number | null
}

/** A cottage garden: a fence, beds of tulips, a house behind, perhaps a well. */
export const garden = (options: GardenOptions = {}) => {
  const light = { x: 0.72, y: 0.2, r: 90 }
  const { scene, settings } = createPlaceScene(options, { palette: 'sunrise', light })
  const { left, span, width, height, unit, mood } = scene
  const random = seeded(settings.seed + 6)
  const shade = mood.isDark ? 0.5 : mood.hour === 'dusk' ? 0.2 : 0
  const dim = (color: string) => mix(color, mood.tone(0.66), shade)
  sky(scene, { light: settings.light, seed: settings.seed, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: 0.54,
    nearness: 0,
    amplitude: 46,
    trees: { kind: 'round', height: [60, 110], step: 70 },
  })
  const back = ridge(scene, settings, { y: 0.6, nearness: 0.24, amplitude: 24 })
  const { castle = null } = options
  if (castle !== null)
    scene.place(
      castleWalls({ wall: dim('#fbe6cd'), roof: dim('#d0605c') }),
      castle * width,
      back.yAt(castle * width) + 40 * unit,
      1.3 * unit,
    )
  if (options.house ?? true) {
    const pane = shade > 0 ? '#ffd680' : '#cfe9ea'
    scene.place(
      house({ wall: dim('#fff0dc'), roof: dim('#c8643f'), door: dim('#3f7f7a'), pane }),
      0.2 * width,
      back.yAt(0.2 * width) + 60 * unit,
      1.15 * unit,
    )
  }
  ridge(scene, settings, {
    y: 0.66,
    nearness: 0.44,
    amplitude: 14,
    trees: { kind: 'round', height: [190, 280], step: 190, gap: [0.04, 0.78] },
  })
  const ground = nearGround(scene, settings, 0.74, 30)
  scene.place(
    fence(Math.ceil(span / (44 * unit * 1.15)) + 1, dim('#fff2de')),
    left - 10,
    ground.yAt(width / 2) + 10 * unit,
    1.15 * unit,
  )
  if (options.well ?? false)
    scene.place(
      well(dim('#a9b0b5'), dim('#b5533f')),
      0.83 * width,
      ground.yAt(0.83 * width) + 60 * unit,
      1.35 * unit,
    )
  scene.piece(
    [0.02, 0.1, 0.93, 0.99].map((x, i) =>
      bush(
        x * width,
        ground.yAt(x * width) + 60 * unit,
        (150 + (i % 2) * 50) * unit,
        i + settings.seed,
      ),
    ),
    mood.land(0.9),
    3,
  )
  const blossoms = ['#e8626b', '#ffb648', '#fff0dc', '#f08aa8'] as const
  if (settings.plants) {
    scene.inFront(() => {
      for (let i = 0; i < 34; i++) {
        const share = (i + random() * 0.8) / 33
        const x = scene.across(share)
        const edge = Math.abs(share - 0.5) * 2
        const h = (60 + edge * 95 + random() * 24) * unit
        const color = dim(cycle(blossoms, Math.floor(random() * 4)))
        const y = height + (14 - edge * 10) * unit
        scene.add(i % 3 === 2 ? stemFlower(x, y, h * 0.22, color, random()) : tulip(x, y, h, color))
      }
      const soil = Array.from({ length: Math.ceil((span / width) * 5) + 1 }, (_, i) =>
        bush(left + i * 0.2 * width, height + 26 * unit, (330 + (i % 2) * 40) * unit * 0.5, i),
      )
      scene.piece(soil, darker(mood.land(1), 0.2))
    })
  }
  return scene
}
