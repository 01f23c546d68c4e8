import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num, roundRect, star5 } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { cloudBank } from '../props/cloud-bank.ts'
import { chimney, dormer, roofTiles, weatherCock } from '../props/roof.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { eveningOf } from './evening.ts'
import { townRow } from './town-row.ts'

export interface NightSkyOptions extends PlaceOptions {
  /** `above`: over a sea of clouds; `roofs`: on a roof over the town. */
  view?: 'above' | 'roofs'
  /** Above: big paper stars, `[x, y]` in shares and radius in page pixels. */
  stars?: readonly (readonly [x: number, y: number, r: number])[]
  /** Above: a gap in the clouds through which the land far below is seen, a share of the width. */
  gap?: number | null
  /** Roofs: where the great chimney stands, a share of the width; null for none. */
  chimney?: number | null
}

const manyStars = [
  [0.1, 0.16, 34],
  [0.2, 0.36, 22],
  [0.31, 0.1, 20],
  [0.42, 0.24, 15],
  [0.56, 0.09, 26],
  [0.07, 0.52, 17],
  [0.9, 0.5, 24],
  [0.94, 0.13, 18],
] as const

const bigStars = (scene: Scene, stars: NonNullable<NightSkyOptions['stars']>) => {
  const { width, height, unit, mood } = scene
  const color = mood.isDark ? '#ffe39a' : lighter(mood.light, 0.35)
  for (const [i, [x, y, size]] of stars.entries()) {
    const [sx, sy, r] = [x * width, y * height, size * unit]
    scene.glow(sx, sy, r * 4, color, 0.5)
    scene.add(
      `<g filter="url(#s2)"><path d="${star5(sx, sy, r, i * 0.5 - 0.3, 0.52)}" fill="${color}" stroke="${color}" stroke-width="${num(r * 0.24)}" stroke-linejoin="round"/></g>`,
    )
  }
}

/** The land far below in a gap between the clouds: fields, a river, a few lit houses. */
const landBelow = (scene: Scene, x: number, y: number, seed: number) => {
  const { unit, mood } = scene
  const random = seeded(seed + 5)
  const [rx, ry] = [400 * unit, 66 * unit]
  const id = `below-${Math.round(x)}`
  const hole = `M${num(x - rx)} ${num(y)}C${num(x - rx * 0.7)} ${num(y - ry * 1.3)} ${num(x + rx * 0.6)} ${num(y - ry * 1.4)} ${num(x + rx)} ${num(y - ry * 0.1)}C${num(x + rx * 0.8)} ${num(y + ry * 1.2)} ${num(x - rx * 0.8)} ${num(y + ry * 1.2)} ${num(x - rx)} ${num(y)}Z`
  scene.add(`<clipPath id="${id}"><path d="${hole}"/></clipPath><g clip-path="url(#${id})">`)
  scene.flat(hole, mood.isDark ? mix(mood.land(0.7), mood.tone(0.9), 0.5) : mood.land(0.4))
  const field = (dx: number) => roundRect(x + dx * unit, y - ry * 1.4, 90 * unit, ry * 2.8)
  scene.flat([-330, -140, 60, 240].map(field), mood.land(0.8), 0.35)
  scene.add(
    `<path d="M${num(x - 60 * unit)} ${num(y - ry * 1.4)}q${num(90 * unit)} ${num(ry)} ${num(10 * unit)} ${num(ry * 1.4)}t${num(70 * unit)} ${num(ry * 1.6)}" fill="none" stroke="${lighter(mood.sky[1], 0.3)}" stroke-width="${num(16 * unit)}"/>`,
  )
  const { isLit } = eveningOf(mood)
  const houses = Array.from({ length: 16 }, () =>
    roundRect(
      x + (random() - 0.5) * rx * 1.5,
      y + (random() - 0.5) * ry * 1.5,
      9 * unit,
      8 * unit,
      2,
    ),
  )
  scene.flat(houses, isLit ? '#ffd680' : '#d0605c')
  scene.add('</g>')
  scene.add(
    `<path d="${hole}" fill="none" stroke="${mood.shadow}" stroke-opacity=".16" stroke-width="${num(16 * unit)}"/>`,
  )
}

