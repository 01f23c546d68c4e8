import { bear } from '../cast/bear.ts'
import { hare } from '../cast/hare.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { mouse } from '../cast/mouse.ts'
import { robin } from '../cast/robin.ts'
import { squirrel } from '../cast/squirrel.ts'
import { stem, tulip } from '../flowers.ts'
import { basket, beehive, bench } from '../outdoors.ts'
import { cycle, seeded } from '../random.ts'
import { greatTree } from './great-tree.ts'
import { bookStack, openBook } from './props.ts'
import type { BackgroundArt, View } from './view.ts'
import { corners, land, openView, put } from './view.ts'

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
      else scene.add(stem(x, y, size, color, random()))
    }
  })
}

/** A meadow full of flowers. */
const liked: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'morgenrot',
    hour: 'day',
    seed: 5,
    light: { wide: [0.17, 0.27, 92], tall: [0.28, 0.19, 88] },
    clouds: {
      wide: [
        [0.4, 0.22, 210],
        [0.82, 0.3, 230],
      ],
      tall: [
        [0.74, 0.13, 200],
        [0.24, 0.36, 180],
      ],
    },
  })
  land(view, [
    { at: 0.56, tone: 0, swing: 50, trees: { kind: 'round', height: [60, 110], step: 74 } },
    { at: 0.61, tone: 0.22, swing: 40, tilt: -60 },
    {
      at: 0.67,
      tone: 0.46,
      swing: 30,
      trees: { kind: 'round', height: [190, 310], step: 130, gap: [0.14, 0.86] },
    },
  ])
  put(view, hare({ scarf: '#1f8a8c' }), { wide: [0.13, 0.98], tall: [0.26, 1.15] })
  put(view, mouse(), { wide: [0.195, 1], tall: [0.46, 1.15] }, { depth: 12 })
  put(view, basket('#e8626b'), { wide: [0.85, 0.8], tall: [0.8, 1] })
  flowerBorder(view, ['#fff1dd', '#e8626b', '#ffb648', '#f08aa8'])
  return view.scene
}

/** The reading tree with its bench. */
const remember: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'smaragd',
    hour: 'day',
    seed: 4,
    light: { wide: [0.24, 0.27, 84], tall: [0.3, 0.2, 80] },
    clouds: {
      wide: [
        [0.1, 0.42, 190],
        [0.46, 0.2, 220],
      ],
      tall: [[0.3, 0.36, 200]],
    },
  })
  const { scene, isWide } = view
  land(view, [
    { at: 0.58, tone: 0, swing: 40, trees: { kind: 'round', height: [60, 110], step: 66 } },
    { at: 0.65, tone: 0.24, swing: 30 },
    {
      at: 0.7,
      tone: 0.48,
      swing: 20,
      trees: { kind: 'round', height: [160, 260], step: 120, gap: [0.16, 0.74] },
    },
  ])
  const seat = greatTree(view, { side: 'right', bough: isWide ? 0.45 : 0.28, reach: 400 })
  scene.place(squirrel({ nut: true }), seat.x, seat.y, (isWide ? 0.95 : 1.1) * scene.unit, {
    flip: true,
  })
  put(view, bench(), { wide: [0.14, 1.06], tall: [0.3, 1.2] }, { shadow: 130 })
  put(
    view,
    openBook('#c8434a'),
    { wide: [0.12, 0.62], tall: [0.25, 0.7] },
    { depth: -72, shadow: 0 },
  )
  put(view, bookStack(['#1f8a8c', '#e8a13c', '#c8434a']), { wide: [0.855, 0.84], tall: [0.72, 1] })
  return corners(view)
}

/** A sunny meadow where all is well. */
const paymentSuccess: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'gold',
    hour: 'day',
    seed: 9,
    light: { wide: [0.85, 0.25, 118], tall: [0.66, 0.17, 112] },
    clouds: {
      wide: [
        [0.14, 0.24, 220],
        [0.62, 0.36, 180],
      ],
      tall: [
        [0.22, 0.27, 190],
        [0.8, 0.37, 170],
      ],
    },
  })
  const { scene, isWide } = view
  land(view, [
    { at: 0.57, tone: 0.05, swing: 60, trees: { kind: 'mixed', height: [50, 100], step: 50 } },
    { at: 0.63, tone: 0.3, swing: 46, tilt: 70 },
    { at: 0.69, tone: 0.5, swing: 30, tilt: -60 },
  ])
  put(view, bear({ honey: true }), { wide: [0.14, 1.02], tall: [0.27, 1.2] })
  put(view, beehive(), { wide: [0.89, 0.95], tall: [0.83, 1.1] }, { shadow: 100 })
  put(view, hedgehog(), { wide: [0.8, 1], tall: [0.58, 1.1] }, { depth: 10 })
  const [x, y] = isWide ? [0.2, 0.46] : [0.3, 0.47]
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
