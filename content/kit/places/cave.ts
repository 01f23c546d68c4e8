import { darker, lighter, mix } from '../color.ts'
import type { Point } from '../geometry.ts'
import { polygon } from '../geometry.ts'
import { hills, stone } from '../land.ts'
import type { PlaceOptions } from '../place-options.ts'
import { openPlace } from '../place-options.ts'
import { crystalCluster } from '../props/crystal.ts'
import { cycle, seeded } from '../random.ts'
import { sky } from '../sky.ts'
import { ridge } from './backdrop.ts'
import { caveWindow } from './burrow.ts'

export interface CaveOptions extends PlaceOptions {
  /** Glowing crystals on the floor. */
  crystals?: boolean
}

/** Inside a cave, looking out through its mouth; crystals glow if asked for. */
export const cave = (options: CaveOptions = {}) => {
  const light = { x: 0.58, y: 0.32, r: 85 }
  const { scene, settled } = openPlace(options, { palette: 'nacht', hour: 'night', light })
  const { width, height, unit, mood } = scene
  const random = seeded(settled.seed + 1)
  sky(scene, {
    light: settled.light,
    seed: settled.seed,
    clouds: [[settled.light.x - 0.1, settled.light.y + 0.08, 170]],
  })
  ridge(scene, settled, {
    at: 0.56,
    tone: 0.05,
    swing: 60,
    trees: { kind: 'fir', height: [60, 110], step: 42 },
  })
  ridge(scene, settled, {
    at: 0.64,
    tone: 0.3,
    swing: 30,
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
      settled.seed + i * 9,
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
    base: height * (0.78 + settled.drop),
    swing: 16 * unit,
    seed: settled.seed + 4,
    waves: 1.2,
  })
  scene.sheet(
    ground.path,
    scene.linear(lighter(rock(0.6), 0.08), darker(rock(1), 0.2), ground.top, height),
    3,
    ground.top,
  )
  scene.glow(width * 0.53, ground.at(width / 2) + 60 * unit, 430 * unit, mood.light, 0.24, 0.32)
  scene.ground = ground.at
  const boulders = [0.05, 0.14, 0.87, 0.95].map((x, i) =>
    stone(
      x * width,
      ground.at(x * width) + 60 * unit,
      (130 + (i % 3) * 60) * unit,
      i + settled.seed,
    ),
  )
  scene.piece(boulders, rock(0.72), 3)
  if (options.crystals ?? true) {
    for (const [i, share] of [0.1, 0.19, 0.83, 0.92].entries()) {
      const [x, y, h] = [
        share * width,
        ground.at(share * width) + (80 + (i % 2) * 40) * unit,
        (90 + (i % 3) * 34) * unit,
      ]
      const color = cycle(['#7fe0d8', '#b79cf0', '#f6a5c0', '#8fc7ff'], i)
      crystalCluster(scene, x, y, h, color)
    }
  }
  return scene
}
