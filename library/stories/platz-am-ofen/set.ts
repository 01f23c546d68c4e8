// Gerda's parlour, one set for all pages, in units of its figures: the back wall meets the floor at y = 0, nearer
// things stand lower. From left to right: window, door, bench, stove.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { leaf, num, type Point, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { boardFloor } from '../../draw/places/indoors.ts'
import { type RoomCamera, roomCamera } from '../../draw/places/room-camera.ts'
import { plankDoor, stoveBench } from '../../draw/props/stove-corner.ts'
import { frostFlower } from '../../draw/props/winter.ts'
import { createPlaceScene, type PlaceOptions } from '../../draw/stage/place-options.ts'

export const red = '#c8434a'
const tile = '#4f8d7c'
const wood = '#8f5f3d'

/** Where things are in the room. */
export const spots = {
  window: [-492, -250],
  door: [-300, 4],
  bench: [-30, 56],
  seat: -26,
  fire: [300, -30],
} as const satisfies Record<string, Point | number>

/** Half the length of the bench. */
const benchHalf = 172

/** Moves a point of a wall to where it is in the picture. */
type Facing = (at: Point) => Point

const box = (to: Facing, [x, y, w, h]: readonly [number, number, number, number]): string =>
  polygon([to([x, y]), to([x + w, y]), to([x + w, y + h]), to([x, y + h])])

const tilesOf = (to: Facing, columns: number, w: number): string => {
  const all = Array.from({ length: columns * 8 }, (_, i): [string, number] => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return [box(to, [column * w + 2, -row * 54 - 52, w - 4, 50]), (i * 7 + row) % 3]
  })
  const tones = [tile, lighter(tile, 0.1), darker(tile, 0.08)]
  return tones
    .map((tone, i) =>
      piece(
        all.filter(([, n]) => n === i).map(([d]) => d),
        tone,
      ),
    )
    .join('')
}

const flames = (scale: number): string =>
  placed(
    flat(
      'M-34 0C-52 -40 -24 -58 -26 -92C-4 -78 0 -62 6 -50C10 -66 20 -74 22 -86C40 -60 48 -26 34 0Z',
      '#ff8a34',
    ) +
      flat('M-20 0C-30 -26 -10 -36 -10 -58C8 -46 8 -34 14 -30C26 -22 26 -8 20 0Z', '#ffc65a') +
      flat('M-8 0C-12 -16 0 -20 2 -32C12 -22 12 -10 8 0Z', '#fff0b8') +
      mark('light', 0, -36, 30),
    { scale },
  )

/** The stove: its fire looks out of the narrow side, towards the bench; (0, 0) is that side's far lower corner. */
const tiledStove = (): string => {
  const dark = darker(tile, 0.36)
  const deep = 112
  const side: Facing = ([x, y]) => [x, y + x * 0.5]
  const front: Facing = ([x, y]) => [x + deep, y + deep * 0.5]
  const arch = (half: number, top: number): string =>
    polygon(
      [
        [-1, 0],
        [-1, 0.66],
        [-0.8, 0.86],
        [-0.4, 0.98],
        [0, 1],
        [0.4, 0.98],
        [0.8, 0.86],
        [1, 0.66],
        [1, 0],
      ].map(([x = 0, y = 0]) => side([57 + x * half, -4 - y * top])),
    )
  const ledge = (y: number, h: number, out: number, tone: number): string =>
    piece(box(side, [-out, y, deep + out, h]), lighter(tile, tone)) +
    piece(box(front, [0, y, 340, h]), lighter(tile, tone + 0.08))
  return (
    piece([box(side, [0, -440, deep, 440]), box(front, [0, -440, 330, 440])], dark) +
    `<g opacity=".86">${tilesOf(side, 2, 56)}</g>` +
    tilesOf(front, 6, 55) +
    piece(arch(46, 138), darker(tile, 0.5)) +
    flat(arch(35, 120), '#5a1f1a') +
    placed(flames(1.05), { x: 57, y: 16 }) +
    line('M34 2L84 34M30 14L80 22', '#5e3626', 11) +
    ledge(-232, 22, 10, 0.18) +
    ledge(-460, 28, 14, 0.18) +
    piece([box(side, [-8, -12, deep + 8, 24]), box(front, [0, -12, 340, 24])], darker(tile, 0.42))
  )
}

