import { child } from '../../draw/cast/child.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { forest } from '../../draw/places/forest.ts'
import { garden } from '../../draw/places/garden.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { school } from '../../draw/places/school.ts'
import { street } from '../../draw/places/street.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { bench } from '../../draw/props/outdoors.ts'
import { slide, springRider, swingSet } from '../../draw/props/playground-things.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { puddle, streetLamp } from '../../draw/props/street-things.ts'
import { rings } from '../../draw/props/water.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  ben,
  blue,
  bootPair,
  inSocks,
  mika,
  red,
  runningIn,
  sittingIn,
  standingIn,
  walkingIn,
} from './figures.ts'
import { bootHeap, rainbow, seaOfPuddle, splash } from './set.ts'

export const cover: CoverArt = frontCover

const wet = { palette: 'ocean', hour: 'day', light: { r: 0 } } as const

/** The dotted way that somebody has walked around (x, y) and is still walking. */
const roundAndRound = (scene: Scene, x: number, y: number, rx: number) =>
  scene.add(
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.24}" fill="none" stroke="#ffffff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 30"/>`,
  )

const others = [
  child({
    pose: 'walking',
    outfit: 'raincoat',
    color: '#e57f9a',
    hair: '#8a4a2a',
    hairStyle: 'braids',
  }),
  child({
    pose: 'wheelchair',
    outfit: 'raincoat',
    color: '#7f6fc0',
    skin: '#c58a5e',
    hairStyle: 'long',
  }),
  child({
    pose: 'walking',
    outfit: 'raincoat',
    color: '#4f9fd0',
    hair: '#e3b45a',
    hairStyle: 'short',
  }),
]

const p1: SceneArt = () => {
  const scene = school({ palette: 'ocean', hour: 'day', view: 'corridor', light: { r: 0 } })
  bootHeap(scene, 800, footY(scene, 800, -30), 1.55)
  const left = standingIn(mika({ turn: 6 }), { colors: [red, blue], kind: 'left' })
  stand(scene, left, 450, 2.05, { depth: 90 })
  const right = standingIn(ben({ turn: -6, arms: 'raised' }), {
    colors: [blue, red],
    kind: 'right',
  })
  stand(scene, right, 1150, 2.05, { depth: 90 })
  return scene
}

const p2: SceneArt = () => {
  const scene = street({ ...wet, view: 'row', lamps: [], puddles: [0.14, 0.86], seed: 4 })
  for (const [i, figure] of others.entries())
    stand(scene, figure, 1010 + i * 190, 0.95, { depth: -66, shadow: 40 })
  const y = footY(scene, 640)
  roundAndRound(scene, 640, y + 60, 330)
  stand(scene, streetLamp('#4a4f66', false), 640, 1.9, { depth: 40, shadow: 26 })
  stand(
    scene,
    walkingIn(mika({ pose: 'walking', mood: 'surprised', turn: 0 }), [blue, red]),
    420,
    2,
    {
      depth: 90,
      rotate: -5,
    },
  )
  slantingRain(scene, { seed: 4, count: 110 })
  return scene
}

const p3: SceneArt = () => {
  const scene = meadow({ ...wet, seed: 8, flowers: [] })
  scene.contactShadow(1120, footY(scene, 1120, -30), 360)
  stand(scene, swingSet(), 260, 1.1, { depth: -60, shadow: 0 })
  stand(scene, springRider(), 1440, 1.2, { depth: -10, shadow: 40 })
  stand(scene, slide(), 900, 1.75, { depth: -20, shadow: 0 })
  roundAndRound(scene, 870, footY(scene, 870) + 76, 470)
  const running = runningIn(ben({ pose: 'running', mood: 'surprised' }), [red, blue])
  stand(scene, running, 560, 2, { depth: 84, flip: true, rotate: 5 })
  slantingRain(scene, { seed: 9, count: 110 })
  return scene
}

const p4: SceneArt = () => {
  const scene = forest({ ...wet, kind: 'round', seed: 5, plants: false })
  const y = footY(scene, 800, 60)
  seaOfPuddle(scene, 800, y, 790)
  const arms = { pose: 'ground', mood: 'surprised', arms: 'both' } as const
  const [left, right] = [460, 1140]
  for (const x of [left, right]) {
    rings(scene, x, y + 24, 330, 2)
    splash(scene, x, y - 20, 860)
  }
  scene.place(
    sittingIn(mika({ ...arms, turn: 7 }), { colors: [red, blue], kind: 'left' }),
    left,
    y,
    2.7,
    { rotate: -4 },
  )
  scene.place(
    sittingIn(ben({ ...arms, turn: -7 }), { colors: [blue, red], kind: 'right' }),
    right,
    y,
    2.7,
    { rotate: 4 },
  )
  slantingRain(scene, { seed: 12, count: 70 })
  return scene
}

const p5: SceneArt = () => {
  const scene = garden({ ...wet, hour: 'dawn', seed: 3, house: true })
  greatTree(scene, {
    x: 800,
    foot: 960,
    w: 170,
    crown: 400,
    seed: 4,
    bark: '#9a6a4c',
    leaves: '#6fae7c',
  })
  stand(scene, bench(), 800, 2.6, { depth: 20, shadow: 130 })
  const seat = footY(scene, 800, 20) - 66 * 2.6
  scene.place(mika({ ...inSocks, turn: 8 }), 640, seat + 46 * 1.85 + 40, 1.85)
  scene.place(ben({ ...inSocks, turn: -8, mood: 'happy' }), 960, seat + 46 * 1.85 + 40, 1.85)
  stand(scene, bootPair({ colors: [blue, red], kind: 'right' }, 60), 620, 2, {
    depth: 150,
    shadow: 50,
  })
  stand(scene, bootPair({ colors: [red, blue], kind: 'left' }, 60), 980, 2, {
    depth: 150,
    shadow: 50,
  })
  return scene
}

const p6: SceneArt = () => {
  const scene = street({
    palette: 'ocean',
    hour: 'day',
    view: 'lane',
    seed: 8,
    lamps: [],
    light: { x: 0.5, y: 0.2, r: 0 },
  })
  rainbow(scene, 792, 620, 356)
  puddle(scene, 972, 974, 320)
  puddle(scene, 640, 1056, 420)
  const run = { pose: 'running', mood: 'happy' } as const
  // Hand in hand, Ben is ahead and a little farther away.
  stand(scene, runningIn(ben(run), [blue, red]), 870, 2, { depth: 16, rotate: 2 })
  rings(scene, 974, footY(scene, 974, 24), 130, 2)
  stand(scene, runningIn(mika(run), [red, blue]), 584, 2, { depth: 96, rotate: -4 })
  rings(scene, 688, footY(scene, 688, 104), 130, 2)
  return scene
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6 }