const aboveClouds = (
  scene: Scene,
  settings: PlaceSettings,
  { gap = null, stars = manyStars }: NightSkyOptions,
) => {
  const { width, height, unit, mood } = scene
  const yOf = (share: number) => height * (share + settings.landOffset)
  bigStars(scene, stars)
  const white = mood.isDark ? mix('#eef4ff', mood.sky[2], 0.4) : lighter(mood.cloud, 0.3)
  const deep = mood.isDark ? mood.tone(0.58) : mix(mood.sky[1], mood.tone(0.4), 0.3)
  const banks: [y: number, size: number][] = [
    [0.54, 54],
    [0.6, 84],
    [0.665, 116],
    [0.755, 150],
  ]
  for (const [i, [y, size]] of banks.entries()) {
    const near = i / 3
    const bank = cloudBank(scene, { y: yOf(y), size: size * unit, seed: settings.seed + i * 3 })
    const top = mix(mix(white, deep, 0.42), white, near)
    const paint = scene.linear(top, mix(top, deep, 0.72), yOf(y) - size * unit * 0.4, yOf(y + 0.17))
    scene.sheet(bank, paint, 2, yOf(y) - size * unit)
    if (i === 2 && gap !== null) landBelow(scene, gap * width, yOf(0.715), settings.seed)
  }
  const lx = settings.light.x * width
  scene.glow(lx, yOf(0.62), 620 * unit, mood.light, mood.isDark ? 0.34 : 0.4, 0.5)
  scene.ground = () => yOf(0.76)
  if (!settings.plants) return
  scene.inFront(() => {
    const bank = cloudBank(scene, { y: height * 0.965, size: 130 * unit, seed: settings.seed + 20 })
    scene.sheet(
      bank,
      scene.linear(lighter(white, 0.2), mix(white, deep, 0.4), height * 0.9, height),
      3,
      height * 0.86,
    )
  })
}

const overRoofs = (scene: Scene, settings: PlaceSettings, at: number | null) => {
  const { width, height, unit, mood } = scene
  const { dim, pane, isLit } = eveningOf(mood)
  const y = (share: number) => height * (share + settings.landOffset)
  const row = { seed: settings.seed, floors: 2, from: -120 * unit }
  townRow(scene, { ...row, y: y(0.72), scale: 0.34, far: 0.55 })
  townRow(scene, {
    ...row,
    y: y(0.8),
    scale: 0.5,
    far: 0.32,
    seed: settings.seed + 3,
    from: -40 * unit,
  })
  townRow(scene, { ...row, y: y(0.97), scale: 0.78, far: 0.1, seed: settings.seed + 6 })
  const smoke = mix(mood.cloud, mood.sky[1], 0.4)
  const color = mix(dim('#b5533f'), mood.tone(0.72), mood.isDark ? 0.3 : 0.14)
  const ridge = y(0.765)
  if (at !== null) {
    scene.place(chimney(dim('#b5704f'), smoke), at * width, ridge + 70 * unit, 1.6 * unit)
  }
  roofTiles(scene, ridge, color)
  const other = (at ?? 0.86) > 0.5 ? 0.14 : 0.86
  scene.place(dormer(dim('#f0dcc0'), darker(color, 0.2), pane), other * width, y(0.925), 1.7 * unit)
  if (isLit) scene.glow(other * width, y(0.84), 250 * unit, '#ffd27a', 0.5)
  scene.place(
    weatherCock(dim('#3f4560')),
    (at ?? 0.86) * width - (other < 0.5 ? 190 : -190) * unit,
    ridge + 8 * unit,
    0.9 * unit,
  )
  scene.ground = () => ridge - 28 * unit
}

/** High up at night: over a sea of clouds among great stars, or on the roofs of a town. */
export const nightSky = (options: NightSkyOptions = {}) => {
  const { view = 'above' } = options
  const light = view === 'above' ? { x: 0.7, y: 0.36, r: 200 } : { x: 0.3, y: 0.2, r: 110 }
  const { scene, settings } = createPlaceScene(options, {
    palette: 'midnight',
    hour: 'night',
    light,
  })
  const isAbove = view === 'above'
  sky(scene, {
    ...settings,
    clouds: isAbove ? [] : cloudsAround(settings.light),
  })
  const { chimney: at = 0.87 } = options
  if (isAbove) aboveClouds(scene, settings, options)
  else overRoofs(scene, settings, at)
  return scene
}
