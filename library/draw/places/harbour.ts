import { stone } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { num, type Point, roundRect, smooth } from '../paper/geometry.ts'
import { cycle } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import {
  boatShed,
  bollard,
  dryingNets,
  fishBox,
  fishingBoat,
  ropeCoil,
  rowingBoat,
} from '../props/harbour-things.ts'
import { lighthouse } from '../props/sea-things.ts'
import { rings } from '../props/water.ts'
import { createPlaceScene, type PlaceOptions, type PlaceSettings } from '../stage/place-options.ts'
import { ridge } from './backdrop.ts'
import { eveningOf } from './evening.ts'
import { openWater } from './sea.ts'

export interface HarbourOptions extends PlaceOptions {
  /** Side of the sheds; the mole with its lighthouse is opposite. */
  side?: 'left' | 'right'
  /** Whether the far lighthouse is there. */
  lighthouse?: boolean
  /** Positions of fishing boats behind the quay, shares of the width. */
  boats?: readonly number[]
}

interface Harbour {
  scene: Scene
  settings: PlaceSettings
  /** A share of the width, counted from the sheds' side. */
  x: (share: number) => number
  flip: boolean
  dim: (color: string) => string
}

/** How far the stage reaches beyond either side of the picture, as a share of its width. */
const wings = ({ left, width }: Scene) => -left / width

const mole = ({ scene, settings, x, flip, dim }: Harbour, hasLight: boolean) => {
  const { height, unit, mood } = scene
  const { isLit } = eveningOf(mood)
  const y = height * (0.545 + settings.landOffset)
  const rock = mix(dim('#8d8794'), mood.sky[2], 0.22)
  const end = 1.04 + wings(scene)
  const stones = [0.66, 0.71, 0.76, 0.81, 0.86, 0.91, 0.96, 1.01].map((share, i) =>
    stone(x(share), y + 10 * unit, (100 + (i % 3) * 24) * unit, i + 3),
  )
  scene.piece(
    [
      roundRect(Math.min(x(0.64), x(end)), y - 22 * unit, Math.abs(x(end) - x(0.64)), 34 * unit, 8),
      ...stones,
    ],
    rock,
    2,
  )
  if (!hasLight) return
  const [lx, s] = [x(0.74), 0.52 * unit]
  const tint = (color: string) => mix(dim(color), mood.sky[2], 0.16)
  scene.place(lighthouse(isLit, tint('#d8584f'), rock), lx, y - 14 * unit, s, { flip })
  if (!isLit) return
  const lamp = y - 14 * unit - 522 * s
  const fade = scene.radial(
    [
      [0, '#fff3c4', 0.4],
      [1, '#fff3c4', 0],
    ],
    lx,
    lamp,
    860 * unit,
  )
  for (const side of [1, -1]) {
    const reach = x(0) < lx === side < 0 ? 900 : 460
    scene.flat(
      `M${num(lx)} ${num(lamp)}L${num(lx + side * reach * unit)} ${num(lamp - 80 * unit)}V${num(lamp + 50 * unit)}Z`,
      fade,
    )
  }
  scene.glow(lx, lamp, 190 * unit, '#fff0b8', 0.9)
}

const sheds = ({ scene, settings, x, dim }: Harbour) => {
  const { height, unit, mood } = scene
  const { pane, isLit } = eveningOf(mood)
  const y = height * (0.645 + settings.landOffset)
  const row = [
    [0.36, 0.92, '#d9a25f'],
    [0.25, 1.16, '#4f7f93'],
    [0.1, 1.5, '#b5533f'],
  ] as const
  const pier = mix(dim('#8a6a52'), mood.tone(0.7), 0.2)
  const [near, far] = [x(-0.08 - wings(scene)), x(0.47)]
  const posts = [0.16, 0.25, 0.34, 0.43].map((share) =>
    roundRect(x(share) - 11 * unit, y, 22 * unit, 120 * unit, 4),
  )
  scene.piece(posts, darker(pier, 0.3), 2)
  for (const [share, scale, color] of row) {
    const wall = mix(dim(color), mood.tone(0.4), 0.14)
    scene.place(boatShed(wall, pane, dim('#4a4f66')), x(share), y + 6 * unit, scale * unit)
    if (isLit) scene.glow(x(share), y - 196 * scale * unit, 120 * scale * unit, '#ffd27a', 0.5)
  }
  scene.piece(
    roundRect(Math.min(near, far), y - 4 * unit, Math.abs(far - near), 34 * unit, 4),
    pier,
    3,
  )
}

