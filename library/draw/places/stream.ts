import { bulrush } from '../landscape/flowers.ts'
import { bush, stone } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num, type Point, smooth } from '../paper/geometry.ts'
import type { Mood } from '../paper/mood.ts'
import { seeded } from '../paper/random.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface StreamOptions extends PlaceOptions {
  /** A log bridge over the water, or stepping stones. */
  crossing?: 'none' | 'bridge' | 'stones'
  /** Which way the water runs out of the picture. */
  flow?: 'left' | 'right'
  /** Colour of the water; by default computed from the sky. */
  water?: string
}

const skyWater = ({ sky: tones, isDark }: Mood) =>
  mix(tones[0], isDark ? '#5fb2cf' : '#4bb4cf', 0.45)

/** A stream winding from the hills to the lower edge; the cast stands on the near bank. */
export const stream = (options: StreamOptions = {}) => {
  const light = { x: 0.24, y: 0.2, r: 100 }
  const { scene, settings } = createPlaceScene(options, { palette: 'emerald', light })
  const { width, height, unit, mood } = scene
  const { crossing = 'none', flow = 'right' } = options
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: 0.5,
    nearness: 0.02,
    trees: { kind: 'mixed', height: [60, 120], step: 46 },
  })
  ridge(scene, settings, {
    y: 0.55,
    nearness: 0.24,
    trees: { kind: 'mixed', height: [120, 220], step: 70, gap: [0.3, 0.74] },
  })
  const bank = ridge(scene, settings, { y: 0.6, nearness: 0.42, amplitude: 16 })
  const ground = nearGround(scene, settings, 0.77)
  const side = flow === 'right' ? 1 : -1
  const x = (share: number) => (0.5 + side * share) * width
  const y = (share: number) => (share + settings.landOffset) * height
  const left: Point[] = [
    [x(-0.02), bank.yAt(x(0)) + 4],
    [x(0.05), y(0.64)],
    [x(-0.16), y(0.675)],
    [x(-0.3), y(0.71)],
    [x(-0.34), y(0.75)],
    [x(-0.1), y(0.78)],
    [x(0.6), y(0.8)],
  ]
  const right: Point[] = [
    [x(0.6), y(0.725)],
    [x(0.2), y(0.725)],
    [x(-0.06), y(0.713)],
    [x(-0.02), y(0.69)],
    [x(0.13), y(0.655)],
    [x(0.02), bank.yAt(x(0)) + 4],
  ]
  const water = options.water ?? skyWater(mood)
  const path = `${smooth(left, false)}L${smooth(right, false).slice(1)}Z`
  scene.sheet(
    path,
    scene.linear(lighter(water, mood.isDark ? 0.22 : 0.45), darker(water, 0.1), y(0.6), y(0.8)),
    1,
    y(0.58),
  )
  const random = seeded(settings.seed + 2)
  const ripples = Array.from({ length: 9 }, (_, i) => {
    const [rx, ry, w] = [
      x(-0.22 + random() * 0.62),
      y(0.728 + (i % 4) * 0.012),
      (30 + random() * 60) * unit,
    ]
    return `M${num(rx)} ${num(ry)}q${num(w / 2)} -7 ${num(w)} 0`
  })
  scene.add(
    `<path d="${ripples.join('')}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${num(4 * unit)}" stroke-linecap="round"/>`,
  )
  const rock = mix(mood.tone(0.5), '#9aa7a4', 0.55)
  if (crossing === 'bridge') {
    const [bx, by] = [x(0.16), y(0.735)]
    const plank = mix('#a9704a', mood.land(0.6), mood.isDark ? 0.5 : 0.1)
    const deck = (dy: number, h: number) =>
      `M${num(bx - 200 * unit)} ${num(by + 70 * unit + dy)}Q${num(bx)} ${num(by - 80 * unit + dy)} ${num(bx + 200 * unit)} ${num(by + 70 * unit + dy)}v${num(h)}Q${num(bx)} ${num(by - 80 * unit + dy + h)} ${num(bx - 200 * unit)} ${num(by + 70 * unit + dy + h)}Z`
    const posts = [-170, -60, 60, 170].map(
      (dx) =>
        `M${num(bx + dx * unit - 8)} ${num(by + (Math.abs(dx) > 100 ? -20 : -62) * unit)}h16v${num(84 * unit)}h-16Z`,
    )
    scene.piece([...posts, deck(-92 * unit, 13 * unit)], darker(plank, 0.14))
    scene.piece(deck(-12 * unit, 30 * unit), plank)
  }
  if (crossing === 'stones') {
    for (const [i, at] of [-0.12, -0.02, 0.08, 0.18].entries())
      scene.piece(
        stone(x(at), y(0.752 + (i % 2) * 0.012), 110 * unit, i + 4),
        lighter(rock, 0.2),
        2,
      )
  }
  const near = { path: ground.path, yAt: (px: number) => Math.max(ground.yAt(px), y(0.79)) }
  scene.ground = near.yAt
  scene.piece(
    [
      stone(x(-0.4), y(0.74), 90 * unit, 3),
      stone(x(-0.36), y(0.75), 54 * unit, 5),
      stone(x(0.34), y(0.72), 70 * unit, 8),
    ],
    rock,
  )
  scene.piece(
    [bush(x(-0.46), y(0.71), 190 * unit, 6), bush(x(0.44), y(0.7), 150 * unit, 7)],
    mood.land(0.62),
  )
  for (const [i, at] of [-0.43, -0.4, 0.4, 0.43, 0.46].entries()) {
    scene.add(
      bulrush(
        x(at),
        y(0.8),
        (120 + (i % 3) * 40) * unit,
        i % 2 === 0 ? 0.3 : -0.3,
        darker(mood.land(0.8), 0.1),
      ),
    )
  }
  cornerPlants(scene, settings, { upper: settings.seed % 2 === 0, size: 0.9 })
  return scene
}
