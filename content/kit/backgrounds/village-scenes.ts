import { child } from '../cast/child.ts'
import { fox } from '../cast/fox.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { magpie } from '../cast/magpie.ts'
import { robin } from '../cast/robin.ts'
import { mix } from '../color.ts'
import type { Ground } from '../land.ts'
import { bush } from '../land.ts'
import type { Mood } from '../mood.ts'
import { basket, fence, house, snowman } from '../outdoors.ts'
import { ridge } from '../places/backdrop.ts'
import { cycle } from '../random.ts'
import { snow } from '../sky.ts'
import type { BackgroundArt, OpenView, View } from './view.ts'
import { corners, land, openView, put } from './view.ts'

const walls = ['#fbe6cd', '#f6d9b8', '#fff0dc'] as const
const roofs = ['#d0605c', '#c98a4a', '#5f8fa3', '#b5533f', '#8a6aa0'] as const

/** Share of the width, scale, turned round. */
type Site = readonly [at: number, scale: number, flip?: boolean]

/** How much the evening dims painted things. */
const shadeOf = ({ isDark, hour }: Mood) => (isDark ? 0.22 : hour === 'dusk' ? 0.16 : 0.05)

const houseColors = (mood: Mood, i: number, isLit: boolean, far: number) => {
  const tint = (color: string) => mix(mix(color, mood.tone(0.62), shadeOf(mood)), mood.sky[2], far)
  return {
    wall: tint(cycle(walls, i)),
    roof: tint(cycle(roofs, i)),
    door: tint('#7a4a3a'),
    pane: mix(isLit ? '#ffdf92' : '#bfe3ea', mood.sky[2], far * 0.3),
  }
}

/** Houses along a ground, lit after sunset; `far` mixes them with the sky. */
const houses = (view: View, ground: Pick<Ground, 'at'>, sites: readonly Site[], far = 0) => {
  const { scene, seed } = view
  const { width, unit, mood } = scene
  const isLit = mood.isDark || mood.hour === 'dusk'
  for (const [i, [at, scale, flip = false]] of sites.entries()) {
    const colors = houseColors(mood, i + seed, isLit, far)
    const [x, y] = [at * width, ground.at(at * width) + (far > 0 ? 14 : 30) * unit]
    const size = scale * unit
    scene.place(house(colors), x, y, size, { flip })
    if (isLit) scene.glow(x, y - 100 * size, 200 * size, '#ffb85c', 0.42 - far * 0.5)
    if (far > 0) continue
    const bushes = [-0.6, 0.64].map((d, j) =>
      bush(x + d * 210 * size, y + 20 * unit, (110 + j * 34) * size, i * 3 + j),
    )
    scene.piece(bushes, mood.land(0.8))
  }
}

const farHouses = (view: OpenView, sites: readonly Site[]) => {
  const row = ridge(view.scene, view.settled, { at: 0.63, tone: 0.24, swing: 20 })
  houses(view, row, sites, 0.3)
}

/** Coming home: a lit house, a child with a lantern on the way to it. */
const login: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'morgenrot',
    hour: 'dusk',
    seed: 8,
    light: { wide: [0.2, 0.3, 78], tall: [0.26, 0.2, 76] },
    clouds: {
      wide: [
        [0.42, 0.24, 210],
        [0.72, 0.34, 170],
      ],
      tall: [
        [0.7, 0.15, 190],
        [0.5, 0.36, 170],
      ],
    },
  })
  const ground = land(view, [
    { at: 0.55, tone: 0.02, swing: 46, trees: { kind: 'fir', height: [60, 120], step: 48 } },
    {
      at: 0.62,
      tone: 0.24,
      swing: 30,
      trees: { kind: 'mixed', height: [120, 200], step: 80, gap: [0.24, 0.7] },
    },
    {
      at: 0.69,
      tone: 0.46,
      swing: 20,
      trees: { kind: 'fir', height: [200, 330], step: 100, gap: [0.12, 0.9] },
    },
  ])
  houses(view, ground, view.isWide ? [[0.885, 1.26, true]] : [[0.78, 1.34, true]])
  put(view, child({ pose: 'walking', hood: true, color: '#c8434a', lantern: true }), {
    wide: [0.19, 1],
    tall: [0.28, 1.15],
  })
  put(view, hedgehog({ pose: 'walking' }), { wide: [0.115, 0.95], tall: [0.5, 1] }, { depth: 14 })
  return corners(view)
}

