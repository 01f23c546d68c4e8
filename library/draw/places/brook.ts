import { grass, hills, stone } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { cornerPlants, ridge } from './backdrop.ts'

export interface BrookOptions extends PlaceOptions {
  /** Number of stepping stones in a row from bank to bank. */
  stones?: number
}

/** In the middle of a broad brook: the cast stands on one of the stepping stones. */
export const brook = (options: BrookOptions = {}) => {
  const light = { x: 0.72, y: 0.22, r: 110 }
  const { scene, settings } = createPlaceScene(options, {
    palette: 'midnight',
    hour: 'night',
    light,
  })
  const { left, right, width, height, unit, mood } = scene
  const { stones = 7 } = options
  const random = seeded(settings.seed + 5)
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: 0.5,
    nearness: 0.08,
    trees: { kind: 'fir', height: [90, 170], step: 44 },
  })
  ridge(scene, settings, {
    y: 0.57,
    nearness: 0.34,
    amplitude: 18,
    trees: { kind: 'fir', height: [170, 300], step: 80, gap: [0.26, 0.84] },
  })
  const shore = height * (0.63 + settings.landOffset)
  const water = mix(mood.sky[0], mood.isDark ? '#2f8cc0' : '#49b0bd', 0.6)
  const surface = hills(scene, {
    base: shore,
    amplitude: 7 * unit,
    seed: settings.seed,
    waves: 1.6,
  })
  const paint = scene.linear(
    lighter(mix(water, mood.sky[2], 0.4), 0.12),
    darker(water, 0.18),
    shore,
    height,
  )
  scene.begin('land').sheet(surface.path, paint, 2, shore)
  const lx = settings.light.x * width
  scene.glow(lx, shore + 190 * unit, 400 * unit, mood.light, 0.5, 0.62)
  const streak = (x: number, y: number, w: number) => ellipse(x, y, (w * unit) / 2, 3.4 * unit)
  const glitter = Array.from({ length: 13 }, (_, i) =>
    streak(lx + (random() - 0.5) * 110 * unit, shore + (16 + i * 27) * unit, 60 + random() * 110),
  )
  const ripples = Array.from({ length: 26 }, () =>
    streak(scene.across(random()), shore + (30 + random() * 400) * unit, 70 + random() * 150),
  )
  scene.flat(glitter, lighter(mood.light, 0.3), 0.7)
  scene.flat(ripples, '#ffffff', 0.2)
  scene.markArea('water', [0, shore + 20 * unit, width, height], 60 * unit)
  const rock = mix(mood.tone(0.5), '#9aa4bc', 0.6)
  const row = (x: number) => shore + (196 + Math.sin((x / width) * 6.28 + 0.5) * 26) * unit
  const beyond = Math.ceil(((right - width) / width) * stones)
  for (let i = -beyond; i < stones + beyond; i++) {
    const x = ((i + 0.5) / stones) * width
    const w = (212 + (Math.abs(i) % 3) * 14) * unit
    const foot = row(x) + 62 * unit
    scene.flat(ellipse(x, foot + 6 * unit, w * 0.64, 19 * unit), darker(water, 0.4), 0.6)
    scene.flat(ellipse(x, foot + 12 * unit, w * 0.74, 15 * unit), '#ffffff', 0.16)
    scene.piece(
      stone(x, foot, w, i + settings.seed),
      scene.linear(lighter(rock, 0.42), darker(rock, 0.2), foot - 90 * unit, foot),
    )
  }
  // Feet are 70 px below the ground, on top of a stone.
  scene.ground = (x) => row(x) + (-20 - 70) * unit
  const bank = hills(scene, {
    base: height * (0.945 + settings.landOffset),
    amplitude: 20 * unit,
    seed: settings.seed + 8,
  })
  const fringe = grass(bank, left - 20, right + 20, 16 * unit, 44 * unit, settings.seed + 2)
  scene.inFront(() => {
    scene.sheet([bank.path, fringe], darker(mood.land(1), 0.16), 3, bank.top - 60)
  })
  cornerPlants(scene, settings, { upper: false, size: 0.8 })
  return scene
}
