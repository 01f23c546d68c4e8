import { bear } from '../cast/bear.ts'
import { child } from '../cast/child.ts'
import { fox } from '../cast/fox.ts'
import { grandmother } from '../cast/grandmother.ts'
import { hare } from '../cast/hare.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { mouse } from '../cast/mouse.ts'
import { hangingStars } from '../landscape/sky.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { type Point, smooth } from '../paper/geometry.ts'
import { signpost } from '../props/outdoors.ts'
import { roundHill } from './round-hill.ts'
import {
  addCornerPlants,
  type BackgroundArt,
  drawLand,
  standFigure,
  startBackground,
} from './view.ts'

/** A wide land at sunrise, seen by two who go there together. */
const vision: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'sunrise',
    hour: 'dawn',
    seed: 14,
    light: { desktop: { x: 0.22, y: 0.46, r: 120 }, mobile: { x: 0.5, y: 0.5, r: 130 } },
    clouds: {
      desktop: [
        { x: 0.5, y: 0.24, w: 260 },
        { x: 0.86, y: 0.36, w: 200 },
        { x: 0.06, y: 0.22, w: 190 },
      ],
      mobile: [
        { x: 0.26, y: 0.2, w: 220 },
        { x: 0.8, y: 0.31, w: 180 },
      ],
    },
  })
  drawLand(view, [
    { y: 0.5, nearness: 0.02, amplitude: 60, waves: 0.8 },
    { y: 0.55, nearness: 0.18, amplitude: 50, trees: { kind: 'fir', height: [30, 60], step: 40 } },
    { y: 0.61, nearness: 0.34, amplitude: 40, tilt: 50 },
    { y: 0.68, nearness: 0.52, amplitude: 34, tilt: -60 },
  ])
  standFigure(view, grandmother(), { desktop: [0.845, 0.94], mobile: [0.7, 1.1] })
  standFigure(
    view,
    child({ outfit: 'jumper', color: '#1f8a8c', skin: '#c58a5e', hair: '#4a2a22' }),
    {
      desktop: [0.905, 0.78],
      mobile: [0.88, 0.92],
    },
    { depth: 8 },
  )
  standFigure(view, fox({ pose: 'sleeping' }), { desktop: [0.15, 0.95], mobile: [0.26, 1.1] })
  return addCornerPlants(view)
}

/** A hill under all the stars. */
const favorites: BackgroundArt = (size) => {
  const view = startBackground(size, { palette: 'midnight', hour: 'night', seed: 5, light: null })
  const { scene, isDesktop } = view
  roundHill(view, { summit: 0.5, peak: isDesktop ? 0.81 : 0.85 })
  const stars = isDesktop
    ? [
        [0.04, 0.36, 21],
        [0.09, 0.22, 16],
        [0.145, 0.45, 19],
        [0.2, 0.29, 15],
        [0.255, 0.19, 12],
        [0.745, 0.2, 12],
        [0.8, 0.31, 15],
        [0.855, 0.46, 19],
        [0.91, 0.23, 16],
        [0.96, 0.38, 21],
      ]
    : [
        [0.1, 0.24, 21],
        [0.26, 0.15, 17],
        [0.42, 0.1, 14],
        [0.64, 0.12, 15],
        [0.78, 0.19, 18],
        [0.91, 0.27, 21],
      ]
  hangingStars(
    scene,
    stars.map(([x = 0, y = 0, r = 0]): [number, number, number] => [
      Math.round(x * scene.width),
      Math.round(y * scene.height),
      r,
    ]),
    '#ffe2a0',
  )
  standFigure(view, bear({ scarf: '#c8434a' }), { desktop: [0.125, 1], mobile: [0.27, 1.15] })
  standFigure(view, hare({}), { desktop: [0.195, 0.9], mobile: [0.52, 1] }, { depth: 10 })
  standFigure(view, fox({ pose: 'sleeping' }), { desktop: [0.865, 0.95], mobile: [0.8, 1] })
  return addCornerPlants(view, { lower: 0.5 })
}

/** An empty hill at nightfall, with room to go. */
const accountDelete: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'autumn',
    hour: 'dusk',
    seed: 12,
    light: { desktop: { x: 0.17, y: 0.5, r: 96 }, mobile: { x: 0.3, y: 0.5, r: 100 } },
    clouds: {
      desktop: [
        { x: 0.36, y: 0.27, w: 220 },
        { x: 0.9, y: 0.24, w: 190 },
      ],
      mobile: [
        { x: 0.72, y: 0.2, w: 190 },
        { x: 0.2, y: 0.31, w: 160 },
      ],
    },
  })
  roundHill(view, {
    summit: 0.84,
    peak: view.isDesktop ? 0.77 : 0.82,
    tree: view.isDesktop ? 0.86 : 0.76,
  })
  return addCornerPlants(view)
}

/** A path that winds away over the hills. */
const roadmap: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'autumn',
    hour: 'day',
    seed: 13,
    light: { desktop: { x: 0.14, y: 0.26, r: 86 }, mobile: { x: 0.26, y: 0.18, r: 84 } },
    clouds: {
      desktop: [
        { x: 0.34, y: 0.2, w: 220 },
        { x: 0.88, y: 0.26, w: 200 },
      ],
      mobile: [
        { x: 0.74, y: 0.14, w: 190 },
        { x: 0.3, y: 0.36, w: 190 },
      ],
    },
  })
  const { scene } = view
  const { width, height } = scene
  drawLand(view, [
    { y: 0.54, nearness: 0, amplitude: 60, trees: { kind: 'fir', height: [50, 90], step: 54 } },
    { y: 0.61, nearness: 0.18, amplitude: 50, tilt: -70 },
    {
      y: 0.68,
      nearness: 0.4,
      amplitude: 34,
      tilt: 70,
      trees: { kind: 'round', height: [130, 220], step: 130, gap: [0.2, 0.9] },
    },
  ])
  const start = scene.ground(0.785 * width) + 3
  const p = (x: number, down: number): Point => [x * width, start + (height * 1.02 - start) * down]
  const left = [p(0.776, 0), p(0.8, 0.13), p(0.735, 0.3), p(0.69, 0.5), p(0.715, 0.72), p(0.62, 1)]
  const right = [p(0.88, 1), p(0.86, 0.72), p(0.8, 0.5), p(0.8, 0.32), p(0.832, 0.14), p(0.794, 0)]
  const sand = mix('#fff0cf', scene.mood.land(0.7), 0.12)
  scene.sheet(
    `${smooth(left, false)}L${smooth(right, false).slice(1)}Z`,
    scene.linear(lighter(sand, 0.2), darker(sand, 0.1), height * 0.7, height),
    1,
    height * 0.66,
  )
  standFigure(view, signpost(), { desktop: [0.91, 0.95], mobile: [0.92, 1] }, { shadow: 30 })
  standFigure(view, hedgehog({ pose: 'walking' }), { desktop: [0.14, 1.15], mobile: [0.24, 1.3] })
  standFigure(
    view,
    mouse({ pose: 'walking', scarf: '#c8434a' }),
    { desktop: [0.212, 1], mobile: [0.46, 1.15] },
    { depth: 8 },
  )
  return addCornerPlants(view)
}

/** The scenes with a wide view. */
export const hillScenes = {
  vision,
  favorites,
  'account-delete': accountDelete,
  roadmap,
} satisfies Record<string, BackgroundArt>
