import { cat } from '../cast/cat.ts'
import { fox } from '../cast/fox.ts'
import { hare } from '../cast/hare.ts'
import { bush } from '../landscape/land.ts'
import { lighter, mix } from '../paper/color.ts'
import { num } from '../paper/geometry.ts'
import { ridge } from '../places/backdrop.ts'
import { garden } from '../places/garden.ts'
import { room } from '../places/room.ts'
import { castleWalls } from '../props/castle-walls.ts'
import { bookStack } from './props.ts'
import {
  addCornerPlants,
  type BackgroundArt,
  continuePlace,
  drawLand,
  standFigure,
  startBackground,
  withLowLand,
} from './view.ts'

/** The warm room at home. */
const dashboard: BackgroundArt = (size) => {
  const isDesktop = size.width > size.height
  const scene = room({
    ...withLowLand(size),
    palette: 'gold',
    hour: 'dusk',
    seed: 3,
    window: isDesktop ? 0.18 : 0.32,
    furniture: isDesktop ? { stove: 0.87, rug: 0.18, shelf: 0.72 } : { stove: 0.8, rug: 0.34 },
  })
  const view = continuePlace(scene, 3)
  standFigure(view, bookStack(['#6d5bb0', '#1f8a8c', '#c8434a']), {
    desktop: [0.755, 0.84],
    mobile: [0.56, 0.9],
  })
  standFigure(
    view,
    cat({ pose: 'sleeping' }),
    { desktop: [0.18, 1.1], mobile: [0.34, 1.25] },
    { depth: 34, shadow: 100 },
  )
  return scene
}

/** A quiet garden behind the house. */
const accountSettings: BackgroundArt = (size) => {
  const scene = garden({
    ...withLowLand(size),
    palette: 'emerald',
    hour: 'day',
    seed: 4,
    light: { x: 1.38, y: 0.28, r: 0 },
    well: size.width > size.height,
  })
  const view = continuePlace(scene, 4)
  standFigure(
    view,
    cat({ color: '#e2954a' }),
    { desktop: [0.09, 0.98], mobile: [0.6, 1.1] },
    { depth: 6 },
  )
  return scene
}

/** A castle on its hill in the first light. */
const storyRanking: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'gold',
    hour: 'dawn',
    seed: 10,
    light: { desktop: { x: 0.15, y: 0.28, r: 90 }, mobile: { x: 0.26, y: 0.2, r: 88 } },
    clouds: {
      desktop: [
        { x: 0.36, y: 0.2, w: 220 },
        { x: 0.62, y: 0.32, w: 170 },
      ],
      mobile: [
        { x: 0.72, y: 0.13, w: 190 },
        { x: 0.4, y: 0.36, w: 170 },
      ],
    },
  })
  const { scene, isDesktop } = view
  const { unit, height, mood } = scene
  ridge(scene, view.settings, {
    y: 0.57,
    nearness: 0.02,
    amplitude: 50,
    trees: { kind: 'fir', height: [60, 120], step: 46 },
  })
  const x = (isDesktop ? 0.85 : 0.68) * scene.width
  const foot = (isDesktop ? 0.64 : 0.68) * height
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
  drawLand(view, [
    {
      y: 0.7,
      nearness: 0.5,
      amplitude: 20,
      trees: {
        kind: 'fir',
        height: [130, 240],
        step: 84,
        gap: isDesktop ? [0.2, 0.97] : [0.22, 0.96],
      },
    },
  ])
  standFigure(view, fox({ pose: 'walking', scarf: '#1f8a8c' }), {
    desktop: [0.125, 0.94],
    mobile: [0.25, 1.05],
  })
  standFigure(
    view,
    hare({ pose: 'walking', scarf: '#c8434a' }),
    { desktop: [0.222, 0.8], mobile: [0.55, 0.94] },
    { depth: 6 },
  )
  return addCornerPlants(view)
}

/** The scenes of house, garden and castle. */
export const homeScenes = {
  dashboard,
  'account-settings': accountSettings,
  'story-ranking': storyRanking,
} satisfies Record<string, BackgroundArt>
