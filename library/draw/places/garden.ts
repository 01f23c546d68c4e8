import { stemFlower, tulip } from '../landscape/flowers.ts'
import { bush } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, mix } from '../paper/color.ts'
import { circle } from '../paper/geometry.ts'
import { flat, piece } from '../paper/pieces.ts'
import { cycle, type Random, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { castleWalls } from '../props/castle-walls.ts'
import { fence, house, well } from '../props/outdoors.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface GardenOptions extends PlaceOptions {
  well?: boolean
  house?: boolean
  /** Where a castle rises behind the trees, a share of the width; null for none. */
  castle?: number | null
}

/** Colours of the flower beds. */
const beds = {
  spring: ['#e8626b', '#ffb648', '#fff0dc', '#f08aa8'],
  summer: ['#8d6fc0', '#e8626b', '#fbe08a', '#fff0dc', '#5f8fd0'],
} as const

/** A summer flower: a daisy on a stem, or every third a tall larkspur. */
const bedFlower = (x: number, y: number, h: number, color: string, i: number, random: Random) =>
  i % 3 === 0
    ? piece(
        Array.from({ length: 8 }, (_, j) =>
          circle(x + (j % 2 ? -1 : 1) * h * 0.06, y - h * (0.5 + j * 0.1), h * (0.1 - j * 0.008)),
        ),
        color,
      ) + flat(`M${x - 3} ${y}h6V${y - h * 1.2}h-6Z`, '#4f7a4c')
    : stemFlower(x, y, h * 0.24, color, random())

/** Flowers along the lower edge. */
const flowerBed = (
  scene: Scene,
  { season, seed }: PlaceSettings,
  dim: (color: string) => string,
) => {
  const { left, span, width, height, unit, mood } = scene
  const random = seeded(seed + 7)
  const blossoms = beds[season === 'spring' ? 'spring' : 'summer']
  for (let i = 0; i < 34; i++) {
    const share = (i + random() * 0.8) / 33
    const x = scene.across(share)
    const edge = Math.abs(share - 0.5) * 2
    const h = (60 + edge * 95 + random() * 24) * unit
    const color = dim(cycle(blossoms, Math.floor(random() * 5)))
    const y = height + (14 - edge * 10) * unit
    const isTulip = season === 'spring' && i % 3 !== 2
    scene.add(isTulip ? tulip(x, y, h, color) : bedFlower(x, y, h, color, i, random))
  }
  const soil = Array.from({ length: Math.ceil((span / width) * 5) + 1 }, (_, i) =>
    bush(left + i * 0.2 * width, height + 26 * unit, (330 + (i % 2) * 40) * unit * 0.5, i),
  )
  scene.piece(soil, darker(mood.land(1), 0.2))
}

/** In spring and summer flower beds, otherwise plants in the corners. */
const plantGarden = (scene: Scene, settings: PlaceSettings, dim: (color: string) => string) => {
  const { season, plantKind } = settings
  if (season === 'autumn' || season === 'winter' || plantKind)
    cornerPlants(scene, settings, { upper: false })
  else scene.inFront(() => flowerBed(scene, settings, dim))
}

/** A cottage garden: a fence, beds of the season (tulips in spring, none in autumn), a house behind, perhaps a well. */
export const garden = (options: GardenOptions = {}) => {
  const light = { x: 0.72, y: 0.2, r: 90 }
  const { scene, settings } = createPlaceScene(options, { palette: 'sunrise', light })
  const { left, span, width, unit, mood } = scene
  const shade = mood.isDark ? 0.5 : mood.hour === 'dusk' ? 0.2 : 0
  const dim = (color: string) => mix(color, mood.tone(0.66), shade)
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: 0.54,
    nearness: 0,
    amplitude: 46,
    trees: { kind: 'round', height: [60, 110], step: 70 },
  })
  const back = ridge(scene, settings, { y: 0.6, nearness: 0.24, amplitude: 24, isFarmed: true })
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
  if (settings.plants) plantGarden(scene, settings, dim)
  return scene
}
