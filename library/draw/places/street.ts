import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num, type Point, polygon, roundRect } from '../paper/geometry.ts'
import { cycle } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { puddle, streetLamp } from '../props/street-things.ts'
import { tram, tramFront } from '../props/tram.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { eveningOf } from './evening.ts'
import { frontDoor } from './front-door.ts'
import { pavement, pavingColor } from './paving.ts'
import { townRow } from './town-row.ts'

export interface StreetOptions extends PlaceOptions {
  /** `row`: house fronts across the road; `lane`: down the street; `door`: close before a door. */
  view?: 'row' | 'lane' | 'door'
  /** Where a tram is, a share of the width (`row`) or of the way towards us (`lane`). */
  tram?: number | null
  tramColor?: string
  /** Where street lamps stand, shares of the width. */
  lamps?: readonly number[]
  /** Positions of puddles, shares of the width. */
  puddles?: readonly number[]
  /** Where the door is (`door` only), a share of the width. */
  doorAt?: number
}

interface Street {
  scene: Scene
  settings: PlaceSettings
  options: StreetOptions
}

const asphalt = (scene: Scene) =>
  eveningOf(scene.mood).dim(mix('#9b95a6', scene.mood.tone(0.5), 0.3))

const rails = (scene: Scene, ys: readonly number[]) => {
  const bars = ys.map((y) => roundRect(scene.left - 10, y, scene.span + 20, 7 * scene.unit))
  scene.flat(bars, darker(asphalt(scene), 0.4), 0.8)
}

const rowView = ({ scene, settings, options }: Street) => {
  const { left, right, width, height, unit, mood } = scene
  const { isLit, dim, pane } = eveningOf(mood)
  const base = height * (0.625 + settings.landOffset)
  // At this scale the highest gable just reaches into the sky.
  townRow(scene, { y: base, scale: (base / unit) * 0.00126, from: -60, seed: settings.seed })
  const kerb = dim(mix('#e3d3bd', mood.tone(0.3), 0.3))
  scene.sheet(`M${left - 60} ${num(base)}H${right + 60}V${height}H${left - 60}Z`, kerb, 2, base)
  const road = base + 34 * unit
  const grey = asphalt(scene)
  scene.sheet(
    `M${left - 60} ${num(road)}H${right + 60}V${height}H${left - 60}Z`,
    scene.linear(lighter(grey, 0.08), darker(grey, 0.14), road, height * 0.8),
    2,
    road,
  )
  rails(scene, [road + 38 * unit, road + 96 * unit])
  if (options.tram !== undefined && options.tram !== null) {
    const [x, y] = [options.tram * width, road + 98 * unit]
    scene.contactShadow(x, y, 400 * unit)
    scene.place(tram({ color: dim(options.tramColor ?? '#d8584f'), pane, isLit }), x, y, 1.2 * unit)
    if (isLit) scene.glow(x, y - 210 * unit, 520 * unit, '#ffd27a', 0.4, 0.4)
  }
  const near = height * (0.755 + settings.landOffset)
  pavement(scene, near)
  scene.ground = () => near
}

/** Pairs of houses on both sides of the lane, far to near; x and y are shares of the picture. */
const laneHouses = [
  { x: 0.42, scale: 0.34, y: 0.545 },
  { x: 0.36, scale: 0.5, y: 0.57 },
  { x: 0.255, scale: 0.76, y: 0.61 },
  { x: 0.08, scale: 1.2, y: 0.68 },
]

/** The pair nearest to us, visible only on the wider stage of a film. */
const outerHouses = { x: -0.16, scale: 1.8, y: 0.76 }

