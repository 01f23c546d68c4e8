// House number nine: colours, doors and light that all its rooms share. Doors stand with their feet at (0, 0).

import { darker, lighter, mix } from '../../paper/color.ts'
import { circle, num, roundRect } from '../../paper/geometry.ts'
import { mark } from '../../paper/marks.ts'
import type { Hour } from '../../paper/mood.ts'
import type { PaletteName } from '../../paper/palettes.ts'
import { flat, line, mirrored, piece, placed } from '../../paper/pieces.ts'
import type { Scene } from '../../paper/scene.ts'
import { chalkNumber } from '../../props/house-nine-things.ts'
import { createPlaceScene } from '../../stage/place-options.ts'

export const nine = {
  front: '#cf8463',
  trim: '#f6e6c8',
  roof: '#6f4652',
  brick: '#b5624a',
  houseDoor: '#2f5f66',
  /** Upper and lower part of the wall in the stairwell. */
  stairWall: '#f0dcb4',
  wainscot: '#4f8f88',
  step: '#b57e4c',
  rail: '#6f3f30',
  iron: '#3c4258',
  tile: '#e3cda2',
  darkTile: '#8f5a4a',
}

/** The door of every flat has a colour of its own. */
export const flatColors = {
  quint: '#4f7f5a',
  nene: '#b8433f',
  hedda: '#e0a437',
  fenja: '#3f76a8',
  petrow: '#8a5f94',
  brothers: '#c9743f',
  piano: '#5a7a8a',
  first: '#a8874f',
  fourth: '#6f8f4f',
}

/** An empty page, wider in a film. */
export const ninePage = (palette: PaletteName, hour: Hour) =>
  createPlaceScene({ palette, hour }, { light: { x: 0.5, y: 0, r: 0 } }).scene

/** Covers the picture with a colour, in multiply blending: the dark of a room or of the night. */
export const dim = (scene: Scene, color: string, opacity: number) =>
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${scene.height}" fill="${color}" opacity="${opacity}" style="mix-blend-mode:multiply"/>`,
  )

/** Dark all around a lit place with its middle at (x, y); nearly black beyond `r` pixels. */
export const darkAround = (scene: Scene, x: number, y: number, r: number, color = '#0d1030') => {
  const paint = scene.radial(
    [
      [0, color, 0],
      [0.35, color, 0.12],
      [0.7, color, 0.62],
      [1, color, 0.86],
    ],
    x,
    y,
    r,
  )
  return scene.add(`<rect ${scene.fullWidthAttributes} height="${scene.height}" fill="${paint}"/>`)
}

/** A beam of light in screen blending: the path of its edge. */
export const beam = (scene: Scene, path: string, color = '#ffe6a8', opacity = 0.4) =>
  scene.add(
    `<path d="${path}" fill="${color}" opacity="${opacity}" style="mix-blend-mode:screen"/>`,
  )

/** A beam in screen blending that fades out `r` pixels from the lamp at (x, y). */
export const fadingBeam = (
  scene: Scene,
  path: string,
  [x, y, r]: readonly [x: number, y: number, r: number],
  color = '#ffe6a8',
  opacity = 0.6,
) => {
  const paint = scene.radial(
    [
      [0, color, opacity],
      [0.5, color, opacity * 0.5],
      [1, color, 0],
    ],
    x,
    y,
    r,
  )
  return scene.add(`<path d="${path}" fill="${paint}" style="mix-blend-mode:screen"/>`)
}

interface DoorOptions {
  /** Chalked on the door. */
  number?: string
  /** A doorbell that gives light, lit. */
  bellLit?: boolean
}

const panels = (color: string, w: number) =>
  [-1, 1]
    .map((side) => {
      const x = side < 0 ? -w / 2 + 18 : 10
      return (
        flat(roundRect(x, -382, w / 2 - 28, 150, 4), darker(color, 0.2)) +
        flat(roundRect(x + 5, -376, w / 2 - 38, 140, 3), lighter(color, 0.06)) +
        flat(roundRect(x, -176, w / 2 - 28, 148, 4), darker(color, 0.2)) +
        flat(roundRect(x + 5, -170, w / 2 - 38, 138, 3), lighter(color, 0.06))
      )
    })
    .join('')

