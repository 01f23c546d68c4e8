import { stemFlower } from '../landscape/flowers.ts'
import { bush, type Ground, hills } from '../landscape/land.ts'
import { nearTree } from '../landscape/near-tree.ts'
import type { Season } from '../landscape/season.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num, type Point, smooth } from '../paper/geometry.ts'
import { strip } from '../paper/pieces.ts'
import { cycle, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { fence } from '../props/outdoors.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface MeadowOptions extends PlaceOptions {
  /** Colours of the flowers in the grass; empty for none. */
  flowers?: readonly string[]
  /**
   * `wide`: far trees under a big sky; `slope`: a hillside that falls to the right; `low`: from the grass, with
   * stalks taller than the cast; `fields`: from above over a path and fields; `hedge`: before a hedge with a gate.
   */
  view?: 'wide' | 'slope' | 'low' | 'fields' | 'hedge'
}

/** Draws the land of a view, and returns the ground for the figures. */
type Land = (scene: Scene, settings: PlaceSettings) => Ground

const wide: Land = (scene, settings) => {
  ridge(scene, settings, {
    y: 0.56,
    nearness: 0,
    amplitude: 50,
    trees: { kind: 'round', height: [60, 110], step: 74 },
  })
  ridge(scene, settings, { y: 0.61, nearness: 0.22, amplitude: 40, tilt: -60, isFarmed: true })
  ridge(scene, settings, {
    y: 0.67,
    nearness: 0.46,
    amplitude: 30,
    trees: { kind: 'round', height: [170, 290], step: 120, gap: [0.17, 0.8] },
  })
  return nearGround(scene, settings, 0.76, 46)
}

const slope: Land = (scene, settings) => {
  ridge(scene, settings, { y: 0.66, nearness: 0.05, amplitude: 40, tilt: 90, isFarmed: true })
  ridge(scene, settings, {
    y: 0.74,
    nearness: 0.34,
    amplitude: 24,
    tilt: 220,
    trees: { kind: 'round', height: [110, 210], step: 150, gap: [0.1, 0.6] },
  })
  return nearGround(scene, settings, 0.75, 52, 420)
}

const low: Land = (scene, settings) => {
  const { left, right, unit, mood } = scene
  ridge(scene, settings, {
    y: 0.82,
    nearness: 0.2,
    amplitude: 30,
    trees: { kind: 'round', height: [70, 150], step: 130 },
  })
  const ground = nearGround(scene, settings, 0.88, 90)
  const random = seeded(settings.seed + 44)
  const stalks: string[] = []
  for (let x = left - 20; x < right + 20; x += 44 * unit * (0.5 + random())) {
    const edge = Math.abs(x / scene.width - 0.5) * 2
    const h = (200 + edge * 330 + random() * 140) * unit
    const [foot, lean] = [ground.yAt(x) + 40 * unit, (random() - 0.5) * 130 * unit]
    stalks.push(
      strip(
        [
          [x, foot],
          [x, foot - h * 0.6],
          [x + lean, foot - h],
        ],
        [11 * unit, 8 * unit, 1.5],
      ),
    )
  }
  scene.piece(stalks, mix(mood.land(0.62), mood.land(0.9), 0.4), 1)
  return ground
}

const fieldsFromAbove: Land = (scene, settings) => {
  const { left, right, width, height, unit, mood } = scene
  ridge(scene, settings, {
    y: 0.4,
    nearness: 0,
    amplitude: 36,
    trees: { kind: 'round', height: [30, 60], step: 46 },
  })
  ridge(scene, settings, { y: 0.45, nearness: 0.2, amplitude: 30, isFarmed: true })
  ridge(scene, settings, { y: 0.52, nearness: 0.42, amplitude: 24, tilt: -50, isFarmed: true })
  ridge(scene, settings, {
    y: 0.6,
    nearness: 0.58,
    amplitude: 20,
    tilt: 60,
    isFarmed: true,
    trees: { kind: 'round', height: [70, 120], step: 210, gap: [0.3, 0.66] },
  })
  const base = height * (0.7 + settings.landOffset)
  const shape = hills(scene, { base, amplitude: 18 * unit, seed: settings.seed + 6, waves: 0.7 })
  scene.sheet(shape.path, mood.land(0.78), 3, shape.top)
  const bend = (t: number) => width * (0.62 - 0.3 * t + 0.16 * Math.sin(t * 5.2))
  const [near, far]: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= 10; i++) {
    const t = i / 10
    const [x, y, half] = [
      bend(t),
      base - 4 + (height + 40 - base) * t,
      (26 + 150 * t ** 1.5) * unit,
    ]
    near.push([x - half, y])
    far.unshift([x + half, y])
  }
  scene.flat(
    `${smooth(near, false)}L${smooth(far, false).slice(1)}Z`,
    lighter(mood.land(0.6), mood.isDark ? 0.1 : 0.4),
  )
  const yAt = (x: number) => shape.yAt(x)
  const tufts: string[] = []
  const random = seeded(settings.seed + 9)
  for (let i = 0; i < 46; i++) {
    const [x, y] = [
      left + random() * (right - left),
      base + (0.1 + random() * 0.9) * (height - base),
    ]
    tufts.push(
      `M${num(x)} ${num(y)}l${num(7 * unit)} ${num(-26 * unit)}l${num(5 * unit)} ${num(26 * unit)}Z`,
    )
  }
  scene.flat(tufts, darker(mood.land(0.9), 0.08), 0.8)
  scene.ground = yAt
  return { path: shape.path, yAt, top: shape.top }
}

