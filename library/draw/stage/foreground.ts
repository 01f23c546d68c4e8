// Something near at the edge of the picture, before everything else, so that a page overlaps and crops.

import { bigLeaf } from '../landscape/plant-parts.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { leaf, num, type Point, polygon, roundRect, smooth } from '../paper/geometry.ts'
import { strip } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

const deep = (scene: Scene) => darker(mix(scene.mood.tone(0.85), scene.mood.land(1), 0.4), 0.2)
const wooden = (scene: Scene) =>
  darker(mix('#8a5a3c', scene.mood.tone(0.8), 0.3), scene.mood.isDark ? 0.4 : 0.12)

const branch = (scene: Scene, seed: number) => {
  const { left, right, width, unit } = scene
  const random = seeded(seed + 51)
  const y = 90 * unit
  const spine: Point[] = [
    [left - 60, y + 150 * unit],
    [left + width * 0.26, y - 40 * unit],
    [left + width * 0.56, y + 70 * unit],
    [right - width * 0.16, y - 60 * unit],
  ]
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const t = i / 26
    const x = left + width * (0.02 + t * 0.8)
    const at = y + (140 - 170 * t + Math.sin(t * 6) * 40) * unit
    return leaf(
      x,
      at,
      (i % 2 ? 1.1 : 2) + (random() - 0.5) * 0.9,
      (90 + random() * 60) * unit,
      0.33,
    )
  })
  const color = deep(scene)
  scene.piece(
    leaves.filter((_, i) => i % 3 === 0),
    mix(color, scene.mood.land(0.8), 0.4),
    3,
  )
  scene.piece(strip(spine, [70 * unit, 46 * unit, 26 * unit, 6]), mix(wooden(scene), color, 0.4), 3)
  scene.piece(
    leaves.filter((_, i) => i % 3 !== 0),
    color,
    3,
  )
}

const leaves = (scene: Scene, seed: number) => {
  const { left, right, height, unit } = scene
  const random = seeded(seed + 61)
  const color = deep(scene)
  for (const side of [-1, 1])
    for (let i = 0; i < 11; i++) {
      // Every other one is behind and paler; those at the corners reach farthest.
      const t = ((i * 4) % 11) / 10
      const reach = 0.62 + Math.abs(t - 0.5) * 0.9 + random() * 0.16
      const angle = (t - 0.5) * -70 + (random() - 0.5) * 50
      const fill = mix(color, scene.mood.land(0.75), i < 5 ? 0.5 : random() * 0.2)
      const svg = bigLeaf(0, 0, angle, 330 * reach, fill, 0.3 + random() * 0.07)
      const x = side < 0 ? left - 70 * unit : right + 70 * unit
      scene.place(svg, x, height * (-0.02 + t * 1.04), unit, { flip: side > 0 })
    }
}

const grasses = (scene: Scene, seed: number) => {
  const { left, span, height, unit } = scene
  const random = seeded(seed + 81)
  const row = (tall: number, step: number) => {
    const blades: string[] = []
    for (let t = 0; t <= 1; t += step) {
      const edge = Math.abs(t - 0.5) * 2
      const h = tall * unit * (0.32 + edge ** 1.5 * 0.9) * (0.7 + random() * 0.5)
      const [x, lean] = [left + t * span, (random() - 0.5) * 130 * unit]
      blades.push(
        strip(
          [
            [x, height + 20],
            [x, height - h * 0.6],
            [x + lean, height - h],
          ],
          [17 * unit, 13 * unit, 1],
        ),
      )
    }
    return blades
  }
  const color = deep(scene)
  scene.piece(row(480, 0.02), mix(color, scene.mood.land(0.8), 0.45), 3)
  scene.piece(row(330, 0.016), color, 3)
}