const laneView = ({ scene, settings, options }: Street) => {
  const { left, right, width, height, unit, mood } = scene
  const { isLit, dim, pane } = eveningOf(mood)
  const { landOffset, seed } = settings
  const at = (x: number, y: number): Point => [x * width, (y + landOffset) * height]
  const grey = asphalt(scene)
  const horizon = height * (0.545 + landOffset)
  scene.sheet(
    `M${left - 60} ${num(horizon)}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(mix(grey, mood.sky[2], 0.4), darker(grey, 0.12), horizon, height),
    2,
    horizon,
  )
  const pairs = left < 0 ? [...laneHouses, outerHouses] : laneHouses
  for (const [i, { x, scale, y }] of pairs.entries()) {
    const far = (3 - i) * 0.13
    const row = { y: height * (y + landOffset), scale, seed: seed + i * 3, far, count: 1 }
    townRow(scene, { ...row, from: x * width - 260 * scale * unit * 0.5 })
    townRow(scene, { ...row, seed: seed + i * 3 + 1, from: (1 - x) * width - 130 * scale * unit })
  }
  const edge = pavingColor(scene)
  const out = -0.05 + left / width
  const walk = (side: (share: number) => number) =>
    polygon([
      at(side(out), 0.69),
      at(side(0.17), 0.685),
      at(side(0.448), 0.55),
      at(side(0.462), 0.55),
      at(side(0.1), 1.05),
      at(side(out), 1.05),
    ])
  scene.sheet(
    [walk((x) => x), walk((x) => 1 - x)],
    scene.linear(lighter(edge, 0.1), darker(edge, 0.2), horizon, height),
    2,
    horizon,
  )
  const rail = (x: number) =>
    polygon([
      at(0.5 + x * 0.04, 0.55),
      at(0.5 + x * 0.046, 0.55),
      at(0.5 + x * 0.62, 1.02),
      at(0.5 + x * 0.6, 1.02),
    ])
  scene.flat([rail(0.36), rail(-0.36)], darker(grey, 0.4), 0.8)
  if (options.tram !== undefined && options.tram !== null) {
    const t = options.tram
    const [y, scale] = [(0.56 + t * 0.34 + landOffset) * height, (0.22 + t * 1.5) * unit]
    scene.contactShadow(width / 2, y, 150 * scale)
    scene.place(
      tramFront({ color: dim(options.tramColor ?? '#d8584f'), pane, isLit }),
      width / 2,
      y,
      scale,
    )
    if (isLit) scene.glow(width / 2, y - 250 * scale, 330 * scale, '#ffd27a', 0.5)
  }
  scene.ground = () => height * (0.73 + landOffset)
}

const lampsAt = ({ scene, settings }: Street, lamps: readonly number[]) => {
  const { width, unit, mood } = scene
  const { isLit } = eveningOf(mood)
  for (const share of lamps) {
    const [x, y, s] = [share * width, scene.ground(0) + 22 * unit, 1.42 * unit]
    const flip = share > 0.5
    const bulb = x + (flip ? -52 : 52) * s
    scene.contactShadow(x, y, 36 * s)
    scene.place(
      streetLamp(
        mix('#3f4560', settings.palette === 'midnight' ? '#1b2f63' : mood.tone(0.9), 0.3),
        isLit,
      ),
      x,
      y,
      s,
      { flip },
    )
    if (!isLit) continue
    scene.warm(bulb, y + 60 * unit, 330 * unit, '#e8a04a', 0.4, 0.3)
    scene.glow(bulb, y - 392 * s, 260 * unit, '#ffd88a', 0.85)
  }
}

/** A street of a town: house fronts, pavement and lamps, perhaps with a tram or puddles. */
export const street = (options: StreetOptions = {}) => {
  const light = { x: 0.5, y: 0.16, r: 80 }
  const { scene, settings } = createPlaceScene(options, { palette: 'sunrise', hour: 'dusk', light })
  const { width, height, unit } = scene
  const { view = 'row' } = options
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  const place: Street = { scene, settings, options }
  if (view === 'row') rowView(place)
  else if (view === 'lane') laneView(place)
  else frontDoor(scene, settings, options.doorAt ?? 0.3)
  lampsAt(
    place,
    options.lamps ?? cycle([[0.13], [0.13, 0.87], [0.93]], ['row', 'lane', 'door'].indexOf(view)),
  )
  for (const [i, share] of (options.puddles ?? []).entries()) {
    const y = height * (0.93 - (i % 2) * 0.08 + settings.landOffset)
    puddle(scene, share * width, y, (250 + (i % 3) * 70) * unit)
  }
  return scene
}