/** The window on the night, with frost in its corners; (0, 0) is the middle of its panes. */
const parlourWindow = (frame = wood): string => {
  const frost = [
    [-74, 96, 70, 34],
    [74, 96, 62, -34],
    [-74, -96, 44, 140],
  ] as const
  return (
    piece(roundRect(-92, -114, 184, 228, 6), frame) +
    flat(roundRect(-76, -98, 152, 196, 2), '#33427e') +
    flat('M-76 40Q-30 16 10 36T76 26V98H-76Z', '#7f96cc') +
    flat('M-76 66Q-10 44 76 70V98H-76Z', '#c9d6f2') +
    frost.map(([x, y, size, rotate]) => placed(frostFlower(size), { x, y, rotate })).join('') +
    piece([roundRect(-5, -98, 10, 196), roundRect(-76, -18, 152, 9)], frame) +
    piece(roundRect(-108, 108, 216, 20, 5), lighter(frame, 0.2)) +
    piece(
      'M-112 -130H-56C-60 -70 -84 -30 -100 20H-118Z',
      print('checks', '#c8434a', '#f0d4bc', { size: 22 }),
    ) +
    piece(
      'M112 -130H56C60 -70 84 -30 100 20H118Z',
      print('checks', '#c8434a', '#f0d4bc', { size: 22 }),
    ) +
    line('M-128 -132H128', darker(frame, 0.3), 8) +
    mark('light', 10, 60, 34)
  )
}

const sock = (color: string) => piece('M-9 0H9L10 34Q30 42 26 54Q10 60 -8 50Z', color)

/** Wool socks that dry on a line over the bench. */
const dryingLine = (): string =>
  line('M-190 -300Q20 -250 240 -318', '#f0dcc0', 4) +
  (
    [
      [-154, -289, '#5f7fb3'],
      [-118, -284, '#5f7fb3'],
      [20, -276, '#e3b04d'],
      [56, -279, '#e3b04d'],
    ] as const
  )
    .map(([x, y, color]) => placed(sock(color), { x, y }))
    .join('')

/** Small blossoms all over the wall, above the panels. */
const blossoms = ({ scene, pixel, zoom }: RoomCamera, color: string) => {
  const petals: string[] = []
  for (let row = 0; row < 13; row++)
    for (let column = -14; column < 15; column++) {
      const [x, y] = pixel([column * 44 + (row % 2) * 22, -118 - row * 34])
      for (const turn of [0, 1, 2, 3, 4])
        petals.push(leaf(x, y, turn * 1.257 + column, 5.4 * zoom, 0.42))
    }
  scene.flat(petals, color)
}

/** Draws the room as the camera sees it, by firelight; the bench comes in its place unless `isBare`. */
export const drawParlour = (camera: RoomCamera, { isBare = false, wall = '#c98a55' } = {}) => {
  const { scene, put, pixel, zoom } = camera
  const floorY = pixel([0, 0])[1]
  scene.add(`<rect ${scene.fullWidthAttributes} height="${scene.height}" fill="${wall}"/>`)
  blossoms(camera, lighter(wall, 0.24))
  const panels = pixel([0, -96])[1]
  scene.sheet(
    `M${scene.left - 40} ${num(panels)}H${scene.right + 40}V${num(floorY + 40)}H${scene.left - 40}Z`,
    mix(wood, '#6a4030', 0.4),
    2,
    panels,
  )
  const grooves: string[] = []
  for (let x = -900; x < 900; x += 62) {
    const [px, py] = pixel([x, -84])
    grooves.push(`M${num(px)} ${num(py)}V${num(floorY)}`)
  }
  scene.add(line(grooves.join(''), '#4f3026', 3 * zoom))
  boardFloor(scene, floorY, '#a87048')
  put(parlourWindow(), spots.window)
  put(plankDoor(), spots.door, 0.86)
  put(dryingLine(), [0, 0])
  put(tiledStove(), [240, 0])
  firelight(camera)
  if (!isBare) placeBench(camera)
}

/** Warm light before the stove, and cold dusk far from it. */
const firelight = ({ scene, pixel, zoom }: RoomCamera) => {
  const [x, y] = pixel(spots.fire)
  const [coldX, coldY] = pixel([-620, -200])
  scene.shineFrom(x, y - 260 * zoom)
  scene.warm(coldX, coldY, 640 * zoom, '#2b2a5c', 0.62)
  scene.warm(x - 30 * zoom, y + 60 * zoom, 520 * zoom, '#f08a3c', 0.46, 0.66)
  scene.glow(x, y, 330 * zoom, '#ffb454', 0.62)
}

const placeBench = ({ put, shade }: RoomCamera) => {
  const [x, y] = spots.bench
  for (const side of [-1, 1]) shade([x + side * 128, y], 36)
  put(stoveBench(benchHalf * 2, '#a5653c', red), [x, y])
}

export interface ParlourOptions extends Omit<PlaceOptions, 'zoom'> {
  zoom: number
  /** The point of the room in the middle of the picture. */
  middle: Point
  isBare?: boolean
}

/** A picture of the room. */
export const parlour = ({ zoom, middle, isBare, ...options }: ParlourOptions): RoomCamera => {
  const light = { x: 0.8, y: 0.5, r: 0 }
  const { scene } = createPlaceScene(options, { palette: 'gold', hour: 'night', light })
  const camera = roomCamera(scene, zoom, middle)
  scene.ground = () => camera.pixel([0, 0])[1]
  drawParlour(camera, { isBare })
  scene.begin('cast')
  return camera
}

/** A polygon of points in the room. */
export const shapeIn = ({ pixel }: RoomCamera, corners: readonly Point[]) =>
  polygon(corners.map((corner) => pixel(corner)))
