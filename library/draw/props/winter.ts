// Things of snow and frost; feet at (0, 0) unless stated otherwise.

import type { Ground } from '../landscape/land.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { circle, ellipse, num, type Point, points, roundRect } from '../paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

/** The sawn ends of logs, 62 units across. */
const logEnds = (spots: readonly Point[]) =>
  spots
    .map(
      ([x, y], i) =>
        piece(circle(x, y, 31), i % 2 === 0 ? '#8a5f43' : '#76503a') +
        flat(circle(x, y, 23), '#e3c091') +
        line(`M${x - 11} ${y + 3}a11 11 0 1 1 14 8`, '#b98a58', 3),
    )
    .join('')

/** A sledge facing right, 336 units long; 147 tall with its load of firewood, 66 empty. */
export const sledge = (wood = '#a9704a', isLoaded = true) => {
  const logs = points('-96,-72 -36,-72 24,-72 84,-72 -66,-116 -6,-116 54,-116')
  const runner = line('M-150 -8H130Q176 -8 170 -60', darker(wood, 0.25), 13)
  const posts = piece(
    [-110, -10, 90].map((x) => roundRect(x - 8, -40, 16, 34, 4)),
    darker(wood, 0.15),
  )
  return `${isLoaded ? logEnds(logs) : ''}${posts}${piece(roundRect(-150, -48, 300, 18, 8), wood)}${runner}`
}

/** An icicle, `length` units long, its root at (0, 0), hanging down. */
export const icicle = (length: number) =>
  `${piece(`M-13 0Q0 -8 13 0C12 ${num(length * 0.4)} 5 ${num(length * 0.7)} 0 ${num(length)}C-5 ${num(length * 0.7)} -12 ${num(length * 0.4)} -13 0Z`, '#d9eefb')}${line(`M-4 6Q-3 ${num(length * 0.4)} -1 ${num(length * 0.7)}`, '#ffffff', 3)}`

/** A frost flower growing from (0, 0), `size` units high. */
export const frostFlower = (size: number, color = '#ffffff') => {
  const arms = [-58, -28, 0, 30, 60].map((angle, i) => {
    const h = size * (0.72 + (i % 2) * 0.2)
    const twigs = [0.35, 0.55, 0.75].map((t) => {
      const w = h * 0.24 * (1.15 - t)
      return `M0 ${num(-h * t)}L${num(-w)} ${num(-h * t - w)}M0 ${num(-h * t)}L${num(w)} ${num(-h * t - w)}`
    })
    return placed(line(`M0 0V${num(-h)}${twigs.join('')}`, color, 5), { rotate: angle })
  })
  return `<g opacity=".82">${arms.join('')}</g>`
}

/**
 * Footprints over the snow along `path`, in pixels, about `size` pixels wide and larger when nearer; at
 * least 2. `hop` sets them in pairs.
 */
export const tracks = (
  scene: Scene,
  path: readonly Point[],
  count: number,
  size: number,
  hop = false,
) => {
  const color = mix(scene.mood.tone(0.55), '#8fa3c8', 0.4)
  const at = (t: number) => {
    const place = t * (path.length - 1)
    const i = Math.min(path.length - 2, Math.floor(place))
    const [from, to] = [path[i] ?? [0, 0], path[i + 1] ?? [0, 0]]
    const share = place - i
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const
  }
  const prints = Array.from({ length: count }, (_, i) => {
    const [x, y] = at(i / (count - 1))
    const near = 0.45 + (0.75 * (y - scene.height * 0.6)) / (scene.height * 0.4)
    const r = size * near
    if (hop)
      return (
        ellipse(x - r * 0.8, y, r * 0.9, r * 0.34) +
        ellipse(x - r * 0.8, y + r, r * 0.9, r * 0.34) +
        ellipse(x + r * 1.6, y + r * 0.4, r * 0.4, r * 0.24)
      )
    return ellipse(x, y + (i % 2) * r * 1.1, r * 0.62, r * 0.36)
  })
  scene.flat(prints, color, 0.75)
}

/** Deep snow in front of the figures: a soft bank along the edge of `ground`. */
export const drift = (scene: Scene, ground: Pick<Ground, 'path' | 'top'>) => {
  const { mood, height } = scene
  const white = mood.isDark ? mix('#dfeaff', mood.tone(0.55), 0.3) : '#ffffff'
  const low = mood.isDark ? mood.tone(0.66) : mood.tone(0.25)
  scene.inFront(() => {
    scene.sheet(ground.path, scene.linear(white, low, ground.top, height), 3, ground.top)
  })
}

/** Snowflakes within a box, in pixels. */
export const flurry = (
  scene: Scene,
  [left, top, width, height]: readonly [left: number, top: number, width: number, height: number],
  count: number,
  seed: number,
) => {
  const random = seeded(seed)
  const flakes = Array.from({ length: count }, () =>
    circle(left + random() * width, top + random() * height, (2.5 + random() * 5.5) * scene.unit),
  )
  scene.flat(flakes, '#ffffff', 0.9)
}

/** A cap of snow, `w` units wide, sitting with its lower edge on (0, 0). */
export const snowCap = (w: number) =>
  piece(
    `M${num(-w / 2)} 4C${num(-w * 0.56)} ${num(-w * 0.22)} ${num(-w * 0.24)} ${num(-w * 0.36)} 0 ${num(-w * 0.34)}C${num(w * 0.26)} ${num(-w * 0.36)} ${num(w * 0.56)} ${num(-w * 0.2)} ${num(w / 2)} 4Q${num(w * 0.3)} ${num(-w * 0.06)} ${num(w * 0.14)} 6Q0 ${num(-w * 0.06)} ${num(-w * 0.16)} 6Q${num(-w * 0.32)} ${num(-w * 0.06)} ${num(-w / 2)} 4Z`,
    '#ffffff',
  )

/** A steaming mug, 92 units tall; (0, 0) is under its middle. */
export const mug = (color = '#e8626b') =>
  `${line('M-8 -50q-8 -10 0 -20t0 -20M10 -50q-8 -10 0 -20t0 -20', '#ffffff', 4)}${line('M20 -30C40 -34 40 -8 20 -10', darker(color, 0.15), 7)}${piece(roundRect(-22, -40, 44, 40, 8), color)}${flat(roundRect(-22, -30, 44, 7), lighter(color, 0.5))}`

/** A rope that sags between two points, in pixels. */
export const rope = (scene: Scene, from: Point, to: Point) => {
  const middle = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 26] as const
  return scene.piece(strip([from, middle, to], [9, 9, 9]), '#c9a06a', 1)
}
