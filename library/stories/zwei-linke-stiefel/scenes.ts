import { bush } from '../../draw/landscape/land.ts'
import { points } from '../../draw/paper/geometry.ts'
import { forest } from '../../draw/places/forest.ts'
import { playground } from '../../draw/places/playground.ts'
import { school } from '../../draw/places/school.ts'
import { street } from '../../draw/places/street.ts'
import { bench } from '../../draw/props/outdoors.ts'
import { slide } from '../../draw/props/playground-things.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { puddle, streetLamp } from '../../draw/props/street-things.ts'
import { rings } from '../../draw/props/water.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  ben,
  benInSocks,
  blue,
  boot,
  mika,
  mikaInSocks,
  others,
  red,
  twoLeft,
  twoRight,
} from './figures.ts'
import { afterRain, bootHeap, broadTree, roundTrail, seaOfPuddle, splash, wetSky } from './set.ts'

export const cover: CoverArt = frontCover

const wet = { palette: 'ocean', hour: 'day', light: { r: 0 }, ...wetSky } as const

const p1: SceneArt = () => {
  const scene = school({ palette: 'ocean', hour: 'day', view: 'corridor', light: { r: 0 } })
  const [left, right] = [300, 1400]
  mika(twoLeft)(
    scene,
    { at: [left, 1010], scale: 2.5, shadow: 70, lookAt: [700, 800] },
    { view: 'turned', arms: 'hips', nod: 4, stance: 'contrapposto' },
  )
  ben(twoRight)(
    scene,
    { at: [right, 1060], scale: 2.5, flip: true, shadow: 90, lookAt: [right - 250, 1000] },
    {
      view: 'turned',
      stance: 'floor',
      hands: { near: { at: [62, -50], grip: 'grip' }, far: { at: [70, -56], grip: 'grip' } },
      nod: 12,
    },
  )
  scene.inFront(() => bootHeap(scene, 800, 1280, 2.35))
  return scene
}

const p2: SceneArt = () => {
  const scene = street({ ...wet, view: 'lane', lamps: [], seed: 4 })
  for (const [i, [x, y, scale]] of (
    [
      [890, 800, 0.86],
      [1010, 842, 0.96],
      [1150, 800, 0.84],
    ] as const
  ).entries())
    others[i]?.(
      scene,
      { at: [x, y], scale, shadow: 40 },
      i === 1 ? { view: 'back', stance: 'wheelchair' } : { view: 'back', stance: 'walking' },
    )
  roundTrail(scene, 560, 1070, 420)
  scene.contactShadow(560, 1096, 60)
  scene.place(streetLamp('#4a4f66', false), 560, 1096, 2.9)
  puddle(scene, 1270, 1090, 460)
  mika(twoLeft)(
    scene,
    {
      at: [800, 1120],
      scale: 2.5,
      flip: true,
      rotate: -13,
      shadow: 70,
      far: { at: [572, 890], grip: 'grip' },
      lookAt: [610, 1100],
    },
    { view: 'profile', stance: 'walking', mood: 'surprised' },
  )
  slantingRain(scene, { seed: 4, count: 90 })
  return scene
}

const p3: SceneArt = () => {
  const scene = playground({ ...wet, seed: 8, things: { swing: 0.1 }, plants: false })
  for (const [i, [x, y, scale]] of (
    [
      [250, 905, 0.85],
      [0, 0, 0],
      [420, 930, 0.95],
    ] as const
  ).entries())
    if (scale > 0)
      others[i]?.(scene, { at: [x, y], scale, flip: true, shadow: 40 }, { pose: 'running' })
  scene.contactShadow(1120, 1010, 420)
  scene.place(slide(), 1060, 1010, 2.55)
  roundTrail(scene, 900, 1060, 560)
  ben(twoRight)(
    scene,
    { at: [640, 1130], scale: 2.5, rotate: 11, shadow: 70, lookAt: [760, 1130] },
    { view: 'turned', stance: 'running', mood: 'surprised', nod: 10 },
  )
  slantingRain(scene, { seed: 9, count: 90 })
  return scene
}

const p4: SceneArt = () => {
  const scene = forest({ ...wet, kind: 'round', seed: 5, plants: false, horizon: 0.62 })
  seaOfPuddle(scene, 800, 1020, 900)
  splash(scene, 400, 960, 900)
  splash(scene, 1200, 960, 900)
  const sitting = { view: 'profile', stance: 'floor', mood: 'surprised' } as const
  for (const x of [330, 1270]) rings(scene, x, 1010, 360, 3)
  mika(twoLeft)(
    scene,
    { at: [450, 1010], scale: 3, lookAt: [900, 960], rotate: -4 },
    { ...sitting, arms: 'cheering' },
  )
  ben(twoRight)(
    scene,
    { at: [1150, 1010], scale: 3, flip: true, lookAt: [700, 960], rotate: 4 },
    { ...sitting, arms: 'cheering' },
  )
  slantingRain(scene, { seed: 12, count: 60 })
  return scene
}

const p5: SceneArt = () => {
  const scene = forest({ ...wet, kind: 'round', seed: 9, plants: false, horizon: 0.7 })
  scene.contactShadow(800, 944, 420)
  broadTree(scene, 800, 850)
  scene.piece(bush(800, 956, 250, 3), '#5a9a70', 2)
  scene.place(bench(), 800, 944, 2.9)
  const seated = { stance: 'seat', seatHeight: 80, view: 'turned' } as const
  mikaInSocks(
    scene,
    { at: [590, 966], scale: 2.25, lookAt: [820, 700] },
    { ...seated, mood: 'happy', hands: { far: { at: [88, -128], grip: 'point' } } },
  )
  benInSocks(
    scene,
    { at: [1010, 966], scale: 2.25, flip: true, lookAt: [700, 690] },
    { ...seated, mood: 'happy', hands: { far: { at: [70, -150], grip: 'open' } } },
  )
  scene.inFront(() => {
    const row = [blue, red, red, blue]
    for (const [i, color] of row.entries()) {
      const x = 270 + i * 350 + (i > 1 ? 30 : -20)
      scene.contactShadow(x, 1186, 130)
      scene.place(boot(color), x, 1190, 4.3, { flip: i > 1 })
      scene.mark('shine', x, 1060, 60)
    }
  })
  return scene
}

const p6: SceneArt = () => {
  const scene = afterRain()
  seaOfPuddle(scene, 800, 1070, 720)
  splash(scene, 500, 1110, 420)
  splash(scene, 1010, 1080, 420)
  for (const [x, y] of points('560,1120 1110,1090')) rings(scene, x, y, 150, 2)
  const run = { view: 'turned', stance: 'running', mood: 'happy' } as const
  const joined = [842, 800] as const
  ben({ far: blue, near: red, kind: 'both' })(
    scene,
    { at: [1050, 1080], scale: 2.6, lookAt: [640, 640], near: { at: joined, grip: 'grip' } },
    { ...run, headView: 'turned' },
  )
  mika({ far: red, near: blue, kind: 'both' })(
    scene,
    { at: [590, 1110], scale: 2.6, lookAt: [1000, 640], far: { at: joined, grip: 'grip' } },
    run,
  )
  return scene
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6 }
