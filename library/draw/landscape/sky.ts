import { mix } from '../paper/color.ts'
import { circle, num, star4, star5 } from '../paper/geometry.ts'
import type { PaletteName } from '../paper/palettes.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

import { type CloudKind, drawCloud, rainCurtain, roundCloud } from './clouds.ts'
import { type SkySheets, skySheets } from './sky-sheets.ts'
import { type MoonKind, type SunKind, sunOrMoon } from './sun-moon.ts'

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

/** The path of a round cloud; (x, y) is the middle of its base, `w` its width. */
export const cloud = roundCloud

/** Dots, and among them stars of four rays; in some palettes cut paper stars instead. */
const stars = (scene: Scene, count: number, seed: number) => {
  const random = seeded(seed)
  const isCut = cutStars.has(scene.palette)
  const cut: string[] = []
  let dots = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [scene.across(random()), scene.height * 0.62 * random() ** 1.3]
    const size = (7 + random() * 9) * scene.unit
    if (random() > 0.14)
      dots += `<circle cx="${num(x)}" cy="${num(y)}" r="${num((0.9 + random() * 1.9) * scene.unit)}" opacity="${(0.35 + random() * 0.6).toFixed(2)}"/>`
    else if (isCut) cut.push(star5(x, y, size * 1.3, random() * 6.28, 0.45))
    else dots += `<path d="${star4(x, y, size)}" opacity="${num(0.7 + random() * 0.3)}"/>`
  }
  scene.add(`<g fill="#fff6d8">${dots}</g>`)
  if (isCut) scene.piece(cut, '#ffeab8', 1)
}

const cutStars: ReadonlySet<PaletteName> = new Set(['ocean', 'sunrise', 'gold', 'winter'])

/** What the sky does: clouds, none, veils of threads, a closed cover, rain, or northern lights. */
export type Weather = 'fair' | 'clear' | 'cirrus' | 'overcast' | 'rain' | 'aurora'

export interface SkyDesign {
  sheets: SkySheets
  sun: SunKind
  clouds: CloudKind
  moon?: MoonKind
}

/** Stories keep their palette for most pages, so its sky is theirs. */
const designs: Record<PaletteName, SkyDesign> = {
  midnight: { sheets: 'torn', sun: 'discs', clouds: 'torn' },
  sunrise: { sheets: 'rings', sun: 'rays', clouds: 'stacked' },
  emerald: { sheets: 'waves', sun: 'petals', clouds: 'torn' },
  winter: { sheets: 'slope', sun: 'plain', clouds: 'blobs' },
  autumn: { sheets: 'torn', sun: 'slices', clouds: 'bars' },
  ocean: { sheets: 'waves', sun: 'discs', clouds: 'slices' },
  gold: { sheets: 'slope', sun: 'spiral', clouds: 'bars' },
}

const nights: Record<PaletteName, Omit<SkyDesign, 'sun'>> = {
  midnight: { sheets: 'torn', clouds: 'torn' },
  sunrise: { sheets: 'waves', clouds: 'stacked' },
  emerald: { sheets: 'waves', clouds: 'bars' },
  winter: { sheets: 'waves', clouds: 'blobs' },
  autumn: { sheets: 'slope', clouds: 'bars' },
  ocean: { sheets: 'rings', clouds: 'slices' },
  gold: { sheets: 'torn', clouds: 'torn' },
}

const duskSheets: Partial<Record<PaletteName, SkySheets>> = {
  ocean: 'rings',
  gold: 'torn',
  winter: 'slope',
}

const designOf = ({ palette, mood }: Scene): SkyDesign => {
  const { sun, sheets, clouds } = designs[palette]
  switch (mood.hour) {
    case 'night':
      return { sun, ...nights[palette] }
    case 'dawn':
      return {
        sun,
        sheets: palette === 'emerald' || palette === 'winter' ? 'slope' : 'rings',
        clouds: clouds === 'bars' ? 'threads' : clouds,
      }
    case 'dusk':
      return {
        sun: sun === 'petals' || sun === 'rays' ? sun : 'slices',
        sheets: duskSheets[palette] ?? 'waves',
        clouds: clouds === 'stacked' ? 'slices' : 'bars',
      }
    case 'day':
      return { sun, sheets, clouds }
  }
}

