import { flower } from '../landscape/flowers.ts'
import { trunk } from '../landscape/land.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { circle, leaf, type Point, points } from '../paper/geometry.ts'
import { strip } from '../paper/pieces.ts'
import { cycle, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

/** What covers a fruit tree: snow on bare boughs, blossom, leaves, or coloured leaves. */
type TreeDress = 'snow' | 'blossom' | 'leaves' | 'autumn'

export interface FruitTreeOptions {
  x: number
  /** Where the trunk meets the ground, in pixels. */
  foot: number
  /** Height in pixels. */
  h: number
  dress: TreeDress
  bark?: string
  seed?: number
  /** Fruit, its lower end at (0, 0), and where it hangs: shares of the height from the foot. */
  fruit?: string
  fruitAt?: readonly (readonly [dx: number, up: number])[]
  fruitScale?: number
}

type Spine = readonly Point[]

/** Trunk and boughs as shares of the height, `up` is positive. */
const limbs: readonly [spine: Spine, widths: readonly number[]][] = [
  [points('0,0.06 0.02,0.2 -0.02,0.46'), [0.13, 0.08, 0.09]],
  [points('-0.01,0.4 -0.14,0.56 -0.36,0.68'), [0.08, 0.05, 0.016]],
  [points('-0.01,0.42 0.16,0.52 0.38,0.74'), [0.08, 0.05, 0.014]],
  [points('-0.02,0.42 -0.02,0.66 0.06,0.92'), [0.09, 0.06, 0.016]],
  [points('-0.13,0.54 -0.22,0.68 -0.2,0.86'), [0.04, 0.03, 0.012]],
  [points('-0.26,0.63 -0.34,0.74 -0.36,0.82'), [0.026, 0.018, 0.01]],
  [points('0.02,0.7 0.08,0.78 0.07,0.94'), [0.03, 0.02, 0.01]],
  [points('0.3,0.66 0.4,0.7 0.44,0.66'), [0.026, 0.018, 0.01]],
  [points('0.16,0.58 0.2,0.72 0.22,0.86'), [0.036, 0.026, 0.012]],
]

const crowns: Record<Exclude<TreeDress, 'snow'>, [back: string, front: string]> = {
  blossom: ['#eeb9c4', '#fbe3e6'],
  leaves: ['#5f9a50', '#86ba5c'],
  autumn: ['#d9682f', '#f0a63c'],
}

const crownBalls = (x: number, foot: number, h: number, seed: number) => {
  const random = seeded(seed)
  return Array.from({ length: 22 }, (_, i) => {
    const angle = i * 2.4
    const reach = Math.sqrt(i / 22)
    const r = h * (0.12 + random() * 0.05)
    return circle(
      x + Math.cos(angle) * reach * h * 0.4,
      foot - h * 0.74 + Math.sin(angle) * reach * h * 0.24,
      r,
    )
  })
}

const blossoms = (scene: Scene, { x, foot, h, seed = 1 }: FruitTreeOptions) => {
  const random = seeded(seed + 4)
  for (let i = 0; i < 26; i++) {
    const [angle, reach] = [i * 2.4 + 0.5, Math.sqrt((i + 0.5) / 26)]
    const fx = x + Math.cos(angle) * reach * h * 0.45
    const fy = foot - h * 0.74 + Math.sin(angle) * reach * h * 0.29
    const color = cycle(['#fff6f2', '#f7a8b8', '#ffdfe4'], i)
    scene.add(flower(fx, fy, h * (0.03 + random() * 0.014), color, 5, random() * 3))
  }
}

/** Loose leaves in the light on a crown. */
const tufts = ({ x, foot, h, seed = 1 }: FruitTreeOptions) => {
  const random = seeded(seed + 11)
  return Array.from({ length: 24 }, (_, i) => {
    const [angle, reach] = [i * 2.4, Math.sqrt(i / 24) * h]
    const lx = x - h * 0.03 + Math.cos(angle) * reach * 0.4
    const ly = foot - h * 0.76 + Math.sin(angle) * reach * 0.24
    return leaf(lx, ly, random() * 6.28, h * 0.045, 0.4)
  })
}

/** A fruit tree in a garden, as it looks at one time of the year. */
export const fruitTree = (scene: Scene, options: FruitTreeOptions) => {
  const { x, foot, h, dress, bark = '#8a5f4a', seed = 1, fruit, fruitScale = 1 } = options
  const at = (spine: Spine, lift = 0) =>
    spine.map(([dx, up]) => [x + dx * h, foot - up * h - lift * h] as const)
  const scaled = (widths: readonly number[]) => widths.map((w) => w * h)
  const stem = trunk(x, foot - h * 0.34, foot, h * 0.1, 2)
  const wood = [stem, ...limbs.map(([spine, widths]) => strip(at(spine), scaled(widths)))]
  const paint = scene.linear(lighter(bark, 0.12), darker(bark, 0.25), foot - h, foot)
  scene.contactShadow(x, foot, h * 0.13)
  if (dress === 'snow') {
    scene.piece(wood, paint, 3)
    const caps = limbs
      .slice(1)
      .map(([spine]) => strip(at(spine, 0.016), scaled([0.02, 0.034, 0.018])))
    scene.piece(caps, mix('#ffffff', scene.mood.tone(0.3), 0.12), 1)
    scene.mark('snow', x, foot - h * 0.62, h * 0.12)
    return scene
  }
  const [back, front] = crowns[dress]
  scene.piece(crownBalls(x, foot, h, seed), back, 3)
  scene.piece(wood, paint, 3)
  scene.piece(crownBalls(x, foot - h * 0.14, h * 0.8, seed + 2), mix(back, front, 0.55), 2)
  scene.piece(crownBalls(x - h * 0.06, foot - h * 0.31, h * 0.6, seed + 5), front, 2)
  scene.flat(tufts(options), mix(front, '#ffffff', 0.35), 0.55)
  for (const [dx, up] of [
    [0, 0.78],
    [-0.24, 0.7],
    [0.24, 0.7],
  ] as const)
    scene.mark('leaves', x + dx * h, foot - up * h, h * 0.12)
  if (dress === 'blossom') blossoms(scene, options)
  if (fruit !== undefined)
    for (const [dx, up] of options.fruitAt ?? [])
      scene.place(fruit, x + dx * h, foot - up * h, fruitScale)
  return scene
}

export interface BoughOptions {
  /** From the thick end to the tip, in pixels: the three or four control points of a Bézier curve. */
  spine: Spine
  widths: readonly number[]
  bark?: string
  /** Colours of the leaves in turn; none for a bare bough. */
  leaves?: readonly [string, ...string[]]
  /** Length of a leaf in pixels. */
  leafLength?: number
  seed?: number
}

/** The point at `t` (0 to 1) of a bough's spine. */
export const onBough = (spine: Spine, t: number): Point => {
  let rest = spine
  while (rest.length > 1)
    rest = rest.slice(1).map(([x, y], i) => {
      const [px, py] = rest[i] ?? [x, y]
      return [px + (x - px) * t, py + (y - py) * t] as const
    })
  return rest[0] ?? [0, 0]
}

/** One bough close by, with its leaves to both sides; for pictures up in a tree or under it. */
export const bough = (scene: Scene, options: BoughOptions) => {
  const { spine, widths, bark = '#8a5f4a', leaves, leafLength = 90, seed = 1 } = options
  scene.piece(strip(spine, widths), bark, 3)
  if (leaves === undefined) return scene
  const random = seeded(seed)
  const isLeftward = (spine.at(-1)?.[0] ?? 0) < (spine[0]?.[0] ?? 0)
  const flow = isLeftward ? Math.PI : 0
  for (let i = 0; i < 16; i++) {
    const [x, y] = onBough(spine, 0.1 + (i / 16) * 0.92)
    const turn = (i % 2 === 0 ? -1 : 1) * (0.9 + random() * 0.5)
    const length = leafLength * (0.8 + random() * 0.4)
    scene.piece(leaf(x, y, flow + turn, length, 0.3), cycle(leaves, i), 1)
  }
  return scene
}
