// Frames that grow: a tree, reeds, meadow stalks, leaves, a slope.

import { bulrush, flower } from '../../landscape/flowers.ts'
import { drawPlant } from '../../landscape/plant-kinds.ts'
import { darker, lighter, mix } from '../../paper/color.ts'
import { circle, leaf, num, type Point, points, smooth } from '../../paper/geometry.ts'
import { line, piece, strip } from '../../paper/pieces.ts'
import { cycle, seeded } from '../../paper/random.ts'
import { across, downTo, type Frame, frameGreen, frameTone, upTo, wavy } from './frame.ts'

/** One big tree: its crown holds the title, its trunk is the right edge. */
export const tree: Frame = (scene, seed) => {
  const random = seeded(seed)
  const green = (share: number) =>
    scene.palette === 'autumn' ? frameTone(scene, share) : frameGreen(scene, share)
  const crown = (y: number, r: number, fill: string) => {
    const balls = Array.from({ length: 14 }, (_, i) => {
      const t = i / 13
      const dip = 150 * (Math.abs(t - 0.42) * 2) ** 2
      return circle(t * 1300 - 50, y + dip + (random() - 0.5) * 60, r * (0.8 + random() * 0.4))
    })
    scene.sheet([`M-80 -80H1300V${y + 30}H-80Z`, ...balls], fill, 3)
  }
  const bark = darker(mix(frameTone(scene, 0.3), '#7a5240', 0.62), scene.mood.isDark ? 0.3 : 0.1)
  crown(340, 128, green(0))
  scene.sheet(
    [
      smooth(points('1300,300 1120,360 1096,700 1110,1100 1060,1420 900,1590 940,1680 1300,1680')),
      strip(points('1180,640 1000,500 800,470 640,440'), [86, 60, 30, 6]),
      strip(points('1160,900 1080,780 1010,740'), [50, 26, 6]),
    ],
    bark,
    4,
    300,
  )
  scene.add(
    line(
      'M1160 520Q1140 900 1176 1300M1200 620Q1190 1000 1230 1420M1130 760Q1124 1000 1140 1180',
      darker(bark, 0.3),
      9,
    ),
  )
  crown(250, 116, green(0.55))
  scene.sheet(
    upTo(across((x) => 1528 + 50 * Math.sin(x / 230) - (x > 800 ? (x - 800) * 0.12 : 0))),
    green(1),
    4,
    1440,
  )
  const bits = Array.from({ length: 34 }, () =>
    leaf(random() * 1200, 400 + random() * 60 - 30, random() * 6, 40 + random() * 26, 0.36),
  )
  scene.piece(bits.slice(0, 20), green(0.2), 2)
}

/** Reeds from below and at both sides. */
export const reeds: Frame = (scene, seed) => {
  const random = seeded(seed)
  scene.sheet(downTo(across(wavy(436, 26, 900, seed))), frameGreen(scene, 0.55), 3)
  scene.sheet(downTo(across(wavy(392, 16, 700, seed + 3))), frameGreen(scene, 0.9), 3)
  const rows = [
    { breadth: 200, tall: 1080, color: frameGreen(scene, 0) },
    { breadth: 130, tall: 760, color: frameGreen(scene, 0.6) },
  ]
  for (const { breadth, tall, color } of rows)
    for (let i = 0; i < 13; i++) {
      const inset = random() * breadth - 20
      const h = tall * (0.62 + random() * 0.4) * (1.1 - inset / 420)
      const lean = 0.3 * random()
      if (i % 2 === 0) scene.add(bulrush(inset, 1640, h, lean, color))
      else scene.add(bulrush(1200 - inset, 1640, h, -lean, color))
    }
  const blades = Array.from({ length: 30 }, (_, i) => {
    const x = (i / 29) * 1240 - 20
    const edge = Math.abs(x - 600) / 600
    const h = 90 + edge ** 2 * 260 + random() * 60
    return strip(
      [
        [x, 1640],
        [x, 1600 - h * 0.6],
        [x + (random() - 0.5) * 130, 1600 - h],
      ],
      [22, 16, 2],
    )
  })
  scene.sheet([upTo(across(wavy(1566, 14, 500, seed))), ...blades], frameGreen(scene, 1), 4, 1180)
}

