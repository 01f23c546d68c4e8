// Plants of meadow and water, see plant-parts.ts.

import { lighter, mix } from '../paper/color.ts'
import { circle, leaf, num, type Point, smooth } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import type { Random } from '../paper/random.ts'
import { bulrush } from './flowers.ts'
import { bigLeaf, blade, type Colors, rad } from './plant-parts.ts'

export const grasses = ([back, front]: Colors, random: Random) => {
  const row = (count: number, height: number, spread: number) =>
    Array.from({ length: count }, (_, i) =>
      blade(
        (i / count) * spread - 20,
        height * (0.55 + random() * 0.5) * (1 - (i / count) * 0.5),
        60 + random() * 110,
        9 + random() * 5,
      ),
    )
  const ears = [40, 120, 190].map((x, i): [number, number] => [x, 300 - i * 56])
  const stalks = ears.map(([x, h]) =>
    line(`M${x - 14} 20Q${x} ${-h * 0.5} ${x + 34} ${-h}`, back, 4),
  )
  const grains = ears.map(([x, h]) =>
    Array.from({ length: 7 }, (_, i) =>
      leaf(x + 26 + i * 3, -h + 44 - i * 9, rad(i % 2 ? -100 : -30), 24, 0.3),
    ).join(''),
  )
  return (
    piece(row(9, 300, 250), back) +
    stalks.join('') +
    piece(grains, lighter(back, 0.2)) +
    piece(row(11, 210, 330), front)
  )
}

const strap = (x: number, h: number, lean: number, w: number): [shape: string, rib: string] => {
  const [left, right]: [Point[], Point[]] = [[], []]
  const at = (t: number): Point => [x + lean * t ** 1.8, 20 - h * t + h * 0.12 * t ** 3]
  for (let i = 0; i <= 9; i++) {
    const t = i / 9
    const half = w * Math.sin(Math.PI * (0.16 + 0.8 * t)) * (1 + (i % 2) * 0.1)
    const [px, py] = at(t)
    left.push([px - half, py])
    right.unshift([px + half * 0.9, py + (i % 2) * 6])
  }
  const [tx, ty] = at(0.94)
  return [
    smooth([...left, ...right]),
    `M${num(x)} 20Q${num(x + lean * 0.16)} ${num(-h * 0.5)} ${num(tx)} ${num(ty)}`,
  ]
}

export const hartsTongue = ([back, front]: Colors) => {
  const draw = (spots: readonly [number, number, number, number][], color: string) =>
    spots
      .map(([x, h, lean, w]) => {
        const [shape, rib] = strap(x, h, lean, w)
        return piece(shape, color) + line(rib, lighter(color, 0.24), 4)
      })
      .join('')
  return (
    draw(
      [
        [10, 370, 70, 32],
        [90, 300, 150, 28],
      ],
      back,
    ) +
    draw(
      [
        [-10, 270, 130, 30],
        [60, 200, 190, 27],
        [-20, 170, 210, 24],
      ],
      front,
    )
  )
}

export const thistle = ([back, front]: Colors) => {
  const stem = (x: number, h: number, r: number) => {
    const thorns = Array.from({ length: 5 }, (_, i) =>
      [-26, 0, 26]
        .map((turn) =>
          leaf(
            x,
            -h * (0.1 + i * 0.16),
            rad((i % 2 ? -152 : -28) + turn),
            (turn === 0 ? 130 : 84) - i * 14,
            0.15,
          ),
        )
        .join(''),
    )
    const tuft = Array.from({ length: 9 }, (_, i) => leaf(x, -h, rad(-150 + i * 15), r * 1.5, 0.13))
    const cup = Array.from({ length: 5 }, (_, i) =>
      leaf(x, -h + r * 0.9, rad(-140 + i * 25), r * 1.2, 0.3),
    )
    return (
      line(`M${x} 20V${-h}`, front, 9) +
      piece(thorns, front) +
      piece(tuft, '#b06ab3') +
      piece([...cup, circle(x, -h + r * 0.4, r * 0.66)], back)
    )
  }
  return stem(150, 230, 30) + stem(50, 330, 36)
}

export const dock = ([back, front]: Colors) =>
  line('M70 20Q86 -180 128 -330', mix(back, '#a3543c', 0.6), 8) +
  piece(
    Array.from({ length: 16 }, (_, i) => circle(92 + i * 2.4 + (i % 2 ? -9 : 9), -190 - i * 9, 10)),
    mix(back, '#b8643f', 0.65),
  ) +
  bigLeaf(20, 20, -84, 330, back) +
  bigLeaf(90, 20, -52, 290, back, 0.3) +
  bigLeaf(-10, 10, -50, 300, front) +
  bigLeaf(60, 30, -22, 260, front, 0.3)

export const dandelion = ([back, front]: Colors, random: Random) => {
  const clock = (x: number, h: number, r: number) => {
    const rays = Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * 6.283 + random() * 0.2
      const [cx, cy] = [x + Math.cos(angle) * r, -h + Math.sin(angle) * r]
      return `M${x} ${-h}L${num(cx)} ${num(cy)}`
    })
    const tips = Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * 6.283
      return circle(x + Math.cos(angle) * r, -h + Math.sin(angle) * r, r * 0.13)
    })
    return (
      line(`M${x - 26} 20Q${x - 20} ${-h * 0.5} ${x} ${-h}`, front, 6) +
      line(rays.join(''), '#fff6e6', 1.8) +
      flat(tips.join(''), '#fff8ec', 0.95) +
      flat(circle(x, -h, r * 0.2), '#a3805a')
    )
  }
  const jagged = (degrees: number, length: number) => {
    const angle = rad(degrees)
    return (
      leaf(20, 24, angle, length, 0.12) +
      [0.3, 0.5, 0.7]
        .map(
          (t) =>
            leaf(
              20 + Math.cos(angle) * length * t,
              24 + Math.sin(angle) * length * t,
              angle + 1,
              length * 0.22,
              0.3,
            ) +
            leaf(
              20 + Math.cos(angle) * length * t,
              24 + Math.sin(angle) * length * t,
              angle - 1,
              length * 0.22,
              0.3,
            ),
        )
        .join('')
    )
  }
  return (
    piece([jagged(-70, 220), jagged(-30, 260)], back) +
    clock(60, 290, 56) +
    clock(170, 200, 46) +
    piece([jagged(-52, 230), jagged(-10, 250)], front)
  )
}

export const reeds = ([back, front]: Colors) =>
  [
    [30, 420, 0.4],
    [90, 350, 0.5],
    [150, 270, 0.7],
    [-10, 330, 0.3],
  ]
    .map(([x = 0, h = 0, lean = 0], i) => bulrush(x, 20, h, lean, i % 2 ? front : back))
    .join('') +
  piece([blade(50, 260, 90, 15), blade(110, 200, 120, 13), blade(180, 150, 100, 12)], front)
