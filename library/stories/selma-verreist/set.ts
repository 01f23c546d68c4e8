import { bush, type Ground, hills, stone } from '../../draw/landscape/land.ts'
import { type CloudSpot, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, num, type Point } from '../../draw/paper/geometry.ts'
import { line, placed, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { lettuceLeaf } from '../../draw/props/vegetables.ts'
import { createPlaceScene, type PlaceOptions } from '../../draw/stage/place-options.ts'

/** The sky of this story: a sun of discs and bars of cloud over paper waves. */
export const ownSky = { sun: 'discs', clouds: 'bars', sheets: 'waves' } as const

/** An empty sky over the bed, seen from the height of a snail. */
export const openSky = (options: PlaceOptions, clouds: readonly CloudSpot[] = []) => {
  const { scene, settings } = createPlaceScene(
    { sky: ownSky, ...options },
    {
      palette: 'emerald',
      light: { x: 0.7, y: 0.3, r: 120 },
    },
  )
  sky(scene, { ...settings, clouds })
  return scene
}

interface Earth {
  /** Height of its upper edge as a share of the picture. */
  at: number
  color: string
  seed: number
  amplitude?: number
  pebbles?: number
}

/** A sheet of soil or sand with pebbles; the last one is the cast's ground. */
export const earth = (
  scene: Scene,
  { at, color, seed, amplitude = 20, pebbles = 0 }: Earth,
): Ground => {
  const { height, width } = scene
  const base = height * at
  const ground = hills(scene, { base, amplitude: amplitude * scene.unit, seed })
  scene.sheet(
    ground.path,
    scene.linear(lighter(color, 0.12), darker(color, 0.26), base - 40, height),
    3,
    ground.top,
  )
  const random = seeded(seed)
  const bits = Array.from({ length: pebbles }, () => {
    const [x, down] = [random() * width, 0.1 + random() * 0.85]
    return stone(
      x,
      ground.yAt(x) + (height - base) * down,
      16 + down * random() * 56,
      random() * 90,
    )
  })
  if (bits.length > 0) scene.piece(bits, mix(color, '#d9cdb8', 0.45), 1)
  scene.ground = ground.yAt
  return ground
}

/** A row of plants growing out of `ground` at the given places, each sunk a little. */
export const row = (
  scene: Scene,
  ground: Ground,
  plant: string,
  places: readonly [x: number, scale: number][],
  sink = 14,
) => {
  for (const [i, [x, scale]] of places.entries())
    scene.place(plant, x, ground.yAt(x) + sink * scale, scale, { flip: i % 2 === 1 })
}

/** Curly leaves as large as trees that hang or grow into the picture. */
export const giantLeaves = (
  scene: Scene,
  leaves: readonly { x: number; y: number; l: number; rotate: number; tint: string }[],
) => {
  for (const [i, { x, y, l, rotate, tint }] of leaves.entries())
    scene.add(placed(lettuceLeaf(l, tint, i + 2, 0.66), { x, y, rotate }))
}

/** Water pouring in strings of drops from one place to many. */
export const pouring = (scene: Scene, from: [number, number], to: readonly number[]) => {
  const strings = to.map((x, i) => {
    const [x0, y0] = [from[0] + (i - to.length / 2) * 16, from[1] + (i % 2) * 16]
    return `M${num(x0)} ${num(y0)}Q${num((x0 * 2 + x) / 3)} ${num(y0 + 140)} ${num(x)} 1010`
  })
  scene.add(`<g opacity=".6">${line(strings.join(''), '#7cc3d8', 14)}</g>`)
  scene.add(
    `<path d="${strings.join('')}" fill="none" stroke="#f2fcff" stroke-width="12" stroke-linecap="round" stroke-dasharray="26 58" opacity=".9"/>`,
  )
}

/** Small around splashes on the ground. */
export const splashes = (scene: Scene, spots: readonly Point[]) => {
  const drops = spots.flatMap(([x, y]) =>
    [-34, -14, 14, 34].map((dx, i) => circle(x + dx, y - 34 + Math.abs(dx) * 0.7 - (i % 2) * 6, 6)),
  )
  scene.flat(drops, '#dff5fa', 0.9)
}

/** A little heap of soil that hides where a radish leaves the ground. */
export const mound = (scene: Scene, x: number, w: number, color: string, sink: number) => {
  const y = scene.ground(x) + sink
  scene.piece([bush(x - w * 0.22, y, w * 0.42, 3), bush(x + w * 0.24, y, w * 0.46, 6)], color, 1)
}

/** The shining track behind a snail at (x, y), out of the picture to the left. */
export const track = (scene: Scene, x: number, y: number) => {
  const spine = [
    [x - 200, y - 4],
    [x - 420, y + 10],
    [x - 560, y - 50],
    [-60, y + 30],
  ] as const
  scene.flat(strip(spine, [40, 34, 26, 30]), '#ffffff', 0.26)
}