/** Stalks of a meadow from below, seen by someone small. */
export const stalks: Frame = (scene, seed) => {
  const random = seeded(seed)
  const green = (share: number) => frameGreen(scene, share)
  scene.sheet(downTo(across((x) => 438 - 46 * Math.sin(((x + 80) / 1360) * 3.14))), green(0.8), 4)
  const umbel = (x: number, y: number, r: number, color: string) => {
    const ends = Array.from(
      { length: 9 },
      (_, i): Point => [x + (i / 4 - 1) * r, y - r * 0.5 + Math.abs(i - 4) ** 2 * r * 0.03],
    )
    return (
      line(
        ends.map(([ex, ey]) => `M${num(x)} ${num(y + r * 0.5)}L${num(ex)} ${num(ey)}`).join(''),
        green(0.2),
        6,
      ) +
      piece(
        ends.map(([ex, ey], i) => circle(ex, ey, r * (0.17 + (i % 2) * 0.04))),
        color,
      )
    )
  }
  const heads: [x: number, y: number, bend: number][] = [
    [66, 700, 30],
    [1136, 640, -24],
    [150, 980, 40],
    [1060, 930, -50],
    [34, 1180, 20],
    [1164, 1160, -16],
  ]
  const colors = [lighter(scene.mood.tone(0.08), 0.4), scene.mood.accent, '#f7dfa0'] as const
  for (const [i, [x, y, bend]] of heads.entries()) {
    scene.add(
      line(
        `M${x - bend} 1640Q${x - bend} ${(y + 1600) / 2} ${x} ${y}`,
        green(i % 2 ? 0.3 : 0.6),
        14,
      ),
    )
    const color = cycle(colors, i)
    scene.add(i % 2 === 0 ? umbel(x, y, 92, color) : flower(x, y, 74, color, 9, i))
  }
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const x = (i / 25) * 1200
    const edge = Math.abs(x - 600) / 600
    return leaf(
      x,
      1640,
      -1.57 + (random() - 0.5) * 1.1,
      110 + edge ** 1.7 * 420 + random() * 70,
      0.12,
    )
  })
  scene.piece(
    leaves.filter((_, i) => i % 2 === 0),
    green(0.35),
    3,
  )
  scene.piece(
    leaves.filter((_, i) => i % 2 === 1),
    green(0.95),
    3,
  )
}

const autumnLeaves = ['#d9722f', '#b8472c', '#e8a63c', '#8f3d2a', '#c9902f'] as const

/** Great leaves that fall from the title down both sides. */
export const leaves: Frame = (scene, seed) => {
  const random = seeded(seed)
  const isAutumn = scene.palette === 'autumn' || scene.palette === 'gold'
  scene.sheet(downTo(across(wavy(402, 18, 620, seed))), frameTone(scene, 0.9), 4)
  const around: [x: number, y: number][] = [
    ...Array.from({ length: 9 }, (_, i): [number, number] => [
      i * 150 - 10,
      420 + Math.abs(i - 4) * 22,
    ]),
    ...Array.from({ length: 6 }, (_, i): [number, number] => [i % 2 ? 30 : -10, 560 + i * 180]),
    ...Array.from({ length: 6 }, (_, i): [number, number] => [i % 2 ? 1170 : 1210, 600 + i * 180]),
    ...Array.from({ length: 9 }, (_, i): [number, number] => [
      i * 150,
      1600 - Math.abs(i - 4) * 12,
    ]),
  ]
  for (const [i, [x, y]] of around.entries()) {
    const turn = Math.atan2(900 - y, 600 - x) + (random() - 0.5) * 1.6 + (y > 1500 ? 0 : 0.4)
    const length = 170 + random() * 90
    const color = isAutumn
      ? mix(cycle(autumnLeaves, i + seed), frameTone(scene, 0.4), (i % 3) * 0.16)
      : mix(frameGreen(scene, (i % 3) * 0.4), scene.mood.land(0.9), (i % 2) * 0.3)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    scene.piece(leaf(x - c * 60, y - s * 60, turn, length, 0.36), color, 3)
    scene.add(
      line(
        `M${num(x - c * 84)} ${num(y - s * 84)}L${num(x + c * (length - 90))} ${num(y + s * (length - 90))}`,
        lighter(color, 0.24),
        4,
      ),
    )
  }
}

/** A slanting title sheet above, a hill that falls the other way below. */
export const slope: Frame = (scene, seed) => {
  const random = seeded(seed)
  const upper = (y: number) => across((x) => y + (x - 600) * 0.12 + 12 * Math.sin(x / 90 + y))
  scene.sheet(downTo(upper(456)), frameTone(scene, 0.25), 3)
  scene.sheet(downTo(upper(400)), frameTone(scene, 0.85), 4)
  const hill = (y: number) => (x: number) => y - (x - 600) * 0.16 + 16 * Math.sin(x / 140 + y)
  const green = (share: number) => mix(frameGreen(scene, share), frameTone(scene, share), 0.3)
  for (const [i, y] of [1466, 1548].entries()) {
    const yAt = hill(y)
    const blades = Array.from({ length: 60 }, (_, j) => {
      const x = j * 21 - 20
      const h = 36 + random() * 44
      return strip(
        [
          [x, yAt(x) + 16],
          [x, yAt(x) - h * 0.5],
          [x + (random() - 0.3) * 40, yAt(x) - h],
        ],
        [9, 7, 1],
      )
    })
    scene.sheet([upTo(across(yAt)), ...blades], green(0.3 + i * 0.6), i === 0 ? 3 : 4, y - 240)
  }
  const colors = [green(0.5), green(1)] as const
  scene.place(
    drawPlant(scene.palette === 'autumn' ? 'thistle' : 'dandelion', colors, seed),
    4,
    1560,
    0.9,
  )
}
