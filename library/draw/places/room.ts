import { roundCloud } from '../landscape/clouds.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse, num, roundRect } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import { bed, candle, rug, shelf, stove, table, windowFrame } from '../props/furniture.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { boardFloor } from './indoors.ts'

export type Furniture = 'stove' | 'bed' | 'table' | 'shelf' | 'rug'

/** Colours and the height at which furniture stands. */
interface Interior {
  floorY: number
  wood: string
  drape: string
  isEvening: boolean
}

const drawFurniture = (scene: Scene, kind: Furniture, x: number, interior: Interior) => {
  const { unit, height, mood } = scene
  const { floorY, wood, drape, isEvening } = interior
  switch (kind) {
    case 'shelf':
      return scene.place(shelf(wood), x, height * 0.34, 1.2 * unit)
    case 'rug':
      return scene.place(rug(drape), x, floorY + 110 * unit, 1.5 * unit)
    case 'stove':
      return scene
        .contactShadow(x, floorY + 22 * unit, 170 * unit)
        .place(stove(mix('#4f9d96', mood.tone(0.5), 0.3)), x, floorY + 24 * unit, 1.5 * unit)
        .warm(x, floorY - 30 * unit, 420 * unit, '#f08a3c', isEvening ? 0.42 : 0.16, 0.7)
        .glow(x, floorY - 60 * unit, 250 * unit, '#ffc66b', isEvening ? 0.55 : 0.25)
    case 'bed':
      return scene
        .contactShadow(x, floorY + 46 * unit, 330 * unit)
        .place(bed(drape, wood), x, floorY + 48 * unit, 1.75 * unit)
    case 'table':
      return scene
        .contactShadow(x, floorY + 58 * unit, 240 * unit)
        .place(table(wood, lighter(drape, 0.3)), x, floorY + 60 * unit, 1.5 * unit)
        .place(candle(), x, floorY - 120 * unit, 1.1 * unit)
        .glow(x, floorY - 225 * unit, 170 * unit, '#ffd88a', isEvening ? 0.75 : 0.3)
  }
}

/** Flat things first: a rug must not cover the table's legs. */
const furnitureOrder: Furniture[] = ['shelf', 'rug', 'stove', 'bed', 'table']

export interface RoomOptions extends PlaceOptions {
  /** Where the window is: a share of the width. */
  window?: number
  /** Furniture and where it stands, as shares of the width. */
  furniture?: Partial<Record<Furniture, number>>
  /** Wall colour; by default from the palette. */
  wall?: string
}

/** A room by lamp or day light: wall, window, beams, wooden floor and chosen furniture. */
export const room = (options: RoomOptions = {}) => {
  const light = { x: 0.5, y: 0.2, r: 46 }
  const { scene, settings } = createPlaceScene(options, { palette: 'gold', hour: 'night', light })
  const { width, height, unit, mood } = scene
  const { window = 0.5, furniture = { stove: 0.14, shelf: 0.78, rug: 0.5 } } = options
  const isEvening = mood.isDark || mood.hour === 'dusk'
  const wall =
    options.wall ?? mix(mood.tone(isEvening ? 0.42 : 0.2), '#f3cf9a', isEvening ? 0.42 : 0.55)
  const floorY = height * (0.76 + settings.landOffset)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(darker(wall, isEvening ? 0.36 : 0.1), lighter(wall, 0.06), 0, floorY)}"/>`,
  )
  const stripes = Array.from({ length: Math.ceil(scene.span / (120 * unit)) }, (_, i) =>
    roundRect(scene.left + i * 120 * unit, 0, 56 * unit, floorY),
  )
  scene.flat(stripes, lighter(wall, 0.5), 0.1)
  const [wx, wy, ws] = [window * width, height * 0.36, 1.45 * unit]
  scene.glow(wx, wy, 560 * unit, isEvening ? mood.sky[2] : '#fff1c9', isEvening ? 0.22 : 0.5)
  const wood = mix('#8a5a3c', mood.tone(0.8), 0.25)
  const sky = scene.linear(mood.sky[0], mood.sky[2], -130, 130)
  const moonAndCloud = `<g><path d="${ellipse(40, -50, light.r, light.r)}" fill="${mood.light}"/><path d="${roundCloud(-30, 40, 110, settings.seed)}" fill="${mood.cloud}" opacity=".85"/></g>`
  const base = windowFrame(sky, wood)
  const bars = base.indexOf('<g filter')
  scene.place(base.slice(0, bars) + moonAndCloud + base.slice(bars), wx, wy, ws)
  const drape = mix(mood.accent, mood.tone(0.55), isEvening ? 0.4 : 0.15)
  const curtain = (side: number) =>
    `M${num(wx + side * 230 * unit)} ${num(wy - 230 * unit)}H${num(wx + side * 60 * unit)}C${num(wx + side * 80 * unit)} ${num(wy - 60 * unit)} ${num(wx + side * 170 * unit)} ${num(wy - 10 * unit)} ${num(wx + side * 150 * unit)} ${num(wy + 215 * unit)}H${num(wx + side * 236 * unit)}Z`
  scene.piece([curtain(-1), curtain(1)], drape)
  scene.piece(
    roundRect(wx - 262 * unit, wy - 244 * unit, 524 * unit, 22 * unit, 11),
    darker(wood, 0.2),
  )
  const beam = darker(wood, 0.25)
  scene.sheet(
    [
      roundRect(scene.left - 20, -30, scene.span + 40, 82 * unit),
      ...[0.04, 0.96].map((x) => roundRect(x * width - 34 * unit, 0, 68 * unit, floorY + 4)),
    ],
    scene.linear(beam, lighter(beam, 0.14), 0, floorY),
    3,
  )
  const boards = mix(wood, '#c08552', 0.45)
  boardFloor(scene, floorY, boards)
  scene.ground = () => floorY
  for (const kind of furnitureOrder) {
    const share = furniture[kind]
    if (share === undefined) continue
    drawFurniture(scene, kind, share * width, { floorY, wood, drape, isEvening })
  }
  if (isEvening) scene.warm(width / 2, floorY, width * 0.5, '#e89a4a', 0.2, 0.6)
  return scene
}
