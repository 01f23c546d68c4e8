import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import type { Area, Scene } from '../../draw/paper/scene.ts'

/** A hole in the wall of the hut: its middle, its size, and what is seen through it. */
interface Opening {
  x: number
  y: number
  w: number
  h: number
  sky: string
  leaves: string
  /** A window has a cross of wood in it, a door has not. */
  isWindow: boolean
}

const openingIn = (scene: Scene, { x, y, w, h, sky, leaves, isWindow }: Opening) => {
  const hole = roundRect(x - w / 2, y - h / 2, w, h, 6)
  scene.piece(roundRect(x - w / 2 - 24, y - h / 2 - 24, w + 48, h + 48, 10), '#8a5a3c', 3)
  scene.flat(hole, sky)
  scene.add(`<clipPath id="pane"><path d="${hole}"/></clipPath><g clip-path="url(#pane)">`)
  const balls = [
    [-0.4, 0.44, 0.3],
    [-0.06, 0.56, 0.26],
    [0.42, 0.34, 0.33],
    [0.46, -0.5, 0.26],
  ] as const
  scene.piece(
    balls.map(([dx, dy, r]) => circle(x + dx * w, y + dy * h, r * w)),
    leaves,
    1,
  )
  scene.add('</g>')
  const cross = `M${x} ${y - h / 2}V${y + h / 2}M${x - w / 2} ${y}H${x + w / 2}`
  if (isWindow) scene.add(line(cross, '#8a5a3c', 14))
}

/** The inside of the hut: a wall of boards with an opening, and a floor from `floorY` down. */
export const insideHut = (scene: Scene, wall: string, opening: Opening, floorY = 800) => {
  const { width, height } = scene
  const paint = scene.linear(darker(wall, 0.16), lighter(wall, 0.08), 0, floorY)
  scene.add(`<rect width="${width}" height="${height}" fill="${paint}"/>`)
  const rows = Array.from({ length: 9 }, (_, i) => i * 98).filter((y) => y < floorY - 20)
  scene.add(line(rows.map((y) => `M0 ${y}H${width}`).join(''), darker(wall, 0.26), 4))
  const nails = rows.flatMap((y, i) =>
    [90, 820, 1510].map((x) => circle(x + (i % 2) * 26, y + 16, 5)),
  )
  scene.flat(nails, darker(wall, 0.4), 0.7)
  openingIn(scene, opening)
  const floor = '#a9744a'
  scene.sheet(
    `M-60 ${floorY}H${width + 60}V${height + 60}H-60Z`,
    scene.linear(lighter(floor, 0.14), darker(floor, 0.2), floorY, height),
    3,
    floorY,
  )
  const joints = Array.from(
    { length: 13 },
    (_, i) => `M${800 + (i - 6) * 150} ${floorY + 4}L${800 + (i - 6) * 290} ${height}`,
  )
  scene.add(line(joints.join(''), darker(floor, 0.3), 4))
  scene.ground = () => floorY
}

/** The outside wall of the hut by night with a lit window, and the platform below it; a clip keeps who is inside. */
export const litWindow = (scene: Scene, [left, top, right, low]: Area, drawInside: () => void) => {
  const wood = '#5f4a4c'
  const paint = scene.linear(darker(wood, 0.2), wood, 0, 720)
  scene.sheet(roundRect(scene.left - 60, -60, 880 - scene.left, 800, 4), paint, 3)
  const joints = Array.from({ length: 8 }, (_, i) => `M${scene.left - 60} ${40 + i * 92}H820`)
  scene.add(line(joints.join(''), darker(wood, 0.36), 5))
  const [w, h] = [right - left, low - top]
  scene.piece(roundRect(left - 26, top - 26, w + 52, h + 52, 10), '#3f3038', 3)
  const pane = roundRect(left, top, w, h, 6)
  scene.flat(pane, scene.linear('#f4b352', '#ffe0a0', top, low))
  scene.add(`<clipPath id="lit"><path d="${pane}"/></clipPath><g clip-path="url(#lit)">`)
  scene.glow(right - 100, low - 130, 380, '#fff3c8', 0.6)
  drawInside()
  scene.add('</g>')
  scene.piece(roundRect(left - 50, low - 4, w + 100, 34, 8), '#6f5248', 2)
  scene.piece(roundRect(scene.left - 60, 720, 960 - scene.left, 44, 6), '#6a5350', 3)
}