/** The village by night, a light in every window. */
const abo: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'nacht',
    hour: 'night',
    seed: 6,
    light: { wide: [0.24, 0.25, 76], tall: [0.3, 0.17, 80] },
    clouds: {
      wide: [
        [0.42, 0.34, 190],
        [0.88, 0.22, 200],
      ],
      tall: [[0.74, 0.25, 180]],
    },
  })
  const { isWide } = view
  ridge(view.scene, view.settled, {
    at: 0.55,
    tone: 0,
    swing: 46,
    trees: { kind: 'fir', height: [60, 120], step: 52 },
  })
  farHouses(
    view,
    isWide
      ? [
          [0.24, 0.42],
          [0.33, 0.36, true],
          [0.45, 0.44],
          [0.57, 0.38],
          [0.67, 0.42, true],
          [0.76, 0.4],
        ]
      : [
          [0.14, 0.5],
          [0.38, 0.44, true],
          [0.62, 0.5],
          [0.86, 0.44],
        ],
  )
  const ground = land(view, [
    {
      at: 0.69,
      tone: 0.45,
      swing: 16,
      trees: { kind: 'round', height: [90, 150], step: 150, gap: [0.22, 0.8] },
    },
  ])
  houses(
    view,
    ground,
    isWide
      ? [
          [0.1, 1.16],
          [0.9, 1.24, true],
        ]
      : [
          [0.2, 1.16],
          [0.82, 1.1, true],
        ],
  )
  put(view, fox({ pose: 'walking' }), { wide: [0.215, 0.72], tall: [0.5, 0.85] }, { depth: 22 })
  return corners(view)
}

/** Morning in the village, the magpie has heard something. */
const news: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'morgenrot',
    hour: 'dawn',
    seed: 15,
    light: { wide: [0.8, 0.24, 80], tall: [0.68, 0.18, 84] },
    clouds: {
      wide: [
        [0.16, 0.24, 220],
        [0.58, 0.3, 190],
      ],
      tall: [
        [0.22, 0.13, 190],
        [0.34, 0.34, 190],
      ],
    },
  })
  const { isWide, scene } = view
  ridge(scene, view.settled, {
    at: 0.55,
    tone: 0,
    swing: 46,
    trees: { kind: 'round', height: [60, 110], step: 60 },
  })
  farHouses(
    view,
    isWide
      ? [
          [0.22, 0.4],
          [0.34, 0.36, true],
          [0.46, 0.44],
          [0.6, 0.38],
          [0.7, 0.42, true],
        ]
      : [
          [0.5, 0.44],
          [0.68, 0.5],
          [0.9, 0.44],
        ],
  )
  const ground = land(view, [{ at: 0.7, tone: 0.48, swing: 16 }])
  houses(view, ground, isWide ? [[0.11, 1.28]] : [[0.22, 1.26]])
  const [x, scale] = isWide ? [0.755, 1.02] : [0.56, 1.1]
  const y = ground.at(x * scene.width) + 58 * scene.unit
  scene.place(fence(isWide ? 9 : 8, '#d9b48a'), x * scene.width, y, scale * scene.unit)
  const top = y - 92 * scale * scene.unit
  scene.place(magpie(), (isWide ? 0.8 : 0.72) * scene.width, top, scale * 0.86 * scene.unit, {
    flip: true,
  })
  scene.place(robin(), (isWide ? 0.886 : 0.9) * scene.width, top, scale * 0.8 * scene.unit)
  put(view, basket('#d8483e'), { wide: [0.225, 0.78], tall: [0.46, 0.95] }, { depth: 10 })
  return corners(view)
}

/** Snow, a snowman and a warm house. */
const privacyPolicy: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'winter',
    hour: 'dawn',
    seed: 7,
    light: { wide: [0.16, 0.27, 72], tall: [0.3, 0.19, 76] },
  })
  const { scene, isWide } = view
  const ground = land(view, [
    { at: 0.55, tone: 0, swing: 46, trees: { kind: 'fir', height: [70, 140], step: 46 } },
    {
      at: 0.63,
      tone: 0.16,
      swing: 34,
      trees: { kind: 'fir', height: [130, 220], step: 84, gap: [0.3, 0.7] },
    },
    {
      at: 0.7,
      tone: 0.34,
      swing: 22,
      trees: { kind: 'fir', height: [220, 340], step: 110, gap: [0.1, 0.92] },
    },
  ])
  houses(view, ground, isWide ? [[0.89, 1.16, true]] : [[0.78, 1.2, true]])
  put(view, snowman(), { wide: [0.135, 0.98], tall: [0.26, 1.15] })
  snow(scene, 4, isWide ? 90 : 80)
  return corners(view)
}

/** The scenes with houses. */
export const villageScenes = {
  login,
  abo,
  news,
  'privacy-policy': privacyPolicy,
} satisfies Record<string, BackgroundArt>
