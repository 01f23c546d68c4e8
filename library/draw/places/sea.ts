import { grass } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse, num, type Point, points, smooth } from '../paper/geometry.ts'
import type { Hour } from '../paper/mood.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { cloudBank } from '../props/cloud-bank.ts'
import { boat } from '../props/outdoors.ts'
import { shell, starfish } from '../props/sea-things.ts'
import { foam, waveSheet } from '../props/waves.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { eveningOf } from './evening.ts'
import { underWater } from './under-water.ts'

export interface SeaOptions extends PlaceOptions {
  /** `beach`: on the sand; `open`: among waves, the cast in a boat or in the water; `under`: below. */
  view?: 'beach' | 'open' | 'under'
  /** Open: height of the waves, 0.3 calm to 2 in a storm. Beach: 0.3 to 1. */
  swell?: number
  /** Dark clouds all over the sky. */
  storm?: boolean
  /** Where a far sail is, a share of the width; null for none. */
  sail?: number | null
  /** Under: whether the sand of the bottom is visible. */
  bottom?: boolean
}

const seaColors: Record<Hour, [far: string, deep: string]> = {
  night: ['#3d8fb5', '#175a86'],
  dawn: ['#7cc4cc', '#2f8aa8'],
  day: ['#5cc4cc', '#1f8fae'],
  dusk: ['#a889b8', '#4f5a9c'],
}

/** Colour of the sea between its horizon (0) and the nearest wave (1). */
const seaColor = ({ mood }: Scene, near: number) => {
  const [far, deep] = seaColors[mood.hour]
  const share = mood.isDark ? 0.42 : 0.16
  return mix(mix(far, mood.sky[2], 0.22), mix(deep, mood.tone(0.85), share), near)
}

/** Draws the sea up to its horizon at `y` pixels, with light on it below sun or moon. */
export const openWater = (scene: Scene, settings: PlaceSettings, y: number) => {
  const { left, right, width, height, unit, mood } = scene
  const random = seeded(settings.seed + 3)
  const paint = scene.linear(
    lighter(seaColor(scene, 0), 0.16),
    seaColor(scene, 0.8),
    y,
    height * 0.9,
  )
  scene.sheet(`M${left - 60} ${num(y)}H${right + 60}V${height + 60}H${left - 60}Z`, paint, 2, y)
  const lx = settings.light.x * width
  if (settings.light.r > 0) {
    scene.glow(lx, y + 90 * unit, 380 * unit, mood.light, 0.5, 0.5)
    const track = Array.from({ length: 8 }, (_, i) =>
      ellipse(
        lx + (random() - 0.5) * 70 * unit,
        y + (12 + i * 17) * unit,
        (30 + i * 9 + random() * 30) * unit,
        3 * unit,
      ),
    )
    scene.flat(track, lighter(mood.light, 0.3), 0.7)
  }
  const streaks = Array.from({ length: 18 }, () =>
    ellipse(
      scene.across(random()),
      y + (14 + random() * 150) * unit,
      (30 + random() * 60) * unit,
      2.6 * unit,
    ),
  )
  scene.flat(streaks, '#ffffff', 0.24)
  scene.markArea('water', [0, y + 10 * unit, width, height], 60 * unit)
}

const farSail = (scene: Scene, share: number, y: number) => {
  const { unit, width, mood } = scene
  const tint = (color: string) => mix(eveningOf(mood).dim(color), mood.sky[2], 0.3)
  scene.place(boat(tint('#b5653f'), tint('#fff3dc')), share * width, y + 14 * unit, 0.34 * unit)
}

const sandColor = ({ mood }: Scene) =>
  mix(mix('#f4dfae', mood.tone(0.5), mood.isDark ? 0.62 : 0.03), '#ffe0a0', 0.2)

const shoreline = (scene: Scene, y: number, bend: number): string => {
  const { left, right, height, unit } = scene
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12
    return [scene.across(t * 1.1 - 0.05), y + (bend * (t - 0.5) + Math.sin(t * 11) * 13) * unit]
  })
  return `${smooth(points, false)}L${right + 90} ${height + 60}H${left - 90}Z`
}

const dune = (scene: Scene, isLeft: boolean, y: number, h: number, seed: number) => {
  const { left, right, width, unit } = scene
  const end = -0.06 + left / width
  const x = (share: number) => (isLeft ? share : 1 - share) * width
  const sand = sandColor(scene)
  const crest = `M${num(x(end))} ${num(y - h)}C${num(x(0.08))} ${num(y - h * 1.12)} ${num(x(0.15))} ${num(y - h * 0.1)} ${num(x(0.36))} ${num(y + 46 * unit)}C${num(x(0.26))} ${num(y + 84 * unit)} ${num(x(0.12))} ${num(y + 150 * unit)} ${num(x(end))} ${num(y + 190 * unit)}Z`
  const along = (px: number) => {
    const t = isLeft ? px / width : 1 - px / width
    return y - h * Math.max(0.04, 0.98 - (Math.max(0, t - 0.01) / 0.2) ** 1.4) + 10 * unit
  }
  const [from, to] = isLeft ? [left - 20, width * 0.14] : [width * 0.86, right + 20]
  const blades = grass({ yAt: along }, from, to, 11 * unit, 96 * unit, seed)
  const green = mix('#8a9f62', scene.mood.tone(0.6), scene.mood.isDark ? 0.65 : 0.25)
  scene.piece(blades, darker(green, 0.12), 2)
  scene.sheet(
    crest,
    scene.linear(lighter(sand, 0.3), darker(sand, 0.1), y - h, y + 160 * unit),
    2,
    y - h * 1.2,
  )
  scene.flat(
    grass({ yAt: (px) => along(px) + 52 * unit }, from, to, 40 * unit, 74 * unit, seed + 2),
    green,
    0.9,
  )
}

