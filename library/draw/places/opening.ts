import { darker, lighter } from '../paper/color.ts'
import { num, roundRect } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'

export interface OpeningOptions {
  /** Middle of the opening and its width, in pixels. */
  x: number
  w: number
  wall?: string
  wood?: string
}

/** The path of a rectangle larger than the stage. */
const outline = (scene: Scene) =>
  `M${scene.left - 60} -60H${scene.right + 60}V${scene.height + 60}H${scene.left - 60}Z`

const stripes = (scene: Scene, to: number, wall: string, isFree: (x: number) => boolean) => {
  for (let x = scene.left; x < scene.right; x += 120)
    if (isFree(x) && isFree(x + 56)) scene.flat(roundRect(x, 0, 56, to), lighter(wall, 0.5), 0.1)
}

/**
 * Draws a room's wall and floor over an outdoor scene, with an open doorway whose door is on its left. Sets the
 * ground to the floor. Returns the y of the floor and the point of the door's handle, in pixels.
 */
export const throughDoor = (
  scene: Scene,
  { x, w, wall = '#d9a066', wood = '#8a5a3c' }: OpeningOptions,
) => {
  const { left: edge, right: end, height } = scene
  const floor = height * 0.74
  const [left, right, top] = [x - w / 2, x + w / 2, height * 0.17]
  const doorway = `M${left} ${floor + 8}H${right}V${top + w * 0.4}Q${right} ${top} ${x} ${top}Q${left} ${top} ${left} ${top + w * 0.4}Z`
  scene.sheet(outline(scene) + doorway, scene.linear(darker(wall, 0.3), wall, 0, floor), 4)
  stripes(scene, floor, wall, (at) => at < left - 40 || at > right + 40)
  const rim = (grow: number) =>
    `M${left - grow} ${floor + 8}V${top + w * 0.4}Q${left - grow} ${top - grow} ${x} ${top - grow}Q${right + grow} ${top - grow} ${right + grow} ${top + w * 0.4}V${floor + 8}`
  scene.piece(
    `${rim(42)}H${right}V${top + w * 0.4}Q${right} ${top} ${x} ${top}Q${left} ${top} ${left} ${top + w * 0.4}V${floor + 8}Z`,
    wood,
    3,
  )
  const boards = darker(wood, 0.12)
  scene.sheet(
    `M${edge - 60} ${floor}H${end + 60}V${height + 60}H${edge - 60}Z`,
    scene.linear(lighter(boards, 0.24), darker(boards, 0.3), floor, height),
    3,
    floor,
  )
  const seams = [0.16, 0.4, 0.7].map(
    (t) => `M${edge - 10} ${num(floor + (height - floor) * t)}H${end + 10}`,
  )
  scene.add(
    `<path d="${seams.join('')}" stroke="${darker(boards, 0.45)}" stroke-opacity=".5" stroke-width="3"/>`,
  )
  scene.piece(roundRect(left - 50, floor - 8, w + 100, 30, 8), lighter(wood, 0.16), 2)
  const leaf = `M${left - 8} ${top + w * 0.36}L${left - w * 0.46} ${top + w * 0.2}V${floor + 90}L${left - 8} ${floor + 8}Z`
  scene.piece(leaf, scene.linear(lighter(wood, 0.2), darker(wood, 0.1), top, floor), 3)
  const planks = [0.15, 0.3].map(
    (t) => `M${num(left - w * t)} ${num(top + w * (0.36 - t * 0.32))}V${num(floor + 8 + t * 170)}`,
  )
  scene.add(
    `<path d="${planks.join('')}" stroke="${darker(wood, 0.4)}" stroke-opacity=".5" stroke-width="4"/>`,
  )
  scene.ground = () => floor
  return { floor, handle: [left - w * 0.4, floor - height * 0.22] as const }
}

/**
 * Draws a wall with a wide window over an outdoor scene; sets the ground to its sill and returns the sill's y in
 * pixels. `y` is the middle of the window, `h` its height; `pane` draws what is between the view and the bars; an
 * open window has no bars.
 */
export const throughWindow = (
  scene: Scene,
  {
    x,
    y,
    w,
    h,
    wall = '#7b5f6e',
    wood = '#6f4a3c',
    pane,
    isOpen = false,
  }: OpeningOptions & { y: number; h: number; pane?: () => void; isOpen?: boolean },
) => {
  const [left, right, top, sill] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2]
  const hole = (grow: number) =>
    `M${left - grow} ${sill + grow}H${right + grow}V${top - grow}H${left - grow}Z`
  pane?.()
  if (!isOpen)
    scene.piece([roundRect(x - 11, top, 22, h), roundRect(left, y - h * 0.14, w, 22)], wood, 2)
  scene.sheet(outline(scene) + hole(0), scene.linear(darker(wall, 0.3), wall, 0, scene.height), 4)
  stripes(scene, scene.height, wall, (at) => at < left - 80 || at > right + 30)
  scene.piece(
    `M${left - 34} ${top - 34}H${right + 34}V${sill + 10}H${left - 34}Z${hole(0)}`,
    wood,
    3,
  )
  scene.piece(roundRect(left - 90, sill - 4, w + 180, 56, 12), lighter(wood, 0.2), 3)
  scene.ground = () => sill
  return sill
}
