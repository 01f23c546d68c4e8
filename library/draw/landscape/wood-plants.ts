// Plants of woods and gardens, see plant-parts.ts.

import { darker, lighter, mix } from '../paper/color.ts'
import { circle, ellipse, leaf, type Point } from '../paper/geometry.ts'
import { line, piece, strip } from '../paper/pieces.ts'
import type { Random } from '../paper/random.ts'
import { toadstool } from './flowers.ts'
import { fern, sprig } from './foliage.ts'
import { bigLeaf, blade, type Colors, rad } from './plant-parts.ts'

const ivyLeaf = (x: number, y: number, degrees: number, size: number) =>
  [-64, -34, 0, 34, 64]
    .map((turn, i) =>
      leaf(x, y, rad(degrees + turn), size * (i === 2 ? 1 : i % 2 ? 0.72 : 0.56), 0.4),
    )
    .join('')

export const ivy = ([back, front]: Colors, random: Random) => {
  const spots: [x: number, y: number, degrees: number][] = [
    [14, -360, 20],
    [26, -300, 60],
    [8, -250, -10],
    [40, -206, 40],
    [12, -150, 10],
    [60, -120, 60],
    [22, -74, -20],
    [90, -58, 20],
    [50, -20, 40],
    [140, -28, -10],
    [190, -12, 30],
    [240, -22, 10],
    [290, -6, 0],
  ]
  const leaves = (from: number) =>
    spots
      .filter((_, i) => i % 2 === from)
      .map(([x, y, degrees]) => ivyLeaf(x, y, degrees, 58 + random() * 22))
  return (
    line('M-10 -400C50 -300 -10 -160 70 -60S240 -10 340 0', mix(front, '#5a3d30', 0.5), 8) +
    piece(leaves(0), back) +
    piece(leaves(1), front)
  )
}

export const mushrooms = ([back, front]: Colors) =>
  piece([blade(-10, 200, 60, 14), blade(200, 110, 80, 12), blade(250, 80, 70, 12)], back) +
  toadstool(150, 16, 150, '#a8643c') +
  toadstool(66, 22, 210, '#8a5238') +
  toadstool(220, 24, 96, '#c98a54') +
  piece([ellipse(60, 26, 120, 30), ellipse(220, 32, 120, 26)], front)

export const snowberries = ([back, front]: Colors, random: Random) => {
  const twigs: [Point, Point, Point][] = [
    [
      [-10, -20],
      [110, -150],
      [150, -330],
    ],
    [
      [-10, 10],
      [150, -100],
      [270, -210],
    ],
    [
      [20, 20],
      [160, -30],
      [330, -80],
    ],
    [
      [-20, -90],
      [20, -220],
      [40, -380],
    ],
  ]
  const stems = twigs.map((spine) => strip(spine, [11, 7, 2]))
  const berries = twigs.flatMap(([, [mx, my], [x, y]]) =>
    Array.from({ length: 8 }, (_, i) => {
      const t = 0.1 + i * 0.12
      return circle(
        mx + (x - mx) * t + (random() - 0.5) * 44,
        my + (y - my) * t + (random() - 0.5) * 44,
        11 + random() * 7,
      )
    }),
  )
  return (
    piece(stems, mix(front, '#5b3b46', 0.35)) +
    piece(berries, mix(lighter(back, 0.9), '#ffffff', 0.6)) +
    piece([ellipse(40, 40, 210, 52), ellipse(230, 44, 150, 36)], '#f2f6fc')
  )
}

const fallenColors = ['#d9722f', '#b8472c', '#e8a63c', '#8f5a33', '#c9902f'] as const

export const fallen = (_colors: Colors, random: Random) =>
  Array.from({ length: 26 }, (_, i) => {
    const t = random()
    const [x, y] = [t * 330 - 10, 24 - random() * 120 * (1 - t) ** 0.8]
    return bigLeaf(x, y, random() * 360, 74 + random() * 46, fallenColors[i % 5] ?? '#d9722f', 0.32)
  }).join('')

export const ferns = ([back, front]: Colors) =>
  piece(
    [sprig(-15, -150, -0.8, 300, 0.5, 4, 0.34), sprig(60, 15, -1.25, 330, 0.5, 5, 0.32)],
    back,
  ) + piece([fern(-20, -5, -0.5, 360, 0.3), fern(25, 20, -1.1, 360, 0.6)], front)

export const giantLeaf = ([back, front]: Colors) =>
  bigLeaf(-80, 60, -62, 520, back, 0.3) + bigLeaf(-90, 90, -26, 470, front, 0.32)

export const trunk = ([, front]: Colors) => {
  const bark = mix(front, '#5a4038', 0.4)
  const grooves = [18, 46, 76].map((x) => `M${x} -1240Q${x + 18} -700 ${x - 8} -60`)
  return (
    piece('M-80 -1260L96 -1260C112 -900 92 -500 104 -200C110 -90 170 -20 250 30H-80Z', bark) +
    line(grooves.join(''), darker(bark, 0.28), 7)
  )
}