const beach = (scene: Scene, settings: PlaceSettings, swell: number) => {
  const { width, height, unit } = scene
  const yOf = (share: number) => height * (share + settings.landOffset)
  for (const [i, share] of [0.555, 0.605].entries()) {
    const wave = {
      y: yOf(share),
      height: (26 + i * 18) * swell * unit,
      length: (190 + i * 70) * unit,
      seed: settings.seed + i,
    }
    scene.sheet(
      waveSheet(scene, wave),
      scene.linear(
        lighter(seaColor(scene, 0.3 + i * 0.3), 0.2),
        seaColor(scene, 0.5 + i * 0.3),
        wave.y - 30,
        wave.y + 60,
      ),
      2,
      wave.y - wave.height * 1.3,
    )
    foam(scene, wave)
  }
  const sand = sandColor(scene)
  const low = yOf(0.65)
  scene.sheet(
    shoreline(scene, low, 50),
    lighter(mix(seaColor(scene, 0), '#ffffff', 0.6), 0.1),
    1,
    low - 50,
  )
  scene.sheet(shoreline(scene, low + 24 * unit, 56), darker(sand, 0.2), 1, low - 40)
  const dry = shoreline(scene, low + 72 * unit, 70)
  scene.sheet(dry, scene.linear(lighter(sand, 0.16), darker(sand, 0.16), low, height), 2, low)
  scene.ground = (x) => low + (72 + 70 * (x / width - 0.5)) * unit
  dune(scene, false, yOf(0.7), height * 0.17, settings.seed)
  dune(scene, true, yOf(0.66), height * 0.08, settings.seed + 5)
  const random = seeded(settings.seed + 12)
  const ripples = Array.from({ length: 14 }, () =>
    ellipse(
      scene.across(random()),
      yOf(0.8 + random() * 0.18),
      (40 + random() * 90) * unit,
      4 * unit,
    ),
  )
  scene.flat(ripples, darker(sand, 0.3), 0.16)
  if (!settings.plants) return
  scene.place(starfish(), width * 0.12, yOf(0.95), 1.3 * unit)
  for (const [x, y] of points('0.2,0.93 0.84,0.955 0.9,0.9'))
    scene.place(shell(x > 0.85 ? '#e9b8a8' : undefined), x * width, yOf(y), 0.8 * unit)
}

const openSea = (scene: Scene, settings: PlaceSettings, swell: number) => {
  const { height, unit } = scene
  const layers = [0.56, 0.615, 0.68, 0.76, 0.85, 0.94]
  const draw = (i: number) => {
    const share = layers[i] ?? 1
    const wave = {
      y: height * (share + settings.landOffset),
      height: (24 + i * 19) * swell * unit,
      length: (190 + i * 62) * unit,
      seed: settings.seed * 3 + i * 7,
    }
    const color = seaColor(scene, 0.16 + i * 0.17)
    const top = wave.y - wave.height * 1.25
    scene.sheet(
      waveSheet(scene, wave),
      scene.linear(lighter(color, 0.26), darker(color, 0.1), top, wave.y + 110 * unit),
      i < 3 ? 2 : 3,
      top,
    )
    foam(scene, wave)
    const r = 50 * unit
    scene.markArea('water', [0, wave.y + r * 0.6, scene.width, wave.y + r * 2.7], r)
  }
  for (const i of [0, 1, 2, 3]) draw(i)
  scene.inFront(() => {
    for (const i of [4, 5]) draw(i)
  })
  // Feet are 70 px deeper here, just behind the wave in front of it.
  scene.ground = () => height * (0.78 + settings.landOffset)
}

const stormClouds = (scene: Scene, seed: number) => {
  const { height, unit, mood } = scene
  const grey = mix(mood.sky[0], '#4a5070', 0.66)
  for (const [i, share] of [0.33, 0.22, 0.1].entries()) {
    const bank = cloudBank(scene, {
      y: height * share,
      size: 125 * unit,
      seed: seed + i,
      hangs: true,
    })
    scene.sheet(bank, mix(grey, darker(mood.tone(0.85), 0.2), 0.1 + i * 0.3), 2)
  }
}

/** The sea: from the beach, among its waves, or below them. */
export const sea = (options: SeaOptions = {}) => {
  const light = { x: 0.66, y: 0.24, r: 105 }
  const { scene, settings } = createPlaceScene(options, { palette: 'ocean', light })
  const { height } = scene
  const {
    view = 'beach',
    swell = view === 'open' ? 0.8 : 0.7,
    sail = view === 'beach' ? 0.3 : null,
  } = options
  if (view === 'under') {
    underWater(scene, settings, options.bottom ?? true)
    return scene
  }
  const isStorm = options.storm ?? false
  const spot = isStorm ? { ...settings.light, r: 0 } : settings.light
  sky(scene, { light: spot, seed: settings.seed, clouds: isStorm ? [] : cloudsAround(spot) })
  if (isStorm) stormClouds(scene, settings.seed)
  const horizon = height * ((view === 'beach' ? 0.47 : 0.5) + settings.landOffset)
  openWater(scene, { ...settings, light: spot }, horizon)
  if (sail !== null) farSail(scene, sail, horizon)
  if (view === 'beach') beach(scene, settings, swell)
  else openSea(scene, settings, swell)
  return scene
}
