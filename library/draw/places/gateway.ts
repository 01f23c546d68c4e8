import { sprig } from '../landscape/foliage.ts'
import { bush } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num, roundRect } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { type CastleGateOptions, castleGate } from '../props/castle-gate.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { cornerPlants, nearGround, ridge } from './backdrop.ts'

export interface GatewayOptions extends PlaceOptions, Pick<CastleGateOptions, 'ear' | 'bolts'> {
  /** `outside` under the sky, or `inside` the stone hall behind the gate. */
  side?: 'outside' | 'inside'
  /** Where the gate is, a share of the width. */
  gate?: number
  scale?: number
  /** Where a narrow window is (inside), a share of the width; null for none. */
  slit?: number | null
}

const bricks = (scene: Scene, from: number, to: number, top: number, low: number, seed: number) => {
  const random = seeded(seed)
  const { unit } = scene
  return Array.from({ length: 84 }, () =>
    roundRect(
      from + random() * (to - from),
      top + Math.floor(random() * ((low - top) / (44 * unit))) * 44 * unit,
      (64 + random() * 36) * unit,
      32 * unit,
      6,
    ),
  )
}

const battlements = (scene: Scene, from: number, to: number, top: number) => {
  const { unit, height } = scene
  const step = 84 * unit
  const teeth = Array.from({ length: Math.ceil((to - from) / step) }, (_, i) =>
    roundRect(from + i * step, top - 54 * unit, 50 * unit, 70 * unit, 4),
  )
  return [...teeth, roundRect(from - 14 * unit, top, to - from + 28 * unit, height - top)]
}

/** A slit window with the sky of the hour in it. */
const slitWindow = (scene: Scene, x: number, stone: string) => {
  const { unit, height, mood } = scene
  const [top, low] = [height * 0.17, height * 0.5]
  const arch = (half: number) =>
    `M${num(x - half * unit)} ${num(low + half * 0.4 * unit)}V${num(top)}A${num(half * unit)} ${num(half * unit)} 0 0 1 ${num(x + half * unit)} ${num(top)}V${num(low + half * 0.4 * unit)}Z`
  scene.piece(arch(84), lighter(stone, 0.2))
  scene.flat(arch(60), scene.linear(mood.sky[0], mood.sky[2], top - 60, low))
  scene.flat(roundRect(x - 5 * unit, top - 60 * unit, 10 * unit, low - top + 80 * unit), stone)
}

interface Masonry {
  stone: string
  /** Middle of the gate and half the wall's width, in pixels. */
  x: number
  reach: number
  floorY: number
}

const buildWall = (scene: Scene, seed: number, isInside: boolean, masonry: Masonry) => {
  const { left, right, height, unit } = scene
  const { stone, x, reach, floorY } = masonry
  const [from, to] = isInside ? [left - 60, right + 60] : [x - reach, x + reach]
  const top = isInside ? -60 : height * 0.1
  const wall = isInside
    ? roundRect(from, top, to - from, height)
    : battlements(scene, from, to, top)
  const [upper, lower] = isInside
    ? [darker(stone, 0.3), lighter(stone, 0.08)]
    : [lighter(stone, 0.2), darker(stone, 0.08)]
  scene.sheet(wall, scene.linear(upper, lower, 0, floorY), 3, Math.max(0, top - 60))
  scene.flat(
    bricks(scene, from + 20, to - 110 * unit, Math.max(20, top + 40), floorY - 50 * unit, seed),
    darker(stone, 0.16),
    0.5,
  )
}

