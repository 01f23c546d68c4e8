import { lighter, mix } from '../paper/color.ts'
import { circle, num, star4, star5 } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

/** Middle of sun or moon as shares of width and height; `r` is its radius in page pixels, 0 hides it. */
export interface LightSpot {
  x: number
  y: number
  r: number
}

/** A cloud: its middle and base line as shares of width and height, its width in page pixels. */
export interface CloudSpot {
  x: number
  y: number
  w: number
}

/** The path of a cloud; (x, y) is the middle of its flat base, `w` its width. */
export const cloud = (x: number, y: number, w: number, seed: number) => {
  const random = seeded(seed)
  const balls = 4 + Math.floor(random() * 2)
  const b = w * 0.075
  let path = ''
  for (let i = 0; i < balls; i++) {
    const t = (i + 0.5) / balls
    const r = (w / balls) * (0.52 + 0.42 * Math.sin(t * Math.PI)) * (0.86 + random() * 0.3)
    path += circle(x - w / 2 + w * t, y + b - r, r)
  }
  return `${path}M${num(x - w / 2 - b)} ${num(y)}a${num(b)} ${num(b)} 0 0 1 ${num(b)} ${num(-b)}h${num(w)}a${num(b)} ${num(b)} 0 0 1 0 ${num(2 * b)}h${num(-w)}a${num(b)} ${num(b)} 0 0 1 ${num(-b)} ${num(-b)}Z`
}

const stars = (scene: Scene, count: number, seed: number) => {
  const random = seeded(seed)
  let dots = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [scene.across(random()), scene.height * 0.62 * random() ** 1.3]
    dots +=
      random() < 0.14
        ? `<path d="${star4(x, y, (7 + random() * 9) * scene.unit)}" opacity="${num(0.7 + random() * 0.3)}"/>`
        : `<circle cx="${num(x)}" cy="${num(y)}" r="${num((0.9 + random() * 1.9) * scene.unit)}" opacity="${(0.35 + random() * 0.6).toFixed(2)}"/>`
  }
  scene.add(`<g fill="#fff6d8">${dots}</g>`)
}

const sunOrMoon = (scene: Scene, x: number, y: number, r: number) => {
  const { light, halo, isDark } = scene.mood
  const rings = isDark ? [0.1, 0.13, 0.18] : [0.2, 0.28, 0.36]
  for (const [i, size] of [2.35, 1.85, 1.42].entries()) {
    scene.flat(circle(x, y, r * size), halo, rings[i])
  }
  scene.glow(x, y, r * 2.6, light, isDark ? 0.55 : 0.35)
  const stops: [number, string][] = [
    [0, lighter(light, 0.5)],
    [0.7, light],
    [1, mix(light, '#e9b872', isDark ? 0.35 : 0.16)],
  ]
  scene.piece(circle(x, y, r), scene.radial(stops, x - r * 0.3, y - r * 0.35, r * 1.5))
  scene.mark(isDark ? 'moon' : 'sun', x, y, r)
  if (!isDark) return
  const craters: [dx: number, dy: number, size: number][] = [
    [-0.35, -0.2, 0.17],
    [0.28, 0.3, 0.22],
    [0.4, -0.38, 0.1],
    [-0.2, 0.45, 0.1],
    [0.02, -0.58, 0.07],
    [-0.6, 0.22, 0.07],
  ]
  const spots = craters.map(([dx, dy, size]) => circle(x + dx * r, y + dy * r, size * r))
  scene.flat(spots, mix(light, '#d9a766', 0.5), 0.28)
}

export interface SkyOptions {
  light: LightSpot
  seed: number
  clouds?: readonly CloudSpot[]
}

/** Sky over the whole picture: gradient, stars at night, sun or moon with halo, clouds. */
export const sky = (scene: Scene, { light, seed, clouds = [] }: SkyOptions) => {
  const { width, height, unit, mood } = scene
  const [top, middle, low] = mood.sky
  const [x, y, r] = [light.x * width, light.y * height, light.r * unit]
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(top, middle, 0, height * 0.46)}"/>`,
    `<rect y="${num(height * 0.46 - 1)}" ${scene.fullWidthAttributes} height="${num(height * 0.54 + 1)}" fill="${scene.linear(middle, low, height * 0.46, height * 0.84)}"/>`,
  )
  const shine: [number, string, number][] = [
    [0, mood.isDark ? lighter(low, 0.15) : lighter(mood.light, 0.2), mood.isDark ? 0.8 : 0.95],
    [0.4, mood.isDark ? low : mix(low, mood.light, 0.4), 0.5],
    [1, middle, 0],
  ]
  const reach = Math.max(width, height) * 0.62
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.radial(shine, x, y, reach)}"/>`,
  )
  if (mood.isDark) {
    stars(scene, Math.round((scene.span * height) / 19000), seed)
    scene.markArea('stars', [0, 0, width, height * 0.5], 80 * unit)
  }
  if (light.r > 0) sunOrMoon(scene, x, y, r)
  for (const [i, spot] of clouds.entries()) {
    const tint = i % 3 === 2 && mood.isDark ? mix(mood.cloud, middle, 0.35) : mood.cloud
    scene.piece(cloud(spot.x * width, spot.y * height, spot.w * unit, seed + i * 5), tint)
    scene.mark('cloud', spot.x * width, spot.y * height - spot.w * 0.1 * unit, spot.w * 0.12 * unit)
  }
}

/** Two clouds that touch the edge of sun or moon, and one on the far side of the sky. */
export const cloudsAround = ({ x, y, r }: LightSpot): CloudSpot[] => {
  const far = x > 0.5 ? x - 0.5 : x + 0.46
  const reach = r / 1600
  return [
    { x: x - reach * 1.9, y: y + reach * 1.15, w: 230 },
    { x: x + reach * 1.8, y: y - reach * 0.2, w: 185 },
    { x: far, y: Math.max(0.1, y - 0.04), w: 240 },
  ]
}

/** Little lights in the air, in pixels; choose spots away from faces. */
export const fireflies = (
  scene: Scene,
  spots: readonly [x: number, y: number, radius: number][],
  color = '#ffe08a',
) => {
  for (const [x, y, r] of spots) {
    scene.glow(x, y, r * 7, color, 0.7)
    scene.flat(circle(x, y, r), '#fffbe0')
    scene.mark('light', x, y, Math.max(r * 2, 12))
  }
}

/** Paper stars that hang on threads from the upper edge, in pixels. */
export const hangingStars = (
  scene: Scene,
  spots: readonly [x: number, y: number, radius: number][],
  color: string,
) => {
  for (const [i, [x, y, r]] of spots.entries()) {
    scene.add(
      `<line x1="${x}" y1="-10" x2="${x}" y2="${y - r}" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>`,
      `<g filter="url(#s2)"><path d="${star5(x, y, r, i * 0.3 - 0.3, 0.52)}" fill="${color}" stroke="${color}" stroke-width="${num(r * 0.22)}" stroke-linejoin="round"/></g>`,
    )
  }
}

/** Falling snow, except in the lower half of the middle 40 % of the width, where faces are. */
export const snow = (scene: Scene, seed: number, count = 90) => {
  const random = seeded(seed)
  const flakes: string[] = []
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [scene.across(random()), random() * scene.height, 2 + random() * 5]
    const isCalm = Math.abs(x / scene.width - 0.5) < 0.2 && y > scene.height * 0.45
    if (!isCalm) flakes.push(circle(x, y, r * scene.unit))
  }
  scene.flat(flakes, '#ffffff', 0.85)
}
