import { type HedgehogOptions, hedgehog } from '../../draw/cast/hedgehog.ts'
import { darker } from '../../draw/paper/color.ts'
import { circle, leaf, roundRect } from '../../draw/paper/geometry.ts'
import { line, mirrored, piece, placed } from '../../draw/paper/pieces.ts'
import { cycle, seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { apple } from '../../draw/props/fruit.ts'
import { stool } from '../../draw/props/furniture.ts'
import { leafHeap } from '../../draw/props/leaf-heap.ts'
import { footY, stand } from '../../draw/stage/stand.ts'

export const hedgehogChild = (options: HedgehogOptions = {}) => hedgehog(options)

export const hedgehogMother = (options: HedgehogOptions = {}) =>
  hedgehog({ color: '#7a5236', ...options })

/** The biggest apple on the whole tree, 110 units wide. */
export const greatApple = () => placed(apple(), { scale: 1.9 })

/** A pair of stilts, their steps 100 units above the ground. */
export const stilts = (wood = '#c8643f') =>
  mirrored(
    piece('M-62 0L-52 0L-44 -218L-56 -218Z', wood) +
      piece(roundRect(-54, -104, 34, 14, 5), darker(wood, 0.25)),
  )

/** A quarter of an apple, skin below, 64 units wide. */
export const appleSlice = () =>
  piece('M-34 -26C-26 6 26 6 34 -26Q0 -14 -34 -26Z', '#d8483e') +
  piece('M-32 -28C-20 -8 20 -8 32 -28Q0 -44 -32 -28Z', '#fff0cf') +
  piece(leaf(-2, -26, 0.2, 9, 0.5), '#6f4630')

const heap = { front: { width: 470, height: 56 }, back: { width: 430, height: 150 } }

/** A heap of leaves at `x`; `draw` stands in it, on its top, given in pixels. */
const onHeap = (scene: Scene, x: number, depth: number, draw: (top: number) => void) => {
  const y = footY(scene, x, depth)
  scene.contactShadow(x, y, 230)
  scene.place(leafHeap({ ...heap.back, seed: 4 }), x, y, 1.05)
  draw(y - 112)
  scene.place(leafHeap({ ...heap.front, seed: 7 }), x, y - 50, 0.72)
  scene.place(leafHeap({ ...heap.front, seed: 9 }), x, y + 6, 1.05)
}

/** The hedgehog's tower: leaves, then a stool on them, then stilts on the stool. */
interface Tower {
  hasStool?: boolean
  hasStilts?: boolean
  /** Degrees by which it all leans. */
  lean?: number
  depth?: number
  scale?: number
  flip?: boolean
}

/** Both arms of a hedgehog seen from the side, flung up. */
export const flung = {
  near: { at: [20, -142], grip: 'open' },
  far: { at: [58, -146], grip: 'open' },
} as const

/** The hedgehog as big as it can make itself. */
export const tower = (scene: Scene, x: number, look: HedgehogOptions, options: Tower = {}) => {
  const {
    hasStool = false,
    hasStilts = false,
    lean = 0,
    depth = 0,
    scale = 1.7,
    flip = false,
  } = options
  const child = hedgehogChild({ arms: 'up', ...look })
  const legs = hasStilts ? stilts() + placed(child, { y: -100, rotate: lean * 0.8 }) : child
  const pile = hasStool ? stool('#d9975a') + placed(legs, { y: -64, rotate: lean }) : legs
  onHeap(scene, x, depth, (top) => scene.place(pile, x, top, scale, { rotate: lean, flip }))
}

/** Fallen leaves in the air, inside a box of pixels. */
export const flyingLeaves = (
  scene: Scene,
  {
    x,
    y,
    w,
    h,
    seed,
    count,
  }: { x: number; y: number; w: number; h: number; seed: number; count: number },
) => {
  const random = seeded(seed)
  const colors = ['#b5683a', '#d08a45', '#e3ad48', '#8f4d34'] as const
  for (let i = 0; i < count; i++) {
    const path = leaf(x + random() * w, y + random() * h, random() * 6.28, 42 + random() * 26, 0.36)
    scene.piece(path, cycle(colors, i), 2)
  }
}

/** Marks of movement: short curved strokes around (x, y). */
export const wobble = (scene: Scene, x: number, y: number, reach: number) => {
  const arc = (side: number, r: number) =>
    `M${x + side * r} ${y - r * 0.34}q${side * r * 0.2} ${r * 0.34} 0 ${r * 0.68}`
  const marks = [-1, 1].flatMap((side) => [arc(side, reach), arc(side, reach * 1.24)]).join('')
  scene.add(`<g opacity=".6">${line(marks, '#c9853f', 8)}</g>`)
}

/** An animal with an apple slice before it. */
export const eater = (
  scene: Scene,
  svg: string,
  x: number,
  scale: number,
  { flip = false, depth = 0, slice = 0 } = {},
) => {
  stand(scene, svg, x, scale, { flip, depth })
  stand(scene, appleSlice(), x + slice, 1.25, { depth: depth + 46, shadow: 30 })
}

/** The end wall of a hollow trunk seen from within, with a round hole in it. */
export const trunkWall = (scene: Scene, x: number, y: number, r: number) => {
  const rims: [grow: number, color: string, lift: 3 | 4][] = [
    [0, '#9a6440', 3],
    [70, '#7a4a33', 3],
    [170, '#5a3429', 3],
    [330, '#40241f', 4],
  ]
  for (const [grow, color, lift] of rims) {
    const hole = circle(x - grow * 0.32, y + grow * 0.14, r + grow)
    const fill = scene.linear(color, darker(color, 0.22), y - r, scene.height)
    scene.add(
      `<g filter="url(#s3)"><path d="M-80 -80H${scene.width + 80}V${scene.height + 80}H-80Z${hole}" fill="${fill}" fill-rule="evenodd"/></g>`,
    )
    if (lift === 4) scene.warm(x - 60, y + r, r * 2.4, '#ffce7a', 0.28)
  }
}