/** The leaf of a flat's door, 190 units wide and 408 tall, its hinges at the left. */
export const doorLeaf = (color: string, number?: string) =>
  `${piece(roundRect(-95, -408, 190, 408, 3), color)}${panels(color, 190)}${piece(roundRect(-34, -214, 68, 18, 5), '#c9a24a')}${flat(circle(0, -300, 8), '#c9a24a')}${flat(circle(0, -300, 4), '#3a2a30')}${piece(circle(76, -202, 11), '#d9b45a')}${mark('shine', 76, -202, 12)}${number === undefined ? '' : placed(chalkNumber(number, 118), { y: -292 })}`

/** The old plank door at the end of the cellar, 300 units wide and 620 tall; feet at (0, 0). */
export const cellarDoor = (wood = '#5f7a86') => {
  const seams = [-90, -30, 30, 90].map((x) => `M${x} -612V-4`)
  const nails = [-120, -60, 0, 60, 120].flatMap((x) => [circle(x, -520, 5), circle(x, -110, 5)])
  return `${piece(roundRect(-150, -620, 300, 620, 4), wood)}${line(seams.join(''), darker(wood, 0.3), 5)}${piece([roundRect(-140, -546, 280, 50, 3), roundRect(-140, -136, 280, 50, 3)], darker(wood, 0.14))}${flat(nails.join(''), darker(wood, 0.5))}${piece(roundRect(-146, -340, 60, 96, 6), nine.iron)}${flat(circle(-116, -306, 10) + roundRect(-120, -304, 8, 30), '#11122a')}${mark('shine', -116, -320, 16)}`
}

const frameOf = (wood: string) => piece('M-122 0V-440H122V0H100V-416H-100V0Z', wood)

/** A flat's closed door in its frame, 244 units wide and 440 tall, with a bell lamp at its right. */
export const flatDoor = (color: string, { number, bellLit = false }: DoorOptions = {}) =>
  `${flat('M-102 0V-418H102V0Z', darker(color, 0.5))}${frameOf(nine.trim)}${doorLeaf(color, number)}${piece(circle(152, -230, 17), '#8a6a4a')}${flat(circle(152, -230, 10), bellLit ? '#fff0a8' : '#e8dcc0')}${piece(roundRect(-112, -6, 224, 12, 3), darker(nine.step, 0.2))}`

/** A flat's open door: light inside, the leaf turned to the `side`, seen at a slant. */
export const openDoor = (
  color: string,
  inside: string,
  side: 'left' | 'right' = 'right',
  number?: string,
) => {
  const leaf = `${piece('M100 -416L262 -458V52L100 0Z', color)}${flat('M124 -384L236 -410V-232L124 -226ZM124 -190L236 -186V4L124 -22Z', darker(color, 0.2))}${piece(circle(240, -196, 11), '#d9b45a')}`
  const chalk =
    number === undefined
      ? ''
      : placed(chalkNumber(number, 118), { x: side === 'left' ? -181 : 181, y: -310 })
  return `${flat('M-100 0V-416H100V0Z', inside)}${frameOf(nine.trim)}${side === 'left' ? placed(leaf, { flip: true }) : leaf}${chalk}`
}

const lattice = (w: number, h: number, step: number, shut: boolean) => {
  const run = shut ? step : step * 0.3
  const count = Math.ceil(w / run)
  const bars = Array.from({ length: count + 1 }, (_, i) => `M${num(i * run)} 0V${-h}`)
  const cross = Array.from({ length: count }, (_, i) =>
    Array.from(
      { length: Math.floor(h / 60) },
      (_row, k) => `M${num(i * run)} ${-k * 60}l${num(run)} -60m${num(-run)} 0l${num(run)} 60`,
    ).join(''),
  )
  return line(bars.join(''), nine.iron, 6) + line(cross.join(''), nine.iron, 3.5)
}

