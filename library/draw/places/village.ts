import { bush, type Ground } from '../landscape/land.ts'
import { nearTree } from '../landscape/near-tree.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import type { Mood } from '../paper/mood.ts'
import { cycle, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { fence, house } from '../props/outdoors.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

type VillageView = 'lane' | 'house-left' | 'house-right' | 'gable' | 'square' | 'edge'

export interface VillageOptions extends PlaceOptions {
  /**
   * Houses to both sides of a lane, or one large house on the left or right; `gable`: close to a house that the
   * picture crops; `square`: a lime tree before a row of houses; `edge`: the last houses, then fields.
   */
  view?: VillageView
}

const walls = ['#fbe6cd', '#f6d9b8', '#fff0dc'] as const
const roofs = ['#d0605c', '#c98a4a', '#5f8fa3', '#b5533f', '#8a6aa0'] as const

type NearHouse = [at: number, scale: number, flip: boolean]

const nearHouses: Record<VillageView, NearHouse[]> = {
  lane: [
    [0.09, 1.32, false],
    [0.91, 1.4, true],
  ],
  'house-left': [[0.17, 2, false]],
  'house-right': [[0.83, 2, true]],
  gable: [[0.02, 3.1, false]],
  square: [
    [0.12, 1.1, false],
    [0.33, 1, true],
    [0.68, 1.04, false],
    [0.9, 1.14, true],
  ],
  edge: [
    [0.1, 1.2, false],
    [0.27, 0.8, true],
  ],
}

/** How much the evening dims painted things. */
const shadeOf = ({ isDark, hour }: Mood) => {
  if (isDark) return 0.5
  return hour === 'dusk' ? 0.18 : 0
}

/** A great lime tree in the middle of the square, its crown above the figures' heads. */
const limeTree = (scene: Scene, settings: PlaceSettings, ground: Ground) => {
  const { width, unit, mood } = scene
  const x = width * (settings.seed % 2 === 0 ? 0.46 : 0.55)
  nearTree(scene, {
    kind: settings.season === 'winter' ? 'bare' : 'beech',
    x,
    y: ground.yAt(x) + 24 * unit,
    h: 820 * unit,
    seed: settings.seed + 2,
    color: mix(mood.land(0.74), mood.tone(0.5), mood.isDark ? 0.3 : 0),
  })
  scene.piece(
    [-60, 40].map((dx, i) => bush(x + dx * unit, ground.yAt(x) + 50 * unit, 110 * unit, i)),
    mood.land(0.86),
  )
}

/** A village with lit windows in the evening. */
export const village = (options: VillageOptions = {}) => {
  const light = { x: 0.5, y: 0.2, r: 100 }
  const { scene, settings } = createPlaceScene(options, { palette: 'gold', hour: 'dusk', light })
  const { width, height, unit, mood } = scene
  const { view = 'lane' } = options
  const shade = shadeOf(mood)
  const pane = shade > 0 ? '#ffd680' : '#bfe3ea'
  const tint = (color: string, far = 0) => mix(mix(color, mood.tone(0.66), shade), mood.sky[2], far)
  const random = seeded(settings.seed + 4)
  const build = (i: number, far = 0) =>
    house({
      wall: tint(cycle(walls, i), far),
      roof: tint(cycle(roofs, i + settings.seed), far),
      door: tint('#7a4a3a', far),
      pane: mix(pane, mood.sky[2], far * 0.4),
    })
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: 0.53,
    nearness: 0,
    amplitude: 46,
    trees: { kind: 'mixed', height: [60, 110], step: 60 },
  })
  const row = ridge(scene, settings, {
    y: 0.59,
    nearness: 0.22,
    amplitude: 20,
    isFarmed: view === 'edge',
  })
  const far = view === 'edge' ? [0.08, 0.2, 0.31] : [0.22, 0.34, 0.47, 0.59, 0.72]
  for (const [i, at] of far.entries()) {
    const x = (at + (random() - 0.5) * 0.03) * width
    scene.place(build(i, 0.3), x, row.yAt(x) + 12 * unit, (0.36 + random() * 0.1) * unit, {
      flip: i % 2 === 0,
    })
  }
  ridge(scene, settings, {
    y: 0.645,
    nearness: 0.42,
    amplitude: 14,
    trees: { kind: 'round', height: [90, 150], step: 150, gap: [0.28, 0.74] },
  })
  const ground = nearGround(scene, settings, 0.75, 30)
  const spots = nearHouses[view]
  for (const [i, [at, scale, flip]] of spots.entries()) {
    scene.place(build(i + 1), at * width, ground.yAt(at * width) + 24 * unit, scale * unit, {
      flip,
    })
    if (shade > 0)
      scene.glow(
        at * width,
        ground.yAt(at * width) - 100 * unit * scale,
        190 * scale * unit,
        '#ffc66b',
        0.4,
      )
  }
  const lane = mix(tint('#f3dcae'), mood.land(0.7), mood.isDark ? 0.35 : 0.1)
  const [mid, top] = [width * 0.5, ground.yAt(width * 0.5)]
  scene.piece(
    `M${mid - 70 * unit} ${top + 2}C${mid - 150 * unit} ${top + 90 * unit} ${mid - 330 * unit} ${height - 90 * unit} ${mid - 420 * unit} ${height + 60}H${mid + 420 * unit}C${mid + 330 * unit} ${height - 90 * unit} ${mid + 120 * unit} ${top + 90 * unit} ${mid + 70 * unit} ${top + 2}Q${mid} ${top - 12} ${mid - 70 * unit} ${top + 2}Z`,
    scene.linear(lighter(lane, 0.1), darker(lane, 0.1), top, height),
    1,
  )
  const green = mood.land(0.8)
  scene.piece(
    spots.flatMap(([at, scale, flip], i) =>
      [0.62, -0.62].map((d, j) =>
        bush(
          at * width + d * 200 * scale * unit,
          ground.yAt(at * width) + 40 * unit,
          (120 + j * 30) * unit,
          i * 3 + j + (flip ? 1 : 0),
        ),
      ),
    ),
    green,
  )
  const fx = view === 'house-right' ? 0.02 : 0.72
  if (view === 'square') limeTree(scene, settings, ground)
  if (view.startsWith('house') || view === 'edge')
    scene.place(
      fence(10, tint('#e6c79c')),
      fx * width,
      ground.yAt(0.85 * width) + 34 * unit,
      1.05 * unit,
    )
  cornerPlants(scene, settings, { upper: false, size: 0.7 })
  return scene
}