const curtain = (scene: Scene) => {
  const { left, right, width, height, unit } = scene
  const cloth = mix('#b5433f', scene.mood.tone(0.7), 0.22)
  for (const side of [-1, 1]) {
    const edge = side < 0 ? left - 40 : right + 40
    const x = (share: number) => edge - side * share * width
    const drape = smooth([
      [x(0), -40],
      [x(0.2), -40],
      [x(0.2), height * 0.2],
      [x(0.15), height * 0.42],
      [x(0.06), height * 0.56],
      [x(0.1), height * 0.72],
      [x(0.13), height + 40],
      [x(0), height + 40],
    ])
    scene.piece(drape, cloth, 3)
    const folds = [0.05, 0.1, 0.15].map(
      (t) =>
        `M${num(x(t))} 0Q${num(x(t * 1.1))} ${num(height * 0.34)} ${num(x(0.03 + t * 0.2))} ${num(height * 0.56)}`,
    )
    scene.add(
      `<path d="${folds.join('')}" fill="none" stroke="${darker(cloth, 0.3)}" stroke-width="${num(6 * unit)}"/>`,
    )
    scene.piece(
      roundRect(Math.min(x(0), x(0.09)), height * 0.54, width * 0.09, 30 * unit, 12),
      '#e8b84e',
      2,
    )
  }
}

const bars = (scene: Scene) => {
  const { left, right, span, width, height, unit } = scene
  const wood = wooden(scene)
  const w = 92 * unit
  scene.piece(
    [
      roundRect(left - 40, -40, w + 20, height + 80),
      roundRect(right - w + 20, -40, w + 40, height + 80),
      roundRect(left - 40, -40, span + 80, w),
      roundRect(left - 40, height - 110 * unit, span + 80, 170 * unit),
    ],
    wood,
    3,
  )
  scene.piece(
    [
      roundRect(width * 0.3 - 15 * unit, 0, 30 * unit, height),
      roundRect(left, height * 0.25, span, 28 * unit),
    ],
    lighter(wood, 0.08),
    2,
  )
}

const door = (scene: Scene) => {
  const { left, right, width, height, unit } = scene
  const wood = wooden(scene)
  scene.piece(roundRect(left - 40, -40, width * 0.13 + 40, height + 80), darker(wood, 0.3), 3)
  scene.piece(
    polygon([
      [right + 40, -40],
      [right - width * 0.2, -40],
      [right - width * 0.15, height + 40],
      [right + 40, height + 40],
    ]),
    wood,
    3,
  )
  const planks = [0.05, 0.1].map((t) => `M${num(right - width * t)} 0V${height}`)
  scene.add(
    `<path d="${planks.join('')}" stroke="${darker(wood, 0.3)}" stroke-width="${num(5 * unit)}"/>`,
  )
  scene.piece(
    roundRect(right - width * 0.15, height * 0.52, 26 * unit, 90 * unit, 12),
    '#d9b05a',
    2,
  )
  scene.piece(roundRect(left - 40, -40, width * 1.2, height * 0.09), darker(wood, 0.2), 3)
}

const trunk = (scene: Scene, seed: number) => {
  const { left, right, width, height, unit } = scene
  const isLeft = Math.floor(seed) % 2 === 0
  const x = (share: number) => (isLeft ? left - 40 + share * width : right + 40 - share * width)
  const bark = mix(deep(scene), '#5a4038', 0.4)
  scene.piece(
    smooth([
      [x(0), -60],
      [x(0.15), -60],
      [x(0.135), height * 0.3],
      [x(0.15), height * 0.7],
      [x(0.25), height + 50],
      [x(0), height + 60],
    ]),
    bark,
    3,
  )
  const grooves = [0.05, 0.085, 0.115].map(
    (t, i) =>
      `M${num(x(t))} ${num(height * 0.05 * i)}Q${num(x(t + 0.02))} ${num(height * 0.5)} ${num(x(t - 0.006))} ${num(height * 0.9)}`,
  )
  scene.add(
    `<path d="${grooves.join('')}" fill="none" stroke="${darker(bark, 0.3)}" stroke-width="${num(8 * unit)}" stroke-linecap="round"/>`,
  )
}

const draws = { branch, leaves, grasses, curtain, bars, door, trunk } satisfies Record<
  string,
  (scene: Scene, seed: number) => void
>

/** A bough above, great leaves or a trunk at the sides, tall grass below, or a curtain, window or door. */
export type Foreground = keyof typeof draws

/** Draws it before the figures, in a scene without figures or with them. */
export const addForeground = (scene: Scene, kind: Foreground, seed: number) =>
  scene.inFront(() => draws[kind](scene, seed))