const hedge: Land = (scene, settings) => {
  const { left, right, width, height, unit, mood } = scene
  ridge(scene, settings, { y: 0.52, nearness: 0.05, amplitude: 40, isFarmed: true })
  const back = ridge(scene, settings, { y: 0.64, nearness: 0.36, amplitude: 18 })
  const row: string[] = []
  for (let x = left - 60; x < right + 60; x += 104 * unit) {
    const isGate = Math.abs(x / width - 0.56) < 0.12
    if (!isGate)
      row.push(
        bush(
          x,
          height * (0.79 + settings.landOffset),
          (330 + ((x * 7) % 80)) * unit,
          x + settings.seed,
        ),
      )
  }
  const x = (settings.seed % 2 === 0 ? 0.06 : 0.94) * width
  nearTree(scene, {
    kind: settings.season === 'winter' ? 'bare' : 'oak',
    x,
    y: back.yAt(x) + 130 * unit,
    h: 900 * unit,
    seed: settings.seed,
    color: mix(mood.land(0.62), darker(mood.land(1), 0.24), 0.7),
    ground: row,
  })
  const wood = mix('#c9a276', mood.tone(0.6), mood.isDark ? 0.5 : 0.1)
  const ground = nearGround(scene, settings, 0.78, 44)
  scene.place(fence(6, wood), 0.47 * width, ground.yAt(0.56 * width) + 12 * unit, 1.3 * unit)
  return ground
}

const lands = { wide, slope, low, fields: fieldsFromAbove, hedge } satisfies Record<string, Land>

type Flowers = readonly [string, ...string[]]

const meadowFlowers: Record<Season, readonly string[]> = {
  spring: ['#fff1dd', '#ffc6a8', '#f08a7c', '#fbe08a'],
  summer: ['#fff1dd', '#e8626b', '#fbe08a', '#8fb2e0'],
  autumn: [],
  winter: [],
}

/** Flowers behind the cast, small and even. */
const farFlowers = (scene: Scene, { seed }: PlaceSettings, ground: Ground, flowers: Flowers) => {
  const { left, right, height, unit } = scene
  const random = seeded(seed + 12)
  for (let x = left + 20; x < right; x += 92 * unit * (0.7 + random() * 0.6)) {
    const y = ground.yAt(x) + (height - ground.yAt(x)) * 0.12 + random() * 40 * unit
    const r = 12 * unit * (0.8 + random() * 0.5)
    scene.add(stemFlower(x, y, r, cycle(flowers, Math.floor(random() * 9)), random()))
  }
}

/** Flowers in front, in loose groups. */
const nearFlowers = (scene: Scene, { seed }: PlaceSettings, ground: Ground, flowers: Flowers) => {
  const { left, right, height, unit } = scene
  const random = seeded(seed + 13)
  for (let x = left + 20; x < right; x += 62 * unit * (0.7 + random() * 0.6)) {
    const share = (x - left) / scene.span
    if (Math.sin(share * 17 + seed * 2) < 0.15) continue
    const down = 0.9 + 0.1 * Math.sin(share * 31)
    const y = ground.yAt(x) + (height - ground.yAt(x)) * down + random() * 40 * unit
    const r = 19 * unit * (0.8 + random() * 0.5)
    scene.add(stemFlower(x, y, r, cycle(flowers, Math.floor(random() * 9)), random()))
  }
}

/** A meadow with flowers of the season under a big sky. */
export const meadow = (options: MeadowOptions = {}) => {
  const light = { x: 0.26, y: 0.24, r: 110 }
  const { scene, settings } = createPlaceScene(options, { palette: 'sunrise', light })
  const clouds = [...cloudsAround(settings.light), { x: 0.92, y: 0.34, w: 200 }]
  sky(scene, { ...settings, clouds })
  const ground = lands[options.view ?? 'wide'](scene, settings)
  const { flowers = meadowFlowers[settings.season] } = options
  const [first, ...others] = flowers
  if (first) {
    const dim = (color: string) => mix(color, scene.mood.tone(0.55), scene.mood.isDark ? 0.4 : 0)
    const colors: Flowers = [dim(first), ...others.map(dim)]
    farFlowers(scene, settings, ground, colors)
    if (settings.plants) scene.inFront(() => nearFlowers(scene, settings, ground, colors))
  }
  cornerPlants(scene, settings, { upper: false, size: 0.9 })
  return scene
}
