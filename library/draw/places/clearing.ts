import { cutBlob } from '../landscape/cut.ts'
import { toadstool } from '../landscape/flowers.ts'
import { type Ground, trunk } from '../landscape/land.ts'
import { sky } from '../landscape/sky.ts'
import { trunks } from '../landscape/trunks.ts'
import { darker, mix } from '../paper/color.ts'
import { circle, ellipse, num } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface ClearingOptions extends PlaceOptions {
  toadstools?: boolean
  /**
   * `gate`: between two trees whose crowns meet; `beeches`: pale columns all around; `oak`: before one huge trunk;
   * `glade`: from above, round and sunny between the trees.
   */
  view?: 'gate' | 'beeches' | 'oak' | 'glade'
}

/** Share of the width; page pixels below the ground's edge and height. */
const toadstoolSpots: [share: number, down: number, height: number][] = [
  [0.2, 60, 84],
  [0.235, 76, 52],
  [0.8, 70, 70],
]

const shine = (scene: Scene, { light }: PlaceSettings) => {
  const { width, height, mood } = scene
  scene.glow(
    width * light.x,
    height * 0.62,
    width * 0.34,
    mood.isDark ? mood.sky[2] : mood.light,
    0.3,
  )
}

const woods = (scene: Scene, settings: PlaceSettings) => {
  ridge(scene, settings, {
    y: 0.56,
    nearness: 0.02,
    amplitude: 24,
    trees: { kind: 'round', height: [130, 230], step: 56 },
  })
  ridge(scene, settings, {
    y: 0.63,
    nearness: 0.26,
    amplitude: 20,
    trees: { kind: 'mixed', height: [210, 360], step: 70, gap: [0.33, 0.67] },
  })
  shine(scene, settings)
}

const gate = (scene: Scene, settings: PlaceSettings): Ground => {
  const { left, right, height, unit, mood } = scene
  const random = seeded(settings.seed + 8)
  woods(scene, settings)
  ridge(scene, settings, {
    y: 0.7,
    nearness: 0.46,
    amplitude: 16,
    trees: { kind: 'round', height: [330, 520], step: 130, gap: [0.2, 0.82] },
  })
  const ground = nearGround(scene, settings, 0.77)
  const bark = mix(mood.tone(0.78), '#5f463a', 0.3)
  const foot = height * (0.8 + settings.landOffset) + 60 * unit
  trunks(
    scene,
    [
      { x: left + 20 * unit, foot, w: 170 * unit },
      { x: right - 30 * unit, foot: foot - 30 * unit, w: 150 * unit },
    ],
    bark,
    { seed: 2 },
  )
  const crown: string[] = []
  for (let x = left - 60; x <= right + 60; x += 58 * unit) {
    const edge = Math.abs((x - left) / scene.span - 0.5) * 2
    const depth = (edge ** 2.4 * 250 - 70) * unit
    crown.push(circle(x, depth + (random() - 0.5) * 30 * unit, (92 + random() * 34) * unit))
    if (edge > 0.5) crown.push(circle(x, depth - 130 * unit, 130 * unit))
  }
  if (settings.season === 'winter') return ground
  scene.sheet(crown, scene.linear(darker(mood.land(0.95), 0.16), mood.land(0.84), 0, 300 * unit))
  return ground
}

/** Rings of moss and cracks on pale trunks, at heights that differ by trunk. */
const barkMarks = (x: number, w: number, height: number, seed: number) => {
  const random = seeded(seed)
  return Array.from({ length: 6 }, (_, i) => {
    const [y, half] = [height * (0.06 + i * 0.12 + random() * 0.06), w * (0.14 + random() * 0.14)]
    return ellipse(x + (random() - 0.5) * w * 0.4, y, half, w * 0.05)
  }).join('')
}

const beeches = (scene: Scene, settings: PlaceSettings): Ground => {
  const { height, unit, mood } = scene
  const random = seeded(settings.seed + 18)
  ridge(scene, settings, {
    y: 0.6,
    nearness: 0.1,
    amplitude: 20,
    trees: { kind: 'beech', height: [200, 380], step: 90 },
  })
  shine(scene, settings)
  const pale = mix('#e6ddcf', mood.sky[1], mood.isDark ? 0.55 : 0.2)
  for (const [row, count] of [9, 6].entries()) {
    const columns = Array.from({ length: count }, (_, i) => (i + 0.15 + random() * 0.7) / count)
      .filter((share) => row === 0 || Math.abs(share - 0.5) > 0.26)
      .map((share): [x: number, w: number] => [
        scene.across(share),
        (50 + row * 60 + random() * 20) * unit,
      ])
    const foot = height * (0.72 + row * 0.07 + settings.landOffset)
    const color = mix(pale, mood.land(0.5), 0.4 - row * 0.25)
    scene.sheet(
      columns.map(([x, w], i) => trunk(x, -60, foot + 30 * unit, w, i + row * 9 + settings.seed)),
      color,
      row === 0 ? 2 : 3,
    )
    scene.flat(
      columns.map(([x, w], i) => barkMarks(x, w, foot, i + row)),
      darker(color, 0.2),
      0.55,
    )
    if (row === 0) ridge(scene, settings, { y: 0.71, nearness: 0.5, amplitude: 14 })
  }
  const ground = nearGround(scene, settings, 0.77)
  const leaves = Array.from({ length: 18 }, (_, i) => {
    const x = scene.across(i / 17)
    return circle(x, -40 * unit + random() * 40 * unit, (110 + random() * 60) * unit)
  })
  if (settings.season !== 'winter') scene.sheet(leaves, darker(mood.land(0.8), 0.06), 3)
  return ground
}

