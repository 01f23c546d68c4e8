import { bulrush } from '../../draw/landscape/flowers.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, num } from '../../draw/paper/geometry.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'

/** One thick reed seen from very near, its foot at (x, y), with two long leaves. */
export const nearReed = (x: number, y: number, h: number, lean: number, w: number) => {
  const tip = x + lean * h
  const middle = x + lean * h * 0.3
  return [
    `M${num(x - w)} ${num(y)}Q${num(middle - w)} ${num(y - h * 0.5)} ${num(tip - w * 0.5)} ${num(y - h)}H${num(tip + w * 0.5)}Q${num(middle + w)} ${num(y - h * 0.5)} ${num(x + w)} ${num(y)}Z`,
    leaf(x, y - h * 0.12, -1.57 + lean - 0.24, h * 0.8, 0.055),
    leaf(x, y - h * 0.2, -1.57 + lean + 0.3, h * 0.62, 0.06),
  ]
}

interface ReedRow {
  from: number
  to: number
  step: number
  foot: number
  /** Least and greatest height, in pixels. */
  height: [number, number]
  seed: number
}

/** A row of bulrushes with their feet at `foot`. */
export const reedRow = (
  scene: Scene,
  { from, to, step, foot, height: [low, high], seed }: ReedRow,
  color: string,
) => {
  const random = seeded(seed)
  for (let x = from; x <= to; x += step * (0.7 + random() * 0.6))
    scene.add(bulrush(x, foot, low + random() * (high - low), (random() - 0.5) * 0.9, color))
}

/** Dark reeds before the cast in both lower corners, as far in as `reach` pixels. */
export const reedCorners = (scene: Scene, reach: number, h: number, seed: number) => {
  const { width, height, mood } = scene
  const random = seeded(seed)
  scene.inFront(() => {
    for (let i = 0; i < 14; i++) {
      const inset = 20 + random() * reach
      const x = i % 2 === 0 ? inset : width - inset
      const size = h * (1.2 - (inset / reach) * 0.5) * (0.8 + random() * 0.3)
      const color = mix(mood.land(1), mood.tone(0.9), 0.35 + random() * 0.4)
      scene.add(bulrush(x, height + 30, size, i % 2 === 0 ? 0.35 : -0.35, color))
    }
  })
}

/** Glints and ripples strewn over water between two heights. */
export const glints = (scene: Scene, top: number, bottom: number, count: number, seed: number) => {
  const random = seeded(seed)
  const lines = Array.from({ length: count }, () => {
    const y = top + random() * (bottom - top)
    const w = 40 + ((y - top) / (bottom - top)) * 110 * (0.5 + random())
    return ellipse(random() * scene.width, y, w / 2, 3.4)
  })
  scene.flat(lines, '#ffffff', 0.3)
}

/** The pond in a drop: hills and sky hanging upside down; (0, 0) is the drop's middle, radius 200. */
export const pondDrop = (tones: readonly [string, string, string]) => {
  const [sky, land, water] = tones
  const outline = 'M0 -330C34 -240 200 -150 200 0A200 200 0 0 1 -200 0C-200 -150 -34 -240 0 -330Z'
  const reeds = [-120, -84, -40, 60, 104, 140].map(
    (x, i) => `M${x - 5} -60L${x} ${40 + (i % 3) * 26}L${x + 5} -60Z`,
  )
  return (
    `<clipPath id="pond-drop"><path d="${outline}"/></clipPath>` +
    `<g filter="url(#s3)"><path d="${outline}" fill="${water}"/></g>` +
    `<g clip-path="url(#pond-drop)">` +
    `<path d="M-220 -40Q-100 -66 0 -44T220 -50V240H-220Z" fill="${sky}"/>` +
    `<path d="${circle(70, 96, 40)}" fill="#fff6cf"/>` +
    `<path d="M-220 -60H220V-6Q150 44 80 10Q20 -20 -60 26Q-140 66 -220 6Z" fill="${land}"/>` +
    `<path d="${reeds.join('')}" fill="${darker(land, 0.35)}"/>` +
    `<path d="${ellipse(0, -60, 214, 16)}" fill="${lighter(water, 0.35)}"/>` +
    '</g>' +
    `<path d="M-150 40C-160 -60 -110 -110 -60 -160" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="16" stroke-linecap="round"/>` +
    `<path d="${ellipse(110, 120, 26, 16)}" fill="#fff" opacity=".6"/>`
  )
}
