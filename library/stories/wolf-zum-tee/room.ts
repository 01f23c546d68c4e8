// The room of goat, sheep and donkey, one set for all pages, in units of its figures: the back wall meets the floor at
// y = 0, nearer things stand lower. From left to right: door, window, rack of spoons, stove.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, mirrored, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import { boardFloor } from '../../draw/places/indoors.ts'
import { type RoomCamera, roomCamera } from '../../draw/places/room-camera.ts'
import { stove } from '../../draw/props/furniture.ts'
import { plankDoor } from '../../draw/props/stove-corner.ts'
import { createPlaceScene, type PlaceOptions } from '../../draw/stage/place-options.ts'
import { teaspoon } from './things.ts'

const wood = '#8a5a45'
const curtainCloth = print('checks', '#c8584f', '#f0c9a8', { size: 24 })

const spots = {
  door: [-390, 4],
  window: [-40, -250],
  rack: [190, -300],
  stove: [360, 22],
} as const satisfies Record<string, Point>

/** Half the width and height of the window. */
const pane = { w: 118, h: 132 } as const

/** The window's leaf, hinged on the right and ajar, so that its left edge comes into the room. */
const openLeaf = piece(
  `M${pane.w} ${-pane.h}V${pane.h}L-86 ${pane.h + 24}V${-pane.h - 20}ZM${pane.w - 12} ${-pane.h + 14}L-72 ${-pane.h - 4}V${pane.h + 8}L${pane.w - 12} ${pane.h - 12}Z`,
  wood,
)

/** The window with `outside` behind its glass, drawn about the middle of the pane. */
const roomWindow = (outside: string, sky = '#3a4a86', isOpen = false) => {
  const { w, h } = pane
  const hole = roundRect(-w, -h, 2 * w, 2 * h, 4)
  return (
    piece(roundRect(-w - 18, -h - 18, 2 * w + 36, 2 * h + 36, 8), wood) +
    `<clipPath id="room-pane"><path d="${hole}"/></clipPath><g clip-path="url(#room-pane)">` +
    flat(hole, sky) +
    flat(`M${-w} 40Q-40 0 20 44T${w} 30V${h}H${-w}Z`, lighter(sky, 0.4)) +
    flat(`M${-w} 90Q0 60 ${w} 96V${h}H${-w}Z`, lighter(sky, 0.72)) +
    flat(flakes(w, h), '#ffffff', 0.9) +
    outside +
    '</g>' +
    (isOpen
      ? openLeaf
      : piece([roundRect(-5, -h, 10, 2 * h), roundRect(-w, -20, 2 * w, 9)], wood)) +
    mirrored(
      piece(`M${-w - 26} ${-h - 24}H-52C-60 -70 -98 -20 ${-w - 4} 40H${-w - 30}Z`, curtainCloth),
    ) +
    line(`M${-w - 44} ${-h - 26}H${w + 44}`, darker(wood, 0.3), 9) +
    piece(roundRect(-w - 34, h + 14, 2 * w + 68, 22, 6), lighter(wood, 0.2)) +
    mark('light', -70, -70, 30)
  )
}

const flakes = (w: number, h: number) => {
  const random = seeded(7)
  return Array.from({ length: 26 }, () =>
    circle((random() * 2 - 1) * w, (random() * 2 - 1) * h, 2 + random() * 2.4),
  ).join('')
}

/** A board with eight hooks and `count` silver spoons. */
const spoonRack = (count: number) => {
  const at = (i: number) => -77 + i * 22
  const hooks = Array.from({ length: 8 }, (_, i) => line(`M${at(i)} 4v8`, '#5b5266', 4))
  const spoons = Array.from({ length: count }, (_, i) =>
    placed(teaspoon(), { x: at(i), y: 10, rotate: 180, scale: 0.72 }),
  )
  return (
    piece(roundRect(-96, -14, 192, 20, 6), darker(wood, 0.15)) +
    hooks.join('') +
    spoons.join('') +
    mark('light', 0, 50, 20)
  )
}

/** A cloth-covered table, 124 tall, `w` wide. */
export const clothTable = (w: number) =>
  piece(
    [roundRect(-w / 2 + 24, -110, 20, 110, 4), roundRect(w / 2 - 44, -110, 20, 110, 4)],
    darker(wood, 0.2),
  ) +
  piece(
    `M${-w / 2} -124H${w / 2}L${w / 2 + 9} -84Q${w / 2 - 20} -74 ${num(w * 0.36)} -84T${num(w * 0.12)} -82T${num(-w * 0.12)} -84T${num(-w * 0.36)} -82T${-w / 2 - 9} -84Z`,
    curtainCloth,
  ) +
  flat(ellipse(0, -122, w / 2, 7), '#fff3e0', 0.35)

/** A lamp of tin that hangs from above; (0, 0) is its flame. */
export const hangingLamp = () =>
  line('M0 -420V-54', '#4f4358', 5) +
  piece('M-62 -14L-26 -56H26L62 -14Z', '#5f7fa0') +
  flat(ellipse(0, -10, 46, 9), '#fff0b8') +
  mark('light', 0, -8, 26)

const plinth = ({ scene, pixel, zoom }: RoomCamera, wall: string) => {
  const floorY = pixel([0, 0])[1]
  const seams: string[] = []
  for (let y = -56; y > -900; y -= 64) {
    const [, py] = pixel([0, y])
    seams.push(`M${scene.left} ${num(py)}H${scene.right}`)
  }
  scene.add(`<g opacity=".5">${line(seams.join(''), darker(wall, 0.3), 4 * zoom)}</g>`)
  const [, top] = pixel([0, -22])
  scene.sheet(
    `M${scene.left - 40} ${num(top)}H${scene.right + 40}V${num(floorY + 40)}H${scene.left - 40}Z`,
    darker(wall, 0.34),
    2,
    top,
  )
}

export interface RoomOptions extends Omit<PlaceOptions, 'zoom'> {
  zoom: number
  /** The point of the room in the middle of the picture. */
  middle: Point
  /** What is seen through the window. */
  outside?: string
  spoons?: number
  evening?: string
  isOpen?: boolean
}

/** A picture of the room in its evening light. */
export const stube = ({
  zoom,
  middle,
  outside = '',
  spoons = 7,
  evening,
  isOpen,
  ...options
}: RoomOptions) => {
  const light = { x: 0.5, y: 0.4, r: 0 }
  const { scene } = createPlaceScene(options, { palette: 'winter', hour: 'night', light })
  const camera = roomCamera(scene, zoom, middle)
  const wall = '#b57c5c'
  const floorY = camera.pixel([0, 0])[1]
  scene.ground = () => floorY
  scene.add(`<rect ${scene.fullWidthAttributes} height="${scene.height}" fill="${wall}"/>`)
  plinth(camera, wall)
  boardFloor(scene, floorY, '#9c6a4a')
  camera.put(roomWindow(outside, evening, isOpen), spots.window)
  camera.put(plankDoor('#7a4a3a'), spots.door)
  camera.put(spoonRack(spoons), spots.rack)
  camera.put(stove('#6f94b0'), spots.stove)
  const [x, y] = camera.pixel([spots.stove[0], -40])
  scene.warm(x, y, 380 * zoom, '#f08a3c', 0.4, 0.7)
  scene.glow(x, y, 200 * zoom, '#ffc66b', 0.5)
  return camera
}
