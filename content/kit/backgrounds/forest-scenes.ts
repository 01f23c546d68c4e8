import { bear } from '../cast/bear.ts'
import { fox } from '../cast/fox.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { lantern } from '../cast/lantern.ts'
import { mouse } from '../cast/mouse.ts'
import { owl } from '../cast/owl.ts'
import { squirrel } from '../cast/squirrel.ts'
import { toadstool } from '../flowers.ts'
import { clearing } from '../places/clearing.ts'
import { forest } from '../places/forest.ts'
import { treetop } from '../places/treetop.ts'
import { fireflies } from '../sky.ts'
import { footing } from '../stage.ts'
import { greatTree } from './great-tree.ts'
import { bookStack, hang, openBook } from './props.ts'
import type { BackgroundArt, View } from './view.ts'
import { calm, corners, land, openView, put, viewOf } from './view.ts'

/** Shares of the picture, radius in page pixels. */
type Light = readonly [x: number, y: number, r: number]

const twinkle = ({ scene }: View, lights: readonly Light[]) =>
  fireflies(
    scene,
    lights.map(([x, y, r]) => [x * scene.width, y * scene.height, r * scene.unit]),
  )

const toadstools = ({ scene }: View, spots: readonly [x: number, depth: number, h: number][]) => {
  for (const [share, depth, h] of spots) {
    const x = share * scene.width
    scene.add(toadstool(x, footing(scene, x, depth), h * scene.unit))
  }
}

/** Night in the forest: the owl above, the hedgehog below, the fox with its lantern. */
const landing: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'nacht',
    hour: 'night',
    seed: 3,
    light: { wide: [0.79, 0.25, 98], tall: [0.7, 0.17, 92] },
    clouds: {
      wide: [
        [0.655, 0.145, 150],
        [0.33, 0.2, 190],
      ],
      tall: [
        [0.42, 0.08, 170],
        [0.82, 0.3, 170],
      ],
    },
  })
  const { scene, isWide } = view
  land(view, [
    { at: 0.52, tone: 0.05, trees: { kind: 'fir', height: [70, 140], step: 40 } },
    {
      at: 0.59,
      tone: 0.24,
      trees: { kind: 'fir', height: [140, 260], step: 62, gap: [0.36, 0.62] },
    },
    {
      at: 0.67,
      tone: 0.45,
      trees: { kind: 'fir', height: [240, 430], step: 96, gap: [0.22, 0.76] },
    },
  ])
  const seat = greatTree(
    view,
    isWide
      ? { side: 'left', bough: 0.46, reach: 420, girth: 220, isHome: true }
      : { side: 'left', bough: 0.29, reach: 430, girth: 110 },
  )
  scene.place(owl(), seat.x, seat.y, (isWide ? 0.78 : 0.95) * scene.unit)
  put(view, lantern(), { wide: [0.806, 1], tall: [0.54, 1.1] }, { isLit: true, depth: 10 })
  put(view, fox({ scarf: '#1f8a8c' }), { wide: [0.868, 1.1], tall: [0.75, 1.25] })
  toadstools(
    view,
    isWide
      ? [
          [0.088, -14, 84],
          [0.112, 4, 54],
        ]
      : [
          [0.13, -10, 96],
          [0.2, 8, 62],
        ],
  )
  put(view, hedgehog({ pose: 'walking' }), { wide: [0.17, 1.15], tall: [0.3, 1.1] }, { depth: 10 })
  twinkle(
    view,
    isWide
      ? [
          [0.22, 0.63, 4],
          [0.185, 0.74, 3],
          [0.27, 0.8, 3.4],
          [0.78, 0.72, 3.6],
          [0.94, 0.62, 4],
          [0.83, 0.58, 3],
          [0.73, 0.83, 3],
          [0.08, 0.66, 3],
          [0.975, 0.74, 3],
        ]
      : [
          [0.2, 0.66, 4],
          [0.86, 0.68, 4],
          [0.1, 0.76, 3.4],
          [0.5, 0.82, 3],
          [0.93, 0.78, 3.4],
          [0.3, 0.8, 3],
          [0.62, 0.74, 3],
        ],
  )
  return corners(view, { upper: isWide ? 0.8 : 0.7 })
}

const bookColors = ['#c8434a', '#1f8a8c', '#e8a13c', '#6d5bb0'] as const

