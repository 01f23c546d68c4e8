import { cat } from '../cast/cat.ts'
import { fox } from '../cast/fox.ts'
import { hare } from '../cast/hare.ts'
import { castleWalls } from '../castle-walls.ts'
import { lighter, mix } from '../color.ts'
import { num } from '../geometry.ts'
import { bush } from '../land.ts'
import { ridge } from '../places/backdrop.ts'
import { garden } from '../places/garden.ts'
import { room } from '../places/room.ts'
import { bookStack } from './props.ts'
import type { BackgroundArt } from './view.ts'
import { calm, corners, land, openView, put, viewOf } from './view.ts'

/** The warm room at home. */
const dashboard: BackgroundArt = (size) => {
  const isWide = size.width > size.height
  const scene = room({
    ...calm(size),
    palette: 'gold',
    hour: 'dusk',
    seed: 3,
    window: isWide ? 0.18 : 0.32,
    furniture: isWide ? { stove: 0.87, rug: 0.18, shelf: 0.72 } : { stove: 0.8, rug: 0.34 },
  })
  const view = viewOf(scene, 3)
  put(view, bookStack(['#6d5bb0', '#1f8a8c', '#c8434a']), {
    wide: [0.755, 0.84],
    tall: [0.56, 0.9],
  })
  put(
    view,
    cat({ pose: 'sleeping' }),
    { wide: [0.18, 1.1], tall: [0.34, 1.25] },
    { depth: 34, shadow: 100 },
  )
  return scene
}

/** A quiet garden behind the house. */
const accountSettings: BackgroundArt = (size) => {
  const scene = garden({
    ...calm(size),
    palette: 'smaragd',
    hour: 'day',
    seed: 4,
    light: { x: 1.38, y: 0.28, r: 0 },
    well: size.width > size.height,
  })
  const view = viewOf(scene, 4)
  put(view, cat({ color: '#e2954a' }), { wide: [0.09, 0.98], tall: [0.6, 1.1] }, { depth: 6 })
  return scene
}

/** A castle on its hill in the first light. */
const storyRanking: BackgroundArt = (size) => {
  const view = openView(size, {
    palette: 'gold',
    hour: 'dawn',
    seed: 10,
    light: { wide: [0.15, 0.28, 90], tall: [0.26, 0.2, 88] },
    clouds: {
      wide: [
        [0.36, 0.2, 220],
        [0.62, 0.32, 170],
      ],
      tall: [
        [0.72, 0.13, 190],
        [0.4, 0.36, 170],
      ],
    },
  })
  const { scene, isWide } = view
  const { unit, height, mood } = scene
  ridge(scene, view.settled, {
    at: 0.57,
    tone: 0.02,
    swing: 50,
    trees: { kind: 'fir', height: [60, 120], step: 46 },
  })
  const x = (isWide ? 0.85 : 0.68) * scene.width
  const foot = (isWide ? 0.64 : 0.68) * height
  const p = (dx: number, y: number) => `${num(x + dx * unit)} ${num(y)}`
  scene.sheet(
    `M${p(-640, height * 0.9)}C${p(-420, foot + 150 * unit)} ${p(-280, foot)} ${p(0, foot - 6)}C${p(280, foot)} ${p(420, foot + 150 * unit)} ${p(640, height * 0.9)}Z`,
    scene.linear(lighter(mood.land(0.3), 0.1), mood.land(0.5), foot, height * 0.85),
    2,
    foot,
  )
  scene.place(
    castleWalls({ wall: mix('#fbe6cd', mood.tone(0.4), 0.1), roof: '#d0605c' }),
    x,
    foot + 6 * unit,
    unit,
  )
  scene.piece(
    [-150, -112, -74, 74, 112, 150].map((dx, i) =>
      bush(x + dx * unit, foot + 26 * unit, (58 + (i % 3) * 14) * unit, i),
    ),
    mood.land(0.5),
  )
  land(view, [
    {
      at: 0.7,
      tone: 0.5,
      swing: 20,
      trees: {
        kind: 'fir',
        height: [130, 240],
        step: 84,
        gap: isWide ? [0.2, 0.97] : [0.22, 0.96],
      },
    },
  ])
  put(view, fox({ pose: 'walking', scarf: '#1f8a8c' }), { wide: [0.125, 0.94], tall: [0.25, 1.05] })
  put(
    view,
    hare({ pose: 'walking', scarf: '#c8434a' }),
    { wide: [0.222, 0.8], tall: [0.55, 0.94] },
    { depth: 6 },
  )
  return corners(view)
}

/** The scenes of house, garden and castle. */
export const homeScenes = {
  dashboard,
  'account-settings': accountSettings,
  'story-ranking': storyRanking,
} satisfies Record<string, BackgroundArt>
