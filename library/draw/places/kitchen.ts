import { darker, lighter, mix } from '../paper/color.ts'
import { roundRect } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import { table } from '../props/furniture.ts'
import {
  cooker,
  counter,
  fridge,
  hangingLamp,
  hood,
  onTheHob,
  plateBoard,
  tap,
} from '../props/kitchen-things.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { eveningOf } from './evening.ts'
import { plainWall, tiledFloor, viewWindow } from './indoors.ts'

export interface KitchenOptions extends PlaceOptions {
  /** Side of the cooker; the refrigerator is opposite. */
  side?: 'left' | 'right'
  /** Position of the table, a share of the width; null for none. */
  table?: number | null
  /** In front of the figures instead of behind them. */
  tableInFront?: boolean
  /** Where the lamp hangs, a share of the width; null for none. */
  lamp?: number | null
  /** Colours of the cupboards and of the table's cloth. */
  cupboards?: string
  cloth?: string
}

interface Kitchen {
  scene: Scene
  floorY: number
  /** A share of the width, counted from the cooker's side. */
  x: (share: number) => number
  flip: boolean
  isLit: boolean
  shade: (color: string) => string
}

const size = 1.42
const frontTable = 2.3
const backTable = 1.75

const feet = (scene: Scene, isFront: boolean) => {
  const { height, unit } = scene
  return isFront ? height - 26 * unit : scene.ground(0) + 62 * unit
}

/** The y of the table's top in pixels, for things on it. */
export const tableTop = (scene: Scene, isFront = false) =>
  feet(scene, isFront) - (isFront ? frontTable : backTable) * 119 * scene.unit

const wallTiles = ({ scene, floorY, shade }: Kitchen, wall: string) => {
  const { left, span, unit } = scene
  const [top, low] = [floorY - 420 * unit, floorY - 200 * unit]
  scene.flat(roundRect(left, top, span, low - top), shade('#fbf1de'), 0.85)
  const [step, gap] = [62 * unit, 4 * unit]
  const cells = Array.from({ length: Math.ceil(span / step) * 3 }, (_, i) => {
    const [row, column] = [i % 3, Math.floor(i / 3)]
    const isPainted = (column * 3 + row * 5) % 7 === 0
    return isPainted
      ? roundRect(
          left + column * step + gap,
          top + row * step + gap,
          step - 2 * gap,
          step - 2 * gap,
          5,
        )
      : ''
  })
  const joints = [0, 1, 2, 3].map((row) => roundRect(left, top + row * step - 1, span, 2 * unit))
  const upright = Array.from({ length: Math.ceil(span / step) }, (_, i) =>
    roundRect(left + i * step - 1, top, 2 * unit, low - top),
  )
  scene.flat([...joints, ...upright], darker(wall, 0.3), 0.2)
  scene.flat(cells.filter(Boolean), mix(wall, scene.mood.accent, 0.5), 0.5)
}

const units = ({ scene, floorY, x, flip, isLit, shade }: Kitchen, color: string, wood: string) => {
  const { unit } = scene
  const s = size * unit
  const foot = floorY + 20 * unit
  const top = foot - 181 * s
  const placeUnit = (svg: string, at: number, y: number, scale = s) =>
    scene.place(svg, at, y, scale, { flip })
  const cookerX = x(0.15)
  const toEdge = (flip ? scene.right - cookerX : cookerX - scene.left) - 95 * s
  const away = flip ? -1 : 1
  placeUnit(
    counter(toEdge / s + 30, color, wood),
    cookerX - away * (95 * s + toEdge / 2 + 15 * s),
    foot,
  )
  const [from, to] = [cookerX + away * 98 * s, x(0.76)]
  placeUnit(counter(Math.abs(to - from) / s, color, wood), (from + to) / 2, foot)
  scene.contactShadow(cookerX, foot, 110 * s)
  placeUnit(cooker(shade('#fff4e2')), cookerX, foot)
  if (isLit) scene.glow(cookerX, foot - 70 * s, 150 * s, '#ffb052', 0.5)
  placeUnit(onTheHob(), cookerX, top)
  placeUnit(hood(shade('#cfc8cc'), 700), cookerX, floorY - 470 * unit)
  placeUnit(tap(), x(0.41), top)
  scene.contactShadow(x(0.9), foot + 14 * unit, 96 * s)
  placeUnit(fridge(shade(mix('#8fc4bd', color, 0.25))), x(0.88), foot + 16 * unit, s * 1.08)
}

const standTable = (scene: Scene, x: number, isFront: boolean, wood: string, cloth: string) => {
  const scale = (isFront ? frontTable : backTable) * scene.unit
  const y = feet(scene, isFront)
  const draw = () => {
    scene.contactShadow(x, y, 150 * scale).place(table(wood, cloth), x, y, scale)
  }
  if (isFront) scene.inFront(draw)
  else draw()
}

/** A kitchen: cooker, sink under a window, plates on the wall, refrigerator, table and lamp. */
export const kitchen = (options: KitchenOptions = {}) => {
  const light = { x: 0.5, y: 0.2, r: 46 }
  const { scene, settings } = createPlaceScene(options, { palette: 'gold', light })
  const { width, height, unit, mood } = scene
  const { isLit, byLamp } = eveningOf(mood)
  const { side = 'left', tableInFront = false } = options
  const flip = side === 'right'
  const floorY = height * (0.735 + settings.landOffset)
  // At night little of the palette's blue remains: with the lamp's orange it would turn grey.
  const wall = isLit
    ? mix(mood.tone(0.45), '#d69c62', mood.isDark ? 0.78 : 0.7)
    : mix(mood.tone(0.12), '#f6dcae', 0.45)
  const wood = byLamp(mix('#b07a50', mood.tone(0.7), 0.16))
  const x = (share: number) => (flip ? 1 - share : share) * width
  const { table: at = x(0.66) / width, lamp = x(0.585) / width } = options
  const place: Kitchen = { scene, floorY, x, flip, isLit, shade: byLamp }
  plainWall(scene, floorY, wall, isLit)
  wallTiles(place, wall)
  const paneW = width * 0.27
  viewWindow(scene, {
    x: x(0.4) - paneW / 2,
    y: floorY - 700 * unit,
    w: paneW,
    h: 350 * unit,
    frame: byLamp('#fff4e2'),
    seed: settings.seed,
    light: settings.light.r > 0,
  })
  scene.place(plateBoard(wood), x(0.71), floorY - 520 * unit, 0.82 * unit)
  tiledFloor(scene, floorY, mix(wall, '#e9c79b', 0.5), 118)
  scene.ground = () => floorY
  units(place, byLamp(options.cupboards ?? mix('#5fa39c', mood.tone(0.5), 0.1)), wood)
  if (isLit) scene.warm(width / 2, floorY - 100 * unit, width * 0.55, '#e89a4a', 0.26, 0.7)
  if (lamp !== null) {
    const y = floorY - 560 * unit
    scene.place(hangingLamp(y / (1.15 * unit)), lamp * width, 0, 1.15 * unit)
    scene.glow(lamp * width, y + 80 * unit, 300 * unit, '#ffd88a', isLit ? 0.75 : 0.3)
  }
  const cloth = options.cloth ?? lighter(mix(mood.accent, mood.tone(0.5), 0.2), 0.1)
  if (at !== null) standTable(scene, at * width, tableInFront, wood, byLamp(cloth))
  return scene
}
