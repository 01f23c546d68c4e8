import { bear } from '../cast/bear.ts'
import { hare } from '../cast/hare.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { mouse } from '../cast/mouse.ts'
import { robin } from '../cast/robin.ts'
import { squirrel } from '../cast/squirrel.ts'
import { stemFlower, tulip } from '../landscape/flowers.ts'
import { cycle, seeded } from '../paper/random.ts'
import { basket, beehive, bench } from '../props/outdoors.ts'
import { edgeTree } from './edge-tree.ts'
import { bookStack, openBook } from './props.ts'
import {
  addCornerPlants,
  type BackgroundArt,
  drawLand,
  standFigure,
  startBackground,
  type View,
} from './view.ts'

/** Flowers along the lower edge, high in the corners and low in the middle. */
const flowerBorder = ({ scene, seed }: View, colors: readonly [string, ...string[]]) => {
  const { width, height, unit } = scene
  const random = seeded(seed + 12)
  scene.inFront(() => {
    for (let x = 10 * unit; x < width; x += 46 * unit * (0.7 + random() * 0.6)) {
      const edge = Math.abs(x / width - 0.5) * 2
      const color = cycle(colors, Math.floor(random() * colors.length))
      const y = height + 8 * unit - random() * 50 * edge * unit
      const size = (13 + edge ** 2 * 19) * unit
      if (random() < 0.3) scene.add(tulip(x, y, size * 4.2, color))
      else scene.add(stemFlower(x, y, size, color, random()))
    }
  })
}

/** A meadow full of flowers. */
const liked: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'sunrise',
    hour: 'day',
    seed: 5,
    light: { desktop: { x: 0.17, y: 0.27, r: 92 }, mobile: { x: 0.28, y: 0.19, r: 88 } },
    clouds: {
      desktop: [
        { x: 0.4, y: 0.22, w: 210 },
        { x: 0.82, y: 0.3, w: 230 },
      ],
      mobile: [
        { x: 0.74, y: 0.13, w: 200 },
        { x: 0.24, y: 0.36, w: 180 },
      ],
    },
  })
  drawLand(view, [
    { y: 0.56, nearness: 0, amplitude: 50, trees: { kind: 'round', height: [60, 110], step: 74 } },
    { y: 0.61, nearness: 0.22, amplitude: 40, tilt: -60 },
    {
      y: 0.67,
      nearness: 0.46,
      amplitude: 30,
      trees: { kind: 'round', height: [190, 310], step: 130, gap: [0.14, 0.86] },
    },
  ])
  standFigure(view, hare({ scarf: '#1f8a8c' }), { desktop: [0.13, 0.98], mobile: [0.26, 1.15] })
  standFigure(view, mouse(), { desktop: [0.195, 1], mobile: [0.46, 1.15] }, { depth: 12 })
  standFigure(view, basket('#e8626b'), { desktop: [0.85, 0.8], mobile: [0.8, 1] })
  flowerBorder(view, ['#fff1dd', '#e8626b', '#ffb648', '#f08aa8'])
  return view.scene
}

/** The reading tree with its bench. */
const remember: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'emerald',
    hour: 'day',
    seed: 4,
    light: { desktop: { x: 0.24, y: 0.27, r: 84 }, mobile: { x: 0.3, y: 0.2, r: 80 } },
    clouds: {
      desktop: [
        { x: 0.1, y: 0.42, w: 190 },
        { x: 0.46, y: 0.2, w: 220 },
      ],
      mobile: [{ x: 0.3, y: 0.36, w: 200 }],
    },
  })
  const { scene, isDesktop } = view
  drawLand(view, [
    { y: 0.58, nearness: 0, amplitude: 40, trees: { kind: 'round', height: [60, 110], step: 66 } },
    { y: 0.65, nearness: 0.24, amplitude: 30 },
    {
      y: 0.7,
      nearness: 0.48,
      amplitude: 20,
      trees: { kind: 'round', height: [160, 260], step: 120, gap: [0.16, 0.74] },
    },
  ])
  const seat = edgeTree(view, { side: 'right', bough: isDesktop ? 0.45 : 0.28, reach: 400 })
  scene.place(squirrel({ nut: true }), seat.x, seat.y, (isDesktop ? 0.95 : 1.1) * scene.unit, {
    flip: true,
  })
  standFigure(view, bench(), { desktop: [0.14, 1.06], mobile: [0.3, 1.2] }, { shadow: 130 })
  standFigure(
    view,
    openBook('#c8434a'),
    { desktop: [0.12, 0.62], mobile: [0.25, 0.7] },
    { depth: -72, shadow: 0 },
  )
  standFigure(view, bookStack(['#1f8a8c', '#e8a13c', '#c8434a']), {
    desktop: [0.855, 0.84],
    mobile: [0.72, 1],
  })
  return addCornerPlants(view)
}

/** A sunny meadow where all is well. */
const paymentSuccess: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'gold',
    hour: 'day',
    seed: 9,
    light: { desktop: { x: 0.85, y: 0.25, r: 118 }, mobile: { x: 0.66, y: 0.17, r: 112 } },
    clouds: {
      desktop: [
        { x: 0.14, y: 0.24, w: 220 },
        { x: 0.62, y: 0.36, w: 180 },
      ],
      mobile: [
        { x: 0.22, y: 0.27, w: 190 },
        { x: 0.8, y: 0.37, w: 170 },
      ],
    },
  })
  const { scene, isDesktop } = view
  drawLand(view, [
    {
      y: 0.57,
      nearness: 0.05,
      amplitude: 60,
      trees: { kind: 'mixed', height: [50, 100], step: 50 },
    },
    { y: 0.63, nearness: 0.3, amplitude: 46, tilt: 70 },
    { y: 0.69, nearness: 0.5, amplitude: 30, tilt: -60 },
  ])
  standFigure(view, bear({ honey: true }), { desktop: [0.14, 1.02], mobile: [0.27, 1.2] })
  standFigure(view, beehive(), { desktop: [0.89, 0.95], mobile: [0.83, 1.1] }, { shadow: 100 })
  standFigure(view, hedgehog(), { desktop: [0.8, 1], mobile: [0.58, 1.1] }, { depth: 10 })
  const [x, y] = isDesktop ? [0.2, 0.46] : [0.3, 0.47]
  scene.place(robin({ pose: 'flying' }), x * scene.width, y * scene.height, 0.95 * scene.unit)
  flowerBorder(view, ['#fff1dd', '#ffcf4d', '#f0863c'])
  return scene
}

/** The scenes on meadows. */
export const meadowScenes = {
  liked,
  remember,
  'payment-success': paymentSuccess,
} satisfies Record<string, BackgroundArt>
