import { child } from '../cast/child.ts'
import { fox } from '../cast/fox.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { magpie } from '../cast/magpie.ts'
import { robin } from '../cast/robin.ts'
import { bush, type Ground } from '../landscape/land.ts'
import { snow } from '../landscape/sky.ts'
import { mix } from '../paper/color.ts'
import { points } from '../paper/geometry.ts'
import type { Mood } from '../paper/mood.ts'
import { cycle } from '../paper/random.ts'
import { ridge } from '../places/backdrop.ts'
import { basket, fence, house, snowman } from '../props/outdoors.ts'
import {
  addCornerPlants,
  type BackgroundArt,
  drawLand,
  standFigure,
  startBackground,
  type View,
  type ViewWithSettings,
} from './view.ts'

const walls = ['#fbe6cd', '#f6d9b8', '#fff0dc'] as const
const roofs = ['#d0605c', '#c98a4a', '#5f8fa3', '#b5533f', '#8a6aa0'] as const

/** Where a house stands, a share of the width, and how. */
type Site = readonly [x: number, scale: number, flip?: boolean]

/** The share by which the hour darkens painted things. */
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

/** Draws houses along a ground, lit at dusk and night; `far` (0 to 1) mixes them with the sky. */
const houses = (view: View, ground: Pick<Ground, 'yAt'>, sites: readonly Site[], far = 0) => {
  const { scene, seed } = view
  const { width, unit, mood } = scene
  const isLit = mood.isDark || mood.hour === 'dusk'
  for (const [i, [at, scale, flip = false]] of sites.entries()) {
    const colors = houseColors(mood, i + seed, isLit, far)
    const [x, y] = [at * width, ground.yAt(at * width) + (far > 0 ? 14 : 30) * unit]
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

const farHouses = (view: ViewWithSettings, sites: readonly Site[]) => {
  const row = ridge(view.scene, view.settings, { y: 0.63, nearness: 0.24, amplitude: 20 })
  houses(view, row, sites, 0.3)
}

/** Coming home: a lit house, a child with a lantern on the way to it. */
const login: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'sunrise',
    hour: 'dusk',
    seed: 8,
    light: { desktop: { x: 0.2, y: 0.3, r: 78 }, mobile: { x: 0.26, y: 0.2, r: 76 } },
    clouds: {
      desktop: [
        { x: 0.42, y: 0.24, w: 210 },
        { x: 0.72, y: 0.34, w: 170 },
      ],
      mobile: [
        { x: 0.7, y: 0.15, w: 190 },
        { x: 0.5, y: 0.36, w: 170 },
      ],
    },
  })
  const ground = drawLand(view, [
    { y: 0.55, nearness: 0.02, amplitude: 46, trees: { kind: 'fir', height: [60, 120], step: 48 } },
    {
      y: 0.62,
      nearness: 0.24,
      amplitude: 30,
      trees: { kind: 'mixed', height: [120, 200], step: 80, gap: [0.24, 0.7] },
    },
    {
      y: 0.69,
      nearness: 0.46,
      amplitude: 20,
      trees: { kind: 'fir', height: [200, 330], step: 100, gap: [0.12, 0.9] },
    },
  ])
  houses(view, ground, view.isDesktop ? [[0.885, 1.26, true]] : [[0.78, 1.34, true]])
  standFigure(view, child({ pose: 'walking', hood: true, color: '#c8434a', lantern: true }), {
    desktop: [0.19, 1],
    mobile: [0.28, 1.15],
  })
  standFigure(
    view,
    hedgehog({ pose: 'walking' }),
    { desktop: [0.115, 0.95], mobile: [0.5, 1] },
    { depth: 14 },
  )
  return addCornerPlants(view)
}

