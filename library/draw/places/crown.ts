import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { circle, leaf, type Point, points } from '../paper/geometry.ts'
import { strip } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { ridge } from './backdrop.ts'

export interface CrownOptions extends PlaceOptions {
  /** Leaves blown through the air. */
  windy?: boolean
}

/** Balls of foliage around the edges of the picture; row 1 is nearer and thinner than row 0. */
const wreath = ({ width, height, span, unit }: Scene, row: number, seed: number) => {
  const random = seeded(seed)
  const inset = (96 - row * 106) * unit
  return Array.from({ length: 44 }, (_, i) => {
    const a = (i / 44) * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const x = width / 2 + (span / 2 + 30 * unit - inset) * Math.sign(c) * Math.abs(c) ** 0.6
    const y =
      height / 2 - (height / 2 + 30 * unit - inset * 0.8) * Math.sign(s) * Math.abs(s) ** 0.6
    return s < -0.72 ? '' : circle(x, y, (112 + random() * 56) * unit)
  }).filter((path) => path !== '')
}

/** Single leaves on the balls of a wreath. */
const speckles = ({ width, height, span, unit }: Scene, row: number, seed: number) => {
  const random = seeded(seed + 70)
  const leaves = Array.from({ length: 90 }, () => {
    const a = random() * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const inset = ((row === 0 ? 60 : -20) + random() * 90) * unit
    const x = width / 2 + (span / 2 - inset) * Math.sign(c) * Math.abs(c) ** 0.6
    const y = height / 2 - (height / 2 - inset) * Math.sign(s) * Math.abs(s) ** 0.6
    return s < -0.66 ? '' : leaf(x, y, random() * 6.28, (34 + random() * 22) * unit, 0.34)
  })
  return leaves.join('')
}

/** Inside the crown of a broad-leaved tree: two boughs spread from a fork in the middle. */
export const crown = (options: CrownOptions = {}) => {
  const light = { x: 0.3, y: 0.3, r: 100 }
  const { scene, settings } = createPlaceScene(options, { palette: 'autumn', light })
  const { left, right, width, height, unit, mood } = scene
  const clouds = cloudsAround(settings.light)
  sky(scene, { ...settings, clouds })
  ridge(scene, settings, {
    y: 0.7,
    nearness: 0,
    trees: { kind: 'round', height: [60, 110], step: 40 },
  })
  ridge(scene, settings, {
    y: 0.78,
    nearness: 0.26,
    trees: { kind: 'mixed', height: [90, 150], step: 56 },
  })
  ridge(scene, settings, {
    y: 0.88,
    nearness: 0.46,
    trees: { kind: 'round', height: [130, 220], step: 80 },
  })
  const leafage = (row: number, share: number) => {
    const color = mix(
      mood.land(share),
      row === 0 ? '#e0873a' : '#b8482c',
      mood.isDark ? 0.12 : 0.55,
    )
    const paint = scene.linear(lighter(color, 0.12), darker(color, 0.1), 0, height)
    scene.sheet(wreath(scene, row, settings.seed + row * 5), paint, row === 0 ? 2 : 3)
    for (const [i, tint] of [lighter(color, 0.2), darker(color, 0.14)].entries())
      scene.flat(speckles(scene, row, settings.seed + row * 5 + i * 3), tint, 0.6)
  }
  leafage(0, 0.5)
  const x = (share: number) => {
    if (share < 0) return left + share * width
    return share > 1 ? right + (share - 1) * width : share * width
  }
  const limb = (points: readonly Point[], widths: readonly number[]) =>
    strip(
      points.map(([share, y]): Point => [x(share), y * height]),
      widths.map((w) => w * unit),
    )
  const fork = [
    limb(points('0.5,1.12 0.49,0.92 0.5,0.84'), [300, 250, 190]),
    limb(points('0.5,0.9 0.36,0.84 0.14,0.82 -0.06,0.6'), [200, 120, 100, 70]),
    limb(points('0.5,0.9 0.64,0.84 0.86,0.82 1.06,0.64'), [200, 120, 100, 70]),
  ]
  const bark = scene.linear(
    lighter(mood.tone(0.7), 0.1),
    darker(mood.tone(0.86), 0.1),
    height * 0.7,
    height,
  )
  scene.sheet(fork, bark, 3, height * 0.5)
  scene.ground = (x) => height * (0.8 - ((x / width - 0.5) * 0.62) ** 2) - 70 * unit
  if (options.windy ?? false) {
    const random = seeded(settings.seed + 40)
    for (let i = 0; i < 26; i++) {
      const [x, y] = [scene.across(random()), random() * height * 0.6]
      scene.add(
        `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(random() * 90 - 20).toFixed(0)})" d="M-22 0C-10 -15 10 -14 22 0C10 12 -10 13 -22 0Z" fill="${mood.land(0.3 + random() * 0.5)}"/>`,
      )
    }
  }
  if (settings.plants) scene.inFront(() => leafage(1, 0.86))
  return scene
}