/** The lift's shaft with its grille, 280 units wide and 520 tall; open, its cabin is lit. */
export const lift = (isOpen: boolean) => {
  const cabin = isOpen ? '#ffe3a0' : '#8a7a72'
  const inside = `${flat('M-112 0V-420H112V0Z', darker(cabin, 0.1))}${flat('M-82 -30V-390H82V-30Z', cabin)}${flat('M-112 0L-82 -30H82L112 0Z', darker(cabin, 0.3))}${flat(roundRect(-60, -330, 120, 150, 6), lighter(cabin, 0.4), 0.7)}${isOpen ? mark('light', 0, -380, 26) : ''}`
  const grille = isOpen
    ? placed(lattice(44, 420, 36, false), { x: -112 })
    : placed(lattice(224, 420, 32, true), { x: -112 })
  const arrow = `${piece('M-86 -440A86 60 0 0 1 86 -440Z', '#e8d9b0')}${line('M0 -442L-46 -474', '#b8433f', 6)}${flat(circle(0, -444, 8), nine.iron)}`
  const ironwork = `${mirrored(piece(roundRect(112, -520, 22, 520, 3), nine.iron))}${piece(roundRect(-134, -440, 268, 20, 3), nine.iron)}${mirrored(line('M124 -520c-40 0 -60 20 -60 44s30 22 26 0', nine.iron, 7))}`
  return `${inside}${grille}${ironwork}${arrow}${piece(circle(160, -220, 15), '#c9a24a')}${mark('shine', 160, -220, 15)}`
}

/** The wall of the stairwell with its green lower part, and a floor of two tiles. */
export const landing = (scene: Scene, floorY: number, size = 1) => {
  const { left, right, span, height } = scene
  const top = floorY - 250 * size
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(mix(nine.stairWall, scene.mood.tone(0.3), 0.2), nine.stairWall, 0, floorY)}"/>`,
  )
  scene.sheet(
    `M${left} ${top}H${right}V${height}H${left}Z`,
    scene.linear(nine.wainscot, darker(nine.wainscot, 0.15), top, floorY),
    1,
    top,
  )
  scene.flat(roundRect(left, top - 10, span, 16), nine.rail)
  scene.flat(roundRect(left, top + 12, span, 5), lighter(nine.wainscot, 0.35))
  landingFloor(scene, floorY, size)
  scene.ground = () => floorY
}

const landingFloor = (scene: Scene, floorY: number, size: number) => {
  const { left, right, height } = scene
  scene.sheet(
    `M${left} ${floorY}H${right}V${height + 60}H${left}Z`,
    scene.linear(nine.tile, darker(nine.tile, 0.18), floorY, height),
    2,
    floorY,
  )
  const rows = [0, 0.16, 0.4, 0.72, 1.12].map((t) => floorY + t * (height - floorY))
  const tiles = rows.slice(1).flatMap((low, row) => {
    const from = rows[row] ?? low
    const at = (x: number, y: number) =>
      `${num(800 + x * (0.72 + ((y - floorY) / (height - floorY)) * 0.5) * size)} ${num(y)}`
    return Array.from({ length: 15 }, (_, i) => {
      const x = (i - 7.5) * 260 + (row % 2) * 130
      return `M${at(x, from)}L${at(x + 130, from)}L${at(x + 130, low)}L${at(x, low)}Z`
    })
  })
  scene.flat(tiles, nine.darkTile, 0.5)
  scene.flat(roundRect(left, floorY - 26 * size, scene.span, 28 * size), darker(nine.rail, 0.1))
}

/** A window of the house with four panes, 220 x 300 units; (0, 0) is the middle of its sill. */
export const nineWindow = (panes: string, frame = nine.trim) =>
  `${flat('M-100 -8V-292H100V-8Z', panes)}${piece(`M-112 0V-304H112V0ZM-94 -14H94V-286H-94Z`, frame)}${piece([roundRect(-6, -290, 12, 280), roundRect(-98, -196, 196, 11)], frame)}${piece(roundRect(-134, -8, 268, 22, 5), lighter(frame, 0.3))}${mark('light', 46, -90, 34)}`
