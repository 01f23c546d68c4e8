import { bush, fir, grass } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, type Point, polygon } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { surface, trunkBridge } from './set.ts'

interface Wall {
  /** Where the wall's upper edge ends, in pixels. */
  x: number
  y: number
  /** 1 on the left of the gorge, -1 on its right. */
  way: 1 | -1
  /** Pixels by which its foot comes nearer to the middle than its edge. */
  lean: number
  /** Pixels by which the land rises towards the picture's edge. */
  rise?: number
  color: string
  seed: number
}

/** Where the land behind a wall's edge is at `x`: level at the edge, then rising. */
const landAt = ({ x, y, rise = 0 }: Wall, at: number) => y - rise * (Math.abs(at - x) / 640) ** 1.4

/** The jagged outline of a wall, `step` papers nearer than its edge: lower and farther outwards. */
const rockFace = (scene: Scene, side: Wall, step: number) => {
  const { x, y, way, lean } = side
  const random = seeded(side.seed + step)
  const foot = scene.height + 60
  const [from, top] = [x - way * step * 120, y + step * 150]
  const edge = way === 1 ? scene.left - 80 : scene.right + 80
  const ledges = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    const jag = (i % 2 === 0 ? -0.08 : 0.12) * lean - random() * 30
    return [from + way * (lean * t + (i === 0 ? 0 : jag)), top + (foot - top) * t]
  })
  const crest = Array.from({ length: 9 }, (_, i): Point => {
    const at = edge + (from - edge) * (i / 8)
    return [at, landAt(side, at) + step * 150 + (step > 0 ? (i % 2) * 36 : 0)]
  })
  return polygon([...crest, ...ledges, [edge, foot]])
}

/** One side of a gorge: papers of rock one before the other, grass along the top. */
const wall = (scene: Scene, side: Wall, papers: number) => {
  const { y, way, color } = side
  for (let step = 0; step < papers; step++) {
    const tint = darker(color, step * 0.13)
    const fill = scene.linear(lighter(tint, 0.16), darker(tint, 0.2), y, scene.height)
    scene.sheet(rockFace(scene, side, step), fill, 3, y - 160)
  }
  turf(scene, side, way === 1 ? scene.left - 80 : scene.right + 80)
}

/** The green edge of the land above a wall. */
const turf = (scene: Scene, side: Wall, edge: number) => {
  const { x, y, way } = side
  const [from, to] = way === 1 ? [edge, x + 16] : [x - 16, edge]
  const upper: Point[] = []
  for (let at = from; at <= to; at += 20) upper.push([at, landAt(side, at) - 4])
  const lower = upper.map(([at, h], i): Point => [at, h + 34 + (i % 3) * 12]).reverse()
  const green = lighter(scene.mood.land(0.74), 0.06)
  const blades = grass({ yAt: (at) => landAt(side, at) }, from, to - 10, 14, 26, y + way)
  scene.piece([polygon([...upper, ...lower]), blades], green, 1)
}

/** The far end of the gorge: a cliff from side to side with a stream that falls over its edge at `x`. */
const farFall = (scene: Scene, x: number, top: number, foot: number, color: string) => {
  const { left, right, height } = scene
  const [low, white] = [height + 60, mix(scene.mood.sky[2], '#ffffff', 0.6)]
  const edge = `M${left - 60} ${top + 20}L${x - 150} ${top - 16}L${x - 44} ${top}H${x + 44}L${x + 130} ${top - 26}L${right + 60} ${top + 10}`
  scene.sheet(
    `${edge}V${low}H${left - 60}Z`,
    scene.linear(color, darker(color, 0.16), top, foot),
    3,
  )
  const stream = `M${x - 40} ${top - 2}Q${x} ${top + 10} ${x + 40} ${top - 2}C${x + 54} ${top + 60} ${x + 50} ${top + 200} ${x + 66} ${foot + 20}H${x - 66}C${x - 50} ${top + 200} ${x - 54} ${top + 60} ${x - 40} ${top - 2}Z`
  scene.piece(stream, white, 2)
  const threads = [-22, 4, 28].map((dx) => ellipse(x + dx, (top + foot) / 2 + dx * 3, 4, 150))
  scene.flat(threads, mix(scene.mood.sky[0], '#ffffff', 0.25), 0.6)
  scene.mark('water', x, (top + foot) / 2, 60)
}

