// The porridge: sheets of cream paper that lie over each other, bubbles and steam.

import { darker, lighter } from '../../draw/paper/color.ts'
import { ellipse, num, type Point, smooth } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'

export const cream = '#fbeac4'
const tones = ['#e9c88e', '#f2d8a4', '#f8e4bb', '#fdf1d6'] as const

/** One sheet of porridge; `nearness` 0 is the darkest and farthest, 3 the lightest. */
export const porridge = (scene: Scene, path: string, top: number, nearness: 0 | 1 | 2 | 3 = 2) =>
  scene.sheet(
    path,
    scene.linear(lighter(tones[nearness], 0.3), darker(tones[nearness], 0.03), top, top + 420),
    3,
    top,
  )

/** A lumpy sheet from `x0` to `x1` round the height `y(x)`, closed down to `foot`. */
export const lumps = (
  [x0, x1]: Point,
  y: (x: number) => number,
  foot: number,
  seed: number,
  swing = 26,
) => {
  const random = seeded(seed)
  const count = Math.ceil((x1 - x0) / 120)
  const crest = Array.from({ length: count + 1 }, (_, i): Point => {
    const x = x0 + ((x1 - x0) * i) / count
    return [x, y(x) + (random() - 0.5) * 2 * swing]
  })
  return `${smooth(crest, false)}L${x1} ${foot}L${x0} ${foot}Z`
}

/** Bubbles that rise and burst, each `[x, y, r]`. */
export const bubbles = (scene: Scene, spots: readonly [x: number, y: number, r: number][]) => {
  for (const [x, y, r] of spots) {
    scene.flat(ellipse(x, y + r * 0.62, r * 1.3, r * 0.44), '#d0a460', 0.4)
    scene.piece(ellipse(x, y, r, r * 0.86), '#fff7e4', 2)
    scene.add(
      line(
        `M${num(x - r * 0.5)} ${num(y - r * 0.24)}Q${num(x - r * 0.2)} ${num(y - r * 0.6)} ${num(x + r * 0.2)} ${num(y - r * 0.5)}`,
        '#ffffff',
        Math.max(4, r * 0.14),
      ),
      mark('shine', x, y, r),
    )
  }
}

/** Slow folds on top of porridge. */
export const folds = (scene: Scene, spots: readonly [x: number, y: number, w: number][]) => {
  const d = spots.map(
    ([x, y, w]) =>
      `M${x} ${y}q${num(w * 0.3)} ${num(-w * 0.14)} ${num(w * 0.6)} 0t${num(w * 0.5)} ${num(w * 0.04)}`,
  )
  scene.add(`<g opacity=".6">${line(d.join(''), '#dcb474', 8)}</g>`)
}

/** Curls of steam that rise from (x, y), `h` pixels tall. */
export const steam = (scene: Scene, spots: readonly [x: number, y: number, h: number][]) => {
  const curls = spots.map(
    ([x, y, h]) =>
      `M${x} ${y}C${num(x - h * 0.3)} ${num(y - h * 0.3)} ${num(x + h * 0.3)} ${num(y - h * 0.55)} ${x} ${y - h}`,
  )
  scene.add(`<g opacity=".55">${line(curls.join(''), '#fffdf5', 13)}</g>`)
}

/** A spoonful that drops off a spoon. */
export const drop = (x: number, y: number, r: number) =>
  piece(
    `M${x} ${y - r * 2}C${x + r * 0.4} ${y - r} ${x + r} ${y - r * 0.4} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.4} ${x - r * 0.4} ${y - r} ${x} ${y - r * 2}Z`,
    cream,
  )
