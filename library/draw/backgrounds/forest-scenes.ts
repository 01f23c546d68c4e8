import { bear } from '../cast/bear.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { lantern } from '../cast/lantern.ts'
import { mouse } from '../cast/mouse.ts'
import { owl } from '../cast/owl.ts'
import { squirrel } from '../cast/squirrel.ts'
import { clearing } from '../places/clearing.ts'
import { forest } from '../places/forest.ts'
import { treetop } from '../places/treetop.ts'
import { landing } from './landing-scene.ts'
import { bookStack, hang, openBook, toadstools } from './props.ts'
import {
  addCornerPlants,
  type BackgroundArt,
  continuePlace,
  drawLand,
  standFigure,
  startBackground,
  withLowLand,
} from './view.ts'

/** Shares of the picture. */
type HangingThing = readonly [x: number, y: number, scale: number]

const bookColors = ['#c8434a', '#1f8a8c', '#e8a13c', '#6d5bb0'] as const

/** A forest where books hang like fruit, and the owl on a stack of them. */
const storyCollection: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'emerald',
    hour: 'dawn',
    seed: 11,
    light: { desktop: { x: 0.5, y: 0.3, r: 84 }, mobile: { x: 0.5, y: 0.26, r: 84 } },
    clouds: {
      desktop: [
        { x: 0.67, y: 0.24, w: 200 },
        { x: 0.35, y: 0.42, w: 180 },
      ],
      mobile: [
        { x: 0.3, y: 0.4, w: 190 },
        { x: 0.78, y: 0.46, w: 160 },
      ],
    },
  })
  const { scene, isDesktop } = view
  drawLand(view, [
    { y: 0.54, nearness: 0.03, trees: { kind: 'round', height: [80, 150], step: 60 } },
    {
      y: 0.61,
      nearness: 0.26,
      trees: { kind: 'mixed', height: [150, 260], step: 76, gap: [0.32, 0.7] },
    },
    {
      y: 0.68,
      nearness: 0.46,
      trees: { kind: 'round', height: [260, 420], step: 130, gap: [0.2, 0.8] },
    },
  ])
  const books: readonly HangingThing[] = isDesktop
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
  const stack = standFigure(view, bookStack(bookColors), {
    desktop: [0.125, 0.92],
    mobile: [0.24, 1.15],
  })
  const scale = (isDesktop ? 0.92 : 1.15) * scene.unit
  scene.place(owl(), stack.x, stack.y - 119 * scale, 0.84 * scale)
  standFigure(
    view,
    squirrel({ nut: true }),
    { desktop: [0.87, 1.2], mobile: [0.78, 1.4] },
    { flip: true },
  )
  standFigure(
    view,
    bookStack(['#6d5bb0', '#e8a13c']),
    { desktop: [0.805, 0.8], mobile: [0.56, 0.9] },
    { depth: 6 },
  )
  return addCornerPlants(view, { upper: 0.8 })
}

/** A clearing at night with lanterns hung for a vote. */
const voting: BackgroundArt = (size) => {
  const scene = clearing({
    ...withLowLand(size),
    palette: 'emerald',
    hour: 'night',
    seed: 6,
    light: { x: 0.5, y: 0.2, r: 0 },
    plants: false,
    toadstools: false,
  })
  const view = continuePlace(scene, 6)
  const { isDesktop } = view
  const lamps: readonly HangingThing[] = isDesktop
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
  standFigure(view, bear({ scarf: '#c8434a' }), { desktop: [0.14, 0.98], mobile: [0.25, 1.15] })
  standFigure(
    view,
    mouse({ scarf: '#e8a13c' }),
    { desktop: [0.2, 0.95], mobile: [0.5, 1.1] },
    { depth: 14 },
  )
  standFigure(view, hedgehog(), { desktop: [0.86, 1.05], mobile: [0.8, 1.2] })
  return addCornerPlants(view)
}

/** Tall trunks in the morning mist. */
const impressum: BackgroundArt = (size) => {
  const light = { x: 0.5, y: 0.3, r: 0 }
  const scene = forest({
    ...withLowLand(size),
    palette: 'emerald',
    hour: 'dawn',
    kind: 'mixed',
    depth: 'deep',
    seed: 8,
    light,
    plants: false,
  })
  const view = continuePlace(scene, 8)
  toadstools(
    view,
    view.isDesktop
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
  return addCornerPlants(view, { lower: 0.8 })
}

/** The owl's bough at night, with lantern and books: the workshop of the stories. */
const contentManager: BackgroundArt = (size) => {
  const scene = treetop({
    ...size,
    palette: 'midnight',
    hour: 'night',
    seed: 7,
    light: { x: -0.6, y: 0.2, r: 0 },
    nest: null,
  })
  const view = continuePlace(scene, 7)
  standFigure(view, owl(), { desktop: [0.21, 1], mobile: [0.36, 1.25] }, { shadow: 60 })
  standFigure(view, bookStack(bookColors), { desktop: [0.78, 0.8], mobile: [0.7, 0.9] })
  standFigure(view, lantern(), { desktop: [0.84, 0.9], mobile: [0.86, 1] }, { isLit: true })
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