/** The village by night, a light in every window. */
const abo: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'midnight',
    hour: 'night',
    seed: 6,
    light: { desktop: { x: 0.24, y: 0.25, r: 76 }, mobile: { x: 0.3, y: 0.17, r: 80 } },
    clouds: {
      desktop: [
        { x: 0.42, y: 0.34, w: 190 },
        { x: 0.88, y: 0.22, w: 200 },
      ],
      mobile: [{ x: 0.74, y: 0.25, w: 180 }],
    },
  })
  const { isDesktop } = view
  ridge(view.scene, view.settings, {
    y: 0.55,
    nearness: 0,
    amplitude: 46,
    trees: { kind: 'fir', height: [60, 120], step: 52 },
  })
  farHouses(
    view,
    isDesktop
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
  const ground = drawLand(view, [
    {
      y: 0.69,
      nearness: 0.45,
      amplitude: 16,
      trees: { kind: 'round', height: [90, 150], step: 150, gap: [0.22, 0.8] },
    },
  ])
  houses(
    view,
    ground,
    isDesktop
      ? [
          [0.1, 1.16],
          [0.9, 1.24, true],
        ]
      : [
          [0.2, 1.16],
          [0.82, 1.1, true],
        ],
  )
  standFigure(
    view,
    fox({ pose: 'walking' }),
    { desktop: [0.215, 0.72], mobile: [0.5, 0.85] },
    { depth: 22 },
  )
  return addCornerPlants(view)
}

/** Morning in the village, the magpie has heard something. */
const news: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'sunrise',
    hour: 'dawn',
    seed: 15,
    light: { desktop: { x: 0.8, y: 0.24, r: 80 }, mobile: { x: 0.68, y: 0.18, r: 84 } },
    clouds: {
      desktop: [
        { x: 0.16, y: 0.24, w: 220 },
        { x: 0.58, y: 0.3, w: 190 },
      ],
      mobile: [
        { x: 0.22, y: 0.13, w: 190 },
        { x: 0.34, y: 0.34, w: 190 },
      ],
    },
  })
  const { isDesktop, scene } = view
  ridge(scene, view.settings, {
    y: 0.55,
    nearness: 0,
    amplitude: 46,
    trees: { kind: 'round', height: [60, 110], step: 60 },
  })
  farHouses(
    view,
    isDesktop
      ? [
          [0.22, 0.4],
          [0.34, 0.36, true],
          [0.46, 0.44],
          [0.6, 0.38],
          [0.7, 0.42, true],
        ]
      : points('0.5,0.44 0.68,0.5 0.9,0.44'),
  )
  const ground = drawLand(view, [{ y: 0.7, nearness: 0.48, amplitude: 16 }])
  houses(view, ground, isDesktop ? [[0.11, 1.28]] : [[0.22, 1.26]])
  const [x, scale] = isDesktop ? [0.755, 1.02] : [0.56, 1.1]
  const y = ground.yAt(x * scene.width) + 58 * scene.unit
  scene.place(fence(isDesktop ? 9 : 8, '#d9b48a'), x * scene.width, y, scale * scene.unit)
  const top = y - 92 * scale * scene.unit
  scene.place(magpie(), (isDesktop ? 0.8 : 0.72) * scene.width, top, scale * 0.86 * scene.unit, {
    flip: true,
  })
  scene.place(robin(), (isDesktop ? 0.886 : 0.9) * scene.width, top, scale * 0.8 * scene.unit)
  standFigure(
    view,
    basket('#d8483e'),
    { desktop: [0.225, 0.78], mobile: [0.46, 0.95] },
    { depth: 10 },
  )
  return addCornerPlants(view)
}

/** Snow, a snowman and a warm house. */
const privacyPolicy: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'winter',
    hour: 'dawn',
    seed: 7,
    light: { desktop: { x: 0.16, y: 0.27, r: 72 }, mobile: { x: 0.3, y: 0.19, r: 76 } },
  })
  const { scene, isDesktop } = view
  const ground = drawLand(view, [
    { y: 0.55, nearness: 0, amplitude: 46, trees: { kind: 'fir', height: [70, 140], step: 46 } },
    {
      y: 0.63,
      nearness: 0.16,
      amplitude: 34,
      trees: { kind: 'fir', height: [130, 220], step: 84, gap: [0.3, 0.7] },
    },
    {
      y: 0.7,
      nearness: 0.34,
      amplitude: 22,
      trees: { kind: 'fir', height: [220, 340], step: 110, gap: [0.1, 0.92] },
    },
  ])
  houses(view, ground, isDesktop ? [[0.89, 1.16, true]] : [[0.78, 1.2, true]])
  standFigure(view, snowman(), { desktop: [0.135, 0.98], mobile: [0.26, 1.15] })
  snow(scene, 4, isDesktop ? 90 : 80)
  return addCornerPlants(view)
}

/** The scenes with houses. */
export const villageScenes = {
  login,
  abo,
  news,
  'privacy-policy': privacyPolicy,
} satisfies Record<string, BackgroundArt>