const moor = ({ scene, settings, flip, dim }: Harbour, boats: readonly number[]) => {
  const { width, height, unit, mood } = scene
  const { isLit } = eveningOf(mood)
  for (const [i, share] of boats.entries()) {
    const [px, y] = [share * width, height * (0.7 - (i % 2) * 0.045 + settings.landOffset)]
    const s = (1.02 - (i % 2) * 0.22) * unit
    scene.flat(
      `M${num(px - 200 * s)} ${num(y - 16 * s)}H${num(px + 200 * s)}L${num(px + 120 * s)} ${num(y + 50 * s)}H${num(px - 120 * s)}Z`,
      mood.shadow,
      0.16,
    )
    rings(scene, px, y - 6 * s, 214 * s, 1)
    const hull = dim(cycle(['#3f7fa3', '#c8573f', '#5f8f5f'], i))
    scene.place(fishingBoat(hull, dim('#fff1d6'), isLit ? '#ffd680' : '#cfe3ee'), px, y, s, {
      flip,
    })
  }
}

const quay = ({ scene, settings, x, dim, flip }: Harbour) => {
  const { left, span, width, height, unit, mood } = scene
  const top = height * (0.745 + settings.landOffset)
  const wood = mix(dim('#c79a68'), mood.tone(0.6), 0.16)
  const wavy = Array.from(
    { length: 9 },
    (_, i): Point => [left + (i / 8) * (span + 160) - 80, top + Math.sin(i * 2.1) * 3],
  )
  scene.sheet(
    `${smooth(wavy, false)}V${height + 60}H${left - 80}Z`,
    scene.linear(lighter(wood, 0.16), darker(wood, 0.34), top, height),
    3,
    top,
  )
  scene.flat(roundRect(left, top + 4 * unit, span, 26 * unit), darker(wood, 0.3), 0.6)
  const more = Math.ceil(-left / 118)
  const planks = Array.from({ length: 17 + more * 2 }, (_, i) => {
    const at = (i - 8 - more) * 118 * unit
    return `M${num(width / 2 + at)} ${num(top + 30 * unit)}L${num(width / 2 + at * 1.9)} ${height}`
  })
  scene.add(
    `<path d="${planks.join('')}" fill="none" stroke="${darker(wood, 0.5)}" stroke-opacity=".4" stroke-width="${num(5 * unit)}"/>`,
  )
  scene.ground = () => top
  for (const share of [0.3, 0.72])
    scene.place(bollard(dim('#4a4f66')), x(share), top + 34 * unit, 1.15 * unit, { flip })
  if (!settings.plants) return
  scene.place(dryingNets(dim('#6f9f94')), x(0.93), top + 58 * unit, 0.98 * unit)
  scene.place(fishBox(dim('#c9a06a')), x(0.07), top + 96 * unit, 1.2 * unit)
  scene.place(fishBox(dim('#b98a58'), true), x(0.105), top + 150 * unit, 1.25 * unit)
  scene.place(ropeCoil(dim('#d9b078')), x(0.9), top + 176 * unit, 1.25 * unit, { flip })
}

/** A small harbour: planks of the quay, moored boats, sheds over the water, a lighthouse far off. */
export const harbour = (options: HarbourOptions = {}) => {
  const light = { x: 0.56, y: 0.24, r: 100 }
  const { scene, settings } = createPlaceScene(options, { palette: 'ocean', hour: 'dawn', light })
  const { width, height, unit, mood } = scene
  const flip = options.side === 'right'
  const x = (share: number) => (flip ? 1 - share : share) * width
  const place: Harbour = { scene, settings, x, flip, dim: eveningOf(mood).dim }
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: 0.475,
    nearness: 0.02,
    amplitude: 34,
    waves: 1.3,
    tilt: flip ? -70 : 70,
  })
  openWater(scene, settings, height * (0.5 + settings.landOffset))
  mole(place, options.lighthouse ?? true)
  sheds(place)
  scene.place(
    rowingBoat(place.dim('#d9a25f')),
    x(0.5),
    height * (0.64 + settings.landOffset),
    0.62 * unit,
    { flip },
  )
  moor(place, options.boats ?? [x(0.68) / width, x(0.93) / width])
  quay(place)
  return scene
}
