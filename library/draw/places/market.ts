import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse, num } from '../paper/geometry.ts'
import { cycle, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import {
  counterHeight,
  fountain,
  fruitCrate,
  greensCrate,
  sack,
  stall,
  stallCounter,
  stallRoof,
} from '../props/market-things.ts'
import { garland } from '../props/school-things.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { eveningOf } from './evening.ts'
import { pavingColor } from './paving.ts'
import { townRow } from './town-row.ts'

interface OwnStall {
  /** Its middle, a share of the width. */
  x: number
  awning?: string
  /** Colours of the fruit in its crates; `green` for cabbages and carrots; none: an empty table. */
  goods?: readonly string[]
}

export interface MarketOptions extends PlaceOptions {
  /** Where other stalls stand, shares of the width. */
  stalls?: readonly number[]
  /** A stall for the cast: its roof is behind them and its table in front of them. */
  ownStall?: OwnStall | null
  fountain?: number | null
}

const awnings = ['#d8584f', '#4f9d96', '#e8a13c', '#5f7fb3'] as const
const goods: [readonly string[], ...(readonly string[])[]] = [
  ['#d8584f', 'green', '#e8a13c'],
  ['#f2c14e', '#7a5a9a', '#d8584f'],
  ['green', '#e8a13c', '#8fbf6a'],
]

const ownScale = 1.95

const ownFoot = (scene: Scene) => scene.ground(0) + 156 * scene.unit

/** The y of the own stall's table in pixels, for things on it. */
export const stallTop = (scene: Scene) =>
  ownFoot(scene) - (counterHeight + 4) * ownScale * scene.unit

const cobbles = (scene: Scene, y: number, seed: number) => {
  const { left, right, height, unit } = scene
  const color = mix(pavingColor(scene), scene.mood.tone(0.42), 0.16)
  scene.sheet(
    `M${left - 60} ${num(y)}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(color, 0.2), darker(color, 0.24), y, height),
    2,
    y,
  )
  const random = seeded(seed + 8)
  const stones = Array.from({ length: 90 }, () => {
    const t = random() ** 0.8
    return ellipse(
      scene.across(random()),
      y + (height - y) * t,
      (14 + t * 30) * unit,
      (4 + t * 8) * unit,
    )
  })
  scene.flat(stones.slice(0, 48), darker(color, 0.3), 0.2)
  scene.flat(stones.slice(48), lighter(color, 0.5), 0.22)
}

const farStalls = (scene: Scene, y: number) => {
  const { width, unit, mood } = scene
  const tint = (color: string) => mix(eveningOf(mood).dim(color), mood.sky[2], 0.2)
  for (const [i, share] of [0.28, 0.43, 0.6, 0.74].entries()) {
    const far = stall(
      tint(cycle(awnings, i + 1)),
      goods[i % 3]?.map((c) => (c === 'green' ? c : tint(c))),
      tint('#fff1d6'),
    )
    scene.place(far, share * width, y + (i % 2) * 8 * unit, 0.48 * unit)
  }
}

const garlands = (scene: Scene, yOf: (share: number) => number) => {
  const { left, width, unit } = scene
  const wing = -left / width
  for (const [from, to, y] of [
    [-0.02 - wing, 0.52, 0.07],
    [0.5, 1.02 + wing, 0.05],
  ] as const)
    scene.place(garland(((to - from) * width) / unit), from * width, yOf(y), unit)
}

const crates = (scene: Scene, settings: PlaceSettings) => {
  const { width, height, unit } = scene
  const y = (share: number) => height * (share + settings.landOffset)
  scene.inFront(() => {
    scene.place(fruitCrate('#d8584f'), width * 0.07, y(0.97), 1.6 * unit)
    scene.place(greensCrate(), width * 0.045, y(0.915), 1.5 * unit)
    scene.place(sack(), width * 0.945, y(0.985), 1.7 * unit)
    scene.place(fruitCrate('#e8a13c'), width * 0.865, y(0.995), 1.5 * unit)
  })
}

const placeOwn = (
  scene: Scene,
  { x, awning = '#d8584f', goods: crop = cycle(goods, 0) }: OwnStall,
) => {
  const { width, unit, mood } = scene
  const { dim } = eveningOf(mood)
  const [s, foot] = [ownScale * unit, ownFoot(scene)]
  scene.contactShadow(x * width, foot - 90 * unit, 210 * s)
  scene.place(stallRoof(dim(awning), dim('#fff1d6')), x * width, foot - 104 * unit, s * 1.06)
  scene.inFront(() => {
    scene.contactShadow(x * width, foot, 205 * s)
    scene.place(stallCounter(dim('#fff1d6'), crop), x * width, foot, s)
  })
}

/** A market square: stalls with striped awnings, crates, a fountain, town houses behind. */
export const market = (options: MarketOptions = {}) => {
  const light = { x: 0.5, y: 0.15, r: 80 }
  const { scene, settings } = createPlaceScene(options, { palette: 'sunrise', light })
  const { width, height, unit, mood } = scene
  const { dim, isLit } = eveningOf(mood)
  const yOf = (share: number) => height * (share + settings.landOffset)
  const { ownStall = null, fountain: well = ownStall === null ? 0.5 : null } = options
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  townRow(scene, {
    y: yOf(0.585),
    scale: 0.62,
    from: -70 * unit,
    seed: settings.seed + 2,
    far: 0.26,
    floors: 2,
  })
  cobbles(scene, yOf(0.58), settings.seed)
  farStalls(scene, yOf(0.63))
  if (well !== null)
    scene.place(
      fountain(dim('#b9b2b4'), mix('#8fd0e0', mood.sky[0], 0.3)),
      well * width,
      yOf(0.69),
      0.92 * unit,
    )
  scene.ground = () => yOf(0.745)
  for (const [i, share] of (
    options.stalls ?? (ownStall === null ? [0.1, 0.9] : [0.02])
  ).entries()) {
    const [px, s] = [share * width, 1.55 * unit]
    scene.contactShadow(px, yOf(0.77), 210 * s)
    scene.place(
      stall(dim(cycle(awnings, i + 2)), cycle(goods, i + 1), dim('#fff1d6')),
      px,
      yOf(0.77),
      s,
    )
  }
  if (ownStall === null) garlands(scene, yOf)
  if (isLit) scene.warm(width / 2, yOf(0.7), width * 0.5, '#f0a85a', 0.3, 0.5)
  if (ownStall !== null) placeOwn(scene, ownStall)
  if (settings.plants) crates(scene, settings)
  return scene
}
