import { bear } from '../cast/bear.ts'
import { frog } from '../cast/frog.ts'
import { mouse } from '../cast/mouse.ts'
import { robin } from '../cast/robin.ts'
import { roundCloud } from '../landscape/clouds.ts'
import { bulrush } from '../landscape/flowers.ts'
import { hills, stone } from '../landscape/land.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse, num } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { nearGround, ridge } from '../places/backdrop.ts'
import { burrow } from '../places/burrow.ts'
import { pond } from '../places/pond.ts'
import { stream } from '../places/stream.ts'
import { candle } from '../props/furniture.ts'
import { boat, bucket } from '../props/outdoors.ts'
import { bookStack, letterBox, openBook } from './props.ts'
import {
  addCornerPlants,
  type BackgroundArt,
  continuePlace,
  standFigure,
  startBackground,
  withLowLand,
} from './view.ts'

/** The light is outside the picture, and so are the place's clouds around it. */
const noLight = { x: 1.64, y: 0.24, r: 0 }

/** A den below ground by candle light, made for reading. */
const reader: BackgroundArt = (size) => {
  const isDesktop = size.width > size.height
  const scene = burrow({
    ...withLowLand(size),
    palette: 'gold',
    seed: 4,
    light: { y: isDesktop ? 0.4 : 0.44, r: isDesktop ? 54 : 44 },
    door: isDesktop ? 0.15 : 0.34,
    lamp: isDesktop ? 0.845 : 0.66,
    shelf: isDesktop ? 0.8 : null,
    plants: false,
  })
  const view = continuePlace(scene, 4)
  standFigure(view, bear({ pose: 'sleeping', scarf: '#c8434a' }), {
    desktop: [0.165, 1],
    mobile: [0.3, 1.1],
  })
  standFigure(view, bookStack(['#c8434a', '#1f8a8c', '#e8a13c']), {
    desktop: [0.745, 0.84],
    mobile: [0.805, 0.7],
  })
  standFigure(
    view,
    candle(),
    { desktop: [0.845, 1], mobile: [0.56, 1.1] },
    { isLit: true, height: 92 },
  )
  standFigure(view, mouse({}), { desktop: [0.795, 1.15], mobile: [0.7, 1.25] }, { depth: 12 })
  standFigure(
    view,
    openBook('#6d5bb0'),
    { desktop: [0.795, 0.56], mobile: [0.7, 0.6] },
    { depth: 30 },
  )
  return scene
}

/** FigurePosition by the stream. */
const contact: BackgroundArt = (size) => {
  const scene = stream({
    ...withLowLand(size),
    palette: 'emerald',
    hour: 'dawn',
    seed: 5,
    flow: 'left',
    light: { x: 1.36, y: 0.3, r: 0 },
    plants: false,
  })
  const view = continuePlace(scene, 5)
  const box = standFigure(
    view,
    letterBox(),
    { desktop: [0.86, 0.98], mobile: [0.74, 1.15] },
    { shadow: 30 },
  )
  const scale = (view.isDesktop ? 0.98 : 1.15) * scene.unit
  scene.place(robin(), box.x + 46 * scale, box.y - 186 * scale, 0.8 * scale)
  standFigure(view, frog({}), { desktop: [0.15, 1.05], mobile: [0.28, 1.2] })
  return addCornerPlants(view)
}

const rain = (scene: Scene, seed: number) => {
  const { width, height, unit } = scene
  const random = seeded(seed)
  const drops = Array.from({ length: Math.round((width * height) / 13000) }, () => {
    const l = (18 + random() * 24) * unit
    return `M${num(random() * width)} ${num(random() * height * 0.9)}l${num(-l * 0.22)} ${num(l)}`
  })
  scene.add(
    `<path d="${drops.join('')}" stroke="#fff" stroke-opacity=".42" stroke-width="${num(2.6 * unit)}" stroke-linecap="round"/>`,
  )
}

const rainClouds = [
  [0.08, 0.2, 300],
  [0.27, 0.14, 240],
  [0.5, 0.12, 260],
  [0.72, 0.15, 250],
  [0.92, 0.22, 310],
] as const