export interface Gorge {
  /** Height of the bridge's upper edge, of the water, and the ends of the two banks, in pixels. */
  y: number
  from: number
  to: number
  water: number
  thick: number
  lean: number
  rise?: number
  rock: string
  /** Where a stream falls into the gorge at its far end, in pixels. */
  fall?: number
}

/** A deep gorge with the bridge high above its water; the cast stands on bridge and banks. */
export const gorge = (
  scene: Scene,
  { y, from, to, water, thick, lean, rise, rock, fall }: Gorge,
) => {
  const { left, right, height, mood } = scene
  const far = mix(rock, mood.sky[2], 0.5)
  const mist = scene.linear(mix(far, mood.sky[2], 0.7), mix(far, mood.sky[0], 0.5), y, water)
  scene.sheet(`M${left - 60} ${y + 10}H${right + 60}V${height + 60}H${left - 60}Z`, mist, 3, y)
  if (fall !== undefined) farFall(scene, fall, y + 96, water, darker(far, 0.08))
  const back = { y: y + 60, lean: lean * 0.9, color: far }
  const inset = (to - from) * 0.1
  wall(scene, { ...back, x: from + inset, way: 1, seed: 5 }, 1)
  wall(scene, { ...back, x: to - inset, way: -1, seed: 8 }, 1)
  surface(scene, water)
  const near = { y, lean, color: rock, ...(rise === undefined ? {} : { rise }) }
  const [west, east] = [
    { ...near, x: from, way: 1, seed: 3 },
    { ...near, x: to, way: -1, seed: 11 },
  ] as const
  wall(scene, west, 3)
  wall(scene, east, 3)
  trunkBridge(scene, from - thick * 1.7, to + thick * 1.7, y, thick)
  const land = (x: number) => (x < from ? landAt(west, x) : x > to ? landAt(east, x) : y)
  // Feet are 70 px below the ground.
  scene.ground = (x) => land(x) - 60
}

/** Small firs and bushes that cling to the walls of the gorge. */
export const greenLedges = (scene: Scene) => {
  const green = scene.mood.land(0.8)
  const firs = [
    [300, 760, 150],
    [366, 770, 110],
    [150, 940, 190],
    [1280, 720, 150],
    [1360, 900, 170],
    [1450, 910, 120],
  ] as const
  scene.piece(
    firs.map(([x, y, h], i) => fir(x, y, h, i + 3)),
    darker(green, 0.06),
    2,
  )
  const bushes = [
    [200, 770, 130],
    [90, 950, 170],
    [1330, 730, 120],
    [1400, 915, 170],
    [420, 960, 90],
    [1180, 880, 90],
  ] as const
  scene.piece(
    bushes.map(([x, y, w], i) => bush(x, y, w, i + 2)),
    lighter(green, 0.08),
    2,
  )
}

/** Swallows below the bridge: so high it is. */
export const swallows = (scene: Scene) => {
  for (const [x, y, s] of [
    [690, 700, 1],
    [940, 790, 0.8],
    [880, 640, 0.7],
  ] as const)
    scene.place(
      piece(
        'M0 0C-16 -22 -44 -26 -62 -16C-40 -14 -24 -4 -10 10L0 34L10 10C24 -4 40 -14 62 -16C44 -26 16 -22 0 0Z',
        '#1b5866',
      ),
      x,
      y,
      s,
      { rotate: x % 40 },
    )
}

/** Moss hanging from the bridge's lower edge at `y`, as one sees it from below. */
export const hangingMoss = (scene: Scene, from: number, to: number, y: number) => {
  const strands = grass({ yAt: () => 0 }, from, to, 18, 62, 4)
  scene.add(
    placed(piece(strands, darker(scene.mood.land(0.8), 0.1)), { y, rotate: 180, x: from + to }),
  )
}

/** Dark bushes in both lower corners, like a hiding place. */
export const nearBushes = (scene: Scene) => {
  const { left, right, height } = scene
  scene.inFront(() => {
    const dark = darker(scene.mood.land(1), 0.25)
    scene.piece([bush(left + 60, height, 420, 3), bush(right - 60, height, 460, 6)], dark, 3)
  })
}
