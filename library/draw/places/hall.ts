import { darker, lighter, mix } from '../paper/color.ts'
import { num, type Point, polygon, roundRect } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import { throne } from '../props/furniture.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { floorTiles } from './indoors.ts'

export interface HallOptions extends PlaceOptions {
  /** Position of the throne, a share of the width; null for none. */
  throne?: number | null
  banner?: string
}

const hangBanner = (scene: Scene, x: number, color: string) => {
  const { unit } = scene
  const at = (dx: number, dy: number): Point => [x + dx * unit, (150 + dy) * unit]
  scene.piece(polygon([at(-62, 0), at(62, 0), at(62, 300), at(0, 246), at(-62, 300)]), color)
  scene.flat(polygon([at(0, 60), at(30, 112), at(0, 164), at(-30, 112)]), '#ffd98a')
}

/** A castle's great hall: columns, arched windows, banners, a carpet on a chequered floor. */
export const hall = (options: HallOptions = {}) => {
  const light = { x: 0.5, y: 0.2, r: 0 }
  const { scene, settings } = createPlaceScene(options, { palette: 'gold', light })
  const { left, right, width, height, unit, mood } = scene
  const { banner = '#c8434a', throne: seat = 0.5 } = options
  const isEvening = mood.isDark || mood.hour === 'dusk'
  const wall = mix(mood.tone(isEvening ? 0.5 : 0.16), '#f2d5a8', 0.4)
  const floorY = height * (0.74 + settings.landOffset)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(darker(wall, 0.16), lighter(wall, 0.22), 0, floorY)}"/>`,
  )
  const glass = scene.linear(mood.sky[0], mood.sky[2], height * 0.14, height * 0.56)
  const hasWings = left < 0
  const bays = [0.14, 0.38, 0.62, 0.86, ...(hasWings ? [-0.1, 1.1] : [])]
  for (const share of bays) {
    const [x, top, low] = [share * width, height * 0.16, height * 0.56]
    const arch = (grow: number) =>
      `M${num(x - (80 + grow) * unit)} ${num(low + grow * unit)}V${num(top + 80 * unit)}A${num((80 + grow) * unit)} ${num((96 + grow) * unit)} 0 0 1 ${num(x + (80 + grow) * unit)} ${num(top + 80 * unit)}V${num(low + grow * unit)}Z`
    scene.piece(arch(14), lighter(wall, 0.4))
    scene.flat(arch(0), glass)
    scene.add(
      `<path d="M${num(x)} ${num(top - 14 * unit)}V${num(low)}M${num(x - 80 * unit)} ${num(top + 130 * unit)}H${num(x + 80 * unit)}" stroke="${lighter(wall, 0.4)}" stroke-width="${num(8 * unit)}"/>`,
    )
    scene.mark('light', x, height * 0.36, 60 * unit)
    const ray = polygon([
      [x - 80 * unit, top + 60 * unit],
      [x + 80 * unit, top + 60 * unit],
      [x + 260 * unit, height],
      [x - 20 * unit, height],
    ])
    if (!isEvening) scene.flat(ray, '#fff6d8', 0.1)
  }
  scene.sheet(
    `M${left - 60} ${num(floorY)}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(wall, 0.3), darker(wall, 0.3), floorY, height),
    2,
    floorY,
  )
  scene.flat(floorTiles(scene, floorY, 150), mix(banner, wall, 0.62), 0.5)
  const column = (share: number) => {
    const [x, w] = [share * width, 54 * unit]
    return [
      roundRect(x - w / 2, 40 * unit, w, floorY - 20 * unit),
      roundRect(x - w * 0.85, 30 * unit, w * 1.7, 40 * unit, 10),
      roundRect(x - w * 0.85, floorY - 16 * unit, w * 1.7, 44 * unit, 10),
    ]
  }
  const columns = [0.02, 0.26, 0.74, 0.98, ...(hasWings ? [-0.2, 1.2] : [])]
  scene.sheet(
    columns.flatMap(column),
    scene.linear(lighter(wall, 0.5), mix(wall, mood.tone(0.5), 0.24), 0, floorY),
  )
  for (const share of columns.slice(1, 3)) hangBanner(scene, share * width, banner)
  scene.sheet(`M${left - 60} -40H${right + 60}V${num(46 * unit)}H${left - 60}Z`, darker(wall, 0.36))
  const rugX = (seat ?? 0.5) * width
  scene.piece(
    polygon([
      [rugX - 130 * unit, floorY + 6],
      [rugX + 130 * unit, floorY + 6],
      [rugX + 300 * unit, height + 40],
      [rugX - 300 * unit, height + 40],
    ]),
    scene.linear(lighter(banner, 0.1), darker(banner, 0.2), floorY, height),
    1,
  )
  if (seat !== null) scene.place(throne(lighter(banner, 0.1)), rugX, floorY + 40 * unit, 1.5 * unit)
  if (isEvening) scene.warm(width / 2, floorY, width * 0.5, '#e89a4a', 0.24, 0.6)
  scene.ground = () => floorY + 20 * unit
  return scene
}