/** Soft rain over the pond. */
const paymentFailure: BackgroundArt = (size) => {
  const scene = pond({
    ...withLowLand(size),
    palette: 'midnight',
    hour: 'day',
    seed: 6,
    light: noLight,
  })
  const view = continuePlace(scene, 6)
  const gray = mix(scene.mood.sky[0], '#c9d3dc', 0.55)
  for (const [i, [x, y, w]] of rainClouds.entries()) {
    const paper = roundCloud(x * scene.width, y * scene.height, w * scene.unit, i + 3)
    scene.piece(paper, mix(gray, '#6f88a0', (i % 2) * 0.35))
  }
  rain(scene, 9)
  standFigure(view, frog({ mood: 'sad' }), { desktop: [0.16, 1.1], mobile: [0.34, 1.25] })
  return scene
}

/** A lake in the morning with a still boat. */
const agb: BackgroundArt = (size) => {
  const view = startBackground(size, {
    palette: 'ocean',
    hour: 'dawn',
    seed: 5,
    light: { desktop: { x: 0.2, y: 0.3, r: 84 }, mobile: { x: 0.3, y: 0.22, r: 84 } },
    clouds: {
      desktop: [
        { x: 0.44, y: 0.22, w: 220 },
        { x: 0.86, y: 0.3, w: 190 },
      ],
      mobile: [{ x: 0.72, y: 0.15, w: 190 }],
    },
  })
  const { scene, settings, isDesktop, seed } = view
  const { width, height, unit, mood } = scene
  ridge(scene, settings, {
    y: 0.51,
    nearness: 0.02,
    amplitude: 50,
    trees: { kind: 'fir', height: [40, 90], step: 50 },
  })
  ridge(scene, settings, {
    y: 0.56,
    nearness: 0.24,
    amplitude: 26,
    trees: { kind: 'mixed', height: [80, 150], step: 70, gap: [0.3, 0.7] },
  })
  const shore = height * (0.595 + settings.landOffset)
  const surface = hills(scene, { base: shore, amplitude: 4 * unit, seed, waves: 1.4 })
  const water = mix(mood.sky[0], '#3aa6bd', 0.5)
  scene.sheet(
    surface.path,
    scene.linear(lighter(mix(water, mood.sky[2], 0.4), 0.24), darker(water, 0.16), shore, height),
    2,
    shore,
  )
  const random = seeded(seed + 2)
  const streaks = Array.from({ length: 24 }, () =>
    ellipse(
      random() * width,
      shore + (0.04 + random() * 0.9) * (height * 0.9 - shore),
      (24 + random() * 60) * unit,
      3 * unit,
    ),
  )
  scene.flat(streaks, '#ffffff', 0.34)
  const [bx, by] = [(isDesktop ? 0.86 : 0.7) * width, height * (isDesktop ? 0.81 : 0.79)]
  scene.flat(ellipse(bx, by + 12 * unit, 150 * unit, 13 * unit), darker(water, 0.3), 0.4)
  scene.place(boat(), bx, by + 16 * unit, (isDesktop ? 0.82 : 0.95) * unit)
  scene.flat(ellipse(bx, by + 18 * unit, 128 * unit, 8 * unit), lighter(water, 0.3), 0.9)
  nearGround(scene, settings, 0.815, 26)
  for (const [i, at] of [0.03, 0.055, 0.08, 0.11, 0.93, 0.96].entries()) {
    scene.add(
      bulrush(
        at * width,
        scene.ground(at * width) + 30 * unit,
        (150 + (i % 3) * 50) * unit,
        i % 2 === 0 ? 0.3 : -0.3,
        '#3f7a6a',
      ),
    )
  }
  scene.piece(
    [stone(0.22 * width, scene.ground(0.22 * width) + 50 * unit, 100 * unit, 4)],
    mix('#9aa7a4', mood.tone(0.5), 0.3),
  )
  standFigure(
    view,
    bucket(),
    { desktop: [0.165, 0.9], mobile: [0.3, 1.05] },
    { shadow: 40, depth: -20 },
  )
  return addCornerPlants(view, { lower: 0.5 })
}

/** The quiet scenes: by the water and below ground. */
export const quietScenes = {
  reader,
  contact,
  'payment-failure': paymentFailure,
  agb,
} satisfies Record<string, BackgroundArt>