const aurora = (scene: Scene, seed: number) => {
  const random = seeded(seed + 21)
  const { height } = scene
  for (const [i, color] of ['#7fe3b0', '#5fc7c9', '#a58be0'].entries()) {
    const paths: string[] = []
    for (let t = 0; t < 1; t += 0.016) {
      const x = scene.across(t)
      const y = height * (0.2 + i * 0.05 + 0.06 * Math.sin(t * 7 + i * 1.4 + seed))
      const h = height * (0.16 + random() * 0.2)
      paths.push(`M${num(x)} ${num(y)}L${num(x + 22)} ${num(y + 6)}L${num(x + 16)} ${num(y - h)}Z`)
    }
    scene.flat(paths, color, 0.5)
  }
}

const overcast = (scene: Scene, seed: number, isRaining: boolean) => {
  const { mood, unit, height } = scene
  for (let i = 0; i < 9; i++) {
    const at: [number, number] = [
      scene.across(((i * 5) % 9) / 8),
      height * (0.07 + (i % 3) * 0.065),
    ]
    const tint = mix(mix(mood.cloud, '#8fa0b4', 0.5), mood.sky[0], 0.12 + (i % 3) * 0.18)
    drawCloud(scene, 'stacked', at, (300 + (i % 4) * 50) * unit, seed + i * 3, tint)
    if (isRaining && i % 2 === 0) rainCurtain(scene, at, 230 * unit, height * 0.46, seed + i)
  }
}

export interface SkyOptions {
  light: LightSpot
  seed: number
  clouds?: readonly CloudSpot[]
  weather?: Weather
  /** Replaces parts of the sky that the palette and the hour have. */
  design?: Partial<SkyDesign>
}

const drawClouds = (scene: Scene, kind: CloudKind, clouds: readonly CloudSpot[], seed: number) => {
  const { width, height, unit, mood } = scene
  const usual = mood.hour === 'dusk' ? 0.34 : 0.06
  for (const [i, { x, y, w }] of clouds.entries()) {
    const tint = mix(mood.cloud, mood.sky[1], i % 3 === 2 ? 0.3 : usual)
    drawCloud(scene, kind, [x * width, y * height], w * unit, seed + i * 5, tint)
    scene.mark('cloud', x * width, y * height - w * 0.1 * unit, w * 0.12 * unit)
  }
}

/** Draws what is in the sky, from far to near. */
const drawWeather = (
  scene: Scene,
  { sun, moon = 'full', clouds: kind }: SkyDesign,
  { light, seed, clouds = [], weather = 'fair' }: SkyOptions,
) => {
  const { width, height, unit } = scene
  const [x, y, r] = [light.x * width, light.y * height, light.r * unit]
  const isCovered = weather === 'rain' || weather === 'overcast'
  if (weather === 'aurora') aurora(scene, seed)
  if (r > 0 && !isCovered) scene.shineFrom(x, y)
  if (r > 0 && weather !== 'rain') sunOrMoon(scene, { sun, moon }, [x, y], r, seed)
  if (isCovered) overcast(scene, seed, weather === 'rain')
  if (weather === 'fair') drawClouds(scene, kind, clouds, seed)
  if (weather === 'cirrus') drawClouds(scene, 'threads', clouds, seed)
}

/** Sky over the whole picture: sheets of paper, stars at night, sun or moon, clouds or other weather. */
export const sky = (scene: Scene, options: SkyOptions) => {
  const { width, height, unit, mood } = scene
  const { light, seed, weather } = options
  const design = { ...designOf(scene), ...options.design }
  // A huge moon has rings of sky around it.
  const isHuge = mood.isDark && light.r > 150
  const isCovered = weather === 'rain' || weather === 'overcast'
  skySheets(scene, {
    kind: isHuge && !options.design?.sheets ? 'rings' : isCovered ? 'waves' : design.sheets,
    seed,
    light: [light.x * width, light.y * height],
    gray: isCovered ? 0.45 : 0,
  })
  if (mood.isDark) {
    stars(scene, Math.round((scene.span * height) / 19000), seed)
    scene.markArea('stars', [0, 0, width, height * 0.5], 80 * unit)
  }
  drawWeather(scene, design, options)
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