const layFlagstones = (scene: Scene, { stone, floorY }: Masonry) => {
  const { left, right, width, height, unit } = scene
  scene.sheet(
    `M${left - 60} ${num(floorY)}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(stone, 0.14), darker(stone, 0.34), floorY, height),
    2,
    floorY,
  )
  const seams = [0.2, 0.5].map(
    (t) => `M${left - 10} ${num(floorY + (height - floorY) * t)}H${right + 10}`,
  )
  const joints = Array.from({ length: 13 }, (_, i) => {
    const dx = (i - 6) * 150 * unit
    return `M${num(width / 2 + dx)} ${num(floorY)}L${num(width / 2 + dx * 2)} ${height}`
  })
  scene.add(
    `<path d="${seams.join('')}${joints.join('')}" stroke="${darker(stone, 0.4)}" stroke-opacity=".28" stroke-width="4" fill="none"/>`,
  )
  scene.ground = () => floorY
}

const drawHills = (scene: Scene, settings: PlaceSettings) => {
  const clouds = cloudsAround(settings.light).slice(0, 2)
  sky(scene, { ...settings, clouds })
  ridge(scene, settings, {
    y: 0.55,
    nearness: 0.1,
    trees: { kind: 'fir', height: [90, 170], step: 46 },
  })
  ridge(scene, settings, {
    y: 0.64,
    nearness: 0.4,
    trees: { kind: 'fir', height: [180, 300], step: 80 },
  })
}

/** Path, ivy and bushes before the gate; `half` is half the width of its opening. */
const plantForecourt = (
  scene: Scene,
  settings: PlaceSettings,
  { x, reach }: Masonry,
  foot: number,
  half: number,
) => {
  const { height, unit, mood } = scene
  const path = mix(mix('#fff0cf', mood.tone(0.78), shadeOf(scene)), mood.land(0.7), 0.14)
  scene.sheet(
    `M${num(x - half)} ${num(foot - 4)}C${num(x - half * 1.25)} ${num(foot + 80 * unit)} ${num(x - half * 1.7)} ${num(height - 60)} ${num(x - half * 2)} ${height + 60}H${num(x + half * 2)}C${num(x + half * 1.7)} ${num(height - 60)} ${num(x + half * 1.25)} ${num(foot + 80 * unit)} ${num(x + half)} ${num(foot - 4)}Z`,
    scene.linear(lighter(path, 0.1), darker(path, 0.12), foot, height),
    1,
    foot,
  )
  const ivy = [-1, 1].flatMap((side) => [
    sprig(x + side * reach * 0.94, foot, side < 0 ? -1.3 : -1.84, 420 * unit, side * 0.5, 5),
    sprig(x + side * reach * 0.84, foot, side < 0 ? -1.5 : -1.64, 300 * unit, side * -0.4, 8),
  ])
  scene.piece(ivy, mood.land(0.62))
  const bushes = [-1, 1].flatMap((side) => [
    bush(x + side * reach * 0.86, foot + 16 * unit, 190 * unit, settings.seed + side),
    bush(x + side * reach * 1.08, foot + 30 * unit, 150 * unit, settings.seed + side + 4),
  ])
  scene.piece(bushes, mood.land(0.8), 3)
}

const shadeOf = ({ mood }: Scene) => (mood.isDark ? 0.56 : mood.hour === 'dusk' ? 0.36 : 0)

/** Before a castle's great gate, or in the hall behind it. */
export const gateway = (options: GatewayOptions = {}) => {
  const light = { x: 0.1, y: 0.16, r: 70 }
  const { scene, settings } = createPlaceScene(options, { palette: 'gold', light })
  const { width, height, unit, mood } = scene
  const { side = 'outside', gate = 0.5, scale = 1.7, slit = null, ear = true } = options
  const isInside = side === 'inside'
  const dim = (color: string) => mix(color, mood.tone(0.78), shadeOf(scene))
  const stone = dim(isInside ? '#d9b98c' : '#f4e0bb')
  const floorY = height * (0.75 + settings.landOffset)
  const masonry = { stone, x: gate * width, reach: 288 * unit * scale, floorY }
  if (!isInside) drawHills(scene, settings)
  buildWall(scene, settings.seed, isInside, masonry)
  if (slit !== null) slitWindow(scene, slit * width, stone)
  if (isInside) layFlagstones(scene, masonry)
  else nearGround(scene, settings, 0.75, 34)
  const foot = scene.ground(masonry.x) + (isInside ? 12 : 40) * unit
  const colors = { wood: dim('#a5683a'), stone: lighter(stone, isInside ? 0.14 : 0.3) }
  const leaves = castleGate({ ...colors, ear, bolts: options.bolts ?? [] })
  scene.place(leaves, masonry.x, foot, scale * unit)
  if (isInside) return scene
  plantForecourt(scene, settings, masonry, foot, 152 * unit * scale)
  cornerPlants(scene, settings, { upper: false, size: 0.85 })
  return scene
}
