import { lighter, mix } from '../paper/color.ts'
import { circle, leaf, num, type Point, polygon } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { cutDisc } from './cut.ts'

/** Discs on discs, rays of strips, petals, slices with gaps, a cut spiral, or one plain disc. */
export type SunKind = 'discs' | 'rays' | 'petals' | 'slices' | 'spiral' | 'plain'

interface Spot {
  x: number
  y: number
  r: number
  seed: number
  /** Of the disc, and of what is around it. */
  color: string
  around: string
}

const rays = ({ x, y, r, seed }: Spot, inner: number, outer: number, count: number) => {
  const random = seeded(seed + 2)
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + random() * 0.3) / count) * 2 * Math.PI
    const half = (0.26 + random() * 0.12) * (Math.PI / count) * 1.7
    const [from, to] = [r * inner, r * (outer - random() * (outer - inner) * 0.45)]
    const at = (turn: number, reach: number): Point => [
      x + Math.cos(angle + turn) * reach,
      y + Math.sin(angle + turn) * reach,
    ]
    return polygon([
      at(-half, from),
      at(-half * 0.35, to),
      at(half * 0.5, to * 0.98),
      at(half, from),
    ])
  }).join('')
}

const slicesOf = ({ x, y, r }: Spot) => {
  const rows = 9
  let path = ''
  for (let i = 0; i < rows; i++) {
    const [from, next] = [-1 + (2 * i) / rows, -1 + (2 * (i + 1)) / rows]
    const to = next - (i < 3 ? 0 : (i - 2) * 0.018)
    const arc: Point[] = []
    const lower: Point[] = []
    for (let j = 0; j <= 4; j++) {
      const v = from + ((to - from) * j) / 4
      const half = Math.sqrt(Math.max(0, 1 - v * v))
      arc.push([x + half * r, y + v * r])
      lower.unshift([x - half * r, y + v * r])
    }
    path += polygon([...arc, ...lower])
  }
  return path
}

const spiralOf = ({ x, y, r }: Spot) => {
  let path = ''
  for (let i = 0; i <= 60; i++) {
    const t = i / 60
    const angle = t * 3.1 * 2 * Math.PI
    path += `${i === 0 ? 'M' : 'L'}${num(x + Math.cos(angle) * r * 0.86 * t)} ${num(y + Math.sin(angle) * r * 0.86 * t)}`
  }
  return path
}

const draws: Record<SunKind, (scene: Scene, spot: Spot) => void> = {
  discs: (scene, { x, y, r, seed, color, around }) => {
    scene.piece(cutDisc(x + r * 0.05, y, r * 1.42, seed + 1), around)
    scene.piece(cutDisc(x - r * 0.02, y + r * 0.02, r, seed), color)
    scene.flat(cutDisc(x - r * 0.06, y - r * 0.04, r * 0.66, seed + 2), lighter(color, 0.4))
  },
  rays: (scene, spot) => {
    scene.piece(rays(spot, 1.12, 1.62, 24), spot.around)
    scene.piece(cutDisc(spot.x, spot.y, spot.r, spot.seed), spot.color)
  },
  petals: (scene, { x, y, r, seed, color, around }) => {
    const ring = (count: number, length: number, turn: number) =>
      Array.from({ length: count }, (_, i) => {
        const angle = ((i + turn) / count) * 2 * Math.PI
        return leaf(
          x + Math.cos(angle) * r * 0.8,
          y + Math.sin(angle) * r * 0.8,
          angle,
          length,
          0.3,
        )
      }).join('')
    scene.piece(ring(17, r * 0.78, 0), around)
    scene.piece(cutDisc(x, y, r, seed), color)
  },
  slices: (scene, spot) => {
    scene.piece(slicesOf(spot), spot.color)
  },
  spiral: (scene, spot) => {
    const { x, y, r, seed, color, around } = spot
    scene.piece(cutDisc(x, y, r, seed), color)
    scene.add(
      `<path d="${spiralOf(spot)}" fill="none" stroke="${around}" stroke-width="${num(r * 0.07)}" stroke-linecap="round"/>`,
    )
  },
  plain: (scene, { x, y, r, seed, color }) => {
    scene.piece(cutDisc(x, y, r, seed), color)
  },
}

const craters: readonly [dx: number, dy: number, size: number][] = [
  [-0.35, -0.2, 0.17],
  [0.28, 0.3, 0.22],
  [0.4, -0.38, 0.1],
  [-0.2, 0.45, 0.1],
  [0.02, -0.58, 0.07],
  [-0.6, 0.22, 0.07],
]

const drawMoon = (scene: Scene, x: number, y: number, r: number, seed: number) => {
  const { light, halo } = scene.mood
  for (const [size, opacity] of [
    [2.2, 0.1],
    [1.6, 0.14],
  ] as const)
    scene.flat(cutDisc(x, y, r * size, seed + size), halo, opacity)
  scene.glow(x, y, r * 2.2, light, 0.4)
  scene.piece(cutDisc(x, y, r, seed), light)
  const shade = mix(light, '#d9a766', 0.34)
  scene.flat(
    craters.map(([dx, dy, size], i) => cutDisc(x + dx * r, y + dy * r, size * r, seed + i)),
    mix(light, shade, 0.6),
  )
  scene.flat(
    craters.map(([dx, dy, size]) =>
      circle(x + (dx + size * 0.18) * r, y + (dy + size * 0.2) * r, size * 0.74 * r),
    ),
    shade,
    0.5,
  )
}

const drawCrescent = (scene: Scene, x: number, y: number, r: number) => {
  const { light } = scene.mood
  scene.glow(x, y, r * 1.8, light, 0.4)
  const [top, low] = [
    `${num(x + r * 0.44)} ${num(y - r * 0.9)}`,
    `${num(x + r * 0.44)} ${num(y + r * 0.9)}`,
  ]
  const outline = `M${low}A${num(r)} ${num(r)} 0 1 1 ${top}A${num(r * 0.96)} ${num(r * 0.96)} 0 0 0 ${low}Z`
  scene.piece(outline, light)
}

export type MoonKind = 'full' | 'crescent'

/** Draws the moon at night, otherwise the sun; middle and radius in pixels. */
export const sunOrMoon = (
  scene: Scene,
  { sun, moon }: { sun: SunKind; moon: MoonKind },
  [x, y]: Point,
  r: number,
  seed: number,
) => {
  const { light, isDark, hour, sky } = scene.mood
  if (isDark && moon === 'crescent') drawCrescent(scene, x, y, r)
  else if (isDark) drawMoon(scene, x, y, r, seed)
  else {
    const strength = scene.palette === 'winter' ? 0.55 : 1
    const color = mix(light, hour === 'dusk' ? '#ffa552' : '#ffc84a', 0.62 * strength)
    const around = mix(mix(light, sky[1], 0.3), '#ffb54d', 0.3 * strength)
    if (hour !== 'day') scene.glow(x, y, r * 2.4, light, 0.3)
    draws[sun](scene, { x, y, r, seed, color, around })
  }
  scene.mark(isDark ? 'moon' : 'sun', x, y, r)
}