const oak = (scene: Scene, settings: PlaceSettings): Ground => {
  const { left, right, width, height, unit, mood } = scene
  woods(scene, settings)
  const isLeft = settings.seed % 2 === 0
  const ground = nearGround(scene, settings, 0.76)
  const x = (share: number) => (isLeft ? left + share * width : right - share * width)
  const foot = height * (0.86 + settings.landOffset)
  const bark = mix(mix(mood.tone(0.74), '#6b4a38', 0.4), mood.sky[0], mood.isDark ? 0.3 : 0)
  const outline = `M${num(x(-0.05))} -60L${num(x(0.2))} -60C${num(x(0.18))} ${num(height * 0.3)} ${num(x(0.16))} ${num(height * 0.5)} ${num(x(0.2))} ${num(foot - 130 * unit)}C${num(x(0.23))} ${num(foot - 30 * unit)} ${num(x(0.3))} ${num(foot - 6 * unit)} ${num(x(0.36))} ${num(foot + 16 * unit)}C${num(x(0.26))} ${num(foot + 24 * unit)} ${num(x(0.2))} ${num(foot + 10 * unit)} ${num(x(0.14))} ${num(foot + 60 * unit)}L${num(x(-0.05))} ${num(foot + 70 * unit)}Z`
  const bough = `M${num(x(0.12))} ${num(height * 0.2)}C${num(x(0.3))} ${num(height * 0.16)} ${num(x(0.44))} ${num(height * 0.06)} ${num(x(0.66))} ${num(height * 0.07)}C${num(x(0.46))} ${num(height * 0.12)} ${num(x(0.34))} ${num(height * 0.24)} ${num(x(0.12))} ${num(height * 0.3)}Z`
  scene.sheet([outline, bough], bark, 3)
  const grooves = [0.02, 0.06, 0.1, 0.14].map(
    (t) =>
      `M${num(x(t + 0.02))} -20Q${num(x(t))} ${num(height * 0.4)} ${num(x(t + 0.03))} ${num(foot - 40 * unit)}`,
  )
  scene.add(
    `<path d="${grooves.join('')}" fill="none" stroke="${darker(bark, 0.3)}" stroke-width="${num(8 * unit)}" stroke-linecap="round"/>`,
  )
  if (settings.season === 'winter') return ground
  const random = seeded(settings.seed + 28)
  for (const [i, reach] of [0.62, 0.42].entries()) {
    const crown = Array.from({ length: 9 }, (_, j) => {
      const t = j / 8
      return cutBlob(
        x(t * reach),
        height * (0.03 + 0.06 * (1 - t)),
        (260 + random() * 90) * unit,
        (210 + random() * 60) * unit,
        6,
        j + i,
      )
    })
    scene.sheet(crown, i === 0 ? mood.land(0.7) : darker(mood.land(0.9), 0.1), 3)
  }
  return ground
}

const glade = (scene: Scene, settings: PlaceSettings): Ground => {
  const { width, height, mood } = scene
  ridge(scene, settings, {
    y: 0.34,
    nearness: 0.1,
    amplitude: 18,
    trees: { kind: 'mixed', height: [120, 220], step: 60 },
  })
  ridge(scene, settings, {
    y: 0.42,
    nearness: 0.36,
    amplitude: 16,
    trees: { kind: 'mixed', height: [180, 300], step: 80, gap: [0.34, 0.66] },
  })
  ridge(scene, settings, {
    y: 0.5,
    nearness: 0.56,
    amplitude: 12,
    trees: { kind: 'mixed', height: [260, 380], step: 110, gap: [0.2, 0.8] },
  })
  const ground = nearGround(scene, settings, 0.6, 30)
  const middle = height * (0.83 + settings.landOffset)
  const sunny = mix(mood.land(0.62), mood.light, mood.isDark ? 0.1 : 0.3)
  const patch = (size: number, lobes: number) =>
    cutBlob(width / 2, middle, width * size, height * size * 0.36, lobes, settings.seed + lobes)
  scene.flat(patch(0.96, 9), mix(sunny, mood.land(0.8), 0.6))
  scene.flat(patch(0.76, 7), sunny)
  scene.ground = () => height * (0.76 + settings.landOffset)
  return { ...ground, yAt: scene.ground }
}

const views = { gate, beeches, oak, glade }

/** A round clearing in a wood, light falling into it. */
export const clearing = (options: ClearingOptions = {}) => {
  const light = { x: 0.5, y: 0.26, r: 140 }
  const { scene, settings } = createPlaceScene(options, { palette: 'emerald', hour: 'day', light })
  const { width, unit } = scene
  sky(scene, {
    ...settings,
    clouds: [{ x: settings.light.x - 0.16, y: settings.light.y + 0.1, w: 200 }],
  })
  const ground = views[options.view ?? 'gate'](scene, settings)
  if (options.toadstools ?? settings.season !== 'winter') {
    for (const [share, down, h] of toadstoolSpots) {
      scene.add(toadstool(share * width, ground.yAt(share * width) + down * unit, h * unit))
    }
  }
  cornerPlants(scene, settings, { upper: false })
  return scene
}
