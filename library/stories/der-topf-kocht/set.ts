import { lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, smooth } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { cream } from './figures.ts'

/** Bubbles that rise and burst in the porridge, each `[x, y, r]`. */
export const bubbles = (scene: Scene, spots: readonly [x: number, y: number, r: number][]) => {
  for (const [x, y, r] of spots) {
    scene.piece(ellipse(x, y, r, r * 0.8), lighter(cream, 0.4), 1)
    scene.add(
      line(
        `M${num(x - r * 0.5)} ${num(y - r * 0.3)}Q${num(x - r * 0.2)} ${num(y - r * 0.6)} ${num(x + r * 0.2)} ${num(y - r * 0.5)}`,
        '#ffffff',
        4,
      ),
    )
  }
}

/** Porridge within `path`, its light upper edge at `top` and its foot at `foot` (pixels). */
export const porridge = (scene: Scene, path: string | string[], top: number, foot: number) =>
  scene.sheet(path, scene.linear(lighter(cream, 0.25), '#f3d49a', top, foot), 3, top)

/** Shining folds on top of porridge. */
export const folds = (scene: Scene, spots: readonly [x: number, y: number, w: number][]) => {
  const d = spots.map(
    ([x, y, w]) =>
      `M${x} ${y}q${num(w * 0.3)} ${num(-w * 0.14)} ${num(w * 0.6)} 0t${num(w * 0.5)} ${num(w * 0.04)}`,
  )
  scene.add(`<g opacity=".55">${line(d.join(''), '#e2b878', 7)}</g>`)
}

/** A lumpy edge of porridge from (x0) to (x1) round the height `y`, closed down to `foot`. */
export const lumpy = (
  x0: number,
  x1: number,
  y: number,
  foot: number,
  seed: number,
  swing = 26,
) => {
  const random = seeded(seed)
  const count = Math.ceil((x1 - x0) / 110)
  const points = Array.from(
    { length: count + 1 },
    (_, i): Point => [x0 + ((x1 - x0) * i) / count, y + (random() - 0.5) * 2 * swing],
  )
  return `${smooth(points, false)}L${x1} ${foot}L${x0} ${foot}Z`
}

/** A wave of porridge that rolls in from the left as far as `x`, `h` pixels tall, on the ground `foot`. */
export const wave = ({ left }: Scene, x: number, h: number, foot: number) =>
  `M${left - 60} ${foot - h * 0.86}C${num(x * 0.3)} ${foot - h * 1.06} ${num(x * 0.62)} ${foot - h * 1.04} ${num(x * 0.84)} ${foot - h * 0.82}C${num(x * 1.02)} ${foot - h * 0.62} ${num(x * 0.98)} ${foot - h * 0.4} ${num(x * 0.9)} ${foot - h * 0.36}C${num(x * 0.98)} ${foot - h * 0.2} ${num(x * 1.06)} ${foot - h * 0.06} ${num(x * 1.08)} ${foot}L${left - 60} ${foot}Z`

/** Curls of steam that rise from (x, y). */
export const steam = (scene: Scene, spots: readonly [x: number, y: number, h: number][]) => {
  const curls = spots.map(
    ([x, y, h]) =>
      `M${x} ${y}C${x - h * 0.3} ${y - h * 0.3} ${x + h * 0.3} ${y - h * 0.55} ${x} ${y - h}`,
  )
  scene.add(`<g opacity=".5">${line(curls.join(''), '#fffdf5', 12)}</g>`)
}

/** A string of lamps sagging from (x0, y0) to (x1, y1). */
export const lamps = (scene: Scene, from: Point, to: Point, count: number) => {
  const [mx, my] = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 70]
  scene.add(line(`M${from.join(' ')}Q${mx} ${my} ${to.join(' ')}`, '#5a4048', 4))
  for (let i = 1; i <= count; i++) {
    const t = i / (count + 1)
    const at = (a: number, b: number, c: number) =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    const [x, y] = [at(from[0], mx, to[0]), at(from[1], my, to[1]) + 20]
    scene.glow(x, y, 130, '#ffd27a', 0.8)
    scene.piece(circle(x, y, 19), i % 2 ? '#ffd98a' : '#ffb76a', 1)
  }
}

/** A puddle of porridge on a table from `x0` to `x1` that drips over its edge at height `y`. */
export const dripping = (x0: number, x1: number, y: number, drips: readonly number[]) => {
  const step = (x1 - x0) / drips.length
  const hanging = drips.map((h, i) => {
    const x = x1 - i * step
    const [r, to] = [step * 0.3, x - step]
    return `C${num(x)} ${num(y + h * 0.5)} ${num(x - step * 0.1)} ${num(y + h)} ${num(x - step * 0.5)} ${num(y + h)}C${num(x - step * 0.9)} ${num(y + h)} ${num(to)} ${num(y + h * 0.5)} ${num(to)} ${num(y + 20 + r * 0.2)}`
  })
  return `M${x0} ${y + 20}C${x0 - 20} ${y - 30} ${x0 + 60} ${y - 50} ${x0 + 120} ${y - 40}H${x1 - 120}C${x1 - 60} ${y - 50} ${x1 + 20} ${y - 30} ${x1} ${y + 20}${hanging.join('')}Z`
}

/** A flat round dollop of porridge, `w` wide, its middle at (x, y). */
export const dollop = (x: number, y: number, w: number, h: number) =>
  `M${x - w / 2} ${y}C${x - w * 0.46} ${y - h} ${x - w * 0.16} ${y - h * 0.7} ${x} ${y - h}C${x + w * 0.2} ${y - h * 1.2} ${x + w * 0.42} ${y - h * 0.8} ${x + w / 2} ${y}C${x + w * 0.44} ${y + h * 0.7} ${x - w * 0.44} ${y + h * 0.7} ${x - w / 2} ${y}Z`
