import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { candle } from '../../draw/props/furniture.ts'

const pear = (x: number, y: number) =>
  piece(
    `M${x} ${y - 34}C${x + 14} ${y - 34} ${x + 12} ${y - 12} ${x + 22} ${y + 4}C${x + 32} ${y + 30} ${x + 14} ${y + 40} ${x} ${y + 40}C${x - 14} ${y + 40} ${x - 32} ${y + 30} ${x - 22} ${y + 4}C${x - 12} ${y - 12} ${x - 14} ${y - 34} ${x} ${y - 34}Z`,
    '#efc94a',
  ) +
  line(`M${x} ${y - 34}Q${x + 2} ${y - 46} ${x + 8} ${y - 52}`, '#6b4a30', 5) +
  flat(`M${x + 8} ${y + 14}q10 6 4 16q-10 2 -8 -12Z`, '#e28a4a', 0.5)

/** A candle burning at (x, y), its light `reach` pixels wide. */
export const burn = (scene: Scene, x: number, y: number, scale: number, reach: number) =>
  scene
    .warm(x, y - 60 * scale, reach, '#e2853a', 0.6, 0.8)
    .place(candle(), x, y, scale)
    .glow(x, y - 92 * scale, reach * 0.5, '#ffd88a', 0.75)

/** A ladder seen a little from above, from its foot at (x0, y0), far below, to its top at (x1, y1). */
export const ladderFromAbove = (scene: Scene, [x0, y0]: Point, [x1, y1]: Point) => {
  const wood = '#b9824e'
  const at = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
  const half = (t: number) => 62 + 14 * t
  const count = 13
  const rungs = Array.from({ length: count }, (_, i) => {
    const t = ((i + 0.6) / count) ** 1.25
    const [x, y] = at(t)
    const [w, h] = [half(t), 10 + 10 * t]
    return roundRect(x - w, y, 2 * w, h, 5)
  })
  scene.piece(rungs, darker(wood, 0.14), 2)
  for (const side of [-1, 1]) {
    const spine: Point[] = [
      [x0 + side * half(0), y0],
      [x1 + side * half(1), y1],
    ]
    scene.piece(strip(spine, [24, 30]), wood, 2)
  }
  /** The point of rung `i`, counted from below. */
  return (i: number) => at(((i + 0.6) / count) ** 1.25)
}

/** Pears and leaves on boughs close by: a crown that hangs into the picture from above. */
export const pearCrown = (scene: Scene, trunkX: number) => {
  const { left, right, height } = scene
  const bark = '#7d573c'
  const random = seeded(12)
  const green = mix(scene.mood.land(0.78), '#5f8a4a', 0.4)
  const balls = (y: number, r: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      circle(
        left + ((i + 0.5) / count) * (right - left),
        y + random() * 50,
        r * (0.8 + random() * 0.4),
      ),
    )
  scene.sheet(balls(40, 170, 9), darker(green, 0.14), 3)
  const stem = strip(
    [
      [trunkX, height + 80],
      [trunkX - 30, height * 0.6],
      [trunkX + 10, -80],
    ],
    [250, 170, 150],
  )
  const bough = strip(
    [
      [trunkX, 470],
      [trunkX - 330, 350],
      [trunkX - 760, 330],
    ],
    [110, 64, 24],
  )
  scene.sheet([stem, bough], scene.linear(lighter(bark, 0.1), darker(bark, 0.25), 0, height), 3)
  scene.sheet(balls(-30, 150, 10), lighter(green, 0.08), 3)
  for (const [x, y] of points('120,210 330,170 520,230 880,190 1420,220 1540,150 690,420 540,410'))
    scene.add(pear(x, y))
}

/** The shadow of an angry child on the wall, its feet at (x, y), `h` pixels tall. */
export const angryShadow = (scene: Scene, x: number, y: number, h: number) => {
  const p = (u: number, v: number) => `${num(x + u * h)} ${num(y - v * h)}`
  const body = `M${p(-0.2, 0.02)}L${p(-0.17, 0.3)}C${p(-0.3, 0.36)} ${p(-0.36, 0.28)} ${p(-0.35, 0.2)}C${p(-0.44, 0.2)} ${p(-0.46, 0.3)} ${p(-0.4, 0.34)}C${p(-0.34, 0.5)} ${p(-0.2, 0.58)} ${p(-0.1, 0.58)}H${num(x + 0.1 * h)}C${p(0.2, 0.58)} ${p(0.34, 0.5)} ${p(0.4, 0.34)}C${p(0.46, 0.3)} ${p(0.44, 0.2)} ${p(0.35, 0.2)}C${p(0.36, 0.28)} ${p(0.3, 0.36)} ${p(0.17, 0.3)}L${p(0.2, 0.02)}Z`
  const plait = (side: number) =>
    [0.66, 0.58, 0.5, 0.42].map((v, i) =>
      circle(x + side * (0.22 + i * 0.02) * h, y - v * h, 0.05 * h),
    )
  const head = ellipse(x, y - 0.78 * h, 0.22 * h, 0.21 * h)
  scene.add('<g opacity=".34">')
  scene.flat([body, head, ...plait(-1), ...plait(1)], '#2b1218')
  scene.add('</g>')
}

/** A wall as high as the picture's lower edge, on which one sits with one's back to us; its top is at `y`. */
export const wallInFront = (scene: Scene, y: number) => {
  const { left, right, height } = scene
  const color = mix('#cbb79a', scene.mood.tone(0.3), 0.2)
  const random = seeded(7)
  scene.piece(
    roundRect(left - 40, y, right - left + 80, height - y + 60, 10),
    darker(color, 0.06),
    3,
  )
  const joints = Array.from({ length: 40 }, (_, i) =>
    roundRect(left + random() * (right - left), y + 60 + (i % 5) * 58, 90 + random() * 60, 40, 8),
  )
  scene.flat(joints, darker(color, 0.26), 0.4)
  scene.piece(roundRect(left - 40, y - 18, right - left + 80, 54, 14), lighter(color, 0.3), 2)
}
