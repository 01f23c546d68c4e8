import { darker, lighter, mix } from '../color.ts'
import { bulrush, flower } from '../flowers.ts'
import { ellipse, num } from '../geometry.ts'
import { hills } from '../land.ts'
import type { PlaceOptions } from '../place-options.ts'
import { openPlace } from '../place-options.ts'
import { seeded } from '../random.ts'
import type { Scene } from '../scene.ts'
import { cloudsAround, sky } from '../sky.ts'
import { ridge } from './backdrop.ts'

export interface PondOptions extends PlaceOptions {
  /** `bank`: the cast stands on the near shore; `water`: it floats or sits on lily pads. */
  view?: 'bank' | 'water'
}

/** A lily pad with its notch; (x, y) is its middle, `w` its breadth. */
export const lilyPad = (x: number, y: number, w: number) =>
  `M${num(x)} ${num(y)}L${num(x + w * 0.44)} ${num(y - w * 0.09)}A${num(w / 2)} ${num(w * 0.17)} 0 1 1 ${num(x + w * 0.2)} ${num(y - w * 0.155)}Z`

const waterLily = (scene: Scene, x: number, y: number, r: number) => {
  scene.place(flower(0, 0, r, scene.mood.isDark ? '#cfd8f0' : '#ffe3ea', 9, 0.2), x, y, 1)
}

/** A still pond with lily pads and reeds, hills and light mirrored in it. */
export const pond = (options: PondOptions = {}) => {
  const light = { x: 0.68, y: 0.22, r: 105 }
  const { scene, settled } = openPlace(options, { palette: 'smaragd', hour: 'dawn', light })
  const { width, height, unit, mood } = scene
  const { view = 'bank' } = options
  sky(scene, { light: settled.light, seed: settled.seed, clouds: cloudsAround(settled.light) })
  ridge(scene, settled, {
    at: 0.47,
    tone: 0.05,
    swing: 50,
    trees: { kind: 'round', height: [60, 120], step: 58 },
  })
  ridge(scene, settled, {
    at: 0.53,
    tone: 0.3,
    swing: 24,
    trees: { kind: 'mixed', height: [110, 220], step: 76, gap: [0.26, 0.76] },
  })
  const shore = height * (0.575 + settled.drop)
  const water = mix(mood.sky[0], mood.isDark ? '#3d8fb5' : '#49b0bd', 0.5)
  const surface = hills(scene, { base: shore, swing: 5 * unit, seed: settled.seed, waves: 1.4 })
  scene.sheet(
    surface.path,
    scene.linear(lighter(mix(water, mood.sky[2], 0.45), 0.2), darker(water, 0.22), shore, height),
    2,
    shore,
  )
  const [lx, ly] = [settled.light.x * width, shore]
  scene.glow(lx, ly + 150 * unit, 330 * unit, mood.light, 0.5, 0.5)
  const random = seeded(settled.seed + 5)
  const streaks = Array.from({ length: 26 }, (_, i) => {
    const isLight = i < 9
    const w = (isLight ? 150 - i * 10 : 60 + random() * 120) * unit
    const [sx, sy] = isLight
      ? [lx + (random() - 0.5) * 40 * unit, shore + (20 + i * 17) * unit]
      : [scene.across(random()), shore + random() * (height - shore)]
    return ellipse(sx, sy, w / 2, 3.2 * unit)
  })
  scene.flat(streaks.slice(0, 9), lighter(mood.light, 0.3), 0.7)
  scene.flat(streaks.slice(9), '#ffffff', 0.22)
  // What floats on the pads goes along with them.
  if (view === 'water') scene.begin('land')
  const leafColor = mix(mood.land(0.7), '#4f9d6a', 0.3)
  const pads: [number, number, number][] = [
    [0.13, 0.66, 130],
    [0.24, 0.7, 170],
    [0.9, 0.65, 120],
    [0.8, 0.69, 160],
    [0.06, 0.76, 190],
    [0.96, 0.75, 180],
  ]
  if (view === 'water') pads.push([0.2, 0.86, 260], [0.82, 0.88, 280], [0.5, 0.94, 250])
  for (const [i, [px, py, w]] of pads.entries()) {
    scene.piece(
      lilyPad(px * width, (py + settled.drop) * height, w * unit),
      i % 2 === 0 ? leafColor : lighter(leafColor, 0.14),
    )
    if (i % 3 === 1)
      waterLily(
        scene,
        px * width + w * 0.12 * unit,
        (py + settled.drop) * height - 14 * unit,
        34 * unit,
      )
  }
  if (view === 'bank') {
    const bank = hills(scene, {
      base: height * (0.8 + settled.drop),
      swing: 20 * unit,
      seed: settled.seed + 8,
      waves: 0.6,
    })
    scene.sheet(
      bank.path,
      scene.linear(lighter(mood.land(0.72), 0.1), darker(mood.land(1), 0.2), bank.top, height),
      3,
      bank.top,
    )
    scene.ground = bank.at
  } else scene.ground = () => height * (0.77 + settled.drop)
  if (settled.plants) reeds(scene, settled.seed)
  return scene
}

const reeds = (scene: Scene, seed: number) => {
  const { left, right, height, unit, mood } = scene
  const random = seeded(seed + 31)
  scene.inFront(() => {
    for (let i = 0; i < 16; i++) {
      const isLeft = i % 2 === 0
      const inset = (10 + random() * 200) * unit
      const x = isLeft ? left + inset : right - inset
      const h = (230 + random() * 230) * unit * (1.25 - (inset / (260 * unit)) * 0.5)
      const color = mix(mood.land(1), mood.tone(0.85), 0.3 + random() * 0.4)
      scene.add(bulrush(x, height + 20, h, isLeft ? 0.4 : -0.4, color))
    }
  })
}
