import { hills, trunk } from '../landscape/land.ts'
import { cloudsAround, sky, snow as snowfall } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import type { Hour } from '../paper/mood.ts'
import type { Scene } from '../paper/scene.ts'
import { snowCollar, snowOf, snowyFir, snowyRow } from '../props/snowy-fir.ts'
import { drift } from '../props/winter.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'

export interface WinterForestOptions extends PlaceOptions {
  /** `open`: a white hollow with firs left and right; `deep`: between great trunks. */
  depth?: 'open' | 'deep'
  /** Falling snow. */
  snowfall?: boolean
  /** Snow in front of the figures, over their feet. */
  deepSnow?: boolean
}

const pines: Record<Hour, string> = {
  night: '#1d4a66',
  dawn: '#3f7f7a',
  day: '#3f7f7a',
  dusk: '#5f5a92',
}

interface Wood {
  scene: Scene
  settings: PlaceSettings
  white: string
  shade: string
  /** Colour of the trees: 0 far, 1 near. */
  green: (near: number) => string
}

const bank = (
  { scene, settings, white, shade }: Wood,
  at: number,
  amplitude: number,
  tilt: number,
  haze: number,
) => {
  const { height, unit, mood } = scene
  const base = height * (at + settings.landOffset)
  const land = hills(scene, {
    base,
    amplitude: amplitude * unit,
    seed: settings.seed + at * 50,
    waves: 0.9,
    tilt: tilt * unit,
  })
  const tint = (color: string) => mix(color, mood.sky[2], haze)
  const paint = scene.linear(tint(white), tint(mix(white, shade, 0.9)), land.top, base + 170 * unit)
  scene.sheet(land.path, paint, 2, land.top)
  return land
}

const openHollow = (wood: Wood) => {
  const { scene, settings, white, green } = wood
  const { mood } = scene
  const snow = (haze: number) => mix(white, mood.sky[2], haze)
  const back = bank(wood, 0.5, 30, -60, 0.4)
  snowyRow(scene, {
    yAt: back.yAt,
    spots: spread(17, settings.seed),
    height: [110, 200],
    color: green(0.1),
    snow: snow(0.4),
    seed: settings.seed + 2,
  })
  const middle = bank(wood, 0.575, 30, 110, 0.2)
  snowyRow(scene, {
    yAt: middle.yAt,
    spots: [0.03, 0.12, 0.2, 0.29, 0.36, 0.66, 0.75, 0.83, 0.92, 0.99],
    height: [230, 340],
    color: green(0.4),
    snow: snow(0.2),
    seed: settings.seed + 5,
  })
  const near = bank(wood, 0.645, 22, -90, 0.06)
  snowyRow(scene, {
    yAt: near.yAt,
    spots: [-0.01, 0.14, 0.88, 1.01],
    height: [520, 680],
    color: green(0.75),
    snow: snow(0.04),
    seed: settings.seed + 9,
    lift: 3,
  })
}

/** Shares of the width, unevenly spread. */
const spread = (count: number, seed: number) =>
  Array.from({ length: count }, (_, i) => (i + 0.5 + Math.sin(i * 2.7 + seed) * 0.3) / count)

const betweenTrunks = (wood: Wood) => {
  const { scene, settings, white, green } = wood
  const { height, unit, mood } = scene
  const back = bank(wood, 0.53, 20, 50, 0.36)
  snowyRow(scene, {
    yAt: back.yAt,
    spots: spread(12, settings.seed),
    height: [180, 330],
    color: green(0.15),
    snow: mix(white, mood.sky[2], 0.34),
    seed: settings.seed + 4,
  })
  const middle = bank(wood, 0.61, 24, -70, 0.14)
  const stems = [0.3, 0.385, 0.63, 0.735].map((share, i) =>
    trunk(
      scene.across(share),
      -30,
      middle.yAt(scene.across(share)) + 30 * unit,
      (62 + (i % 2) * 26) * unit,
      i + settings.seed,
    ),
  )
  scene.sheet(stems, scene.linear(green(0.6), green(0.42), 0, height * 0.65), 2)
  scene.piece(
    [0.3, 0.385, 0.63, 0.735].map((share, i) =>
      snowCollar(
        scene.across(share),
        middle.yAt(scene.across(share)) + 34 * unit,
        (66 + (i % 2) * 26) * unit,
      ),
    ),
    white,
    1,
  )
  const great = [0.05, 0.18, 0.855, 0.975].map((share, i) =>
    trunk(
      scene.across(share),
      -40,
      height * (0.74 + settings.landOffset),
      (150 + (i % 2) * 40) * unit,
      i * 3 + settings.seed,
    ),
  )
  scene.sheet(great, scene.linear(green(0.95), green(0.8), 0, height * 0.75))
}

/** Draws a fir in each lower corner, in front of the figures. */
const cornerFirs = ({ scene, settings, white, green }: Wood) => {
  const { width, height, unit } = scene
  const left = snowyFir(scene.left - width * 0.005, height + 30 * unit, 480 * unit, settings.seed)
  const right = snowyFir(
    width * 0.955 + scene.right - width,
    height + 10 * unit,
    270 * unit,
    settings.seed + 4,
  )
  scene.inFront(() => {
    scene.piece([...left.tree, ...right.tree], green(0.92), 3)
    scene.piece([...left.snow, ...right.snow], white, 1)
  })
}

/** A wood of firs deep in snow. */
export const winterForest = (options: WinterForestOptions = {}) => {
  const light = { x: 0.5, y: 0.2, r: 85 }
  const { scene, settings } = createPlaceScene(options, { palette: 'winter', hour: 'dawn', light })
  const { height, unit, mood } = scene
  const { depth = 'open', deepSnow = false } = options
  const [white, shade] = snowOf(mood)
  const pine = mix(pines[mood.hour], mood.tone(0.76), mood.isDark ? 0.5 : 0.4)
  const green = (near: number) =>
    mix(mix(pine, mood.sky[2], 0.62 * (1 - near)), mood.tone(0.95), Math.max(0, near - 0.5) * 0.5)
  const wood: Wood = { scene, settings, white, shade, green }
  sky(scene, {
    ...settings,
    clouds: depth === 'open' ? cloudsAround(settings.light) : [],
  })
  if (depth === 'open') openHollow(wood)
  else betweenTrunks(wood)
  const base = height * (0.755 + settings.landOffset)
  const land = hills(scene, { base, amplitude: 20 * unit, seed: settings.seed + 3, waves: 0.8 })
  scene.sheet(
    land.path,
    scene.linear(lighter(white, 0.3), darker(shade, 0.04), land.top, height),
    3,
    land.top,
  )
  scene.ground = land.yAt
  if (options.snowfall ?? false) snowfall(scene, settings.seed + 1, 120)
  if (deepSnow)
    drift(
      scene,
      hills(scene, {
        base: base + 110 * unit,
        amplitude: 18 * unit,
        seed: settings.seed + 8,
        waves: 0.9,
      }),
    )
  if (settings.plants) cornerFirs(wood)
  return scene
}
