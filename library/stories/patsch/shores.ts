import { grass, hills } from '../../draw/landscape/land.ts'
import { cloudsAround, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, num, type Point, smooth } from '../../draw/paper/geometry.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { openWater } from '../../draw/places/sea.ts'
import { createPlaceScene, type PlaceOptions } from '../../draw/stage/place-options.ts'

const sunny = '#f6e2b4'
const shady = '#d3a868'
const wet = '#c99f68'
const duneGreen = '#8a9f62'

/** The sky of this story's beach. */
export const beachSky = { sun: 'rays', clouds: 'blobs', sheets: 'torn' } as const

/** Sky and sea of the story's beach, the horizon at `y` pixels. */
const seaside = (options: PlaceOptions, light: { x: number; y: number; r: number }, y: number) => {
  const { scene, settings } = createPlaceScene({ palette: 'ocean', ...options, light }, { light })
  sky(scene, {
    light,
    seed: settings.seed,
    clouds: light.r > 0 ? cloudsAround(light) : [],
    design: beachSky,
  })
  openWater(scene, settings, y)
  return scene
}

/** Sand from a wavy edge at `base` pixels down to the lower edge; the cast stands on it. */
const sandFloor = (scene: Scene, base: number, amplitude: number, seed: number, tilt = 0) => {
  const floor = hills(scene, { base, amplitude, seed, waves: 0.8, tilt })
  scene.sheet(floor.path, scene.linear(sunny, shady, floor.top, scene.height), 3, floor.top)
  scene.ground = floor.yAt
}

/** A strip of wet sand and foam before the sea, `y` pixels down. */
const waterline = (scene: Scene, y: number) => {
  for (const [dy, color] of [
    [0, '#ffffff'],
    [16, wet],
  ] as const) {
    const edge = hills(scene, { base: y + dy, amplitude: 8, seed: 6, waves: 2.2 })
    scene.sheet(edge.path, color, 1, edge.top)
  }
}

const ripples = (scene: Scene, from: number, to: number, seed: number) => {
  const random = seeded(seed)
  const marks = Array.from({ length: 16 }, () =>
    ellipse(scene.across(random()), from + random() * (to - from), 40 + random() * 90, 4),
  )
  scene.flat(marks, darker(shady, 0.3), 0.16)
}

/** The beach from as low as a crab sees it: little sand, much sky. */
export const crabsView = () => {
  const scene = seaside({ hour: 'day', seed: 5 }, { x: 0.2, y: 0.17, r: 105 }, 770)
  waterline(scene, 866)
  sandFloor(scene, 930, 12, 9)
  ripples(scene, 1060, 1180, 4)
  return scene
}

/** The foot of a high dune that falls from the left edge to the middle of the picture. */
export const duneFoot = () => {
  const scene = seaside({ hour: 'day', seed: 12 }, { x: 0.8, y: 0.2, r: 110 }, 560)
  const { left, right, height } = scene
  waterline(scene, 716)
  const beach = hills(scene, { base: 800, amplitude: 8, seed: 3 })
  scene.sheet(beach.path, scene.linear(sunny, shady, 780, height), 3, beach.top)
  const crest: Point[] = [
    [left - 60, 300],
    [120, 330],
    [420, 520],
    [740, 760],
    [1060, 880],
    [right + 60, 930],
  ]
  const slope = `${smooth(crest, false)}V${height + 60}H${left - 60}Z`
  const blades = grass({ yAt: (x) => 330 + Math.max(0, x - 60) * 0.5 }, left, 240, 13, 120, 7)
  scene.piece(blades, darker(duneGreen, 0.12), 2)
  scene.sheet(slope, scene.linear(lighter(sunny, 0.2), shady, 300, height), 3, 300)
  scene.ground = () => 900
  return scene
}

