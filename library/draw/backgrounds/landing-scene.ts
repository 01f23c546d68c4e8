import { fox } from '../cast/fox.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { lantern } from '../cast/lantern.ts'
import { owl } from '../cast/owl.ts'
import { fireflies } from '../landscape/sky.ts'
import { edgeTree } from './edge-tree.ts'
import { toadstools } from './props.ts'
import {
  addCornerPlants,
  type BackgroundArt,
  drawLand,
  standFigure,
  startBackground,
  type View,
} from './view.ts'

/** Shares of the picture; a radius in page pixels. */
type Light = readonly [x: number, y: number, r: number]

const addFireflies = ({ scene }: View, lights: readonly Light[]) =>
  fireflies(
    scene,
    lights.map(([x, y, r]) => [x * scene.width, y * scene.height, r * scene.unit]),
  )

/** Night in the forest: the owl above, the hedgehog below, the fox with its lantern. */
export const landing: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'midnight',
    hour: 'night',
    seed: 3,
    light: { desktop: { x: 0.79, y: 0.25, r: 98 }, mobile: { x: 0.7, y: 0.17, r: 92 } },
    clouds: {
      desktop: [
        { x: 0.655, y: 0.145, w: 150 },
        { x: 0.33, y: 0.2, w: 190 },
      ],
      mobile: [
        { x: 0.42, y: 0.08, w: 170 },
        { x: 0.82, y: 0.3, w: 170 },
      ],
    },
  })
  const { scene, isDesktop } = view
  drawLand(view, [
    { y: 0.52, nearness: 0.05, trees: { kind: 'fir', height: [70, 140], step: 40 } },
    {
      y: 0.59,
      nearness: 0.24,
      trees: { kind: 'fir', height: [140, 260], step: 62, gap: [0.36, 0.62] },
    },
    {
      y: 0.67,
      nearness: 0.45,
      trees: { kind: 'fir', height: [240, 430], step: 96, gap: [0.22, 0.76] },
    },
  ])
  const seat = edgeTree(
    view,
    isDesktop
      ? { side: 'left', bough: 0.46, reach: 420, girth: 220, isHome: true }
      : { side: 'left', bough: 0.29, reach: 430, girth: 110 },
  )
  scene.place(owl(), seat.x, seat.y, (isDesktop ? 0.78 : 0.95) * scene.unit)
  standFigure(
    view,
    lantern(),
    { desktop: [0.806, 1], mobile: [0.54, 1.1] },
    { isLit: true, depth: 10 },
  )
  standFigure(view, fox({ scarf: '#1f8a8c' }), { desktop: [0.868, 1.1], mobile: [0.75, 1.25] })
  toadstools(
    view,
    isDesktop
      ? [
          [0.088, -14, 84],
          [0.112, 4, 54],
        ]
      : [
          [0.13, -10, 96],
          [0.2, 8, 62],
        ],
  )
  standFigure(
    view,
    hedgehog({ pose: 'walking' }),
    { desktop: [0.17, 1.15], mobile: [0.3, 1.1] },
    { depth: 10 },
  )
  addFireflies(
    view,
    isDesktop
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
  return addCornerPlants(view, { upper: isDesktop ? 0.8 : 0.7 })
}
