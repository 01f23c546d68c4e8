import { bulrush, flower } from '../landscape/flowers.ts'
import { hills } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse, num } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { ridge } from './backdrop.ts'

export interface PondOptions extends PlaceOptions {
  /** `bank`: the cast stands on the near shore; `water`: it floats or sits on lily pads. */
  view?: 'bank' | 'water'
}

/** A lily pad with its notch; (x, y) is its middle, `w` its width. */
export const lilyPad = (x: number, y: number, w: number) =>
  `M${num(x)} ${num(y)}L${num(x + w * 0.44)} ${num(y - w * 0.09)}A${num(w / 2)} ${num(w * 0.17)} 0 1 1 ${num(x + w * 0.2)} ${num(y - w * 0.155)}Z`

const waterLily = (scene: Scene, x: number, y: number, r: number) => {
  scene.place(flower(0, 0, r, scene.mood.isDark ? '#cfd8f0' : '#ffe3ea', 9, 0.2), x, y, 1)
}

/** A still pond with lily pads and reeds, hills and light mirrored in it. */
export const pond = (options: PondOptions = {}) => {
  const light = { x: 0.68, y: 0.22, r: 105 }
  const { scene, settings } = createPlaceScene(options, { palette: 'emerald', hour: 'dawn', light })
  const { width, height, unit, mood } = scene
  const { view = 'bank' } = options
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: 0.47,
    nearness: 0.05,
    amplitude: 50,
    trees: { kind: 'round', height: [60, 120], step: 58 },
  })
  ridge(scene, settings, {
    y: 0.53,
    nearness: 0.3,
    amplitude: 24,
    trees: { kind: 'mixed', height: [110, 220], step: 76, gap: [0.26, 0.76] },
  })
  const shore = height * (0.575 + settings.landOffset)
  const water = mix(mood.sky[0], mood.isDark ? '#3d8fb5' : '#49b0bd', 0.5)
  const surface = hills(scene, {
    base: shore,
    amplitude: 5 * unit,
    seed: settings.seed,
    waves: 1.4,
  })
  scene.sheet(
    surface.path,
    scene.linear(lighter(mix(water, mood.sky[2], 0.45), 0.2), darker(water, 0.22), shore, height),
    2,
    shore,
  )
  const [lx, ly] = [settings.light.x * width, shore]
  scene.glow(lx, ly + 150 * unit, 330 * unit, mood.light, 0.5, 0.5)
  const random = seeded(settings.seed + 5)
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
  scene.markArea('water', [0, shore + 20, width, height], 66 * unit)
  // Figures that float on the pads move with them in a film.
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
      lilyPad(px * width, (py + settings.landOffset) * height, w * unit),
      i % 2 === 0 ? leafColor : lighter(leafColor, 0.14),
    )
    if (i % 3 === 1)
      waterLily(
        scene,
        px * width + w * 0.12 * unit,
        (py + settings.landOffset) * height - 14 * unit,
        34 * unit,
      )
  }
  if (view === 'bank') {
    const bank = hills(scene, {
      base: height * (0.8 + settings.landOffset),
      amplitude: 20 * unit,
      seed: settings.seed + 8,
      waves: 0.6,
    })
    scene.sheet(
      bank.path,
      scene.linear(lighter(mood.land(0.72), 0.1), darker(mood.land(1), 0.2), bank.top, height),
      3,
      bank.top,
    )
    scene.ground = bank.yAt
  } else scene.ground = () => height * (0.77 + settings.landOffset)
  if (settings.plants) reeds(scene, settings.seed)
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