/** The sand from high above; the sea only licks at the upper corner. */
export const fromAbove = () => {
  const light = { x: 0, y: 0, r: 0 }
  const { scene } = createPlaceScene({ palette: 'ocean', hour: 'day', light }, { light })
  const { left, right, width, height } = scene
  const paint = scene.linear(mix(sunny, shady, 0.1), shady, 0, height)
  scene.sheet(`M${left - 60} -60H${right + 60}V${height + 60}H${left - 60}Z`, paint)
  const bay = (out: number) => {
    const shore: Point[] = [
      [600 - out * 1.6, -60],
      [760 - out, 110 + out * 0.4],
      [1010 - out * 0.7, 190 + out * 0.8],
      [1270 - out * 0.3, 330 + out],
      [width + 20, 420 + out],
      [right + 90, 490 + out],
    ]
    return `${smooth(shore, false)}V-90H600Z`
  }
  scene.flat(bay(84), wet, 0.75)
  scene.flat(bay(52), lighter(wet, 0.2), 0.8)
  scene.piece(bay(16), '#ffffff', 1)
  scene.flat(bay(0), scene.linear('#3fa9bd', '#9adbdd', 0, 470))
  scene.flat(bay(-46), '#ffffff', 0.5)
  scene.flat(bay(-56), scene.linear('#2f97b3', '#6cc6cf', 0, 400))
  ripples(scene, 560, 1150, 8)
  scene.ground = (x) => 380 + x * 0.1
  return scene
}

/** The beach from the water: dunes behind it, wet sand in front. */
export const fromTheWater = () => {
  const light = { x: 0.3, y: 0.1, r: 0 }
  const { scene } = createPlaceScene({ palette: 'ocean', hour: 'day', seed: 4, light }, { light })
  const { left, right } = scene
  sky(scene, {
    light,
    seed: 5,
    design: beachSky,
    clouds: [
      { x: 0.2, y: 0.13, w: 240 },
      { x: 0.66, y: 0.08, w: 190 },
    ],
  })
  const ridge = (base: number, amplitude: number, seed: number, share: number) => {
    const dune = hills(scene, { base, amplitude, seed, waves: 1.6 })
    scene.piece(
      grass({ yAt: (x) => dune.yAt(x) + 12 }, left, right, 30, 86, seed),
      mix(duneGreen, '#c9d9b0', share),
      2,
    )
    const sand = mix('#e6c68e', '#fbeccb', share)
    scene.sheet(
      dune.path,
      scene.linear(lighter(sand, 0.2), sand, dune.top, base + 200),
      2,
      dune.top,
    )
  }
  ridge(300, 60, 8, 0.8)
  ridge(400, 54, 15, 0.2)
  sandFloor(scene, 500, 10, 2)
  ripples(scene, 560, 800, 3)
  const damp = hills(scene, { base: 880, amplitude: 16, seed: 11, waves: 0.7, tilt: -60 })
  scene.sheet(damp.path, scene.linear(lighter(wet, 0.16), darker(wet, 0.12), 850, 1200), 1, 820)
  return scene
}

/** The last of a wave before everybody's feet, over the lower edge of the picture. */
export const lappingWave = (scene: Scene, y: number) =>
  scene.inFront(() => {
    const { height } = scene
    const edge = (base: number) =>
      hills(scene, { base, amplitude: 16, seed: 5, waves: 1.5, tilt: -30 })
    const [rim, water, deep] = [edge(y), edge(y + 16), edge(y + 74)]
    scene.sheet(rim.path, '#ffffff', 1, rim.top)
    scene.flat(water.path, scene.linear('#bfe9ea', '#5fc0cb', y, height), 0.94)
    scene.flat(deep.path, '#ffffff', 0.35)
    scene.flat(edge(y + 86).path, scene.linear('#7fd0d6', '#2f9db5', y + 80, height))
  })

/** The beach in the evening; a road runs from the viewer straight down to the sea. */
export const eveningRoad = () => {
  const light = { x: 0.5, y: 0.21, r: 125 }
  const scene = seaside({ hour: 'dusk', seed: 9 }, light, 400)
  const { height } = scene
  waterline(scene, 520)
  const floor = hills(scene, { base: 566, amplitude: 8, seed: 4 })
  scene.sheet(floor.path, scene.linear('#f7d9a8', '#b98462', floor.top, height), 3, floor.top)
  scene.ground = () => 566
  const edge = (side: number, y: number) => 800 + side * (70 + (y - 566) * 0.52)
  const road = `M${edge(-1, 566)} 566H${edge(1, 566)}L${edge(1, 1260)} 1260H${edge(-1, 1260)}Z`
  scene.flat(road, scene.linear('#fbe3b4', '#d9a673', 566, height))
  for (const side of [-1, 1]) {
    const w = (y: number) => 8 + (y - 566) * 0.05
    const kerb = `M${num(edge(side, 570))} 570L${num(edge(side, 1260))} 1260h${num(side * w(1260))}L${num(edge(side, 570) + side * w(570))} 570Z`
    scene.piece(kerb, '#cf9c6a', 2)
  }
  return scene
}
