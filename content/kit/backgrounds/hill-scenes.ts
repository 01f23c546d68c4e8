import { bear } from '../cast/bear.ts'
import { child } from '../cast/child.ts'
import { fox } from '../cast/fox.ts'
import { grandmother } from '../cast/grandmother.ts'
import { hare } from '../cast/hare.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { mouse } from '../cast/mouse.ts'
import { darker, lighter, mix } from '../color.ts'
import type { Point } from '../geometry.ts'
import { smooth } from '../geometry.ts'
import { signpost } from '../outdoors.ts'
import { hangingStars } from '../sky.ts'
import { roundHill } from './round-hill.ts'
import type { BackgroundArt } from './view.ts'
import { corners, land, openView, put } from './view.ts'

/** A wide land at sunrise, seen by two who go there together. */
const vision: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'morgenrot',
    hour: 'dawn',
    seed: 14,
    light: { wide: [0.22, 0.46, 120], tall: [0.5, 0.5, 130] },
    clouds: {
      wide: [
        [0.5, 0.24, 260],
        [0.86, 0.36, 200],
        [0.06, 0.22, 190],
      ],
      tall: [
        [0.26, 0.2, 220],
        [0.8, 0.31, 180],
      ],
    },
  })
  land(view, [
    { at: 0.5, tone: 0.02, swing: 60, waves: 0.8 },
    { at: 0.55, tone: 0.18, swing: 50, trees: { kind: 'fir', height: [30, 60], step: 40 } },
    { at: 0.61, tone: 0.34, swing: 40, tilt: 50 },
    { at: 0.68, tone: 0.52, swing: 34, tilt: -60 },
  ])
  put(view, grandmother(), { wide: [0.845, 0.94], tall: [0.7, 1.1] })
  put(
    view,
    child({ outfit: 'jumper', color: '#1f8a8c', skin: '#c58a5e', hair: '#4a2a22' }),
    {
      wide: [0.905, 0.78],
      tall: [0.88, 0.92],
    },
    { depth: 8 },
  )
  put(view, fox({ pose: 'sleeping' }), { wide: [0.15, 0.95], tall: [0.26, 1.1] })
  return corners(view)
}

/** A hill under all the stars. */
const favorites: BackgroundArt = (size) => {
  const view = openView(size, { palette: 'nacht', hour: 'night', seed: 5, light: null })
  const { scene, isWide } = view
  roundHill(view, { summit: 0.5, peak: isWide ? 0.81 : 0.85 })
  const stars = isWide
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
  put(view, bear({ scarf: '#c8434a' }), { wide: [0.125, 1], tall: [0.27, 1.15] })
  put(view, hare({}), { wide: [0.195, 0.9], tall: [0.52, 1] }, { depth: 10 })
  put(view, fox({ pose: 'sleeping' }), { wide: [0.865, 0.95], tall: [0.8, 1] })
  return corners(view, { lower: 0.5 })
}

/** An empty hill at nightfall, with room to go. */
const accountDelete: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'herbst',
    hour: 'dusk',
    seed: 12,
    light: { wide: [0.17, 0.5, 96], tall: [0.3, 0.5, 100] },
    clouds: {
      wide: [
        [0.36, 0.27, 220],
        [0.9, 0.24, 190],
      ],
      tall: [
        [0.72, 0.2, 190],
        [0.2, 0.31, 160],
      ],
    },
  })
  roundHill(view, {
    summit: 0.84,
    peak: view.isWide ? 0.77 : 0.82,
    tree: view.isWide ? 0.86 : 0.76,
  })
  return corners(view)
}

/** A path that winds away over the hills. */
const roadmap: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'herbst',
    hour: 'day',
    seed: 13,
    light: { wide: [0.14, 0.26, 86], tall: [0.26, 0.18, 84] },
    clouds: {
      wide: [
        [0.34, 0.2, 220],
        [0.88, 0.26, 200],
      ],
      tall: [
        [0.74, 0.14, 190],
        [0.3, 0.36, 190],
      ],
    },
  })
  const { scene } = view
  const { width, height } = scene
  land(view, [
    { at: 0.54, tone: 0, swing: 60, trees: { kind: 'fir', height: [50, 90], step: 54 } },
    { at: 0.61, tone: 0.18, swing: 50, tilt: -70 },
    {
      at: 0.68,
      tone: 0.4,
      swing: 34,
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
  put(view, signpost(), { wide: [0.91, 0.95], tall: [0.92, 1] }, { shadow: 30 })
  put(view, hedgehog({ pose: 'walking' }), { wide: [0.14, 1.15], tall: [0.24, 1.3] })
  put(
    view,
    mouse({ pose: 'walking', scarf: '#c8434a' }),
    { wide: [0.212, 1], tall: [0.46, 1.15] },
    { depth: 8 },
  )
  return corners(view)
}

/** The scenes with a wide view. */
export const hillScenes = {
  vision,
  favorites,
  'account-delete': accountDelete,
  roadmap,
} satisfies Record<string, BackgroundArt>
