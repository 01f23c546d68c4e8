import { hills, stone } from '../landscape/land.ts'
import { sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { type Point, polygon } from '../paper/geometry.ts'
import { cycle, seeded } from '../paper/random.ts'
import { crystalCluster } from '../props/crystal.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { ridge } from './backdrop.ts'
import { caveWindow } from './burrow.ts'

export interface CaveOptions extends PlaceOptions {
  /** Glowing crystals on the floor. */
  crystals?: boolean
}

/** Inside a cave, looking out through its mouth; perhaps with glowing crystals. */
export const cave = (options: CaveOptions = {}) => {
  const light = { x: 0.58, y: 0.32, r: 85 }
  const { scene, settings } = createPlaceScene(options, {
    palette: 'midnight',
    hour: 'night',
    light,
  })
  const { width, height, unit, mood } = scene
  const random = seeded(settings.seed + 1)
  sky(scene, {
    ...settings,
    clouds: [{ x: settings.light.x - 0.1, y: settings.light.y + 0.08, w: 170 }],
  })
  ridge(scene, settings, {
    y: 0.56,
    nearness: 0.05,
    amplitude: 60,
    trees: { kind: 'fir', height: [60, 110], step: 42 },
  })
  ridge(scene, settings, {
    y: 0.64,
    nearness: 0.3,
    amplitude: 30,
    trees: { kind: 'fir', height: [90, 170], step: 62 },
  })
  const rock = (share: number) => mix(mood.tone(0.42 + share * 0.56), '#6d5f86', 0.34 - share * 0.2)
  for (const [i, grow] of [0, 0.06, 0.13].entries()) {
    const path = caveWindow(
      scene,
      width * (0.53 - i * 0.01),
      height * 0.5,
      width * (0.3 + grow),
      height * (0.36 + grow * 0.9),
      settings.seed + i * 9,
    )
    const fill = scene.linear(lighter(rock(i * 0.22), 0.06), darker(rock(i * 0.22), 0.1), 0, height)
    scene.add(`<g filter="url(#s3)"><path d="${path}" fill="${fill}" fill-rule="evenodd"/></g>`)
  }
  const spike = (x: number, l: number, w: number): Point[] => [
    [x - w, -40],
    [x + w, -40],
    [x + w * 0.3, l * 0.5],
    [x, l],
    [x - w * 0.34, l * 0.5],
  ]
  const spikes = Array.from({ length: 11 }, (_, i) => {
    const share = (i + 0.2 + random() * 0.6) / 11
    const x = scene.across(share)
    const isMiddle = Math.abs(share - 0.5) < 0.2
    return polygon(
      spike(x, (isMiddle ? 120 : 230) * unit * (0.6 + random() * 0.6), (26 + random() * 24) * unit),
    )
  })
  scene.sheet(spikes, scene.linear(rock(0.9), rock(0.6), 0, 280 * unit))
  const ground = hills(scene, {
    base: height * (0.78 + settings.landOffset),
    amplitude: 16 * unit,
    seed: settings.seed + 4,
    waves: 1.2,
  })
  scene.sheet(
    ground.path,
    scene.linear(lighter(rock(0.6), 0.08), darker(rock(1), 0.2), ground.top, height),
    3,
    ground.top,
  )
  scene.glow(width * 0.53, ground.yAt(width / 2) + 60 * unit, 430 * unit, mood.light, 0.24, 0.32)
  scene.ground = ground.yAt
  const boulders = [0.05, 0.14, 0.87, 0.95].map((x, i) =>
    stone(
      x * width,
      ground.yAt(x * width) + 60 * unit,
      (130 + (i % 3) * 60) * unit,
      i + settings.seed,
    ),
  )
  scene.piece(boulders, rock(0.72), 3)
  if (options.crystals ?? true) {
    for (const [i, share] of [0.1, 0.19, 0.83, 0.92].entries()) {
      const [x, y, h] = [
        share * width,
        ground.yAt(share * width) + (80 + (i % 2) * 40) * unit,
        (90 + (i % 3) * 34) * unit,
      ]
      const color = cycle(['#7fe0d8', '#b79cf0', '#f6a5c0', '#8fc7ff'], i)
      crystalCluster(scene, x, y, h, color)
    }
  }
  return scene
}