/** A forest where books hang like fruit; the owl keeps them. */
const storyCollection: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'smaragd',
    hour: 'dawn',
    seed: 11,
    light: { wide: [0.5, 0.3, 84], tall: [0.5, 0.26, 84] },
    clouds: {
      wide: [
        [0.67, 0.24, 200],
        [0.35, 0.42, 180],
      ],
      tall: [
        [0.3, 0.4, 190],
        [0.78, 0.46, 160],
      ],
    },
  })
  const { scene, isWide } = view
  land(view, [
    { at: 0.54, tone: 0.03, trees: { kind: 'round', height: [80, 150], step: 60 } },
    {
      at: 0.61,
      tone: 0.26,
      trees: { kind: 'mixed', height: [150, 260], step: 76, gap: [0.32, 0.7] },
    },
    {
      at: 0.68,
      tone: 0.46,
      trees: { kind: 'round', height: [260, 420], step: 130, gap: [0.2, 0.8] },
    },
  ])
  const books: readonly Light[] = isWide
    ? [
        [0.075, 0.36, 0.8],
        [0.16, 0.24, 0.66],
        [0.245, 0.33, 0.54],
        [0.76, 0.3, 0.54],
        [0.845, 0.22, 0.66],
        [0.925, 0.38, 0.8],
      ]
    : [
        [0.14, 0.17, 0.95],
        [0.36, 0.11, 0.7],
        [0.66, 0.13, 0.72],
        [0.87, 0.2, 0.95],
      ]
  for (const [i, [x, y, scale]] of books.entries()) {
    const svg = openBook(bookColors[(i * 3) % 4])
    hang(scene, svg, {
      x: x * scene.width,
      y: y * scene.height,
      scale,
      size: 64,
      rotate: (i % 2) * 8 - 4,
    })
  }
  const stack = put(view, bookStack(bookColors), { wide: [0.125, 0.92], tall: [0.24, 1.15] })
  const scale = (isWide ? 0.92 : 1.15) * scene.unit
  scene.place(owl(), stack.x, stack.y - 119 * scale, 0.84 * scale)
  put(view, squirrel({ nut: true }), { wide: [0.87, 1.2], tall: [0.78, 1.4] }, { flip: true })
  put(
    view,
    bookStack(['#6d5bb0', '#e8a13c']),
    { wide: [0.805, 0.8], tall: [0.56, 0.9] },
    { depth: 6 },
  )
  return corners(view, { upper: 0.8 })
}

/** A clearing at night with lanterns hung for a vote. */
const voting: BackgroundArt = (size) => {
  const scene = clearing({
    ...calm(size),
    palette: 'smaragd',
    hour: 'night',
    seed: 6,
    light: { x: 0.5, y: 0.2, r: 0 },
    plants: false,
    toadstools: false,
  })
  const view = viewOf(scene, 6)
  const { isWide } = view
  const lamps: readonly Light[] = isWide
    ? [
        [0.13, 0.4, 0.72],
        [0.2, 0.3, 0.56],
        [0.265, 0.37, 0.48],
        [0.735, 0.36, 0.48],
        [0.8, 0.29, 0.56],
        [0.87, 0.41, 0.72],
      ]
    : [
        [0.17, 0.22, 0.9],
        [0.36, 0.15, 0.7],
        [0.64, 0.16, 0.7],
        [0.83, 0.23, 0.9],
      ]
  for (const [x, y, scale] of lamps) {
    const [px, py] = [x * scene.width, y * scene.height]
    scene.warm(px, py - 40 * scale, 150 * scale * scene.unit, '#e2853a', 0.45)
    hang(scene, lantern(), { x: px, y: py, scale, size: 112 })
    scene.glow(px, py - 42 * scale * scene.unit, 130 * scale * scene.unit, '#ffd88a', 0.8)
  }
  put(view, bear({ scarf: '#c8434a' }), { wide: [0.14, 0.98], tall: [0.25, 1.15] })
  put(view, mouse({ scarf: '#e8a13c' }), { wide: [0.2, 0.95], tall: [0.5, 1.1] }, { depth: 14 })
  put(view, hedgehog(), { wide: [0.86, 1.05], tall: [0.8, 1.2] })
  return corners(view)
}

/** Tall trunks in the morning mist, and nobody about. */
const impressum: BackgroundArt = (size) => {
  const light = { x: 0.5, y: 0.3, r: 0 }
  const scene = forest({
    ...calm(size),
    palette: 'smaragd',
    hour: 'dawn',
    kind: 'mixed',
    depth: 'deep',
    seed: 8,
    light,
    plants: false,
  })
  const view = viewOf(scene, 8)
  toadstools(
    view,
    view.isWide
      ? [
          [0.17, 6, 74],
          [0.192, 16, 48],
          [0.84, 10, 62],
        ]
      : [
          [0.3, 6, 90],
          [0.38, 16, 58],
        ],
  )
  return corners(view, { lower: 0.8 })
}

/** The owl's bough at night, with lantern and books: the workshop of the stories. */
const contentManager: BackgroundArt = (size) => {
  const scene = treetop({
    ...size,
    palette: 'nacht',
    hour: 'night',
    seed: 7,
    light: { x: -0.6, y: 0.2, r: 0 },
    nest: null,
  })
  const view = viewOf(scene, 7)
  put(view, owl(), { wide: [0.21, 1], tall: [0.36, 1.25] }, { shadow: 60 })
  put(view, bookStack(bookColors), { wide: [0.78, 0.8], tall: [0.7, 0.9] })
  put(view, lantern(), { wide: [0.84, 0.9], tall: [0.86, 1] }, { isLit: true })
  return scene
}

/** The scenes among trees. */
export const forestScenes = {
  landing,
  'story-collection': storyCollection,
  voting,
  impressum,
  'content-manager': contentManager,
} satisfies Record<string, BackgroundArt>
